"""Faces: painted busts of bots, and medallions of people, in a ring of the seat's colour."""

import math
from functools import partial
from typing import Final, NamedTuple

import pygame

from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.shelf import SHELF
from azul_desktop.ui.render.tokens import BLACK, COBALT, SMALLEST_TEXT, Colour, Face, colour

NEUTRAL: Final = "neutral"
THINKING: Final = "thinking"
PLEASED: Final = "pleased"

_DRAWINGS: Final = (("small", 46), ("medium", 84), ("large", math.inf))
"""The drawings, and up to how many logical pixels each is shown; small ones are bolder."""
_GLAZE = colour("#dfe9f8"), colour("#a9c4ea")
_RING, _LINE = 0.05, 0.02
"""The ring and the gold line inside it, in parts of a face's size."""
_GOLD = colour("#f3dc9a")
_SHADE = colour("#0e0702")
_PERSON: Final = "person"
_LETTER, _SIGN = 0.46, 0.34
"""How large the initial is set on a medallion and the sign of a person is drawn, in its sizes."""
STEPS: Final = 3
"""The pictures between two states of a face."""


class Mood(NamedTuple):
    """How a face looks; on the way from the state `before` at a step up to `STEPS`."""

    state: str = NEUTRAL
    before: str = ""
    step: int = 0


def portrait(brush: Brush, who: str, state: str, size: int) -> pygame.Surface:
    """A round bust of so many pixels; a robot where nobody painted one.

    A drawing that is too small makes way for the next larger one: nothing is enlarged. Beyond the
    largest, the bust keeps its size on a larger ground.
    """
    largest = None
    for drawing, most in _DRAWINGS:
        file = f"images/shared/portraits/{who}-{state}-{drawing}.png"
        if size > most * brush.unit or (master := brush.images.master(file)) is None:
            continue
        if master.get_width() >= size:
            return brush.images.sized(file, (size, size)) or master
        largest = master
    if largest is None:
        if who == _PERSON:
            return SHELF.once(("glaze", size), partial(_glaze, size))
        largest = brush.images.icon("bot", max(1, round(size * 0.58)), COBALT)
    return SHELF.once(("on glaze", who, state, size), partial(_on_glaze, largest, size))


def azulejo(brush: Brush, who: str, size: int) -> pygame.Surface | None:
    """The square tile that a character is painted on, no larger than it was painted."""
    file = f"images/shared/portraits/{who}-{NEUTRAL}-tile.png"
    master = brush.images.master(file)
    if master is None:
        return None
    side = min(size, master.get_width())
    return brush.images.sized(file, (side, side))


def face(brush: Brush, who: str, state: str, size: int, tint: Colour) -> pygame.Surface:
    """A bust in a ring of its seat's colour with a gold line, over its shadow.

    The picture is larger than the face by the shadow, the same on all sides.
    """
    key = "face", who, state, size, tint, brush.unit
    return SHELF.once(key, lambda: ringed(portrait(brush, who, state, inside(size)), size, tint))


def medallion(brush: Brush, name: str, size: int, tint: Colour) -> pygame.Surface:
    """A person in the frame of a face: a painted wreath around the initial."""
    key = "medallion", name[:1], size, tint, brush.unit
    return SHELF.once(key, lambda: _initialled(brush, name[:1].upper(), size, tint))


def _initialled(brush: Brush, letter: str, size: int, tint: Colour) -> pygame.Surface:
    whole = face(brush, _PERSON, NEUTRAL, size, tint).copy()
    ink = shapes.mixed(tint, BLACK, 0.25)
    large = round(size * _LETTER)
    if letter.isalnum() and large >= SMALLEST_TEXT * brush.unit:
        sign = brush.type.line(letter, Face.HEAD_BOLD, large, ink)
        sign = sign.subsurface(sign.get_bounding_rect())
    else:
        sign = brush.images.icon("human", round(size * _SIGN), ink)
    whole.blit(sign, sign.get_rect(center=whole.get_rect().center))
    return whole


def changing(brush: Brush, who: str, mood: Mood, size: int, tint: Colour) -> pygame.Surface:
    """A face in a mood, be it on the way from another one."""
    if not mood.step:
        return face(brush, who, mood.before or mood.state, size, tint)
    key = "changing", who, mood, size, tint, brush.unit
    before, after = (face(brush, who, state, size, tint) for state in (mood.before, mood.state))
    return SHELF.once(key, lambda: _mixed(before, after, mood.step / (STEPS + 1)))


def inside(size: int) -> int:
    """How large the bust is in a face."""
    return size - 2 * (_width(size, _RING) + _width(size, _LINE))


def _width(size: int, part: float) -> int:
    return max(1, round(size * part))


def ringed(bust: pygame.Surface, size: int, tint: Colour) -> pygame.Surface:
    """A round picture of the size `inside` in its ring with a gold line, over its shadow."""
    blur = max(1, size // 14)
    margin = 2 * blur + size // 18
    whole = pygame.Surface((size + 2 * margin,) * 2, pygame.SRCALPHA)
    whole.fill((*_SHADE, 0))
    under = shapes.shadow.fresh((size, size), size // 2, blur, _SHADE, 120)
    off = margin - 2 * blur
    whole.blit(under, (off + size // 30, off + size // 18))
    whole.blit(shapes.disc(size, tint), (margin, margin))
    ring = _width(size, _RING)
    whole.blit(shapes.disc(size - 2 * ring, _GOLD), (margin + ring,) * 2)
    whole.blit(bust, (margin + (size - bust.get_width()) // 2,) * 2)
    return whole


def _mixed(before: pygame.Surface, after: pygame.Surface, part: float) -> pygame.Surface:
    """Both have the same outline, so one laid over the other shows no ground."""
    whole = before.copy()
    whole.blit(shapes.faded(after, part), (0, 0))
    return whole


def _on_glaze(picture: pygame.Surface, size: int) -> pygame.Surface:
    """A picture in the middle of pale glaze."""
    whole = _glaze(size)
    at = (size - picture.get_width()) // 2
    whole.blit(picture, (at, at))
    return whole


def _glaze(size: int) -> pygame.Surface:
    return shapes.rounded.fresh((size, size), size // 2, _GLAZE)
