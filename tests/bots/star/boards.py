"""Kinds of star games, and random games of them, for the tests of the star bot."""

import random
from collections.abc import Iterator

import pytest

from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import State
from tests.games import BRIEF, KINDS, Kind

STAR_KINDS = [kind for kind in KINDS if kind.edition.family == "star"]
_BOARDS = [kind for kind in STAR_KINDS if kind.players == 2]
one_of_each_board = pytest.mark.parametrize("kind", _BOARDS[: 1 if BRIEF else None], ids=str)
"""Games of two, for what takes long: in the brief form, on one side of the boards only."""
every_kind = pytest.mark.parametrize("kind", STAR_KINDS, ids=str)


def rules_of(kind: Kind) -> StarRules:
    rules = kind.rules
    assert isinstance(rules, StarRules)
    return rules


def random_states(kind: Kind, seed: int) -> Iterator[State]:
    """Every state of a random game in which somebody builds where they can."""
    rules = rules_of(kind)
    chooser = random.Random(seed)
    state = rules.initial(kind.players, seed)
    while moves := rules.legal_moves(state):
        yield state
        if len(moves) > 1 and moves[-1] >> 18 == 3 and chooser.random() < 0.9:
            moves = moves[:-1]
        rules.advance(state, chooser.choice(moves))
