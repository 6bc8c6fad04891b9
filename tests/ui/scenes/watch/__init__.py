"""Tests of watching a game."""
