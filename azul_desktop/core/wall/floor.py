"""The floor of the wall family: where pieces fall, and what they cost."""

from azul_desktop.core.address import LID, Address, Zone
from azul_desktop.core.events import MARKER, Moved, Reason, Scored, Sink
from azul_desktop.core.state import SCORE, State
from azul_desktop.core.wall.packed import FLOOR, FLOOR_COUNT, MARKER_PIECE, NO_PIECE, SHIELD
from azul_desktop.core.wall.tables import WallTables


def drop_tiles(
    tables: WallTables,
    state: State,
    colour: int,
    count: int,
    src: Address | None,
    sink: Sink | None,
) -> None:
    """Tiles fall: the first onto an empty shield disc, then floor spaces, the rest to the lid.

    `src` is where they fall from; it is only needed with a sink.
    """
    board = state.boards[state.turn]
    if board[SHIELD] == NO_PIECE:
        board[SHIELD] = colour + 1
        count -= 1
        if sink is not None and src is not None:
            sink.append(Moved(colour, 1, src, Address(Zone.SHIELD, state.turn)))
    lying = board[FLOOR_COUNT]
    floored = tables.floor_size - lying
    if floored > count:
        floored = count
    board[FLOOR] |= (colour + 1) * tables.ones[floored] << 3 * lying
    board[FLOOR_COUNT] = lying + floored
    if sink is not None and src is not None:
        for space in range(lying, lying + floored):
            sink.append(Moved(colour, 1, src, Address(Zone.FLOOR, state.turn, space)))
    if count > floored:
        state.lid[colour] += count - floored
        if sink is not None and src is not None:
            sink.append(Moved(colour, count - floored, src, LID))


def drop_marker(tables: WallTables, state: State) -> Address:
    """The marker falls like a tile; on a full floor it costs nothing. Where it came to lie."""
    board = state.boards[state.turn]
    lying = board[FLOOR_COUNT]
    if board[SHIELD] == NO_PIECE:
        board[SHIELD] = MARKER_PIECE
        return Address(Zone.SHIELD, state.turn)
    if lying == tables.floor_size:
        return Address(Zone.MARKER, state.turn)
    board[FLOOR] |= MARKER_PIECE << 3 * lying
    board[FLOOR_COUNT] = lying + 1
    return Address(Zone.FLOOR, state.turn, lying)


def pieces_on(floor: int) -> list[int]:
    """The pieces on a floor from left to right: colours, or MARKER."""
    pieces = []
    while floor:
        piece = floor & 7
        pieces.append(MARKER if piece == MARKER_PIECE else piece - 1)
        floor >>= 3
    return pieces


def clear_floor(tables: WallTables, state: State, sink: Sink | None) -> None:
    """Take the penalty off the score, never below 0, and clear the floor."""
    board = state.boards[state.turn]
    penalty = tables.penalty[board[FLOOR_COUNT]]
    score = board[SCORE] + penalty
    board[SCORE] = score if score > 0 else 0
    if sink is not None:
        spaces = tuple(range(board[FLOOR_COUNT]))
        sink.append(Scored(state.turn, Reason.FLOOR, penalty, board[SCORE], 0, spaces))
    for space, piece in enumerate(pieces_on(board[FLOOR])):
        if piece != MARKER:
            state.lid[piece] += 1
            if sink is not None:
                sink.append(Moved(piece, 1, Address(Zone.FLOOR, state.turn, space), LID))
    board[FLOOR] = 0
    board[FLOOR_COUNT] = 0


def return_shield(state: State, sink: Sink | None) -> None:
    """At the end of a round the shield disc goes back, and the tile that it caught to the lid."""
    for player, board in enumerate(state.boards):
        caught = board[SHIELD]
        board[SHIELD] = 0
        if 0 < caught < MARKER_PIECE:
            state.lid[caught - 1] += 1
            if sink is not None:
                sink.append(Moved(caught - 1, 1, Address(Zone.SHIELD, player), LID))
