"""Where things lie on the table: pure geometry, no pygame."""
