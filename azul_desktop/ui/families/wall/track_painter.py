"""Paints the score on a wall board: a ruler with trail and cube, or two grooves with sliders."""

import pygame

from azul_desktop.geometry import Box, Point, box_around
from azul_desktop.ui.families.wall.wall_mat import Track
from azul_desktop.ui.render import moulding, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.figures import edged, figure
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import (
    CREAM,
    GOLD,
    INK,
    INK2,
    PLAYERS,
    WHITE,
    Colour,
    Face,
    colour,
)
from azul_desktop.ui.table.pieces.pieces import Pieces

_GROOVE = (colour("#cfc09f"), colour("#e2d6bb"))
_LIP = colour("#fffaf0")
_RAIL = colour("#a8966f")
_PLASTIC = (colour("#235058"), colour("#316a72"))
_PLASTIC_LIP = colour("#a9d3d0")
_TAG = (colour("#3a7e85"), colour("#2d6b72"))
_TAG_EDGE = colour("#7fbcbd")
_SHINING = 32
"""The shine of a smaller cube, in pixels, would be read as a digit."""
_WIDE = 1.5
"""How much wider than its row a slider's picture is."""

_AFTER, _BELOW = 1.2, 0.12
"""Where the badge of the rows begins, in cells: right of the start marker, under the tens."""


class TrackPainter:
    """Paints the scores of one edition."""

    def __init__(self, pieces: Pieces, brush: Brush) -> None:
        self._pieces = pieces
        self._brush = brush

    def base(self, track: Track) -> list[Sprite]:
        """What the score is read from."""
        return self._ruler(track) if track.kind == "track" else self._rows(track)

    def score(self, track: Track, colour: int, score: int) -> list[Sprite]:
        """What stands at a score, in the player's colour."""
        tint = PLAYERS[colour]
        times, shown = track.around(score)
        if track.kind == "track":
            sprites = self._cube(track, tint, track.points(score)[0])
        else:
            sprites = [
                sprite
                for digit, at in zip(divmod(max(shown, 0), 10), track.points(score), strict=True)
                for sprite in self._slider(track, tint, digit, at)
            ]
        if times:
            sprites += self._badge(self.badge_place(track, score), times * track.whole, tint)
        return sprites

    def badge_place(self, track: Track, score: int) -> Box:
        """Where it stands how often a score has gone round: beside the cube, or below the rows."""
        if track.kind == "track":
            side, x = self._side(track), track.points(score)[0][0]
            wide = round(side * 2.1)
            left = x + side * 0.62
            if left + wide > track.box.right:
                left = x - side * 0.62 - wide
            return Box(left, self._rail(track).centre[1] - side * 0.66, wide, side).rounded()
        cell, low = track.cell, track.box.bottom + track.cell * _BELOW
        return Box(track.box.x + cell * _AFTER, low, cell, cell * 0.44).rounded()

    def _badge(self, box: Box, points: int, tint: Colour) -> list[Sprite]:
        """The points that the track does not show, on a plate in the player's colour."""
        size = int(box.w), int(box.h)
        plate = shapes.framed(size, max(2, size[1] // 3), (tint,), GOLD, 1)
        text = edged(self._brush, f"+{points}", Face.BOLD, 18, box)
        return [Sprite(plate, int(box.x), int(box.y)), text]

    def _side(self, track: Track) -> int:
        """The side of the cube."""
        return round(min(self._brush.px(22), track.box.h * 0.58))

    def _ruler(self, track: Track) -> list[Sprite]:
        """A ruler under a rail: a tick for each point, longer ones for fives, numbers for tens."""
        brush, box = self._brush, track.box
        pad = round(box.w * 0.0235)
        ground = Box(box.x - pad, box.y, box.w + 2 * pad, box.h).rounded()
        size = int(ground.w), int(ground.h)
        surface = moulding.recess(size, brush.px(8), _GROOVE, _LIP, brush.px(3)).copy()
        rail = self._rail(track)
        surface.fill(_RAIL, (pad, int(rail.y - ground.y), round(box.w), int(rail.h)))
        step, top = box.w / track.last, int(rail.bottom - ground.y)
        for point in range(track.last + 1):
            x = round(pad + point * step)
            tall = 0.22 if point % 10 == 0 else 0.17 if point % 5 == 0 else 0.10
            surface.fill(INK2, (x, top, max(1, brush.px(1)), max(2, round(box.h * tall))))
        sprites = [Sprite(surface, int(ground.x), int(ground.y))]
        for point in range(0, track.last + 1, 10):
            low = Box(box.x + (point - 4.5) * step, box.y + box.h * 0.42, 9 * step, box.h * 0.58)
            sprites.append(figure(brush, str(point), Face.SEMI, 18, INK, low))
        return sprites

    def _rail(self, track: Track) -> Box:
        """What the cube runs along, at the upper edge of the ruler."""
        high = max(2, round(track.box.h * 0.10))
        return Box(track.box.x, track.box.y + max(2, round(track.box.h * 0.09)), 0, high).rounded()

    def _cube(self, track: Track, tint: Colour, at: Point) -> list[Sprite]:
        """The cube over the rail, high enough to leave the ticks to be seen; its trail from 0."""
        rail = self._rail(track)
        side = self._side(track)
        picture = self._pieces.cube(side, tint, dull=side < _SHINING)
        cube = centred(picture, (at[0], rail.centre[1] - side * 0.16))
        length = round(at[0] - track.box.x)
        if length <= 0:
            return [cube]
        whole = shapes.rounded((round(track.box.w), int(rail.h)), 0, (_lighter(tint), tint))
        trail = whole.subsurface(pygame.Rect(0, 0, min(length, whole.get_width()), int(rail.h)))
        return [Sprite(trail, int(rail.x), int(rail.y)), cube]

    def _rows(self, track: Track) -> list[Sprite]:
        """Two grooves in plastic with their digits, each with a tag: tens and ones."""
        brush = self._brush
        sprites = []
        for row, worth in zip(track.rows, ("10", "1"), strict=True):
            inner = row.grown(0, -row.h * 0.05).rounded()
            size = int(inner.w), int(inner.h)
            groove = moulding.recess(size, brush.px(9), _PLASTIC, _PLASTIC_LIP, brush.px(4))
            sprites.append(Sprite(groove, int(inner.x), int(inner.y)))
            tag = track.tag(row).grown(-row.h * 0.10).rounded()
            plate = shapes.framed(
                (int(tag.w), int(tag.h)), brush.px(7), _TAG, _TAG_EDGE, max(1, brush.px(1))
            )
            sprites.append(Sprite(plate, int(tag.x), int(tag.y)))
            sprites.append(figure(brush, worth, Face.BOLD, 18, WHITE, tag))
            for digit, words in enumerate(track.digits(row)):
                sprites.append(figure(brush, str(digit), Face.SEMI, 18, CREAM, words))
        return sprites

    def _slider(self, track: Track, tint: Colour, digit: int, at: Point) -> list[Sprite]:
        row = track.rows[0]
        size = round(min(row.h * _WIDE, track.digits(row)[0].w * 0.9))
        text = edged(self._brush, str(digit), Face.BOLD, 20, box_around(at, size * 0.66))
        return [centred(self._pieces.knob(size, tint), at), text]


def _lighter(tint: Colour) -> Colour:
    """The lit upper edge of a painted line."""
    r, g, b = (round(c + (255 - c) * 0.35) for c in tint)
    return r, g, b
