"""What the settings of the sound do: a tile that falls, and a guitar, as loud as they are."""

import math
from dataclasses import replace
from typing import NamedTuple

import pygame

from azul_desktop.geometry import Box, Circle
from azul_desktop.i18n import translate
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import pieces_of
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import CREAM, CREAM2, POINTS, Colour, Face, colour
from azul_desktop.ui.scenes.settings.tile_preview import preview_panel, preview_room, wooden

_ARCS, _NOTES = 10, 10
_QUIET_ARC, _QUIET_NOTE, _STAVE = colour("#8d6c42"), colour("#9a7a4c"), colour("#d9b45c")
_LIGHT = colour("#5c3d22")
"""What is added to the wood where the lamp stands over it."""
_OPEN, _REACH = 40, 0.4
"""Half the angle that arcs open to, and the most they rise or fall, in parts of the picture."""
_SEGMENTS = 48
"""An arc is drawn in so many pieces, paler towards its ends."""
_HEIGHTS = (0, 2, 1, 3, 2, 4, 3, 1, 2, 0)
_FINE = 3
"""How much larger curves are drawn than shown."""
_RINGS, _ADD = 40, pygame.BLEND_RGB_ADD
"""In so many steps light fades, and how it is laid over the wood."""
_GAP = 14
_WORDS = 96
"""How far down a picture its words reach."""
_LOW = 270
"""A lower picture has no room for words above the notes."""


class Halves(NamedTuple):
    """The two pictures of the preview."""

    effects: Box
    music: Box


def halves(brush: Brush, box: Box) -> Halves:
    """How a preview is divided."""
    inner = preview_room(brush, box)
    gap = brush.px(_GAP)
    high = (inner.h - gap) / 2
    upper = Box(inner.x, inner.y, inner.w, high).rounded()
    return Halves(upper, upper.moved(0, round(high + gap)))


def listen_box(brush: Brush, half: Box) -> Box:
    """The place of a button at the lower right of a picture."""
    wide, high, margin = brush.px(150), brush.px(54), brush.px(16)
    return Box(half.right - margin - wide, half.bottom - margin - high, wide, high).rounded()


def sound_preview(desk: Desk, brush: Brush, box: Box) -> list[Sprite]:
    """Arcs of sound around a disc, and notes after a guitar: as many as it is loud."""
    settings, parts = desk.settings, halves(brush, box)
    sprites = preview_panel(brush, box)
    muted = desk.audio.muted
    sprites += _effects(desk, brush, parts.effects, 0 if muted else settings.effects_volume)
    return sprites + _music(desk, brush, parts.music, 0 if muted else settings.music_volume)


def _lit(volume: int, count: int) -> int:
    """How many of so many signs shine; what can be heard at all is seen."""
    return max(round(volume * count / 100), 1 if volume else 0)


def _effects(desk: Desk, brush: Brush, box: Box, volume: int) -> list[Sprite]:
    edition = next(iter(desk.catalogue.editions.values()))
    pieces = pieces_of(edition, desk.images, desk.type, replace(desk.looks, unit=brush.unit))
    high = min(box.h, box.w * 0.5)
    radius = high * 0.43
    disc = Circle(box.x + max(box.w * 0.21, radius * 1.08), box.centre[1], radius)
    size, tile = round(2 * disc.radius), round(disc.radius * 0.56)
    if pieces.rhombic:
        tile = round(tile * 0.7)
    arcs = _arcs((int(box.w), int(box.h)), disc._replace(x=disc.x - box.x, y=disc.y - box.y),
                 _lit(volume, _ARCS))  # fmt: skip
    sprites = [
        *wooden(desk, brush, box, edition),
        _lamp(box, disc.centre),
        Sprite(arcs, int(box.x), int(box.y)),
        centred(pieces.disc(size, special=False), disc.centre),
    ]
    turn = pieces.upright
    for n, (dx, dy, colour_) in enumerate(((-1, -1, 1), (1, -1, 0), (-1, 1, 2))):
        angle = 0 if pieces.rhombic else (-4, 3, 2)[n]
        at = disc.x + dx * tile * 0.56, disc.y + dy * tile * 0.58
        face = pieces.tile(colour_, tile, turn, ground="plate", angle=angle)
        sprites.append(centred(face, at))
    face = pieces.tile(len(edition.colours) - 1, tile, turn, ground="air")
    sprites.append(centred(face, (disc.x + tile * 0.62, disc.y + tile * 0.44)))
    return [*sprites, *_words(brush, box, translate("Effects"), translate("clay on clay"))]


def _words(brush: Brush, box: Box, title: str, what: str) -> list[Sprite]:
    """A heading at the upper right, and what can be heard below it."""
    margin = brush.px(22)
    room = Box(box.x + box.w * 0.5, box.y + brush.px(12), box.w * 0.5 - margin, brush.px(46))
    below = room._replace(y=room.bottom - brush.px(4), h=brush.px(34))
    return [
        brush.label(title, Face.HEAD_BOLD, 30, CREAM, room, "right"),
        brush.label(what, Face.TEXT, 22, CREAM2, below, "right"),
    ]


def _lamp(box: Box, at: tuple[float, float]) -> Sprite:
    """Warm light on the wood around a point of a picture."""
    size = int(box.w), int(box.h)
    return Sprite(_pool(size, (at[0] - box.x, at[1] - box.y)), int(box.x), int(box.y), _ADD)


