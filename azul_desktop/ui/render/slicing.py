"""Large panels, put together from the corners, edges and middle of a smaller one.

A page at three times the usual size may be several windows long: a panel as one picture would
take hundreds of megabytes, most of which nobody sees at once.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple
from weakref import WeakValueDictionary

import pygame

from azul_desktop.ui.render.stage import Sprite

LARGE = 2_200_000
"""Up to so many pixels, about a window of 1920×1080, a panel is one picture."""
PERIOD = 512
"""The middle repeats after so many pixels: as the grain of paper does."""
Size = tuple[int, int]

_pieces: WeakValueDictionary[tuple[int, Size, Size], pygame.Surface] = WeakValueDictionary()
"""Cut pieces while someone shows them; they keep the picture that they were cut from."""


class _Span(NamedTuple):
    """A part of a small panel along one axis, and where it lies in the large one."""

    start: int
    length: int
    at: range


def is_large(size: Size) -> bool:
    """Whether a panel is better put together from pieces."""
    return size[0] * size[1] > LARGE


def panel(
    paint: Callable[[Size], pygame.Surface],
    size: Size,
    at: tuple[int, int],
    border: int,
    *,
    shaded: bool = False,
    hollow: bool = False,
) -> list[Sprite]:
    """A panel of a size, painted by a function that keeps its pictures.

    Within the border it looks the same everywhere, or repeats itself after `PERIOD` pixels. One
    that is `shaded` from top to bottom is cut into columns only. The middle of a `hollow` one is
    hidden by what lies on it, and left out.
    """
    if not is_large(size):
        return [Sprite(paint(size), *at)]
    wide, high = _spans(size[0], border), _spans(size[1], border)
    if shaded:
        high = [_Span(0, size[1], range(1))]
    small = paint((_whole(wide), _whole(high)))
    return [
        Sprite(piece(small, (across.start, down.start), (across.length, down.length)), x, y)
        for down in high
        for across in wide
        if not (hollow and len(wide) == len(high) == 3 and across is wide[1] and down is high[1])
        for y in _moved(down.at, at[1])
        for x in _moved(across.at, at[0])
    ]


def _spans(whole: int, border: int) -> list[_Span]:
    """Beginning, repeated middle and end; the rest that is no whole period belongs to the end."""
    times = (whole - 2 * border) // PERIOD
    if times < 2:
        return [_Span(0, whole, range(1))]
    first = border + PERIOD
    end = whole - border - times * PERIOD
    return [
        _Span(0, border, range(1)),
        _Span(border, PERIOD, range(border, border + times * PERIOD, PERIOD)),
        _Span(first, end, range(whole - end, whole - end + 1)),
    ]


def _whole(spans: list[_Span]) -> int:
    return sum(span.length for span in spans)


def _moved(places: range, by: int) -> Iterator[int]:
    return (place + by for place in places)


def piece(surface: pygame.Surface, at: Size, size: Size) -> pygame.Surface:
    """A part of a picture; the same one as long as someone has it."""
    key = id(surface), at, size
    found = _pieces.get(key)
    if found is None:
        found = _pieces[key] = surface.subsurface((at, size))
    return found
