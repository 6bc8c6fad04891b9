"""Learn: the lessons of every edition, how far somebody has come, and the rules."""
