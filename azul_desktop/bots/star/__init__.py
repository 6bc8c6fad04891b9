"""The search bot of the star family: a planner for the build, a tree for the draft."""
