"""A state rebuilt from its open facts: `protocol.view_state` the other way round.

The facts come from outside. Whatever is wrong with them is a `PositionError`; what passes is a
position that the rules can go on from. Keys that nobody knows are left alone.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.errors import UserError
from azul_desktop.core.facts import Facts, PositionError
from azul_desktop.core.families import build, check_players, family_of
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import DRAFT, EMPTY, IN_CENTRE, PHASES, State
from azul_desktop.core.view import BoardView

_MAX_ROUND: Final = 1000

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
    family = family_of(edition)
    state.boards = [family.read_board(rules, player) for player in players]
    _check_tiles(rules, state)
    family.check(rules, state)
    if not rules.legal_moves(state):
        raise PositionError("{what} leaves nothing to decide", what="state")
    return rules, state


def _read_course(rules: Rules, facts: Facts, state: State, players: int) -> None:
    """Phase, turn, round, joker, and what is due."""
    phase = facts.text("phase")
    family = family_of(rules.edition)
    if phase not in [PHASES[known] for known in family.phases]:
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
    family.read_course(rules, facts, state)


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
    family_of(edition).read_table(rules, facts, state)


def _check_tiles(rules: Rules, state: State) -> None:
    """No colour has more tiles than were in the box."""
    colours = len(rules.edition.colours)
    tiles = [
        state.bag[colour]
        + state.lid[colour]
        + state.supply.count(colour)
        + sum(state.sources[colour::colours])
        for colour in range(colours)
    ]
    for view in map(rules.view, state.boards):
        for colour in range(colours):
            tiles[colour] += _tiles_on(view, colour)
    for colour, name in enumerate(rules.edition.colours):
        if tiles[colour] > rules.edition.tiles_of_each:
            raise PositionError("{what} has too many tiles: {name}", what="state", name=name)


def _tiles_on(view: BoardView, colour: int) -> int:
    """How many tiles of a colour lie on a board, in hand and kept ones included."""
    return (
        view.cells.count(colour)
        + sum(line.count for line in view.lines if line.colour == colour)
        + view.floor.count(colour)
        + (view.caught == colour)
        + sum(counts[colour] for counts in (view.hand, view.kept) if counts)
    )
