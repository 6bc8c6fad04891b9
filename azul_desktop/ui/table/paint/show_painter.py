"""Paints what is on stage while a step is shown: flights, lit runs, rising numbers, pulses."""

import pygame

from azul_desktop.core.events import MARKER
from azul_desktop.geometry import Box, Rhombus, Shape, box_of
from azul_desktop.ui.anim.easing import ease_in_out, ease_out, pulse
from azul_desktop.ui.anim.timeline import Act
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.text import Type
from azul_desktop.ui.render.tokens import Colour, Face, colour
from azul_desktop.ui.table.paint.lights import FADES, halo, light, rhombus_corners, rim, shine
from azul_desktop.ui.table.paint.sweep import sweep
from azul_desktop.ui.table.pieces.pieces import SQUASHES, Pieces, spot_of
from azul_desktop.ui.table.pieces.shadows import Ground
from azul_desktop.ui.table.show.shows import Fade, Flight, Lit, Pulse, Rise, Settle, Show

_SIZE_STEP = 6
"""A tile grows on its way in steps of so many pixels, each drawn once."""
_BACK = 2
"""So many degrees a tile on a plate turns back."""
_RISING = 0.5
"""How far a number rises, in parts of its size; one that does not stands in the middle."""
_LIGHT = colour("#ffb62e")
_GAIN = colour("#ffd257")
_LOSS = colour("#ff8a70")
_DARK = colour("#4a2200")


