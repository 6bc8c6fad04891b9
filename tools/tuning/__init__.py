"""How the wall bot's weights are made: self-play, then a fit."""
