"""What can be said about a game without a window: previews, reasons, prompts, the log."""
