"""What is said against a move: true in every kind of game, whatever is compared."""

import random

import pytest

from azul_desktop.coach.families import coach_of
from azul_desktop.core.events import Reason, Scored
from azul_desktop.core.moves import BUILD, KEEP, TILE, kind_of
from azul_desktop.core.state import SCORE
from tests.games import ALL_KINDS, Kind, random_moves

POSITIONS = 12
kinds = pytest.mark.parametrize("kind", ALL_KINDS, ids=str)


@kinds
def test_there_is_always_something_to_say(kind: Kind) -> None:
    rules, chance = kind.rules, random.Random(3)
    coach = coach_of(rules)
    moves, _ = random_moves(kind, 5)
    chosen = set(chance.sample(range(len(moves)), min(POSITIONS, len(moves))))
    state = rules.initial(kind.players, 5)
    for number, move in enumerate(moves):
        if number in chosen:
            legal = rules.legal_moves(state)
            for made in chance.sample(legal, min(6, len(legal))):
                assert len(coach.objection(state, made, chance.choice(legal))) > 20
        rules.advance(state, move)


@kinds
def test_an_outlook_is_what_happens(kind: Kind) -> None:
    """Of moves that score at once; what lines bring at the end is tested with the previews."""
    rules = kind.rules
    coach = coach_of(rules)
    moves, _ = random_moves(kind, 6)
    state = rules.initial(kind.players, 6)
    for move in moves:
        outlook = coach.outlook(state, move)
        assert outlook.points >= 0 >= outlook.cost
        step = rules.step(state, move)
        if kind_of(move) in (TILE, BUILD, KEEP):
            own = [e for e in step.events if isinstance(e, Scored) and e.player == state.turn]
            score = state.boards[state.turn][SCORE]
            if own and own[0].reason in (Reason.TILE, Reason.DISCARD):
                assert own[0].score - score in outlook
        state = step.after
