"""How bots learn what a position is worth: they play themselves, and weights are fitted to it."""
