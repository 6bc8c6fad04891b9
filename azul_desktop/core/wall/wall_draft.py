"""The draft of the wall family: take tiles and put them on a pattern line or on the floor."""

from itertools import compress

from azul_desktop.core.address import Address, Zone
from azul_desktop.core.draft import leave_rest, source_place, take_marker
from azul_desktop.core.events import Moved, Sink
from azul_desktop.core.moves import CENTRE, FLOOR, Move
from azul_desktop.core.state import IN_CENTRE, State
from azul_desktop.core.wall.discs import disc_with, leave_special_rest
from azul_desktop.core.wall.floor import drop_marker, drop_tiles
from azul_desktop.core.wall.packed import LINES, TARGETS
from azul_desktop.core.wall.tables import WallTables


def legal_takes(tables: WallTables, state: State) -> list[Move]:
    """Every take: a colour of a source, to each line open to it and to the floor."""
    targets = state.boards[state.turn][TARGETS]
    moves: list[Move] = []
    for shift, takes in compress(tables.takes, state.sources):
        moves += takes[targets >> shift & 63]
    if tables.special:
        return _with_spreads(tables, state, moves)
    return moves


def _with_spreads(tables: WallTables, state: State, takes: list[Move]) -> list[Move]:
    """Each take from the `spread` disc becomes one move for each way to spread the rest."""
    source = disc_with(tables, state, "spread") + 1
    first = source * tables.colours
    lying = 0
    for colour in range(tables.colours):
        if state.sources[first + colour]:
            lying |= 1 << colour
    if source == CENTRE or not lying:  # no such disc, or nothing on it
        return takes
    moves: list[Move] = []
    for move in takes:
        if move >> 12 == source:
            rest = lying & ~(1 << (move >> 9 & 7))
            moves += [move | right for right in range(rest + 1) if right & rest == right]
        else:
            moves.append(move)
    return moves


def take(tables: WallTables, state: State, move: Move, sink: Sink | None) -> None:
    """Take tiles, leave the rest, lay the marker down if it comes along, place the tiles."""
    source = move >> 12  # unpacked by hand: most of all moves come through here
    colour = move >> 9 & 7
    line = move >> 6 & 7
    at = source * tables.colours + colour
    count = state.sources[at]
    state.sources[at] = 0
    state.left -= count
    if source == CENTRE:
        if state.marker == IN_CENTRE:
            take_marker(state, drop_marker(tables, state), sink)
    elif tables.special:
        leave_special_rest(tables, state, source, move & 63, sink)
    else:
        leave_rest(tables, state, source, sink)
    if line != FLOOR:
        board = state.boards[state.turn]
        lying = board[LINES + line] >> 3
        placed = tables.capacity[line] - lying
        if placed <= count:  # full: it takes nothing more
            board[TARGETS] &= ~tables.line_bits[line]
        else:
            placed = count
            if not lying:  # begun: it takes only this colour from now on
                board[TARGETS] &= ~tables.line_bits[line] | 1 << line + 6 * colour
        board[LINES + line] = (lying + placed) << 3 | colour
        count -= placed
        if sink is not None:
            dst = Address(Zone.LINE, state.turn, line)
            sink.append(Moved(colour, placed, source_place(source), dst))
    if count:
        src = None if sink is None else source_place(source)
        drop_tiles(tables, state, colour, count, src, sink)
