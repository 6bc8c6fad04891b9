"""Where on the screen a piece lies that has an address on the table."""

from azul_desktop.core.address import Address, Zone
from azul_desktop.core.events import MARKER
from azul_desktop.geometry import Box, Rhombus, Shape, box_around
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.shown.shown_table import ShownTable


class SeatedLayout:
    """A layout with the players seated: who has the board in front."""

    def __init__(self, layout: TableLayout, front: int) -> None:
        self.layout = layout
        self.front = front

    def slot(self, player: int) -> int:
        """Which of the boards is a player's: 0 is the one in front."""
        return (player - self.front) % len(self.layout.boards)

    def player(self, slot: int) -> int:
        """Whose board it is."""
        return (slot + self.front) % len(self.layout.boards)

    def mat(self, player: int) -> WallMat | StarMat:
        """A player's board."""
        return self.layout.boards[self.slot(player)]

    def pieces(self, tableau: ShownTable, place: Address, colour: int) -> list[Shape]:
        """Where the pieces of a colour lie in a place, in the order they came."""
        zone, ring = place.zone, self.layout.ring
        if zone == Zone.DISC:
            tiles = tableau.discs[place.index]
            slots = ring.disc_slots(place.index, len(tiles))
            return [slot for slot, tile in zip(slots, tiles, strict=True) if tile == colour]
        if zone == Zone.CENTRE:
            if colour == MARKER:
                return [ring.marker]
            return ring.centre_slots(tableau.centre)[colour]
        if zone in (Zone.BAG, Zone.LID):
            box = ring.bag if zone == Zone.BAG else ring.lid
            return [self._loose(box)]
        if zone == Zone.SUPPLY:
            scoring = self.layout.scoring
            assert scoring is not None
            return [scoring.supply[place.index]]
        return self._on_board(tableau, place, colour)

    def _loose(self, box: Box) -> Shape:
        """A tile in the middle of a box, as it lies on the discs."""
        ring = self.layout.ring
        if ring.rhombic:
            return Rhombus(*box.centre, ring.tile, 0)
        return box_around(box.centre, ring.tile)

    def _on_board(self, tableau: ShownTable, place: Address, colour: int) -> list[Shape]:
        mat, board = self.mat(place.owner), tableau.players[place.owner]
        if place.zone == Zone.MARKER:
            return [mat.marker or self.avatar(place.owner)]
        if isinstance(mat, WallMat):
            if place.zone == Zone.LINE:
                return list(mat.lines[place.index][: max(1, board.lines[place.index][1])])
            if place.zone == Zone.WALL:
                return [mat.wall[place.index]]
            if place.zone == Zone.SHIELD:
                return [mat.shield]
            return [mat.floor[place.index]]
        if place.zone == Zone.SPACE:
            return [mat.spaces[place.index]]
        if place.zone == Zone.KEPT:
            kept = [tile for tile, count in enumerate(board.kept) for _ in range(count)]
            return [mat.corners[n] for n, tile in enumerate(kept) if tile == colour]
        return list(self.hand(place.owner, board.hand)[colour])

    def avatar(self, player: int) -> Box:
        """Where a player's token is; the rack has it where there is one."""
        avatar = self.mat(player).avatar
        if avatar is None:
            assert self.layout.rack is not None
            return self.layout.rack.avatar
        return avatar

    def score(self, player: int) -> Box:
        """Where a player's score stands."""
        score = self.mat(player).score
        if score is None:
            assert self.layout.rack is not None
            return self.layout.rack.score
        return score

    def hand(self, player: int, counts: list[int]) -> list[list[Rhombus]]:
        """Where a player's tiles in hand lie, for each colour."""
        rack = self.layout.rack
        if rack is not None and player == self.front:
            return rack.slots(counts)
        mat = self.mat(player)
        assert isinstance(mat, StarMat)
        return mat.hand_slots(counts)
