"""A layout with the players seated: where on the screen a piece with an address lies."""

from azul_desktop.core.address import Address, Zone
from azul_desktop.core.events import MARKER
from azul_desktop.geometry import Box, Rhombus, Shape, box_around
from azul_desktop.ui.table.layout.mat import Mat
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.shown.shown_table import ShownTable


class SeatedLayout:
    """A layout, and who has the board in front."""

    def __init__(self, layout: TableLayout, front: int) -> None:
        self.layout = layout
        self.front = front

    def slot(self, player: int) -> int:
        """Which of the boards is a player's: 0 is the one in front."""
        return (player - self.front) % len(self.layout.boards)

    def player(self, slot: int) -> int:
        """Whose board it is."""
        return (slot + self.front) % len(self.layout.boards)

    def mat(self, player: int) -> Mat:
        """A player's board."""
        return self.layout.boards[self.slot(player)]

    def pieces(self, shown: ShownTable, address: Address, colour: int) -> list[Shape]:
        """Where the pieces of a colour lie at an address, in the order they came."""
        zone, ring = address.zone, self.layout.ring
        if zone == Zone.DISC:
            tiles = shown.discs[address.index]
            slots = ring.disc_slots(address.index, len(tiles))
            return [slot for slot, tile in zip(slots, tiles, strict=True) if tile == colour]
        if zone == Zone.CENTRE:
            if colour == MARKER:
                return [ring.marker]
            return ring.centre_slots(shown.centre)[colour]
        if zone in (Zone.BAG, Zone.LID):
            return [self._loose(ring.bag if zone == Zone.BAG else ring.lid)]
        if zone == Zone.SUPPLY:
            assert self.layout.scoring is not None
            return [self.layout.scoring.supply[address.index]]
        return self._on_board(shown, address, colour)

    def _loose(self, box: Box) -> Shape:
        """A tile in the middle of a box, as it lies on the discs."""
        ring = self.layout.ring
        if ring.rhombic:
            return Rhombus(*box.centre, ring.tile, 0)
        return box_around(box.centre, ring.tile)

    def _on_board(self, shown: ShownTable, address: Address, colour: int) -> list[Shape]:
        player, rack = address.owner, self.layout.rack
        mat, board = self.mat(player), shown.players[player]
        if address.zone == Zone.MARKER:
            return [mat.marker or self.avatar(player)]
        if address.zone == Zone.HAND and rack is not None and player == self.front:
            return list(rack.slots(board.hand)[colour])
        return mat.lying(board, address, colour)

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
