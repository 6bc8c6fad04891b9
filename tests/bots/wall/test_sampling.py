"""The search with three or four at the table: it plays rounds on, and its budget ends it."""

from time import process_time

import pytest

from azul_desktop.bots.base import Budget
from azul_desktop.bots.greedy import GreedyBot
from azul_desktop.bots.wall.bot import WallSearch, search_for
from azul_desktop.bots.wall.sampling import Sampling
from azul_desktop.bots.wall.search_settings import SearchSettings
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import DRAFT, State
from tests.bots.wall.boards import WALLS, rules_of
from tests.games import Kind

MANY = [kind for kind in WALLS if kind.players > 2]
FOUR = next(kind for kind in MANY if kind.players == 4)


def sampling_for(kind: Kind, settings: SearchSettings) -> Sampling:
    search = search_for(rules_of(kind), kind.players, settings)
    return Sampling(search, settings.own_takes, settings.heat, settings.own_heat)


@pytest.mark.parametrize("kind", MANY[::3], ids=str)
def test_the_table_is_as_it_was_after_all_rounds_that_were_played_on(kind: Kind) -> None:
    state = kind.rules.initial(kind.players, 2)
    settings = SearchSettings()
    sampling = sampling_for(kind, settings)
    sampling.best_take(state, 200, 0.0, 0)
    search = sampling.search
    draft = search.draft
    assert (draft.ply, draft.turn, draft.left) == (0, state.turn, state.left)
    before = list(draft.contents), list(draft.words), list(draft.targets)
    search.begin(state)
    assert (list(draft.contents), list(draft.words), list(draft.targets)) == before


def test_every_take_gets_its_share_and_the_best_ones_the_most() -> None:
    state = FOUR.rules.initial(4, 2)
    sampling = sampling_for(FOUR, SearchSettings())
    sampling.best_take(state, 4000, 0.0, 0)
    visits = list(sampling.visits)
    assert min(visits) >= 1
    assert visits[0] > 2 * min(visits)
    assert sampling.nodes < 4000 + 16


def test_without_a_budget_it_ends_all_the_same() -> None:
    state = FOUR.rules.initial(4, 2)
    assert WallSearch().choose(FOUR.rules, state, Budget()) in FOUR.rules.legal_moves(state)


def test_it_keeps_to_its_time() -> None:
    bot, state = WallSearch(), FOUR.rules.initial(4, 2)
    bot.choose(FOUR.rules, state, Budget(milliseconds=1))  # makes the search
    used = process_time()
    bot.choose(FOUR.rules, state, Budget(milliseconds=100))
    assert process_time() - used < 0.25


def test_chances_to_win_lie_between_none_and_all_and_are_shared_by_equals() -> None:
    """Four empty boards: nobody is ahead, but for who begins the next round."""
    sampling = sampling_for(FOUR, SearchSettings(learned=False))
    state = FOUR.rules.initial(4, 2)
    sampling.begin(state)
    sampling.draft.left = 0
    assert sampling._chance() == pytest.approx(0.25)


@pytest.mark.parametrize("seed", range(6))
def test_the_last_take_of_a_game_is_the_one_that_wins_by_most(seed: int) -> None:
    rules, state = last_decision(seed)
    chosen = WallSearch().choose(rules, state, Budget(simulations=500))
    margins = {
        move: margin(rules, rules.apply(state, move), state.turn)
        for move in rules.legal_moves(state)
    }
    assert margins[chosen] == max(margins.values())


def last_decision(seed: int) -> tuple[Rules, State]:
    """The last position of a coloured game of four greedy bots in which one can choose."""
    rules, greedy = FOUR.rules, GreedyBot(seed)
    state = rules.initial(4, seed)
    found = state.clone()
    while moves := rules.legal_moves(state):
        if state.phase == DRAFT and len(moves) > 1:
            found = state.clone()
        rules.advance(state, greedy.choose(rules, state, Budget()))
    return rules, found


def margin(rules: Rules, state: State, seat: int) -> tuple[bool, int]:
    """Whether a seat wins a game of which nothing is left to choose, and by how much."""
    while moves := rules.legal_moves(state):
        state = rules.apply(state, moves[0])
    standings = rules.standings(state)
    best = max(other.score * 8 + other.rows for other in standings if other.player != seat)
    mine = standings[seat].score * 8 + standings[seat].rows
    return mine > best, mine - best
