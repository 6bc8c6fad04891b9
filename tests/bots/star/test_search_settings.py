"""What makes levels and personalities: each setting changes choices in the way it promises."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from azul_desktop.bots.base import Budget
from azul_desktop.bots.star.hands import Hands, hands_of
from azul_desktop.bots.star.packed_board import (
    SPACES,
    bits_in,
    covered_cells,
    pack_hand,
    pack_supply,
    pack_used,
    tiles_in,
)
from azul_desktop.bots.star.planner import Planner, Step
from azul_desktop.bots.star.search import StarSearch
from azul_desktop.bots.star.search_settings import (
    BUILDER,
    DENIER,
    GAMBLER,
    LEVEL_SETTINGS,
    StarSettings,
    StarStyle,
)
from azul_desktop.bots.star.worth import Worth
from azul_desktop.core.moves import Move
from azul_desktop.core.star.packed import HAND, KEPT
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import BUILD, DRAFT, KEEP, State
from tests.bots.star.boards import (
    STAR_KINDS,
    every_kind,
    one_of_each_board,
    random_states,
    rules_of,
)
from tests.games import BRIEF, Kind

WIDE = StarSettings(beam=12)


def builds(kind: Kind) -> Iterator[State]:
    """Rich hands before the last round, on boards of random games."""
    rules = rules_of(kind)
    for seed in range(6):
        for state in random_states(kind, seed):
            held = sum(state.boards[state.turn][HAND:KEPT])
            early = state.round < len(rules.tables.jokers)
            if early and state.phase == BUILD and not state.due and held >= 9:
                yield state


def prepared(rules: StarRules, settings: StarSettings) -> StarSearch:
    bot = StarSearch(settings)
    bot.prepare(rules)
    return bot


def plan(bot: StarSearch, state: State) -> Step:
    """The end of the build that a bot plans."""
    planner = Planner(bot.tables, bot.worths[state.round - 1], state.joker)
    planner.width = bot.settings.beam
    board = state.boards[state.turn]
    used = pack_used(bot.tables, board)
    return planner.plan(covered_cells(board), used, pack_hand(board), pack_supply(state), 0)


def star_promise(worth: Worth, step: Step) -> int:
    tables = worth.tables
    total = 0
    for star in range(tables.stars):
        kind = tables.kind(star, step.used >> star * SPACES & 63)
        total += worth.star_value[star][kind << 6 | step.cells >> star * SPACES & 63]
    return total


def area_promise(masks: list[int], values: list[list[int]], step: Step) -> int:
    counts = [bits_in(mask & step.cells) for mask in masks]
    return sum(row[count] for row, count in zip(values, counts, strict=True))


def feature_promise(worth: Worth, step: Step) -> int:
    return area_promise(worth.tables.feature_masks, worth.feature_value, step)


def number_promise(worth: Worth, step: Step) -> int:
    return area_promise(worth.tables.number_masks, worth.number_value, step)


def points(worth: Worth, end: Step) -> int:
    """What a plan scores at once, in cents: its score by some values without what they promise."""
    start = end
    while start.parent is not None:
        start = start.parent
    promised = worth.board_value(end.cells, end.used) - worth.board_value(start.cells, start.used)
    return end.score - promised


def total(worth: Worth, own: Worth, end: Step) -> int:
    """What a plan made by values of its own brings and promises by others."""
    promised = worth.board_value(end.cells, end.used) + worth.hand_value(
        end.hand, end.cells, end.used
    )
    return points(own, end) + promised


@one_of_each_board
@pytest.mark.parametrize(
    ("style", "likes", "least"),
    [
        (StarStyle(stars=1.5), star_promise, 1),
        (StarStyle(numbers=1.5), number_promise, 1),
        (StarStyle(features=1.5), feature_promise, 1),
        (StarStyle(features=0.5), feature_promise, -1),
        (BUILDER, star_promise, 1),
        (BUILDER, feature_promise, -1),
        (GAMBLER, feature_promise, 1),
    ],
)
def test_a_style_plans_for_what_it_likes(
    kind: Kind, style: StarStyle, likes: Callable[[Worth, Step], int], least: int
) -> None:
    rules = rules_of(kind)
    plain, fond = prepared(rules, WIDE), prepared(rules, replace(WIDE, style=style))
    more = 0
    for state in builds(kind):
        worth = plain.worths[state.round - 1]
        more += likes(worth, plan(fond, state)) - likes(worth, plan(plain, state))
    assert more * least > 0


@one_of_each_board
def test_who_likes_to_keep_keeps_more(kind: Kind) -> None:
    rules = rules_of(kind)
    plain = prepared(rules, WIDE)
    saver = prepared(rules, replace(WIDE, style=StarStyle(keep=1.5)))
    kept = [0, 0]
    for state in builds(kind):
        for at, bot in enumerate((plain, saver)):
            kept[at] += tiles_in(plan(bot, state).hand)
    assert kept[1] > kept[0]


@one_of_each_board
def test_a_denier_leaves_less_to_the_other(kind: Kind) -> None:
    rules = rules_of(kind)
    bots = [StarSearch(), StarSearch(StarSettings(style=DENIER))]
    bots[0].prepare(rules)
    differ = 0
    for state in last_takes(kind):
        takes = [bot.choose(rules, state, Budget(simulations=150)) for bot in bots]
        if takes[0] != takes[1]:
            left = [left_to_the_other(rules, bots[0], state, take) for take in takes]
            assert left[1] < left[0]
            differ += 1
    assert differ


def last_takes(kind: Kind) -> Iterator[State]:
    """Drafts with two takes left: one for the player to move, one for the other."""
    rules = rules_of(kind)
    for seed in range(12):
        for state in random_states(kind, seed):
            moves = rules.legal_moves(state)
            if state.phase == DRAFT and len(moves) == 2:
                after = rules.apply(state, moves[0])
                if after.phase == DRAFT and len(rules.legal_moves(after)) == 1:
                    yield state


def left_to_the_other(rules: StarRules, bot: StarSearch, state: State, take: Move) -> int:
    """What the other player's hand is worth after a take and the one that is left."""
    other = 1 - state.turn
    hands = Hands(bot.tables, bot.worths[state.round - 1], state, 6)
    after = rules.apply(state, take)
    while after.phase == DRAFT:
        after = rules.apply(after, rules.legal_moves(after)[0])
    return hands.value(other, hands_of(after)[other])


