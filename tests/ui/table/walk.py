"""Random games of every kind, step by step, and positions from them."""

import random
from collections.abc import Iterator

import pytest

from azul_desktop.core.rules import Step
from tests.games import Kind

SEEDS = (1, 2, 3)


def steps(kind: Kind, seed: int) -> Iterator[Step]:
    """The steps of a random game."""
    chooser = random.Random(seed)
    state = kind.rules.initial(kind.players, seed)
    while legal := kind.rules.legal_moves(state):
        step = kind.rules.step(state, chooser.choice(legal))
        yield step
        state = step.after


seeds = pytest.mark.parametrize("seed", SEEDS)
