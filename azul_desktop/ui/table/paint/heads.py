"""The head of a player board: face or button, name, level."""

from dataclasses import dataclass, field, replace

import pygame

from azul_desktop.bots.levels import LEVELS
from azul_desktop.geometry import Box, box_around
from azul_desktop.ui.botnames import BETWEEN
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.portraits import Mood, changing
from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import (
    BLACK,
    INK,
    INK2,
    PLAYERS,
    WHITE,
    Colour,
    Face,
    colour,
)

_SHADE = (14, 7, 2)
_RIM_DARK, _RIM_LIGHT = colour("#8f6f2c"), colour("#f3dc9a")
_FINE, _STEPS = 4, 24
"""How much larger an avatar is drawn than shown, and in how many circles it gets lighter."""
_SMALLER, _SMALL_FACE = 34, 40
"""In a place smaller than this a face is so large."""
_WIDER = 1.22
"""How much larger a face is elsewhere than a button of enamel in the same place."""
_LARGE = 40
"""From this size in pixels on, the sign of an avatar throws a shadow."""
_PIP, _PIP_PITCH = 7, 9
"""The dots that stand for a level: how large one is, and the way to the next."""


@dataclass(frozen=True)
class Sitter:
    """Who sits at a board, as the table shows it."""

    number: int
    name: str
    level: str
    """The level of a bot; empty for a person."""
    note: str = ""
    """What stands in place of the level: a bot that is thinking, a player who passed."""
    colour: int = 0
    """The colour of the player, as `tokens.PLAYERS` counts them."""
    strength: int = 0
    """The number of a bot's level; 0 where it has none."""
    face: str = ""
    """The id of the character that a bot appears as; empty for a person."""
    mood: Mood = field(default=Mood(), compare=False)
    """How the face looks: whoever paints it asks for it beside the rest."""


def in_mood(sitter: Sitter, state: str) -> Sitter:
    """A sitter who looks like that, whatever happens at the table."""
    return replace(sitter, mood=Mood(state))


def avatar(brush: Brush, box: Box, sitter: Sitter) -> list[Sprite]:
    """A bot's face in a ring of its colour; a person has a raised button of enamel."""
    box = box.rounded()
    size = int(min(box.w, box.h))
    tint = PLAYERS[sitter.colour]
    if sitter.face:
        return [centred(changing(brush, sitter.face, sitter.mood, size, tint), box.centre)]
    side = round(size * 0.54)
    x, y = box.centre
    engraved = brush.images.icon("human", side, shapes.mixed(tint, BLACK, 0.5))
    return [
        centred(_enamel(size, tint), box.centre),
        *([centred(engraved, (x + size / 44, y + size / 32))] if size >= _LARGE else []),
        centred(brush.images.icon("human", side, WHITE), box.centre),
    ]


def head(
    brush: Brush, sitter: Sitter, place: Box, name: Box, size: float, level: Box | None = None
) -> list[Sprite]:
    """Who plays a board: face or button in its place, and the name, which gives way to a face."""
    if not sitter.face:
        return avatar(brush, place, sitter) + name_plate(brush, sitter, name, size, level)
    face = head_face(brush, place)
    left = face.right + max(brush.px(8), face.w * 0.18)
    beside = name_plate(
        brush, sitter, _from(name, left), size, None if level is None else _from(level, left)
    )
    return avatar(brush, face, sitter) + beside


def head_face(brush: Brush, place: Box) -> Box:
    """Where a face lies in a head: it is larger than the place of a button."""
    if min(place.w, place.h) >= brush.px(_SMALLER):
        return box_around(place.centre, min(place.w, place.h) * _WIDER).rounded()
    x, y = place.centre
    return box_around((x - brush.px(3), y + brush.px(1)), brush.px(_SMALL_FACE)).rounded()


def _from(box: Box, left: float) -> Box:
    """The part of a box right of a line."""
    x = max(box.x, left)
    return Box(x, box.y, box.right - x, box.h)


