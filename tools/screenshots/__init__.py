"""Makes pictures of every screen and of every installed edition, without a display."""
