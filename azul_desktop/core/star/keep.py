"""Passing in the star family: a few tiles are kept for the next round, the others cost points."""

from typing import Final

from azul_desktop.core.address import LID, Address, Zone
from azul_desktop.core.events import Moved, Passed, Reason, Sink
from azul_desktop.core.moves import Move, unpack_keep
from azul_desktop.core.star.packed import HAND, KEPT, PASSED
from azul_desktop.core.star.star_draft import lose_points
from azul_desktop.core.star.tables import StarTables
from azul_desktop.core.state import State

_GUARDS: Final = 0x888888
"""The top bit of each nibble: it is borrowed away where a choice needs more than there is."""


def legal_keeps(tables: StarTables, state: State) -> list[Move]:
    """Every choice of tiles in hand that the corner spaces can hold, none at all included."""
    hand = _GUARDS
    for colour in range(tables.colours):
        hand |= min(state.boards[state.turn][HAND + colour], 7) << 4 * colour
    return [move for move, need in tables.keeps if (hand - need) & _GUARDS == _GUARDS]


def pass_turn(state: State, sink: Sink | None) -> bool:
    """Take no further part in this round's building; whether tiles are left in hand."""
    board = state.boards[state.turn]
    board[PASSED] = 1
    if sink is not None:
        sink.append(Passed(state.turn))
    return any(board[HAND:KEPT])


def keep(tables: StarTables, state: State, move: Move, sink: Sink | None) -> None:
    """Put the chosen tiles on the corner spaces and discard the others at a point each."""
    player = state.turn
    board = state.boards[player]
    lost = 0
    for colour, kept in enumerate(unpack_keep(move, tables.colours)):
        discarded = board[HAND + colour] - kept
        board[HAND + colour] = 0
        board[KEPT + colour] = kept
        state.lid[colour] += discarded
        lost += discarded
        if sink is not None:
            hand = Address(Zone.HAND, player, colour=colour)
            if kept:
                sink.append(Moved(colour, kept, hand, Address(Zone.KEPT, player, colour=colour)))
            if discarded:
                sink.append(Moved(colour, discarded, hand, LID))
    if lost:
        lose_points(tables, state, Reason.DISCARD, lost, sink)


def take_back(tables: StarTables, state: State, sink: Sink | None) -> None:
    """The kept tiles come back to the hands when a round starts."""
    for player, board in enumerate(state.boards):
        board[PASSED] = 0
        for colour in range(tables.colours):
            kept = board[KEPT + colour]
            if kept:
                board[KEPT + colour] = 0
                board[HAND + colour] += kept
                if sink is not None:
                    src, dst = (
                        Address(Zone.KEPT, player, colour=colour),
                        Address(Zone.HAND, player, colour=colour),
                    )
                    sink.append(Moved(colour, kept, src, dst))
