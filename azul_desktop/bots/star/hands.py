"""What every hand would be worth to every player, planned once and remembered for the round.

While the draft lasts no board changes, so a hand alone decides what a player can make of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from azul_desktop.bots.star.packed_board import (
    PackedTables,
    covered_cells,
    pack_hand,
    pack_supply,
    pack_used,
)
from azul_desktop.bots.star.planner import Planner
from azul_desktop.bots.star.worth import POINT, Worth
from azul_desktop.core.state import SCORE, State

if TYPE_CHECKING:
    from mypy_extensions import i64


class Hands:
    """The values of hands on the boards of one state."""

    def __init__(self, tables: PackedTables, worth: Worth, state: State, width: int) -> None:
        self.tables: PackedTables = tables
        self.worth: Worth = worth
        self.planner: Planner = Planner(tables, worth, state.joker)
        self.planner.width = width
        self.supply: int = pack_supply(state)
        self.cells: list[int] = [covered_cells(board) for board in state.boards]
        self.used: list[int] = [pack_used(tables, board) for board in state.boards]
        self.known: list[dict[int, int]] = [{} for _ in state.boards]
        self.cut: bool = False
        """Whether the deadline cut a plan short: some value asked for since is too low."""

    def fits(self, state: State, worth: Worth) -> bool:
        """Whether what is remembered holds for another state, too."""
        if worth is not self.worth or len(state.boards) != len(self.cells):
            return False
        boards = state.boards
        return (
            state.joker == self.planner.joker
            and self.supply == pack_supply(state)
            and self.cells == [covered_cells(board) for board in boards]
            and self.used == [pack_used(self.tables, board) for board in boards]
        )

    def value(self, player: i64, hand: i64) -> i64:
        """What a player's hand brings and promises, in cents, the board's own value apart."""
        known = self.known[player]
        if hand in known:
            return known[hand]
        planner = self.planner
        planner.plan(self.cells[player], self.used[player], hand, self.supply, 0)
        value: i64 = planner.best_value
        if planner.stopped:
            self.cut = True
        else:
            known[hand] = value
        return value

    def standing(self, state: State, player: int) -> int:
        """What a player has and what the board promises, in cents, without the hand."""
        promised = self.worth.board_value(self.cells[player], self.used[player])
        return state.boards[player][SCORE] * POINT + promised


def hands_of(state: State) -> list[int]:
    """The packed hands of all players."""
    return [pack_hand(board) for board in state.boards]
