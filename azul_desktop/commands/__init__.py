"""The commands that run without a window, one module each."""
