"""Tests of the page of lessons."""
