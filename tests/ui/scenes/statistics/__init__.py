"""Tests of the statistics in the window."""
