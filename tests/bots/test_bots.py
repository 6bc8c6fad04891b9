"""The simple bots: always legal, the same every time, blind to the future, worth their names."""

import statistics
from collections.abc import Iterator
from itertools import product

import pytest

from azul_desktop.bots.base import Budget
from azul_desktop.bots.match import bot_seed, play_match
from azul_desktop.bots.novice import NoviceBot
from azul_desktop.bots.registry import BOT_NAMES, LEVELS, Level, make_bot
from azul_desktop.bots.star.search_settings import LEVEL_SETTINGS
from azul_desktop.core.moves import CENTRE, unpack_take
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import IN_CENTRE, State
from tests.games import ALL_KINDS, BRIEF, KINDS, Kind

FEW = Budget(simulations=4)
"""Enough for a test that a bot plays at all, in every kind of game."""
every_kind = pytest.mark.parametrize("kind", ALL_KINDS, ids=str)


def scores(rules: Rules, bots: list[str], games: int) -> list[list[int]]:
    """The scores of each seat over some games."""
    found: list[list[int]] = []
    for seed in range(games):
        seats = [make_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(bots)]
        _, state = play_match(rules, seats, seed, Budget())
        found.append([standing.score for standing in rules.standings(state)])
    return [list(seat) for seat in zip(*found, strict=True)]


def in_turns() -> Iterator[tuple[Kind, str]]:
    """Every bot in every kind of game; in the brief form, the levels that search take turns."""
    searching = list(LEVEL_SETTINGS)
    for at, kind in enumerate(ALL_KINDS):
        turn = searching[(at + at // len(searching)) % len(searching)]  # with 2, 3 and 4 players
        for name in BOT_NAMES:
            if not BRIEF or name == turn or name not in searching:
                yield kind, name


@pytest.mark.parametrize(("kind", "name"), list(in_turns()), ids=str)
def test_a_bot_chooses_legal_moves_whatever_the_future(kind: Kind, name: str) -> None:
    rules = kind.rules
    state = rules.initial(kind.players, 1)
    while moves := rules.legal_moves(state):
        choices = {
            make_bot(name, 3).choose(rules, rules.redeal(state, hidden), FEW) for hidden in (4, 5)
        }
        assert len(choices) == 1
        move = choices.pop()
        assert move in moves
        rules.advance(state, move)


@every_kind
def test_the_same_seed_plays_the_same_match(kind: Kind) -> None:
    def play() -> list[int]:
        bots = [make_bot("greedy", seat) for seat in range(kind.players)]
        return play_match(kind.rules, bots, 11, Budget())[0]

    assert play() == play()


@pytest.mark.parametrize("kind", [k for k in KINDS if k.players == 2], ids=str)
def test_greedy_beats_random(kind: Kind) -> None:
    greedy, chance = scores(kind.rules, ["greedy", "random"], 20)
    assert sum(a > b for a, b in zip(greedy, chance, strict=True)) >= 18
    assert statistics.fmean(greedy) > 35


@pytest.mark.parametrize("kind", [k for k in KINDS if k.players == 2], ids=str)
def test_a_novice_beats_random_and_loses_to_the_apprentice(kind: Kind) -> None:
    novice, chance = scores(kind.rules, ["novice", "random"], 50)
    assert sum(a > b for a, b in zip(novice, chance, strict=True)) >= 45
    novice, apprentice = scores(kind.rules, ["novice", "apprentice"], 40)
    assert sum(a > b for a, b in zip(novice, apprentice, strict=True)) <= 18


def test_a_novice_does_not_look_to_the_far_side_of_the_table() -> None:
    kind = KINDS[0]
    state = kind.rules.initial(2, 1)
    discs = len(state.specials)
    state.turn = state.first = 0
    sources = {
        unpack_take(NoviceBot(seed).choose(kind.rules, state, Budget()))[0] for seed in range(20)
    }
    assert sources <= {0, 1, 2, discs}


@every_kind
def test_a_novice_sees_as_much_from_every_seat(kind: Kind) -> None:
    """Equally many discs; and the same ones at the same place in a round, whoever starts it."""
    rules, novice = kind.rules, NoviceBot(1)
    state = rules.initial(kind.players, 1)
    discs = range(len(state.specials))
    seen: dict[int, set[int]] = {}
    for state.first, state.turn in product(range(kind.players), repeat=2):
        found = {disc for disc in discs if takes_from(rules, novice, state, disc)}
        assert len(found) == (len(discs) + 1) // 2
        place = (state.turn - state.first) % kind.players
        assert seen.setdefault(place, found) == found


def takes_from(rules: Rules, bot: NoviceBot, table: State, disc: int) -> bool:
    """Whether it takes a tile from a disc where the only other costs it the marker."""
    state = table.clone()
    state.marker = IN_CENTRE
    state.sources = [0] * len(state.sources)
    colours = len(rules.edition.colours)
    state.sources[CENTRE * colours] = 1
    state.sources[(disc + 1) * colours + 1] = 1
    return unpack_take(bot.choose(rules, state, Budget()))[0] == disc + 1


@pytest.mark.parametrize("kind", [KINDS[0], KINDS[-1]], ids=str)
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.id)
def test_no_level_knows_the_future(kind: Kind, level: Level) -> None:
    """With a budget of simulations, a position has one answer, whatever lies in the bag."""
    rules = kind.rules
    state = rules.initial(kind.players, 8)
    for _ in range(12):
        moves = {
            make_bot(level.id, 3).choose(rules, hidden, Budget(simulations=20))
            for hidden in (rules.redeal(state, 4), rules.redeal(state, 5))
        }
        assert len(moves) == 1
        rules.advance(state, moves.pop())
