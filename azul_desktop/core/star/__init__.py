"""The rules of the star family: a hand, stars, a supply."""
