"""Tests of what measures the library."""
