"""Paints the discs, the centre between them, and the bag and the lid that stand on the table."""

from collections.abc import Sequence
from typing import NamedTuple

from azul_desktop.core.address import CENTRE
from azul_desktop.core.events import MARKER
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Box, Circle, Shape
from azul_desktop.ui.render import case, panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.figures import figure
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import CREAM, GOLD, Face, colour
from azul_desktop.ui.table.layout.ring import Ring
from azul_desktop.ui.table.paint.store_painter import StorePainter
from azul_desktop.ui.table.pieces.footprints import footprint
from azul_desktop.ui.table.pieces.pieces import Pieces, spot_of
from azul_desktop.ui.table.shown.shown_table import ShownTable

_LIFT = 10
_GLOW = colour("#ffc34d")


class Lifted(NamedTuple):
    """What the pointer is over, or holds: the tiles of a colour on one source."""

    source: int
    """A disc, or EMPTY for the centre."""
    colour: int
    """EMPTY where only one joker is taken."""
    held: bool
    """In the hand already: only the footprint is left."""
    joker: int = EMPTY
    """The colour of the one joker that is taken, most often along with another colour."""
    marker: bool = False
    """Whether the marker comes along."""


class RingPainter:
    """Paints the ring of one edition."""

    def __init__(self, pieces: Pieces, brush: Brush) -> None:
        self._pieces = pieces
        self._brush = brush
        self._stores = StorePainter(pieces)

    def bed(self, ring: Ring) -> list[Sprite]:
        """The open case that some editions keep their discs in, below all light and discs."""
        if ring.frame is None:
            return []
        box = ring.frame.rounded()
        theme = self._pieces.edition.theme
        picture = case.tray(self._brush, _whole(box), ring.rim, theme)
        return [Sprite(picture, int(box.x), int(box.y))]

    def base(self, ring: Ring, shown: ShownTable) -> list[Sprite]:
        """The centre and the discs that lie on the table."""
        sprites = []
        tray = self._pieces.picture("centre.png", _whole(ring.tray.box))
        if tray is not None:
            sprites.append(centred(tray, ring.tray.centre))
        for number, circle in enumerate(ring.discs):
            if number != shown.off:
                sprites += self._bare(circle, shown.specials[number])
        return sprites

    def _bare(self, circle: Circle, side: int) -> list[Sprite]:
        """An empty disc; the well of a special one says what it does."""
        size = round(2 * circle.radius)
        sprites = [centred(self._pieces.disc(size, special=side != EMPTY), circle.centre)]
        cut = self._pieces.engraving(side, size) if side != EMPTY else None
        if cut is not None:
            sprites.append(centred(cut, circle.centre))
        return sprites

    def source(self, ring: Ring, disc: int) -> list[Sprite]:
        """The light under the disc that tiles are taken from."""
        if disc == EMPTY:
            return []
        circle = ring.discs[disc]
        radius = circle.radius / self._brush.unit
        return [
            panels.glow(self._brush, circle.box, radius, blur, _GLOW, strength)
            for blur, strength in ((16, 0.9), (5, 0.55))
        ]

    def fullness(self, tiles: int) -> int:
        """How full the bag looks with so many tiles."""
        return self._stores.fullness(tiles)

    def bag(self, ring: Ring, tiles: int) -> list[Sprite]:
        """The bag, where it stands on the table."""
        return self._stores.bag(ring.bag, tiles) if ring.standing else []

    def discards(self, ring: Ring, counts: Sequence[int]) -> list[Sprite]:
        """The tower or the open lid with some of its tiles, where it stands on the table."""
        return self._stores.discards(ring.lid, counts) if ring.standing else []

    def badges(self, ring: Ring, shown: ShownTable) -> list[Sprite]:
        """The symbols of special discs, over the tiles at the upper right of the rim."""
        sprites = []
        for number, side in enumerate(shown.specials):
            if side != EMPTY and number != shown.off:
                box = badge_box(ring, number)
                sprites.append(centred(self._pieces.badge(side, round(box.w)), box.centre))
        return sprites

    def disc(
        self, ring: Ring, shown: ShownTable, number: int, lifted: Lifted | None
    ) -> list[Sprite]:
        """The tiles of a disc; those under the pointer are lifted, the others dimmed."""
        tiles = shown.discs[number]
        slots = ring.disc_slots(number, len(tiles))
        sprites = []
        raised = []
        for n, (tile, slot) in enumerate(zip(tiles, slots, strict=True)):
            if tile == EMPTY:
                continue
            angle = ring.disc_turn(number, n)
            comes = lifted is not None and (
                tile == lifted.colour or (tile == lifted.joker and tile not in tiles[:n])
            )
            if comes and lifted is not None:
                raised += self._raised(tile, slot, lifted.held, n, angle)
            else:
                dim = lifted is not None and not lifted.held
                sprites.append(self._lying(tile, slot, n, angle, dim=dim))
        return sprites + raised

    def _lying(
        self,
        tile: int,
        slot: Shape,
        take: int,
        angle: int,
        *,
        dim: bool,
        covered: bool = False,
    ) -> Sprite:
        size, turn = spot_of(slot)
        picture = self._pieces.tile(
            tile,
            size,
            turn,
            ground="plate",
            take=take,
            angle=angle,
            dim=dim,
            covered=covered,
        )
        return centred(picture, slot.centre)

    def _raised(self, tile: int, slot: Shape, held: bool, take: int, angle: int) -> list[Sprite]:
        """A tile above its place, or the footprint that it left there."""
        size, turn = spot_of(slot)
        if held:
            face = self._pieces.tile(tile, size, turn, ground="none", take=take, angle=angle)
            return [centred(footprint(self._brush, face), slot.centre)]
        grown = size + self._brush.px(4)
        picture = self._pieces.tile(tile, grown, turn, ground="air", take=take, angle=angle)
        return [centred(picture, (slot.centre[0], slot.centre[1] - self._brush.px(_LIFT)))]

    def centre(self, ring: Ring, shown: ShownTable, lifted: Lifted | None) -> list[Sprite]:
        """The tiles in the centre sorted by colour, each row with its count; the marker."""
        sprites = []
        if shown.marker == CENTRE:
            sprites += self._marker(ring.marker, lifted)
        slots, counts = ring.centre_slots(shown.centre), ring.centre_counts(shown.centre)
        for tile, count in enumerate(shown.centre):
            for n, slot in enumerate(slots[tile][:count]):
                # Of the jokers the last one comes along, which none covers.
                if lifted is not None and (
                    tile == lifted.colour or (tile == lifted.joker and n == count - 1)
                ):
                    sprites += self._raised(tile, slot, lifted.held, n, 0)
                else:
                    dim = lifted is not None and not lifted.held
                    covered = ring.rhombic and n < count - 1
                    sprites.append(self._lying(tile, slot, n, 0, dim=dim, covered=covered))
            if count:
                sprites += self._count(count, counts[tile])
        return sprites

    def _marker(self, box: Box, lifted: Lifted | None) -> list[Sprite]:
        """The marker in the centre, which comes along with the first tiles taken from it."""
        if lifted is not None and lifted.marker:
            return [] if lifted.held else self._raised(MARKER, box, False, 0, 0)
        return [centred(self._pieces.tile(MARKER, round(box.w), ground="wood"), box.centre)]

    def carvings(self, ring: Ring, absent: Sequence[int]) -> list[Sprite]:
        """Colours keep their places in the centre: where none lies, its motif is carved in."""
        places = ring.centre_places()
        return [
            centred(self._pieces.engraved(tile, *spot_of(places[tile])), places[tile].centre)
            for tile in absent
        ]

    def _count(self, count: int, box: Box) -> list[Sprite]:
        brush, box = self._brush, box.rounded()
        size = int(box.w), int(box.h)
        plate = shapes.framed(size, size[1] // 2, ((20, 12, 8),), GOLD, 1, 225)
        return [
            Sprite(plate, int(box.x), int(box.y)),
            figure(brush, f"×{count}", Face.SEMI, 20, CREAM, box.grown(-box.w * 0.08, 0)),
        ]


def badge_box(ring: Ring, disc: int) -> Box:
    """Where the symbol of a special disc lies."""
    circle = ring.discs[disc]
    size = circle.radius * 0.54
    return Box(
        circle.x + circle.radius * 0.79 - size / 2,
        circle.y - circle.radius * 0.79 - size / 2,
        size,
        size,
    )


def _whole(box: Box) -> tuple[int, int]:
    return round(box.w), round(box.h)
