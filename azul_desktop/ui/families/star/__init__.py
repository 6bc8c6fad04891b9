"""The star family in the window."""
