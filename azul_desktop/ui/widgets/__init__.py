"""Buttons, fields and the other things to press, in one look."""
