"""Chocolates, the box they lie in, and the signs of the special saucers."""