@one_of_each_board
def test_who_foresees_nothing_plays_for_points_at_once(kind: Kind) -> None:
    rules = rules_of(kind)
    seeing, blind = prepared(rules, WIDE), prepared(rules, replace(WIDE, foresight=0.0))
    at_once, in_all = [0, 0], [0, 0]
    for state in builds(kind):
        worth = seeing.worths[state.round - 1]
        for at, bot in enumerate((seeing, blind)):
            own = bot.worths[state.round - 1]
            end = plan(bot, state)
            at_once[at] += points(own, end)
            in_all[at] += total(worth, own, end)
    assert at_once[1] > at_once[0]
    assert in_all[1] < in_all[0]


@every_kind
def test_who_foresees_keeps_the_next_joker(kind: Kind) -> None:
    rules = rules_of(kind)
    state = rules.initial(kind.players, 1)
    state.phase = KEEP
    state.round = len(rules.tables.jokers) - 1
    joker = rules.tables.jokers[state.round]
    board = state.boards[state.turn]
    board[HAND : HAND + 6] = [4] * 6
    board[HAND + joker] = 3
    wise = StarSearch().choose(rules, state, Budget(simulations=1))
    blind = StarSearch(StarSettings(foresight=0.0)).choose(rules, state, Budget(simulations=1))
    assert rules.apply(state, wise).boards[state.turn][KEPT + joker] == 3
    assert rules.apply(state, blind).boards[state.turn][KEPT + joker] == 0


@one_of_each_board
def test_each_level_plans_better_than_the_one_below(kind: Kind) -> None:
    rules = rules_of(kind)
    bots = [prepared(rules, LEVEL_SETTINGS[name]) for name in ("artisan", "master", "grandmaster")]
    values = [0, 0, 0]
    for state in builds(kind):
        worth = bots[-1].worths[state.round - 1]
        for at, bot in enumerate(bots):
            values[at] += total(worth, bot.worths[state.round - 1], plan(bot, state))
    assert values[0] < values[1] < values[2]


@pytest.mark.parametrize("level", ["artisan", "master"])
def test_a_level_simulates_no_more_than_it_may(level: str) -> None:
    settings = LEVEL_SETTINGS[level]
    most = settings.most_simulations
    free = replace(settings, most_simulations=0)
    differ = 0
    for kind in STAR_KINDS[::3]:
        rules = rules_of(kind)
        for seed in range(2 if BRIEF else 4):
            state = rules.initial(kind.players, seed)
            held = StarSearch(settings).choose(rules, state, Budget(simulations=6 * most))
            assert held == StarSearch(free).choose(rules, state, Budget(simulations=most))
            differ += held != StarSearch(free).choose(rules, state, Budget(simulations=6 * most))
    assert differ


@every_kind
def test_what_it_remembers_does_not_change_its_choice(kind: Kind) -> None:
    rules = rules_of(kind)
    settings = StarSettings(beam=8, draft_beam=3)
    old = StarSearch(settings)
    for count, state in enumerate(random_states(kind, 3)):
        if count % 3 == 0:
            chosen = old.choose(rules, state, Budget(simulations=8))
            if count % 9 == 0:
                fresh = StarSearch(settings)
                assert fresh.choose(rules, state, Budget(simulations=8)) == chosen
