"""The pictures on the cards that an edition is chosen by, from the pieces of its theme."""

import math
from functools import cache

import numpy as np

from tools.art import frames, papers, plates, square_tiles, tabletops, travel_case
from tools.art.craft.collage import Collage
from tools.art.craft.colours import GOLD, grounds, vec
from tools.art.craft.fields import Field, bell, box, noise, ramp
from tools.art.craft.pictures import rgba
from tools.art.pavilion import rhombi
from tools.art.praline import pralines
from tools.art.square_tiles import LARGE, TileStyle

SIZE = 832, 356
_SCALE = 2
_WIDTH, _HEIGHT = SIZE[0] * _SCALE, SIZE[1] * _SCALE
_SHAPE = _HEIGHT, _WIDTH


def _lamp(least: float, more: float) -> Field:
    """A pool of light in the upper left."""
    x = np.linspace(0, 1, _WIDTH, dtype=np.float32)[None, :]
    y = np.linspace(0, 1, _HEIGHT, dtype=np.float32)[:, None]
    glow: Field = np.exp(-(((x - 0.28) / 0.8) ** 2 + ((y - 0.15) / 0.95) ** 2))
    return (least + more * glow)[..., None]


class _Squares:
    """Tiles and cells of one style, each drawn once."""

    def __init__(self, style: TileStyle) -> None:
        self._style = style
        self._grounds = grounds("azul")
        self.colours = list(self._grounds)
        self._drawn: dict[tuple[str, int], Field] = {}
        self.plain = square_tiles.plain_cell(LARGE, style)

    def tile(self, colour: str, take: int) -> Field:
        """A tile."""
        if (colour, take) not in self._drawn:
            ground = self._grounds[colour]
            self._drawn[colour, take] = square_tiles.tile(colour, ground, take, LARGE, self._style)
        return self._drawn[colour, take]

    def cell(self, colour: str) -> Field:
        """The engraved cell."""
        if (colour, -1) not in self._drawn:
            ground = self._grounds[colour]
            self._drawn[colour, -1] = square_tiles.cell(colour, ground, LARGE, self._style)
        return self._drawn[colour, -1]

    def wall(
        self, card: Collage, start: tuple[int, int], pitch: int, filled: tuple[str, ...]
    ) -> None:
        """Rows of a wall; `x` in a row of `filled` is a tile."""
        for row, marks in enumerate(filled):
            for column, mark in enumerate(marks):
                colour = self.colours[(column - row) % 5]
                place = start[0] + column * pitch, start[1] + row * pitch
                if mark == "x":
                    card.put(self.tile(colour, (row + column) % 3), place, pitch - 6)
                else:
                    card.put(self.cell(colour), place, pitch - 6, shadow=0)


def azulejo() -> Field:
    """A plate with four tiles beside part of a wall."""
    table = tabletops.wood(tabletops.Wood())[430 : 430 + _HEIGHT, 700 : 700 + _WIDTH]
    card = Collage(table * 1.15)
    pieces = _Squares(square_tiles.FIRED)
    card.board((748, -60, _WIDTH + 60, _HEIGHT + 60), ("#f7efdd", "#e9dcc0"), 36)
    card.outline((766, -42, _WIDTH + 42, _HEIGHT + 42), GOLD, 26)
    pieces.wall(card, (868, 98), 172, ("xxx.x", "x.xx.", ".xx.x", "x..x."))
    card.put(plates.plate(plates.COBALT_PLATE, 300), (372, 358), 610)
    for x, y, colour, turn in (
        (-92, -86, "blue", 3.0),
        (96, -94, "yellow", -5.0),
        (-88, 100, "red", -4.0),
        (98, 92, "white", 6.0),
    ):
        card.put(pieces.tile(colour, 1), (372 + x, 358 + y), 172, turn)
    return card.finished(SIZE)


def travel() -> Field:
    """The small board in its case of canvas and cork."""
    fibres = noise(_SHAPE, 31, 4, 220, (0.5, 0.5)) + noise(_SHAPE, 32, 5, 4)
    table = vec("#26394c") * (0.6 + 0.4 * fibres)[..., None] * _lamp(0.72, 0.70)
    card = Collage(table)
    middle, width = _WIDTH / 2, _WIDTH - 440
    card.put(_case(width, _HEIGHT + 160), (middle, 44 + (_HEIGHT + 160) / 2), width)
    sheet = _cut(papers.canvas(), width - 170, _HEIGHT + 60, 40)
    card.put(sheet, (middle, 128 + sheet.shape[0] / 2), sheet.shape[1], shadow=0.35)
    corner = frames.brass_corner()
    card.put(corner, (middle - sheet.shape[1] / 2 + 48, 174), 72, shadow=0)
    card.put(corner[:, ::-1], (middle + sheet.shape[1] / 2 - 48, 174), 72, shadow=0)
    pieces = _Squares(square_tiles.PRESSED)
    pieces.wall(card, (852, 234), 96, ("xxx.x", ".xx.x", "x.xx.", ".xx.x", "xx.x."))
    held = (("red", 1), ("white", 1), ("yellow", 3), ("black", 2), ("blue", 2))
    for row, (colour, count) in enumerate(held):
        for step in range(row + 1):
            place = 742 - step * 84, 234 + row * 96
            filled = step < count
            picture = pieces.tile(colour, step % 3) if filled else pieces.plain
            card.put(picture, place, 77, shadow=0.5 if filled else 0)
    return card.finished(SIZE)


