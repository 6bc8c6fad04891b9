"""The star bot: legal, fair, in time, and no fool."""

import time

import pytest

from azul_desktop.bots.base import Bot, Budget
from azul_desktop.bots.greedy import GreedyBot
from azul_desktop.bots.match import bot_seed, play_match
from azul_desktop.bots.star.draft import DraftTree
from azul_desktop.bots.star.hands import Hands
from azul_desktop.bots.star.search import StarSearch
from azul_desktop.bots.star.search_settings import StarSettings
from azul_desktop.core.moves import pack_build
from azul_desktop.core.star.packed import HAND
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import BUILD, CELLS, TILES, State
from tests.bots.star.boards import (
    STAR_KINDS,
    every_kind,
    one_of_each_board,
    random_states,
    rules_of,
)
from tests.games import Kind

QUICK = StarSettings(beam=16, draft_beam=4)


@every_kind
def test_it_chooses_legal_moves_whatever_the_future(kind: Kind) -> None:
    rules = kind.rules
    bots = [StarSearch(QUICK), StarSearch(QUICK)]
    for count, state in enumerate(random_states(kind, 2)):
        if count % 5:
            continue
        choices = {
            bot.choose(rules, rules.redeal(state, hidden), Budget(simulations=5))
            for bot, hidden in zip(bots, (4, 5), strict=True)
        }
        assert len(choices) == 1
        assert choices <= set(rules.legal_moves(state))


@pytest.mark.parametrize("milliseconds", [10, 60])
@pytest.mark.parametrize("kind", STAR_KINDS[::5], ids=str)
def test_it_keeps_to_its_time(kind: Kind, milliseconds: int) -> None:
    """In time of its process, for a busy machine may take its own."""
    rules = kind.rules
    bot = StarSearch()
    bot.choose(rules, rules.initial(kind.players, 1), Budget(milliseconds=1))
    worst = 0.0
    for count, state in enumerate(random_states(kind, 4)):
        if count % 15 == 0:
            start = time.process_time()
            bot.choose(rules, rules.redeal(state, 9), Budget(milliseconds=milliseconds))
            worst = max(worst, time.process_time() - start)
    assert worst < milliseconds / 1000 + 0.1


@every_kind
def test_a_rich_hand_takes_no_longer(kind: Kind) -> None:
    rules = rules_of(kind)
    bot = StarSearch()
    bot.prepare(rules)
    state = building(rules)
    state.supply = [at % 6 for at in range(10)]
    state.boards[state.turn][HAND : HAND + 6] = [7] * 6
    start = time.process_time()
    assert bot.choose(rules, state, Budget(milliseconds=10)) in rules.legal_moves(state)
    assert time.process_time() - start < 0.16


@every_kind
def test_without_time_it_takes_what_looks_best(kind: Kind) -> None:
    rules = rules_of(kind)
    bot = StarSearch()
    bot.prepare(rules)
    state = rules.initial(kind.players, 1)
    hands = Hands(bot.tables, bot.worths[0], state, 6)
    hands.planner.deadline = 1e-9  # long ago
    tree = DraftTree(hands, state, 800.0, 1.5)
    tree.simulate()
    assert hands.cut
    assert sum(tree.root.visits) == 0  # plans that were cut short teach nothing
    assert tree.root.priors[tree.root.moves.index(tree.best())] == max(tree.root.priors)


def building(rules: StarRules) -> State:
    """Two players about to build in the last round, with empty boards and hands."""
    state = rules.initial(2, 1)
    state.sources = [0] * len(state.sources)
    state.left = 0
    state.round = len(rules.tables.jokers)
    state.joker = rules.tables.jokers[-1]
    state.phase = BUILD
    return state


def cover(state: State, star: int, spaces: list[int], colour: int) -> None:
    board = state.boards[state.turn]
    for space in spaces:
        board[CELLS] |= 1 << 6 * star + space
        board[TILES + colour] |= 1 << 6 * star + space


def test_it_completes_a_star_rather_than_scoring_less() -> None:
    rules = rules_of(STAR_KINDS[0])
    state = building(rules)
    colour = rules.tables.star_colours[1]
    cover(state, 1, [0, 1, 2, 3, 4], colour)
    state.boards[state.turn][HAND + colour] = 6
    bot = StarSearch()
    assert bot.choose(rules, state, Budget(simulations=1)) == pack_build(1, 5, colour, 0)


def test_it_wins_a_feature_to_build_on() -> None:
    rules = rules_of(STAR_KINDS[0])
    state = building(rules)
    colour = rules.tables.star_colours[1]
    cover(state, 1, [0, 1, 2, 5], colour)
    state.supply = [colour] * 10
    # Five tiles pay space 5 at once, which wins three; these and one more pay space 4.
    state.boards[state.turn][HAND + colour] = 6
    bot = StarSearch()
    first = bot.choose(rules, state, Budget(simulations=1))
    assert first == pack_build(1, 4, colour, 0)
    for _ in range(3):
        state = rules.apply(state, first)
        first = bot.choose(rules, state, Budget(simulations=1))
    state = rules.apply(state, first)
    state.turn = 0 if state.boards[0][CELLS] else 1
    assert bot.choose(rules, state, Budget(simulations=1)) == pack_build(1, 3, colour, 0)


@one_of_each_board
def test_it_beats_greedy(kind: Kind) -> None:
    won = 0
    for seed in range(4):
        seats: list[Bot] = [StarSearch(QUICK), GreedyBot(bot_seed(seed, 1))]
        _, state = play_match(kind.rules, seats, seed, Budget(simulations=60))
        scores = [standing.score for standing in kind.rules.standings(state)]
        won += scores[0] > scores[1]
    assert won >= 3
