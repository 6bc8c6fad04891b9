"""The simple bots: always legal, the same every time, blind to the future, worth their names."""

import statistics

import pytest

from azul_desktop.bots.base import Budget
from azul_desktop.bots.match import bot_seed, play_match
from azul_desktop.bots.registry import BOT_NAMES, LEVELS, make_bot
from azul_desktop.core.errors import UserError
from azul_desktop.core.rules import Rules
from tests.games import KINDS, Kind

every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)


def scores(rules: Rules, bots: list[str], games: int) -> list[list[int]]:
    """The scores of each seat over some games."""
    found: list[list[int]] = []
    for seed in range(games):
        seats = [make_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(bots)]
        _, state = play_match(rules, seats, seed, Budget())
        found.append([standing.score for standing in rules.standings(state)])
    return [list(seat) for seat in zip(*found, strict=True)]


@every_kind
@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_bot_chooses_legal_moves_whatever_the_future(kind: Kind, name: str) -> None:
    rules = kind.rules
    state = rules.initial(kind.players, 1)
    while moves := rules.legal_moves(state):
        choices = {
            make_bot(name, 3).choose(rules, rules.redeal(state, hidden), Budget())
            for hidden in (4, 5)
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


def test_every_bot_is_a_level_that_says_in_one_line_what_it_does() -> None:
    assert tuple(level.id for level in LEVELS) == BOT_NAMES
    assert len({level.name for level in LEVELS}) == len(LEVELS)
    for level in LEVELS:
        assert level.name[0].isupper()
        assert level.about.endswith(".")
        assert len(level.about) <= 60


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(UserError, match="unknown bot 'gready'; there are: random, greedy"):
        make_bot("gready", 0)
