"""What is seen on the table, piece by piece, and where."""