@Kept
def _enamel(size: int, tint: Colour) -> pygame.Surface:
    """A domed disc in a golden rim over its soft shadow, lit from the upper left."""
    fine = size * _FINE
    margin = fine // 8
    whole = pygame.Surface((fine + 2 * margin, fine + 2 * margin), pygame.SRCALPHA)
    whole.fill((*_SHADE, 0))
    middle, radius = margin + fine / 2, fine / 2
    under = middle + fine * 0.03, middle + fine * 0.055
    pygame.draw.circle(whole, (*_SHADE, 120), under, radius * 0.98)
    whole = shapes.blurred(whole, max(1, fine // 28))
    dark, light = shapes.mixed(tint, BLACK, 0.22), shapes.mixed(tint, WHITE, 0.4)
    _dome(whole, middle, radius, (_RIM_DARK, _RIM_LIGHT), 0.12)
    pygame.draw.circle(whole, shapes.mixed(tint, BLACK, 0.6), (middle, middle), radius * 0.88)
    _dome(whole, middle, radius * 0.84, (dark, light), 0.8)
    side = size + 2 * round(margin / _FINE)
    return pygame.transform.smoothscale(whole, (side, side))


def _dome(
    surface: pygame.Surface, middle: float, radius: float, tints: tuple[Colour, Colour], rise: float
) -> None:
    """Circles that shrink towards the light and get lighter: one on top of the other they shine."""
    for step in range(_STEPS):
        part = step / (_STEPS - 1)
        off = radius * 0.3 * rise * part
        tint = shapes.mixed(tints[0], tints[1], part)
        pygame.draw.circle(
            surface, tint, (middle - off, middle - off), radius * (1 - rise * part * 0.9)
        )


def name_plate(
    brush: Brush, sitter: Sitter, name: Box, size: float, level: Box | None
) -> list[Sprite]:
    """The name, and the level beside or below it where there is room."""
    beside = sitter.note or (sitter.level if sitter.level != sitter.name else "")
    if level is not None and not beside:
        # One line alone stands in the middle of the room for two.
        name = name._replace(h=level.bottom - name.y)
    face = Face.HEAD if size > 24 else Face.BOLD
    sprites = [brush.label(sitter.name, face, size, INK, name, "left")]
    if not beside:
        return sprites
    if level is not None:
        sprites.append(brush.label(beside, Face.TEXT, 20, INK2, level, "left"))
        return sprites
    used = sprites[0].surface.get_width() + brush.px(8)
    room = Box(name.x + used, name.y, name.w - used, name.h)
    return sprites + _beside(brush, sitter, beside, room)


def _beside(brush: Brush, sitter: Sitter, words: str, room: Box) -> list[Sprite]:
    """What is said about a player in the rest of a line: all of it, the level, or its dots."""
    for text in (words, sitter.level.partition(BETWEEN)[0]):
        if room.w > brush.type.width(text, Face.TEXT, brush.px(19)):
            return [brush.label(text, Face.TEXT, 19, INK2, room, "left")]
    wide = brush.px(_PIP_PITCH) * (len(LEVELS) - 1) + brush.px(_PIP)
    nearer = brush.px(4)  # dots need less air than words
    room = Box(room.x - nearer, room.y, room.w + nearer, room.h)
    return _pips(brush, sitter.strength, room) if sitter.strength and wide <= room.w else []


def _pips(brush: Brush, strength: int, room: Box) -> list[Sprite]:
    """A dot for each level, filled up to the player's: a number would be taken for points."""
    size, pitch = brush.px(_PIP), brush.px(_PIP_PITCH)
    filled = shapes.disc(size, INK2)
    hollow = shapes.ring((size, size), size // 2, INK2, 1)
    x, y = room.x + size / 2, room.centre[1] + brush.px(1)
    return [
        centred(filled if n < strength else hollow, (x + n * pitch, y)) for n in range(len(LEVELS))
    ]
