"""How far apart the colours of the tiles are, for every kind of colour vision."""
