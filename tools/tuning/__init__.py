"""Scripts that tune the bots by self-play."""
