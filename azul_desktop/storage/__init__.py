"""What is kept on the user's disk: atomically written, versioned, and never trusted."""
