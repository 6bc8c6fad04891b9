"""Everything on the table that can be pointed at, with its shape: for the pointer, keys and map."""

from azul_desktop.core.address import CENTRE, Address, Zone
from azul_desktop.core.state import EMPTY
from azul_desktop.ui.table.layout.spot import Spot
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from azul_desktop.ui.table.shown.shown_table import ShownTable


def spots_on(where: SeatedLayout, shown: ShownTable, *, keeping: bool) -> list[Spot]:
    """The spots that change: sources and hand; while `keeping`, tiles are chosen to be kept."""
    spots = _sources(where, shown)
    if where.layout.rack is not None:
        spots += _hand_spots(where, shown, keeping=keeping)
    return spots


def front_spots(where: SeatedLayout) -> list[Spot]:
    """The spots of the board in front."""
    return where.layout.boards[0].spots(where.front)


def other_spots(where: SeatedLayout) -> list[Spot]:
    """The spots of the other boards; they can be looked at, never used."""
    boards = enumerate(where.layout.boards)
    return [spot for slot, mat in boards if slot for spot in mat.spots(where.player(slot))]


def _sources(where: SeatedLayout, shown: ShownTable) -> list[Spot]:
    """The tiles on the discs and in the centre, the discs themselves, the supply."""
    layout, spots = where.layout, []
    for number, tiles in enumerate(shown.discs):
        disc = Address(Zone.DISC, index=number)
        for colour in sorted(set(tiles) - {EMPTY}):
            shapes = tuple(where.pieces(shown, disc, colour))
            spots.append(Spot(Address(Zone.DISC, index=number, colour=colour), shapes))
    for colour, count in enumerate(shown.centre):
        if count:
            shapes = tuple(where.pieces(shown, CENTRE, colour))
            spots.append(Spot(Address(Zone.CENTRE, colour=colour), shapes))
    for number, circle in enumerate(layout.ring.discs):
        if number != shown.off:
            spots.append(Spot(Address(Zone.DISC, index=number), (circle.box,)))
    if layout.scoring is not None:
        scoring = layout.scoring
        zones = scoring.zones or [None] * len(scoring.supply)
        spots += [
            Spot(Address(Zone.SUPPLY, index=n), (shape,), zone)
            for n, (shape, zone) in enumerate(zip(scoring.supply, zones, strict=True))
        ]
    return spots


def _hand_spots(where: SeatedLayout, shown: ShownTable, *, keeping: bool) -> list[Spot]:
    """The hand in the rack by colour, the hand as a whole, and the corner spaces."""
    rack, board, front = where.layout.rack, where.layout.boards[0], where.front
    assert rack is not None
    zone = Zone.KEEP if keeping else Zone.HAND
    spots = [
        Spot(Address(zone, front, colour=colour), (rack.piles[colour],))
        for colour, count in enumerate(shown.players[front].hand)
        if count
    ]
    spots.append(Spot(Address(Zone.HAND, front), (rack.box,), board.box))
    return spots + (board.keep_spots(front) if keeping else [])