class ShowPainter:
    """Paints the shows of one table."""

    def __init__(self, pieces: Pieces, brush: Brush) -> None:
        self._pieces = pieces
        self._brush = brush

    def sprites(self, acts: list[Act[Show]], now: float) -> list[Sprite]:
        """Everything that is on stage at a time; lights below, pieces above, numbers on top."""
        below: list[Sprite] = []
        landed: list[Sprite] = []
        middle: list[Sprite] = []
        above: list[Sprite] = []
        for act in acts:
            show = act.what
            if isinstance(show, Flight):
                middle.append(self._flight(show, now - act.start))
            elif isinstance(show, Settle):
                landed += self._settle(show, act.part(now))
            elif isinstance(show, Fade):
                middle += self._fade(show, act.part(now))
            elif isinstance(show, Lit):
                below += self._lit(show, act.part(now))
            elif isinstance(show, Pulse):
                below += self._pulse(show, act.part(now))
            else:
                above += self._rise(show, act.part(now))
        return below + middle + landed + above

    def _flight(self, flight: Flight, time: float) -> Sprite:
        part = min(max((time - flight.delay) / max(flight.length, 0.001), 0.0), 1.0)
        there = ease_in_out(part) if flight.arc < 0.08 else ease_out(part)
        (x0, y0), (x1, y1) = flight.start.centre, flight.end.centre
        height = flight.arc * (abs(x1 - x0) + abs(y1 - y0)) * pulse(there)
        at = x0 + (x1 - x0) * there, y0 + (y1 - y0) * there - height
        size, turn = self._shape(flight, there)
        ground: Ground = "air" if 0 < part < 1 else "board"
        angle, take = 0, 0
        if part >= 1 and flight.angle:  # as it will lie on its plate
            ground, angle, take = "plate", flight.angle, flight.take
        picture = self._pieces.tile(flight.piece, size, turn, ground=ground, angle=angle, take=take)
        return centred(picture, at)

    def _settle(self, settle: Settle, part: float) -> list[Sprite]:
        """The piece over itself, flatter and wider: the one below has the shadow."""
        step = round(pulse(part) * SQUASHES)
        if not step:
            return []
        size, turn = spot_of(settle.place)
        turn = None if settle.piece == MARKER else turn
        angle = settle.angle + (_BACK if settle.angle else 0)
        picture = self._pieces.squashed(settle.piece, max(8, size), turn, angle, step)
        return [centred(picture, settle.place.centre)]

    def _fade(self, fade: Fade, part: float) -> list[Sprite]:
        """Going in the first half, coming in the second."""
        place = fade.end if part >= 0.5 else fade.start
        if place is None:
            return []
        size, turn = spot_of(place)
        turn = None if fade.piece == MARKER else turn
        picture = self._pieces.fading(fade.piece, max(8, size), turn, abs(2 * part - 1))
        return [centred(picture, place.centre)]

    def _shape(self, flight: Flight, part: float) -> tuple[int, int | None]:
        """The size on the way, in a few steps; the turn of the nearer end."""
        (size0, turn0), (size1, turn1) = spot_of(flight.start), spot_of(flight.end)
        if part >= 1:
            size = size1
        else:
            size = round((size0 + (size1 - size0) * part) / _SIZE_STEP) * _SIZE_STEP
        if flight.piece == MARKER:
            return max(8, size), None
        return max(8, size), turn0 if part < 0.5 else turn1

    def _lit(self, lit: Lit, part: float) -> list[Sprite]:
        """Cells that light up one after the other, and go out together; or a sweep over them."""
        if lit.sweep:
            return sweep(self._brush, lit, part)
        fade = min(1.0, part / 0.1, (1 - part) / 0.25)
        step = max(1, round(fade * FADES))
        shining = [
            shine(self._brush, cell, _LIGHT, step)
            for n, cell in enumerate(lit.cells)
            if part >= 0.6 * n / max(1, len(lit.cells))
        ]
        return [*rim(self._brush, lit.cells, _LIGHT, step), *shining]

    def _pulse(self, show: Pulse, part: float) -> list[Sprite]:
        step = max(1, round(pulse(part) * FADES))
        if show.round:
            return [halo(self._brush, place, _LIGHT, step) for place in show.places]
        lights = [light(self._brush, place, _LIGHT, step) for place in show.places]
        return [sprite for sprites in lights for sprite in sprites]

    def _rise(self, rise: Rise, part: float) -> list[Sprite]:
        step = FADES if part < 0.6 else max(1, round((1 - part) / 0.4 * FADES))
        size = self._brush.px(rise.size)
        tint = _LOSS if rise.loss else _GAIN
        surface = outlined(self._brush.type, rise.text, size, tint, max(2, size // 16), step)
        up = size * _RISING * (0.5 if rise.still else ease_out(part))
        return [centred(surface, (rise.at[0], rise.at[1] + size * _RISING / 2 - up))]


@Kept
def outlined(
    type_: Type, text: str, size: int, tint: Colour, width: int, step: int = FADES
) -> pygame.Surface:
    """Large letters with a dark rim, readable on everything."""
    font = type_.font(Face.HEAD_BOLD, size)
    face = font.render(text, True, tint)
    rim = font.render(text, True, _DARK)
    w, h = face.get_size()
    surface = pygame.Surface((w + 2 * width, h + 2 * width), pygame.SRCALPHA)
    surface.fill((*_DARK, 0))
    for angle in range(0, 360, 30):
        offset = pygame.Vector2(width, 0).rotate(angle)
        surface.blit(rim, (width + round(offset.x), width + round(offset.y)))
    surface.blit(face, (width, width))
    return shapes.faded(surface, step / FADES) if step < FADES else surface


def mark(brush: Brush, place: Shape, tint: Colour) -> Sprite:
    """A thin outline that stays: the last move; a dark edge sets it off from cream."""
    outside = width = brush.px(6 if brush.contrast else 3)
    if isinstance(place, Rhombus):
        return centred(
            _rhombus_mark(round(place.side) + outside, place.turn % 180, tint, width), place.centre
        )
    box: Box = box_of(place).grown(outside).rounded()
    size = int(box.w), int(box.h)
    return centred(_box_mark(size, max(3, size[1] // 8), tint, width), box.centre)


@Kept
def _box_mark(size: tuple[int, int], radius: int, tint: Colour, width: int) -> pygame.Surface:
    edge = max(1, width // 3)
    whole = size[0] + 2 * edge, size[1] + 2 * edge
    surface = shapes.ring.fresh(whole, radius + edge, _darker(tint), width + edge)
    surface.blit(shapes.ring.fresh(size, radius, tint, width), (edge, edge))
    return surface


def _darker(tint: Colour) -> Colour:
    r, g, b = (c * 2 // 5 for c in tint)
    return r, g, b


@Kept
def _rhombus_mark(side: int, turn: int, tint: Colour, width: int) -> pygame.Surface:
    rhombus = Rhombus(0, 0, side, turn)
    box = rhombus.box
    w, h = round(box.w) + 6 * width, round(box.h) + 6 * width
    fine, edge = 3, max(1, width // 3)
    large = pygame.Surface((w * fine, h * fine), pygame.SRCALPHA)
    large.fill((*_darker(tint), 0))
    points = [((x + w / 2) * fine, (y + h / 2) * fine) for x, y in rhombus_corners(rhombus)]
    pygame.draw.polygon(large, (*_darker(tint), 255), points, (width + 2 * edge) * fine)
    pygame.draw.polygon(large, (*tint, 255), points, width * fine)
    return pygame.transform.smoothscale(large, (w, h))
