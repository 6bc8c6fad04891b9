"""Edition files of the wall family: pattern lines, a wall, a floor."""
