"""Tests of preparing a new game."""
