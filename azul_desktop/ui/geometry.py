"""The shapes that the window is made of."""

from azul_desktop.geometry import Box, Circle, Point, Rhombus, box_around, surrounding

__all__ = ["Box", "Circle", "Point", "Rhombus", "box_around", "surrounding"]
