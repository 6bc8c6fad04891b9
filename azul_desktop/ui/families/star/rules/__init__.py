"""The pages of the rules of stars, and their pictures."""