def _case(width: int, height: int) -> Field:
    """The open case from above: its rim, cut in nine, around cork."""
    rim, third = travel_case.frame(), travel_case.FRAME // 3
    rows, columns = (
        np.concatenate(
            [
                np.arange(third),
                third + np.arange(length - 2 * third) % third,
                2 * third + np.arange(third),
            ]
        )
        for length in (height, width)
    )
    stretched = rim[rows][:, columns]
    cork = _cut(travel_case.cork_sheet(), width, height, 46)
    share = stretched[..., 3:]
    return rgba(cork[..., :3] * (1 - share) + stretched[..., :3] * share, cork[..., 3])


def _cut(stuff: Field, width: int, height: int, radius: int) -> Field:
    """A sheet with round corners of something that repeats."""
    rows, columns = np.arange(height) % stuff.shape[0], np.arange(width) % stuff.shape[1]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32) + 0.5
    outline = box(x - width / 2, y - height / 2, (width / 2, height / 2), radius)
    return rgba(stuff[rows][:, columns][..., :3], np.clip(0.5 - outline, 0, 1))


def praline() -> Field:
    """Loose chocolates on marble."""
    clouds = noise(_SHAPE, 21, 5, 4)
    x = np.linspace(0, 3.2, _WIDTH, dtype=np.float32)[None, :]
    y = np.linspace(0, 1.4, _HEIGHT, dtype=np.float32)[:, None]
    course = (x * 0.55 + y + clouds * 2.2 + 0.4 * noise(_SHAPE, 23, 4, 9)) % 1
    veins = bell(course - 0.5, 0.022) * ramp(0.38, 0.62, noise(_SHAPE, 22, 3, 3))
    stone = vec("#eee3d8") * (0.86 + 0.24 * clouds)[..., None] * _lamp(0.76, 0.26)
    card = Collage(stone - (veins * 0.20)[..., None] * np.array([0.7, 0.9, 1], np.float32))
    colours = grounds("chocolatier")
    sweets = {name: pralines.praline(name, ground, 0, LARGE) for name, ground in colours.items()}
    for index, (colour, across, down, turn) in enumerate(_SWEETS):
        card.put(sweets[colour], (across, down), 268 + index % 3 * 10, turn, 0.55)
    return card.finished(SIZE)


_SWEETS = (
    ("brown", 190, 150, 8.0),
    ("blue", 96, 470, 0.0),
    ("red", 372, 452, -8.0),
    ("white", 500, 190, 0.0),
    ("black", 668, 470, 9.0),
    ("brown", 826, 208, -9.0),
    ("blue", 952, 500, 0.0),
    ("white", 1246, 462, 0.0),
    ("red", 1130, 176, 7.0),
    ("black", 1420, 150, -6.0),
    ("brown", 1560, 452, 5.0),
    ("white", 330, 740, 0.0),
    ("red", 1400, 752, -5.0),
    ("blue", 640, -30, 0.0),
)


def pavilion() -> Field:
    """Stars on the deep blue floor of a garden hall."""
    card = Collage(_terrazzo())
    _star(card, (836, 356), 190, tuple(grounds("summer-pavilion")))
    _star(card, (196, 160), 132, ("blue",) * 6)
    _star(card, (330, 690), 120, ("green",) * 6)
    _star(card, (1480, 560), 132, ("purple",) * 6)
    _star(card, (1340, 20), 120, ("orange",) * 6)
    return card.finished(SIZE)


def _star(card: Collage, centre: tuple[int, int], side: int, colours: tuple[str, ...]) -> None:
    """Six rhombi around a point, in their gold bed."""
    reach = side * (math.sqrt(3) / 2 + 0.045)
    places = []
    for space, colour in enumerate(colours):
        angle = math.radians(60 * space)
        where = centre[0] + reach * math.sin(angle), centre[1] - reach * math.cos(angle)
        places.append((where, space % 3 * 60, colour))
    scale = side / rhombi.LARGE
    for shadow in (0.55, 0.0):  # twice, so that no bed lies in its neighbour's shadow
        for where, turn, _ in places:
            card.put(_bed(turn), where, _bed(turn).shape[1] * scale, shadow=shadow)
    for where, turn, colour in places:
        tile = _rhombus(colour, turn)
        card.put(tile, where, tile.shape[1] * scale, shadow=0.45)


@cache
def _bed(turn: int) -> Field:
    return rhombi.bed(turn, rhombi.LARGE)


@cache
def _rhombus(colour: str, turn: int) -> Field:
    ground = grounds("summer-pavilion")[colour]
    return rhombi.tile(colour, ground, turn, 0, rhombi.LARGE)


def _terrazzo() -> Field:
    """Polished blue with chips of stone and gold."""
    clouds = noise(_SHAPE, 41, 5, 4)
    floor: Field = vec("#1d3a63") * (0.55 + 0.9 * clouds)[..., None] * _lamp(0.62, 0.85)
    random = np.random.default_rng(2)
    for _ in range(420):
        x, y = random.integers(20, _WIDTH - 20), random.integers(20, _HEIGHT - 20)
        size, angle = random.uniform(4, 15), random.uniform(0, math.pi)
        tone = vec(("#cdbf9c", "#5f86a8", GOLD, "#0e1f38")[int(random.integers(0, 4))])
        rows, columns = np.mgrid[-18:19, -18:19].astype(np.float32)
        a = columns * math.cos(angle) + rows * math.sin(angle)
        b = rows * math.cos(angle) - columns * math.sin(angle)
        chip = np.abs(a) + np.abs(b) * random.uniform(1.0, 2.0) + 0.3 * a - size
        share = np.clip(0.5 - chip, 0, 1)[..., None] * random.uniform(0.25, 0.6)
        part = floor[y - 18 : y + 19, x - 18 : x + 19]
        part[:] = part * (1 - share) + tone * share
    return floor
