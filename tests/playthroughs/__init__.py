"""One whole game of each edition, written down: it must come out the same everywhere, for ever."""
