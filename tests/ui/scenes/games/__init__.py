"""Tests of the screen of games."""