@Kept
def _pool(size: tuple[int, int], at: tuple[float, float]) -> pygame.Surface:
    """Light that fades from a point outwards, to be added; painted small, for it is soft."""
    small = pygame.Surface((size[0] // 8, size[1] // 8))
    x, y = at[0] / 8, at[1] / 8
    for step in range(_RINGS):
        share = (step + 1) / _RINGS
        tint = tuple(round(part * share * share) for part in _LIGHT)
        pygame.draw.circle(small, tint, (x, y), size[1] / 8 * 1.25 * (1 - step / _RINGS))
    return pygame.transform.smoothscale(small, size)


@Kept
def _arcs(size: tuple[int, int], disc: Circle, lit: int) -> pygame.Surface:
    """Arcs that leave a disc, the nearer ones in light; all of them end inside the picture."""
    fine = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    fine.fill((*POINTS, 0))
    step = min((size[0] * 0.66 - disc.x - disc.radius) / _ARCS, disc.radius * 0.2)
    for n in range(_ARCS):
        on = n < lit
        tint, strength = (POINTS, 250 - n * 5) if on else (_QUIET_ARC, 150)
        radius = disc.radius * 1.1 + step * n
        half = max(0.75, step * (0.15 if on else 0.08))
        opening = min(math.radians(_OPEN), math.asin(min(1.0, size[1] * _REACH / radius)))
        for piece in range(_SEGMENTS):
            ends = [opening * (2 * (piece + end) / _SEGMENTS - 1) for end in (0, 1)]
            band = [_round(disc, radius + half, angle) for angle in ends]
            band += [_round(disc, radius - half, angle) for angle in reversed(ends)]
            away = abs(2 * (piece + 0.5) / _SEGMENTS - 1)
            pygame.draw.polygon(fine, (*tint, round(strength * (1 - away**2))), band)
    return pygame.transform.smoothscale(fine, size)


def _round(disc: Circle, radius: float, angle: float) -> tuple[float, float]:
    """A point around a disc, on a picture twice as large."""
    return 2 * (disc.x + radius * math.cos(angle)), 2 * (disc.y + radius * math.sin(angle))


def _music(desk: Desk, brush: Brush, box: Box, volume: int) -> list[Sprite]:
    edition = next(iter(desk.catalogue.editions.values()))
    side = round(min(box.h * 0.88, box.w * 0.36))
    left = box.x + (box.h - side) / 2
    sprites = [*wooden(desk, brush, box, edition), _lamp(box, (left + side, box.centre[1]))]
    guitar = brush.images.sized("images/shared/guitar.png", (side, side))
    if guitar is not None:
        sprites.append(centred(guitar, (left + side / 2, box.centre[1])))
    x = left + side + box.w * 0.03
    button = listen_box(brush, box)
    right, top, bottom = box.right - box.w * 0.04, box.y + brush.px(_WORDS), button.y - brush.px(8)
    if box.h < brush.px(_LOW):  # words and button stand beside the notes, not above and below
        right, top, bottom = button.x - brush.px(20), box.y + box.h * 0.2, box.y + box.h * 0.8
    size = round(right - x), round(bottom - top)
    notes = _notes(size, _lit(volume, _NOTES))
    sprites.append(Sprite(notes, round(x), round(top)))
    return [*sprites, *_words(brush, box, translate("Music"), translate("a slow guitar"))]


@Kept
def _notes(size: tuple[int, int], lit: int) -> pygame.Surface:
    """A waving stave with notes on it, the first ones in light."""
    wide, high = size[0] * _FINE, size[1] * _FINE
    fine = pygame.Surface((wide, high), pygame.SRCALPHA)
    fine.fill((*_STAVE, 0))
    # Stems above and heads below keep inside, and notes beside each other do not touch.
    line, sway = min(high * 0.115, wide * 0.045), high * 0.06

    def level(x: float) -> float:
        return high * 0.6 - 2 * line + sway * math.sin(x / wide * 6.2)

    for row in range(5):
        points = [(x, level(x) + row * line) for x in range(0, wide, 6)]
        pygame.draw.lines(fine, (*_STAVE, 205), False, points, round(_FINE * 1.4))
    for n in range(_NOTES):
        x = wide * (n + 0.6) / _NOTES
        on = n < lit
        _note(fine, (x, level(x) + _HEIGHTS[n] * line), line, POINTS if on else _QUIET_NOTE,
              (n % 3 == 2, on))  # fmt: skip
    return pygame.transform.smoothscale(fine, size)


def _note(
    fine: pygame.Surface,
    at: tuple[float, float],
    line: float,
    tint: Colour,
    look: tuple[bool, bool],
) -> None:
    """One note, with a flag or without, larger where it sounds."""
    flagged, on = look
    (x, y), radius = at, line * (0.62 if on else 0.5)
    stem, thick = line * 2.5, max(2, round(line * 0.18))
    pygame.draw.circle(fine, tint, at, radius)
    edge = x + radius - thick / 2
    pygame.draw.line(fine, tint, (edge, y), (edge, y - stem), thick)
    if flagged:
        pygame.draw.line(fine, tint, (edge, y - stem), (edge + line * 0.8, y - stem * 0.76), thick)
