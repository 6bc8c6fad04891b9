"""Where words stand in a paragraph that the font has broken into lines."""

from typing import NamedTuple

import pygame

from azul_desktop.geometry import Box
from azul_desktop.ui.render.text import Type
from azul_desktop.ui.render.tokens import INK, Face


class Lettered(NamedTuple):
    """A paragraph as it is set: face, size in real pixels, and the width of its lines."""

    text: str
    face: Face
    size: int
    width: float


def lines_of(type_: Type, set_: Lettered) -> list[tuple[int, int]]:
    """Where each line begins and ends in the text.

    The font does not tell where it breaks lines, and counts ligatures in a way of its own: it is
    read from how far the letters of each line reach.
    """
    text, face, size, width = set_
    picture = type_.paragraph(text, face, size, INK, width)
    pitch = type_.font(face, size).get_linesize()
    lines, start = [], 0
    for top in range(0, picture.get_height(), pitch):
        right = _right(picture, top, pitch)
        ends = [at for at in range(start + 1, len(text) + 1) if text[at : at + 1] in (" ", "")]
        if not ends:
            break
        end, least = ends[0], abs(type_.width(text[start : ends[0]], face, size) - right)
        for at in ends[1:]:
            apart = abs(type_.width(text[start:at], face, size) - right)
            if apart > least:
                break
            end, least = at, apart
        lines.append((start, end))
        start = end + 1
    return lines


def _right(picture: pygame.Surface, top: int, pitch: int) -> int:
    """How far the letters of a line reach."""
    high = min(pitch, picture.get_height() - top)
    return picture.subsurface((0, top, picture.get_width(), high)).get_bounding_rect().right


def word_box(type_: Type, set_: Lettered, start: int, end: int) -> Box | None:
    """The box of a part of the text from the paragraph's corner; None where it goes on below.

    Words that a line break parts have no box of their own.
    """
    pitch = type_.font(set_.face, set_.size).get_linesize()
    for number, (first, last) in enumerate(lines_of(type_, set_)):
        if first <= start and end <= last:
            left = type_.width(set_.text[first:start], set_.face, set_.size)
            right = type_.width(set_.text[first:end], set_.face, set_.size)
            return Box(left, number * pitch, right - left, pitch)
    return None
