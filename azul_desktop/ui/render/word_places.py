"""Where words stand in a paragraph that the font has broken into lines."""

from typing import NamedTuple

from azul_desktop.geometry import Box
from azul_desktop.ui.render.text import Type
from azul_desktop.ui.render.tokens import Face


class Lettered(NamedTuple):
    """A paragraph as it is set: face, size in real pixels, and the width of its lines."""

    text: str
    face: Face
    size: int
    width: float


def lines_of(type_: Type, set_: Lettered) -> list[tuple[int, int]]:
    """Where each line begins and ends in the text, broken at spaces as the font breaks it."""
    text, most = set_.text, round(set_.width)
    lines, start = [], 0
    while start < len(text):
        end, at = start, start
        while at < len(text):
            space = text.find(" ", at + 1)
            to = len(text) if space < 0 else space
            if type_.width(text[start:to], set_.face, set_.size) > most and end > start:
                break
            end = at = to
        lines.append((start, end))
        start = end + 1
    return lines


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
