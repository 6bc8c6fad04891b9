"""The building of the star family: pay tiles and jokers to cover a space, and score its group."""

from azul_desktop.core.address import LID, Address, Zone
from azul_desktop.core.events import FeatureWon, Moved, Reason, Scored, Sink
from azul_desktop.core.mosaic import BITS, cells_of
from azul_desktop.core.moves import PASS_MOVE, Move, pack_build, unpack_build
from azul_desktop.core.star.board import MIXED, STAR_SPACES
from azul_desktop.core.star.packed import HAND
from azul_desktop.core.star.tables import StarTables
from azul_desktop.core.state import CELLS, EMPTY, SCORE, TILES, State


def colours_for(tables: StarTables, board: list[int], star: int) -> int:
    """The mask of the colours that a star still takes.

    A mixed star takes six different colours. A free star takes any colour as its first and
    second tile, and then only its one colour, or only colours that it does not have.
    """
    fixed = tables.star_colours[star]
    if fixed >= 0:
        return 1 << fixed
    shift = star * STAR_SPACES
    used = 0
    for colour in range(tables.colours):
        if board[TILES + colour] >> shift & 63:
            used |= 1 << colour
    every = (1 << tables.colours) - 1
    if fixed == MIXED:
        return every & ~used
    covered = board[CELLS] >> shift & 63
    if covered & (covered - 1) == 0:  # no tile, or one
        return every
    return used if used & (used - 1) == 0 else every & ~used


def legal_builds(tables: StarTables, state: State) -> list[Move]:
    """Every space, colour and number of jokers that the hand can pay; passing is always legal."""
    board = state.boards[state.turn]
    jokers = board[HAND + state.joker]
    in_hand = 0
    for colour in range(tables.colours):
        if board[HAND + colour]:
            in_hand |= 1 << colour
    moves: list[Move] = []
    for star in range(tables.stars):
        open_spaces = ~(board[CELLS] >> star * STAR_SPACES) & 63
        colours = in_hand & tables.star_masks[star]
        if not open_spaces or not colours:
            continue
        if tables.star_colours[star] < 0:
            colours &= colours_for(tables, board, star)
        for colour in BITS[colours]:
            held = board[HAND + colour]
            spare = jokers if colour != state.joker else 0
            reach = held + spare
            if reach > tables.highest_price:
                reach = tables.highest_price
            for space in BITS[open_spaces & tables.affordable[star][reach]]:
                price = tables.prices[star * STAR_SPACES + space]
                used = price - held if price > held else 0
                most = spare if spare < price else price - 1
                move = pack_build(star, space, colour, used)
                moves.append(move)
                while used < most:
                    used += 1
                    move += 1  # the number of jokers is the lowest field
                    moves.append(move)
    moves.append(PASS_MOVE)
    return moves


def build(tables: StarTables, state: State, move: Move, sink: Sink | None) -> None:
    """Pay, place one tile, score its group, and see which features it surrounds."""
    star, space, colour, jokers = unpack_build(move)
    player = state.turn
    board = state.boards[player]
    cell = star * STAR_SPACES + space
    paid = tables.prices[cell] - jokers
    board[HAND + colour] -= paid
    board[HAND + state.joker] -= jokers
    state.lid[colour] += paid - 1
    state.lid[state.joker] += jokers
    points = tables.mosaic.points(board[CELLS], cell)
    board[CELLS] |= 1 << cell
    board[TILES + colour] |= 1 << cell
    board[SCORE] += points
    if sink is not None:
        _report(tables, state, cell, colour, paid, jokers, points, sink)
    won = 0
    for feature in tables.features_at[cell]:
        mask = tables.feature_masks[feature]
        if board[CELLS] & mask == mask:
            won += tables.feature_tiles[feature]
            if sink is not None:
                sink.append(FeatureWon(player, feature, tables.feature_tiles[feature]))
    if won:
        in_supply = len(state.supply) - state.supply.count(EMPTY)
        state.due = min(won, in_supply)


def _report(
    tables: StarTables,
    state: State,
    cell: int,
    colour: int,
    paid: int,
    jokers: int,
    points: int,
    sink: Sink,
) -> None:
    player = state.turn
    board = state.boards[player]
    src = Address(Zone.HAND, player, colour=colour)
    sink.append(Moved(colour, 1, src, Address(Zone.SPACE, player, cell)))
    if paid > 1:
        sink.append(Moved(colour, paid - 1, src, LID))
    if jokers:
        sink.append(Moved(state.joker, jokers, Address(Zone.HAND, player, colour=state.joker), LID))
    run = cells_of(tables.mosaic.run(board[CELLS], cell))
    run.remove(cell)
    star = cell // STAR_SPACES
    sink.append(Scored(player, Reason.TILE, points, board[SCORE], star, (cell, *run)))


def star_bonus(tables: StarTables, board: list[int], star: int) -> int:
    """What a star is worth at the end: by its colour, or as a mixed one; 0 if incomplete."""
    shift = star * STAR_SPACES
    if board[CELLS] >> shift & 63 != 63:
        return 0
    for colour in range(tables.colours):
        if board[TILES + colour] >> shift & 63 == 63:
            return tables.star_bonus[colour]
    return tables.mixed_bonus
