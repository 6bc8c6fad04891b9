"""A state rebuilt from its open facts: `view.view_state` the other way round.

The facts come from outside. Whatever is wrong with them is a `PositionError`; what passes is a
position that the rules can go on from. Keys that nobody knows are left alone.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.errors import UserError
from azul_desktop.core.facts import Facts, PositionError
from azul_desktop.core.families import build, check_players
from azul_desktop.core.position_boards import read_star_board, read_wall_board
from azul_desktop.core.rules import Rules
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import (
    BUILD,
    DRAFT,
    EMPTY,
    HAND,
    IN_CENTRE,
    KEEP,
    KEPT,
    LINES,
    PASSED,
    PHASES,
    REWARD,
    SHIELD,
    TILES,
    TILING,
    State,
)
from azul_desktop.core.state import FLOOR as FLOOR_PIECES
from azul_desktop.core.wall.rules import WallRules

_MAX_ROUND: Final = 1000
_WALL_PHASES: Final = (DRAFT, TILING)
_STAR_PHASES: Final = (DRAFT, BUILD, REWARD, KEEP)

_rules_of = lru_cache(maxsize=8)(build)


def parse_state(data: object, find_edition: Callable[[str], Edition | None]) -> tuple[Rules, State]:
    """The rules and the state of open facts; its future is that of seed 0."""
    facts = Facts(data, "state")
    edition = find_edition(facts.text("edition"))
    if edition is None:
        raise PositionError("{what} is not one that is installed", what="state.edition")
    players = facts.items("players")
    try:
        check_players(edition, len(players))
        options = Options(facts.text("variant"), facts.flag("special_factories"))
        rules = _rules_of(edition, options)
    except PositionError:
        raise
    except UserError as error:
        raise PositionError(error.text, **error.values) from None
    state = State()
    state.seed = 0
    _read_course(rules, facts, state, len(players))
    _read_table(rules, facts, state, len(players))
    for player in players:
        if isinstance(rules, WallRules):
            state.boards.append(read_wall_board(rules.tables, edition, player))
        else:
            assert isinstance(rules, StarRules)
            state.boards.append(read_star_board(rules.tables, edition, player))
    _check_tiles(rules, state)
    _find_line(rules, state)
    if not rules.legal_moves(state):
        raise PositionError("{what} leaves nothing to decide", what="state")
    return rules, state


def _read_course(rules: Rules, facts: Facts, state: State, players: int) -> None:
    """Phase, turn, round, joker, and what is due."""
    phase = facts.text("phase")
    possible = _WALL_PHASES if isinstance(rules, WallRules) else _STAR_PHASES
    if phase not in [PHASES[known] for known in possible]:
        raise facts.wrong("phase")
    state.phase = PHASES.index(phase)
    state.turn = facts.number("turn", players - 1)
    state.first = facts.number("first_player", players - 1)
    state.round = facts.number("round", _MAX_ROUND)
    if state.round < 1:
        raise facts.wrong("round")
    if facts.get("marker") == "centre":
        state.marker = IN_CENTRE
    else:
        state.marker = facts.number("marker", players - 1)
    if isinstance(rules, StarRules):
        jokers = rules.tables.jokers
        if state.round > len(jokers):
            raise facts.wrong("round")
        state.joker = facts.colour("joker", rules.edition)
        if state.joker != jokers[state.round - 1]:
            raise facts.wrong("joker")
        state.due = facts.number("due", rules.tables.supply)
        if (state.due > 0) != (state.phase == REWARD):
            raise facts.wrong("due")
    elif facts.get("joker") is not None:
        raise facts.wrong("joker")


def _read_table(rules: Rules, facts: Facts, state: State, players: int) -> None:
    """Bag, lid, supply, discs and centre."""
    edition = rules.edition
    state.bag = facts.counts("bag", edition)
    state.lid = facts.counts("lid", edition)
    state.sources = facts.counts("centre", edition)
    discs = facts.items("discs")
    if len(discs) != edition.disc_count(players):
        raise facts.wrong("discs")
    names = [edition.special_name(side) for side in range(len(edition.specials))]
    for disc in discs:
        state.sources += disc.counts("tiles", edition)
        special = disc.get("special")
        if special is None:
            state.specials.append(EMPTY)
        elif rules.options.special_factories and special in names:
            state.specials.append(names.index(str(special)))
        else:
            raise disc.wrong("special")
    turned = [side for side in state.specials if side != EMPTY]
    if len(turned) != len(set(turned)):
        raise facts.wrong("discs")
    state.left = sum(state.sources)
    if (state.left > 0) != (state.phase == DRAFT):
        raise facts.wrong("phase")
    if isinstance(rules, StarRules):
        for colour, count in enumerate(facts.counts("supply", edition)):
            state.supply += [colour] * count
        if len(state.supply) > rules.tables.supply:
            raise facts.wrong("supply")
        state.supply += [EMPTY] * (rules.tables.supply - len(state.supply))
    elif facts.get("supply") is not None:
        raise facts.wrong("supply")


def _check_tiles(rules: Rules, state: State) -> None:
    """No colour has more tiles than were in the box, and nothing is there twice."""
    colours = len(rules.edition.colours)
    for colour in range(colours):
        tiles = state.bag[colour] + state.lid[colour] + state.supply.count(colour)
        tiles += sum(state.sources[colour::colours])
        for board in state.boards:
            tiles += board[TILES + colour].bit_count()
            if isinstance(rules, WallRules):
                tiles += _on_lines_and_floor(rules, board, colour)
            else:
                tiles += board[HAND + colour] + board[KEPT + colour]
        if tiles > rules.edition.tiles_of_each:
            name = rules.edition.colours[colour]
            raise PositionError("{what} has too many tiles: {name}", what="state", name=name)
    if isinstance(rules, WallRules):
        if sum(board[SHIELD] != 0 for board in state.boards) > 1:
            raise PositionError("{what} is wrong", what="state.players.shield")
    elif state.boards[state.turn][PASSED] and state.phase != KEEP:
        raise PositionError("{what} is wrong", what="state.turn")


def _on_lines_and_floor(rules: WallRules, board: list[int], colour: int) -> int:
    tiles = 0
    for line in board[LINES : LINES + rules.tables.rows]:
        if line and line & 7 == colour:
            tiles += line >> 3
    floor = board[FLOOR_PIECES]
    while floor:
        tiles += floor & 7 == colour + 1
        floor >>= 3
    return tiles + (board[SHIELD] == colour + 1)


def _find_line(rules: Rules, state: State) -> None:
    """Which line is tiled: the first full one of who decides, where it has a choice of cells."""
    if state.phase != TILING or not isinstance(rules, WallRules):
        return
    board = state.boards[state.turn]
    for row, capacity in enumerate(rules.tables.capacity):
        if board[LINES + row] >> 3 == capacity:
            state.line = row
            return
    raise PositionError("{what} is wrong", what="state.phase")
