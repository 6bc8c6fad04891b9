"""Pictures of the rules that all families need, put together from the pieces of an edition."""

import math
from collections.abc import Iterable, Sequence

import pygame

from azul_desktop.core.events import MARKER
from azul_desktop.geometry import Box, Circle, Point, box_around
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.medals import Metal, medal
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, GOLD_HI, INK, Colour, Face, colour
from azul_desktop.ui.table.layout.ring import RHOMBIC_RIM, RIM
from azul_desktop.ui.table.layout.tile_slots import LARGE, rhombic_places, square_places
from azul_desktop.ui.table.pieces.footprints import footprint
from azul_desktop.ui.table.pieces.pieces import Pieces

LONG = math.sqrt(3)
_ROOM = (320.0, 230.0)
"""The box that small scenes are designed for; they grow and shrink with the real one."""
_ARROW = colour("#f0d48a")
_SQUARE_TILE, LIFT = 0.312, 0.16
"""A square tile in parts of its disc, and how far a tile is lifted, in parts of its size."""
_TURNS = (-4, 3, -2, 4)
_BULGE = 0.16
"""How high a flight rises, in parts of its length."""
_SUM, _SUM_HIGH, _SUM_MEDAL = 34, 56, 42
"""The letters of a sum in a picture, its plate, and the medallion that says what is counted."""


