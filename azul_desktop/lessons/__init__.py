"""Lessons: what is taught on the table, read from files; no pygame."""
