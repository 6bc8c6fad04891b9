"""Rhombi, their spaces, the tower and the scoring board of the summer pavilion."""
