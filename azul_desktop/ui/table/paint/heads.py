"""The head of a player board: face, name, level."""

from dataclasses import dataclass, field, replace

from azul_desktop.bots.levels import LEVELS
from azul_desktop.geometry import Box, box_around
from azul_desktop.ui.botnames import BETWEEN
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.ornaments import ornament
from azul_desktop.ui.render.portraits import Mood, changing, medallion
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK, INK2, PLAYERS, SMALLEST_TEXT, Face

_SMALLER, _SMALL_FACE = 34, 40
"""In a place smaller than this a face is so large."""
_WIDER = 1.1
"""How much larger a face is elsewhere than its place."""
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
    ornament: str = ""
    """The id of the ornament of a person's medallion; empty for a guest and for a bot."""
    mood: Mood = field(default=Mood(), compare=False)
    """How the face looks: whoever paints it asks for it beside the rest."""


def in_mood(sitter: Sitter, state: str) -> Sitter:
    """A sitter who looks like that, whatever happens at the table."""
    return replace(sitter, mood=Mood(state))


def avatar(brush: Brush, box: Box, sitter: Sitter) -> list[Sprite]:
    """A bot's face, or a person's ornament or initial, in a ring of the player's colour."""
    box = box.rounded()
    size = int(min(box.w, box.h))
    tint = PLAYERS[sitter.colour]
    if sitter.face:
        worn = changing(brush, sitter.face, sitter.mood, size, tint)
    elif sitter.ornament:
        worn = ornament(brush, sitter.ornament, size, tint)
    else:
        worn = medallion(brush, sitter.name, size, tint)
    return [centred(worn, box.centre)]


def head(
    brush: Brush, sitter: Sitter, place: Box, name: Box, size: float, level: Box | None = None
) -> list[Sprite]:
    """Who plays a board: the face in its place, and the name, which gives way to it."""
    face = head_face(brush, place)
    left = face.right + max(brush.px(8), face.w * 0.18)
    beside = name_plate(
        brush, sitter, _from(name, left), size, None if level is None else _from(level, left)
    )
    return avatar(brush, face, sitter) + beside


def head_face(brush: Brush, place: Box) -> Box:
    """Where a face lies in a head: a little larger than its place."""
    if min(place.w, place.h) >= brush.px(_SMALLER):
        return box_around(place.centre, min(place.w, place.h) * _WIDER).rounded()
    x, y = place.centre
    return box_around((x - brush.px(3), y + brush.px(1)), brush.px(_SMALL_FACE)).rounded()


def _from(box: Box, left: float) -> Box:
    """The part of a box right of a line."""
    x = max(box.x, left)
    return Box(x, box.y, box.right - x, box.h)


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
        return sprites + _said(brush, sitter, beside, level, (20, SMALLEST_TEXT))
    used = sprites[0].surface.get_width() + brush.px(8)
    room = Box(name.x + used, name.y, name.w - used, name.h)
    return sprites + _said(brush, sitter, beside, room, (19, 19))


def _said(
    brush: Brush, sitter: Sitter, words: str, room: Box, sizes: tuple[float, float]
) -> list[Sprite]:
    """What is said about a player in a line: all of it, the level, or its dots."""
    size, least = sizes
    for text in (words, sitter.level.partition(BETWEEN)[0]):
        if room.w > brush.type.width(text, Face.TEXT, brush.px(least)):
            return [brush.label(text, Face.TEXT, size, INK2, room, "left")]
    wide = brush.px(_PIP_PITCH) * (len(LEVELS) - 1) + brush.px(_PIP)
    nearer = max(0, wide - room.w)  # dots need less air than words where there is none
    if not sitter.strength or nearer > brush.px(4):
        return []
    return level_dots(brush, sitter.strength, Box(room.x - nearer, room.y, room.w + nearer, room.h))


def level_dots(brush: Brush, strength: int, room: Box) -> list[Sprite]:
    """A dot for each level, filled up to the player's: a number would be taken for points."""
    size, pitch = brush.px(_PIP), brush.px(_PIP_PITCH)
    filled = shapes.disc(size, INK2)
    hollow = shapes.ring((size, size), size // 2, INK2, 1)
    x, y = room.x + size / 2, room.centre[1] + brush.px(1)
    return [
        centred(filled if n < strength else hollow, (x + n * pitch, y)) for n in range(len(LEVELS))
    ]