class HelpPictures:
    """Paints small scenes of the game into boxes."""

    def __init__(self, brush: Brush, pieces: Pieces) -> None:
        self.brush = brush
        self.pieces = pieces

    def scale(self, box: Box) -> float:
        """Real pixels for a pixel of the design of a small scene."""
        return min(box.w / _ROOM[0], box.h / _ROOM[1])

    def words(self, text: str, at: Point, size: float, tint: Colour = COBALT) -> Sprite:
        """A number or a few letters; like all sizes here, this one is in real pixels."""
        line = self.brush.type.line(text, Face.HEAD_BOLD, round(size), self.brush.ink(tint))
        return centred(line, at)

    # Discs and the centre.

    def disc(self, circle: Circle, *, special: int | None = None) -> list[Sprite]:
        """An empty disc; a special one has its sign cut into the well and at the rim."""
        size = round(2 * circle.radius)
        sprites = [centred(self.pieces.disc(size, special=special is not None), circle.centre)]
        if special is not None:
            cut = self.pieces.engraving(special, size)
            sprites += [] if cut is None else [centred(cut, circle.centre)]
        return sprites

    def badge(self, circle: Circle, side: int) -> Sprite:
        """The sign of a special disc at the upper right of its rim."""
        at = circle.x + circle.radius * 0.72, circle.y - circle.radius * 0.72
        return centred(self.pieces.badge(side, round(circle.radius * 0.72)), at)

    def places(self, circle: Circle, count: int) -> tuple[int, list[tuple[float, float, int]]]:
        """The size of tiles on a disc, and where so many of them lie, each with its turn."""
        wide = 2 * circle.radius
        if self.pieces.rhombic:
            tile = int(wide * RHOMBIC_RIM / LARGE)
            size, at = rhombic_places(count, tile, circle.radius * RHOMBIC_RIM)
        else:
            tile = int(wide * _SQUARE_TILE)
            size, at = square_places(count, tile, circle.radius * RIM)
        return size, [(circle.x + x, circle.y + y, turn) for x, y, turn in at]

    def lying(
        self,
        circle: Circle,
        tiles: Sequence[int | None],
        lifted: Iterable[int] = (),
        left: Iterable[int] = (),
    ) -> list[Sprite]:
        """Tiles on a disc: some are lifted, of some only the footprint is left."""
        size, places = self.places(circle, len(tiles))
        raised, gone = set(lifted), set(left)
        below, above = [], []
        for n, (tile, (x, y, turn)) in enumerate(zip(tiles, places, strict=True)):
            if tile is None:
                continue
            way = turn if self.pieces.rhombic else None
            angle = 0 if self.pieces.rhombic else _TURNS[n % len(_TURNS)]
            if n in gone:
                face = self.pieces.tile(self.real(tile), size, way, ground="none", angle=angle)
                below.append(centred(footprint(self.brush, face), (x, y)))
            elif n in raised:
                grown = round(size * 1.1)
                at = x - size * LIFT * 0.4, y - size * LIFT
                above.append(self.piece(tile, at, grown, way, ground="air", angle=angle))
            else:
                below.append(self.piece(tile, (x, y), size, way, ground="plate", angle=angle))
        return below + above

    def tray(self, circle: Circle) -> list[Sprite]:
        """The middle of the table."""
        size = round(2 * circle.radius)
        picture = self.pieces.picture("centre.png", (size, size))
        return [] if picture is None else [centred(picture, circle.centre)]

    # Tiles.

    def piece(
        self,
        piece: int,
        at: Point,
        size: float,
        turn: int | None = None,
        *,
        ground: str = "board",
        angle: int = 0,
        dim: bool = False,
    ) -> Sprite:
        """A tile or the marker; a rhombus stands upright unless it is turned."""
        turn = self.pieces.upright if turn is None else turn
        way = None if piece == MARKER else turn
        surface = self.pieces.tile(
            self.real(piece),
            max(6, round(size)),
            way,
            ground=ground,  # type: ignore[arg-type]
            angle=0 if piece == MARKER else angle,
            dim=dim,
        )
        return centred(surface, at)

    def row(self, centre: Point, pieces: Iterable[int], size: float) -> list[Sprite]:
        """Pieces side by side."""
        line = list(pieces)
        pitch = round(size) * 1.14
        x = centre[0] - pitch * (len(line) - 1) / 2
        return [
            self.piece(piece, (x + pitch * at, centre[1]), size) for at, piece in enumerate(line)
        ]

    def flight(
        self,
        piece: int,
        size: float,
        ends: tuple[Point, Point],
        *,
        turns: tuple[int | None, int | None] = (None, None),
        ghosts: int = 3,
        lands: bool = True,
    ) -> list[Sprite]:
        """A piece on its way in an arc: pale pictures of it, and the last one in the air."""
        (x0, y0), (x1, y1) = ends
        rise = math.dist(*ends) * _BULGE
        sprites = []
        for step in range(1, ghosts + 1):
            part = step / (ghosts + 1)
            at = x0 + (x1 - x0) * part, y0 + (y1 - y0) * part - 4 * rise * part * (1 - part)
            turn = turns[0] if part < 0.5 else turns[1]
            face = self.piece(piece, at, size, turn, ground="none")
            pale = shapes.faded(face.surface, 0.18 + 0.34 * part)
            sprites.append(Sprite(pale, face.x, face.y))
        if lands:
            sprites.append(self.piece(piece, (x1, y1), size * 1.06, turns[1], ground="air"))
        return sprites

    def real(self, piece: int) -> int:
        """A piece of the pictures; an edition with few colours shows some of them twice."""
        return piece if piece == MARKER else piece % len(self.pieces.edition.colours)

    # Signs.

    def arrow(self, at: Point, size: float, turn: int = 0, tint: Colour = _ARROW) -> Sprite:
        """An arrow to the right, turned clockwise by a quarter or more."""
        icon = self.brush.images.icon("arrow-right", round(size), tint)
        return centred(pygame.transform.rotate(icon, -turn) if turn else icon, at)

    def number(self, number: int | str, at: Point, size: float) -> list[Sprite]:
        """One of the numbers that count along a run, or a few points, on a pale button."""
        wide = max(round(32 * self.brush.usual), round(size))
        text = self.brush.type.line(str(number), Face.BOLD, round(wide * 0.6), INK)
        return [
            centred(shapes.disc(wide, _DARK_LINE), at),
            centred(shapes.disc(wide - 2 * max(1, wide // 18), _PALE_LINE), at),
            centred(text, at),
        ]

    def counted(self, tiles: Iterable[Point], size: float, *, below: bool = False) -> list[Sprite]:
        """Numbers from 1 that count tiles: in the middle of rhombi, at a left corner of squares."""
        rhombic = self.pieces.rhombic
        away, wide = (0.0, size * 0.5) if rhombic else (size * 0.46, size * 0.4)
        down = away if below else -away
        return [
            part
            for n, (x, y) in enumerate(tiles, 1)
            for part in self.number(n, (x - away, y + down), wide)
        ]

    def crown(self, rank: int, at: Point, size: float) -> Sprite:
        """The crown of a winner, or a stone one."""
        metal: Metal = "gold" if rank == 1 else "stone"
        return centred(medal(self.brush, "total", metal, round(size)), at)

    def refused(self, at: Point, size: float, tint: Colour | None = None) -> Sprite:
        """A cross where something cannot go."""
        return centred(self.brush.images.icon("close", round(size), tint or _NO), at)

    @property
    def plate_high(self) -> int:
        """The height of a plate with points."""
        return self.brush.px(_SUM_HIGH)

    def points(self, text: str, at: Point) -> list[Sprite]:
        """Points that something scores, on a dark plate around a point."""
        brush = self.brush
        letters = self.words(text, at, brush.px(_SUM + 2), GOLD_HI)
        wide = letters.surface.get_width() + brush.px(36)
        plate = box_around(at, wide, brush.px(_SUM_HIGH))
        return [panels.smoked(brush, plate, radius=12), letters]

    def above_sum(self, box: Box) -> Box:
        """What is left of a picture over the band with a sum."""
        return box._replace(h=box.h - self.brush.px(_SUM_HIGH + 10))

    def sum(self, box: Box, text: str, kind: str, metal: Metal = "gold") -> list[Sprite]:
        """A sum on a dark band at the foot of a picture; a medallion says what is counted."""
        brush, above = self.brush, self.above_sum(box)
        band = Box(box.x, above.bottom, box.w, box.bottom - above.bottom).rounded()
        side, gap = brush.px(_SUM_MEDAL), brush.px(12)
        room = round(band.w - side - 3 * gap)
        size = brush.px(_SUM)
        while size > brush.px(18) and brush.type.width(text, Face.HEAD_BOLD, size) > room:
            size -= 1
        letters = self.words(text, band.centre, size, GOLD_HI)
        left = band.centre[0] - (side + gap + letters.surface.get_width()) / 2
        sign = centred(medal(brush, kind, metal, side), (left + side / 2, band.centre[1]))
        ground = panels.smoked(brush, band, radius=0, alpha=255)
        return [ground, sign, *moved([letters], (side + gap) / 2, 0)]

    def light(self, box: Box, radius: int) -> list[Sprite]:
        """The frame of light around what scores."""
        box = box.rounded()
        w, h, soft = int(box.w), int(box.h), self.brush.px(10)
        dark, pale = self.brush.px(3), self.brush.px(4)
        glow = shapes.shadow((w, h), radius, soft, _GLOW, 235).copy()
        hole = shapes.rounded((w, h), radius, ((0, 0, 0),))
        glow.blit(hole, (2 * soft, 2 * soft), None, pygame.BLEND_RGBA_SUB)
        around = w + 2 * dark, h + 2 * dark
        return [
            centred(glow, box.centre),
            centred(shapes.ring(around, radius + dark, _DARK_LINE, dark), box.centre),
            centred(shapes.ring((w + 2, h + 2), radius, _PALE_LINE, pale), box.centre),
        ]

    def ring(self, box: Box, radius: int) -> list[Sprite]:
        """What was laid last: a white line in a blue one."""
        w, h, wide = round(box.w), round(box.h), self.brush.px(4)
        outer = w + 2 * wide, h + 2 * wide
        return [
            centred(shapes.ring(outer, radius + wide, COBALT, wide), box.centre),
            centred(shapes.ring((w + 1, h + 1), radius, (255, 255, 255), wide), box.centre),
        ]


_GLOW = colour("#ffb21a")
_NO = colour("#7d4a38")
_PALE_LINE, _DARK_LINE = colour("#ffe3a0"), colour("#5a2c00")


def inside(box: Box, x: float, y: float) -> Point:
    """A point by its parts of a box."""
    return box.x + box.w * x, box.y + box.h * y


def moved(sprites: Iterable[Sprite], dx: float, dy: float) -> list[Sprite]:
    """Sprites elsewhere."""
    right, down = round(dx), round(dy)
    return [Sprite(s.surface, s.x + right, s.y + down, s.flags) for s in sprites]
