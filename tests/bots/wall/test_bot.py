"""The search bot: legal, fair, in time, and right where that can be proved."""

from time import perf_counter, process_time

import pytest

from azul_desktop.bots.base import Bot, Budget
from azul_desktop.bots.greedy import GreedyBot
from azul_desktop.bots.match import play_match
from azul_desktop.bots.wall.bot import WallSearch
from azul_desktop.bots.wall.search_settings import BUILDER, DENIER, GAMBLER, SearchSettings
from azul_desktop.bots.wall.wall_tables import SearchTables
from azul_desktop.bots.wall.weights import load_network
from azul_desktop.core import state as core
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State
from tests.bots.wall.test_draft_table import every_wall, rules_of
from tests.games import KINDS, Kind

DUEL = next(kind for kind in KINDS if kind.edition.family == "wall" and kind.players == 2)
SETTINGS = [
    SearchSettings(),
    SearchSettings(depth=2, learned=False, bonuses=False, rivals=False),
    SearchSettings(depth=3, rival_takes=2),
    SearchSettings(taste=BUILDER),
    SearchSettings(taste=DENIER),
    SearchSettings(taste=GAMBLER),
]


@every_wall
def test_a_choice_is_legal_and_the_same_whatever_the_future(kind: Kind) -> None:
    rules = kind.rules
    state = rules.initial(kind.players, 1)
    greedy = GreedyBot(1)
    turn = 0
    while moves := rules.legal_moves(state):
        move = greedy.choose(rules, state, Budget())
        if turn % 7 == 0 or state.phase == core.TILING:
            choices = {
                WallSearch().choose(rules, rules.redeal(state, hidden), Budget(simulations=60))
                for hidden in (4, 5)
            }
            assert len(choices) == 1
            move = choices.pop()
            assert move in moves
        rules.advance(state, move)
        turn += 1


@pytest.mark.parametrize("settings", SETTINGS, ids=lambda settings: str(SETTINGS.index(settings)))
def test_whatever_it_sees_it_beats_nobody_by_an_illegal_move(settings: SearchSettings) -> None:
    bots: list[Bot] = [WallSearch(settings), GreedyBot(2)]
    play_match(DUEL.rules, bots, 3, Budget(simulations=30))


def test_it_beats_greedy() -> None:
    won = 0
    for seed in range(6):
        bots: list[Bot] = [WallSearch(SearchSettings(depth=4)), GreedyBot(2)]
        _, state = play_match(DUEL.rules, bots, seed, Budget(simulations=200))
        won += DUEL.rules.standings(state)[0].rank == 1
    assert won >= 5


def test_it_keeps_to_its_time() -> None:
    rules = DUEL.rules
    bot = WallSearch()
    bot.choose(rules, rules.initial(2, 1), Budget(milliseconds=1))  # furnishes the workplace
    begun, used = perf_counter(), process_time()
    bot.choose(rules, rules.initial(2, 2), Budget(milliseconds=100))
    assert perf_counter() - begun > 0.05
    assert process_time() - used < 0.25  # a busy machine may take longer, but not we


def test_the_only_take_needs_no_thought() -> None:
    rules, state = last_takes(4, 0)
    used = process_time()
    assert WallSearch().choose(rules, state, Budget(milliseconds=5000)) in rules.legal_moves(state)
    assert process_time() - used < 2.5


@pytest.mark.parametrize("seed", range(8))
def test_it_solves_the_end_of_a_game(seed: int) -> None:
    rules, state = last_takes(seed, 4)
    move = WallSearch().choose(rules, state, Budget(simulations=200_000))
    seat = state.turn
    values = {other: outcome(rules, rules.apply(state, other), seat)
              for other in rules.legal_moves(state)}  # fmt: skip
    assert values[move] == max(values.values())


def last_takes(seed: int, tiles: int) -> tuple[Rules, State]:
    """The last position of a game between greedy bots with more than so many tiles left."""
    rules = DUEL.rules
    state = rules.initial(2, seed)
    greedy = GreedyBot(seed)
    found = state.clone()
    while rules.legal_moves(state):
        if state.left > tiles or found.round < state.round:
            found = state.clone()
        rules.advance(state, greedy.choose(rules, state, Budget()))
    return rules, found


def outcome(rules: Rules, state: State, seat: int) -> tuple[int, int]:
    """What a seat comes to against the best play: won, drawn or lost, then by how much."""
    moves = rules.legal_moves(state)
    if not moves:
        mine, other = rules.standings(state)[seat], rules.standings(state)[1 - seat]
        return other.rank - mine.rank, (mine.score - other.score) * 8 + mine.rows - other.rows
    values = [outcome(rules, rules.apply(state, move), seat) for move in moves]
    return max(values) if state.turn == seat else min(values)


@every_wall
def test_weights_are_there_for_every_board(kind: Kind) -> None:
    assert load_network(SearchTables(rules_of(kind).tables), kind.players) is not None
