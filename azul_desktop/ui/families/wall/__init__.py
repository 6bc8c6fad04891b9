"""The wall family in the window."""
