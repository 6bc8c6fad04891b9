"""Everything on the table that has a name, with its shape: for the pointer, the keys, the map."""

from collections.abc import Sequence

from azul_desktop.coach import names
from azul_desktop.core.address import CENTRE, Address, Zone
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Box, Point, Shape, box_of, surrounding
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from azul_desktop.ui.table.shown.shown_table import ShownTable

_STAR_SPACES = 6


class Spot:
    """Something with a name: its shapes, and a larger zone in which a pointer still means it."""

    __slots__ = ("_around", "box", "name", "shapes", "zone")

    def __init__(self, name: str, shapes: tuple[Shape, ...], zone: Box | None = None) -> None:
        self.name = name
        self.shapes = shapes
        self.zone = zone
        boxes = [box_of(shape) for shape in shapes]
        self.box = boxes[0]
        """The box of its first shape: its middle is on it for certain."""
        self._around = surrounding([*boxes, zone] if zone else boxes)

    def hit(self, at: Point) -> bool:
        """Whether a point is on it."""
        return any(shape.contains(at) for shape in self.shapes)

    def near(self, at: Point) -> bool:
        """Whether a point is on it or in its zone."""
        if not self._around.contains(at):
            return False
        return self.hit(at) or (self.zone is not None and self.zone.contains(at))


def spots_on(
    rules: Rules, where: SeatedLayout, tableau: ShownTable, kept: Sequence[int] | None
) -> list[Spot]:
    """The spots that change: sources and hand; `kept` are the tiles chosen so far to be kept."""
    spots = _sources(rules, where, tableau)
    if where.layout.rack is not None:
        spots += _hand_spots(rules, where, tableau, kept)
    return spots


def front_spots(layout: TableLayout) -> list[Spot]:
    """The spots of the board in front, whoever plays it."""
    return _mat_spots(layout.boards[0])


def other_spots(where: SeatedLayout) -> list[Spot]:
    """The spots of the other boards; they can be looked at, never used."""
    return [
        Spot(names.of_player(where.player(slot), spot.name), spot.shapes)
        for slot, mat in enumerate(where.layout.boards)
        if slot
        for spot in _mat_spots(mat)
    ]


def _mat_spots(mat: WallMat | StarMat) -> list[Spot]:
    return _wall_spots(mat) if isinstance(mat, WallMat) else _star_spots(mat)


def _sources(rules: Rules, where: SeatedLayout, tableau: ShownTable) -> list[Spot]:
    """The tiles on the discs and in the centre, the discs themselves, the supply."""
    colours, ring = rules.edition.colours, where.layout.ring
    spots = []
    for number, tiles in enumerate(tableau.discs):
        place = Address(Zone.DISC, -1, number)
        for colour in sorted(set(tiles) - {EMPTY}):
            shapes = tuple(where.pieces(tableau, place, colour))
            spots.append(Spot(names.disc_tiles(number, colours[colour]), shapes))
    for colour, count in enumerate(tableau.centre):
        if count:
            shapes = tuple(where.pieces(tableau, CENTRE, colour))
            spots.append(Spot(names.centre_tiles(colours[colour]), shapes))
    for number, circle in enumerate(ring.discs):
        if number != tableau.off:
            spots.append(Spot(names.disc(number), (circle.box,)))
    if where.layout.scoring is not None:
        spots += [
            Spot(names.supply(n), (shape,)) for n, shape in enumerate(where.layout.scoring.supply)
        ]
    return spots


def _wall_spots(mat: WallMat) -> list[Spot]:
    rows = zip(mat.line_boxes, mat.line_zones, strict=True)
    spots = [Spot(names.line(row), (box,), zone) for row, (box, zone) in enumerate(rows)]
    spots.append(Spot(names.FLOOR, (mat.floor_box,), mat.floor_zone))
    spots += [
        Spot(names.wall(*divmod(cell, mat.columns)), (box,)) for cell, box in enumerate(mat.wall)
    ]
    return spots


def _star_spots(mat: StarMat) -> list[Spot]:
    return [
        Spot(names.space(*divmod(cell, _STAR_SPACES)), (space,))
        for cell, space in enumerate(mat.spaces)
    ]


def _hand_spots(
    rules: Rules, where: SeatedLayout, tableau: ShownTable, kept: Sequence[int] | None
) -> list[Spot]:
    """The hand in the rack by colour, the hand as a whole, and the corner spaces."""
    rack, front = where.layout.rack, where.layout.boards[0]
    assert rack is not None
    assert isinstance(front, StarMat)
    name_of = names.hand_tiles if kept is None else names.keep
    counts = tableau.players[where.front].hand
    spots = [
        Spot(name_of(name), (rack.piles[n],))
        for n, name in enumerate(rules.edition.colours)
        if counts[n]
    ]
    spots.append(Spot(names.HAND, (rack.box,), front.box))
    if kept is not None:
        spots += [Spot(names.corner(n), (shape,)) for n, shape in enumerate(front.corners)]
    return spots
