"""The draft of the star family: one colour and one joker with it go to the hand."""

from itertools import compress

from azul_desktop.core.address import Address, Zone
from azul_desktop.core.draft import leave_rest, source_place, take_marker
from azul_desktop.core.events import Moved, Reason, Scored, Sink
from azul_desktop.core.moves import CENTRE, Move, pack_take, unpack_take
from azul_desktop.core.moves import HAND as TO_HAND
from azul_desktop.core.star.packed import HAND
from azul_desktop.core.star.tables import StarTables
from azul_desktop.core.state import IN_CENTRE, SCORE, State


def legal_takes(tables: StarTables, state: State) -> list[Move]:
    """Every colour but the joker of every source; the joker only where nothing else lies."""
    joker, colours = state.joker, tables.colours
    moves = [move for colour, move in compress(tables.takes, state.sources) if colour != joker]
    for first in range(0, len(state.sources), colours):
        jokers = state.sources[first + joker]
        if jokers and sum(state.sources[first : first + colours]) == jokers:
            moves.append(pack_take(first // colours, joker, TO_HAND))
    moves.sort()
    return moves


def take(tables: StarTables, state: State, move: Move, sink: Sink | None) -> None:
    """Take all tiles of a colour and one joker if any lies there, or a lone joker."""
    source, colour, _, _ = unpack_take(move)
    first = source * tables.colours
    taken = 0
    if colour != state.joker:
        taken = state.sources[first + colour]
        _to_hand(tables, state, source, colour, taken, sink)
    if state.sources[first + state.joker]:
        taken += 1
        _to_hand(tables, state, source, state.joker, 1, sink)
    state.left -= taken
    if source != CENTRE:
        leave_rest(tables, state, source, sink)
    elif state.marker == IN_CENTRE:
        take_marker(state, Address(Zone.MARKER, state.turn), sink)
        lose_points(tables, state, Reason.MARKER, taken, sink)


def _to_hand(
    tables: StarTables, state: State, source: int, colour: int, count: int, sink: Sink | None
) -> None:
    state.sources[source * tables.colours + colour] -= count
    state.boards[state.turn][HAND + colour] += count
    if sink is not None:
        dst = Address(Zone.HAND, state.turn, colour=colour)
        sink.append(Moved(colour, count, source_place(source), dst))


def lose_points(
    tables: StarTables, state: State, reason: Reason, points: int, sink: Sink | None
) -> None:
    """Take points off a score, never below the first space of the track."""
    board = state.boards[state.turn]
    board[SCORE] = max(board[SCORE] - points, tables.lowest_score)
    if sink is not None:
        sink.append(Scored(state.turn, reason, -points, board[SCORE]))
