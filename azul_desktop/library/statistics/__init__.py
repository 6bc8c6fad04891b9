"""What the finished games of the library say about those who played them."""
