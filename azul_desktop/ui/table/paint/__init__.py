"""From what is seen to sprites."""
