"""Motion: easing and timelines."""
