"""The pages of the rules of walls, and their pictures."""
