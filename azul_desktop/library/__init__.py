"""All games that were ever played here, and who played them: one SQLite file, no window."""
