"""The search bot: legal, fair, in time, and right where that can be proved."""

from time import perf_counter, process_time

import pytest

from azul_desktop.bots.base import Bot, Budget
from azul_desktop.bots.greedy import GreedyBot
from azul_desktop.bots.match import play_match
from azul_desktop.bots.wall.bot import WallSearch
from azul_desktop.bots.wall.search_settings import BUILDER, DENIER, GAMBLER, SearchSettings, Taste
from azul_desktop.core import state as core
from azul_desktop.core.notation import format_move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State
from tests.bots.wall.boards import WALLS, every_wall
from tests.games import Kind

DUEL = next(kind for kind in WALLS if kind.players == 2)
TABLE_OF_FOUR = next(kind for kind in WALLS if kind.players == 4 and kind.options.special_factories)
SETTINGS = [
    SearchSettings(),
    SearchSettings(depth=2, learned=False, bonuses=False, rivals=False),
    SearchSettings(depth=3, rival_takes=2, heat=0),
    SearchSettings(learned=False),
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


@pytest.mark.parametrize("kind", [DUEL, TABLE_OF_FOUR], ids=str)
@pytest.mark.parametrize("settings", SETTINGS, ids=lambda settings: str(SETTINGS.index(settings)))
def test_whatever_its_settings_it_makes_legal_moves_only(
    kind: Kind, settings: SearchSettings
) -> None:
    rules = kind.rules
    bot, others = WallSearch(settings), GreedyBot(2)
    state = rules.initial(kind.players, 3)
    chosen = 0
    while moves := rules.legal_moves(state):
        who = bot if state.turn == 0 else others
        move = who.choose(rules, rules.redeal(state, chosen), Budget(simulations=30))
        if who is bot:
            assert move in moves, format_move(kind.edition, move)
            chosen += 1
        rules.advance(state, move)
    assert state.phase == core.OVER
    assert chosen >= 15  # the least that five rounds of three takes have


@pytest.mark.parametrize("taste", [BUILDER, DENIER, GAMBLER])
def test_a_personality_chooses_otherwise_now_and_then(taste: Taste) -> None:
    """Some choices and not most: it is a taste, and no other strength."""
    rules = DUEL.rules
    bots = WallSearch(SearchSettings(depth=2)), WallSearch(SearchSettings(depth=2, taste=taste))
    differ = asked = 0
    for seed in range(2):
        state = rules.initial(2, seed)
        while rules.legal_moves(state):
            plain, fond = (bot.choose(rules, state, Budget(simulations=2000)) for bot in bots)
            differ += plain != fond
            asked += 1
            rules.advance(state, plain)
    assert 0 < differ < asked / 2


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
    bot.choose(rules, rules.initial(2, 1), Budget(milliseconds=1))  # makes the search
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
