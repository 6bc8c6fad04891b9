"""The brush: everything pictures are painted with, at the scale of one window."""

import pygame

from azul_desktop.geometry import Box, Point
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.text import Align, Type
from azul_desktop.ui.render.tokens import SMALLEST_TEXT, Colour, Face, strongest
from azul_desktop.ui.render.wrapping import Room


class Brush:
    """Text, icons and shapes in logical pixels; `unit` is how many real ones make a logical one.

    With `contrast` everything is painted for people who see little. `usual` is the unit without
    the user's own scale: enlarged letters that do not fit may become as small as they were.
    """

    def __init__(
        self,
        type_: Type,
        images: Images,
        unit: float,
        *,
        usual: float | None = None,
        contrast: bool = False,
    ) -> None:
        self.type = type_
        self.images = images
        self.unit = unit
        self.usual = unit if usual is None else usual
        self.contrast = contrast

    def at_scale(self, unit: float, usual: float | None = None) -> "Brush":
        """The same brush for another scale."""
        if unit == self.unit and usual in (None, self.usual):
            return self
        return Brush(self.type, self.images, unit, usual=usual, contrast=self.contrast)

    def px(self, length: float) -> int:
        """A logical length in pixels; never nothing."""
        return max(1, round(length * self.unit))

    def ink(self, tint: Colour) -> Colour:
        """A colour for letters: with high contrast black or white, unless it has a meaning."""
        return strongest(tint) if self.contrast else tint

    def text(self, text: str, face: Face, size: float, colour: Colour) -> pygame.Surface:
        """One line of text."""
        return self.type.line(text, face, self.px(size), self.ink(colour))

    def label(
        self,
        text: str,
        face: Face,
        size: float,
        colour: Colour,
        box: Box,
        align: Align = "centre",
        short: str = "",
    ) -> Sprite:
        """Text in a box: made smaller, then wrapped, then `short`, and only then cut."""
        words = self.words(text, face, size, self.ink(colour), box, align, short)
        return aligned(words, box, align)

    def words(
        self,
        text: str,
        face: Face,
        size: float,
        colour: Colour,
        box: Box,
        align: Align = "centre",
        short: str = "",
    ) -> pygame.Surface:
        """The picture of a label no larger than a box, in a colour as it is."""
        wanted = self.px(size)
        # Enlarged letters first stay large in several lines, then become as small as usual.
        leasts = (min(wanted, max(1, round(SMALLEST_TEXT * unit))) for unit in self._units)
        room = Room(box.w, box.h)
        return self.type.fitted(text, face, (wanted, *leasts), colour, room, align, short)

    @property
    def _units(self) -> tuple[float, ...]:
        return (self.unit, self.usual) if self.usual < self.unit else (self.unit,)

    def paragraph(self, text: str, face: Face, size: float, colour: Colour, box: Box) -> Sprite:
        """Text in several lines from the top of a box."""
        surface = self.type.paragraph(text, face, self.px(size), self.ink(colour), box.w)
        return Sprite(surface, round(box.x), round(box.y))

    def icon(self, name: str, size: float, colour: Colour, centre: Point) -> Sprite:
        """An icon with its middle at a point."""
        return centred(self.images.icon(name, self.px(size), colour), centre)


def centred(surface: pygame.Surface, centre: Point, flags: int = 0) -> Sprite:
    """A picture with its middle at a point."""
    w, h = surface.get_size()
    return Sprite(surface, round(centre[0] - w / 2), round(centre[1] - h / 2), flags)


def aligned(surface: pygame.Surface, box: Box, align: Align) -> Sprite:
    """A picture in the middle of a box's height, at one of its sides or between them."""
    w, h = surface.get_size()
    x = {"left": box.x, "centre": box.x + (box.w - w) / 2, "right": box.right - w}[align]
    return Sprite(surface, round(x), round(box.y + (box.h - h) / 2))
