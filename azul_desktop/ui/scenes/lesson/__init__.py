"""A lesson on the table: played by hand, with a plate that says what to do and why."""
