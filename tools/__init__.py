"""Tools that are used while building the game; none of them is shipped."""
