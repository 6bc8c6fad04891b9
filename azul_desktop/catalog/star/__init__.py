"""Edition files of the star family: stars, features, a supply."""
