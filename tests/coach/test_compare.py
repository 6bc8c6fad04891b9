"""What is said against a move: true in every kind of game, whatever is compared."""

import random
import re

import pytest

from azul_desktop.coach.families import coach_of
from azul_desktop.coach.wall.preview import preview_take
from azul_desktop.core.events import Reason, Scored
from azul_desktop.core.moves import BUILD, FLOOR, KEEP, TAKE, TILE, Move, kind_of, unpack_take
from azul_desktop.core.state import SCORE, State
from azul_desktop.core.wall.rules import WallRules
from tests.games import ALL_KINDS, Kind, random_moves

POSITIONS = 12
WALLS = [kind for kind in ALL_KINDS if isinstance(kind.rules, WallRules)]
GREY_FOR_TWO = [k for k in WALLS if k.options.variant == "grey" and k.players == 2]
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


@pytest.mark.parametrize("kind", WALLS, ids=str)
def test_what_is_said_against_a_take_is_true(kind: Kind) -> None:
    rules, chance = kind.rules, random.Random(4)
    assert isinstance(rules, WallRules)
    coach = coach_of(rules)
    moves, _ = random_moves(kind, 7)
    state = rules.initial(kind.players, 7)
    for move in moves:
        legal = rules.legal_moves(state)
        if kind_of(move) == TAKE:
            best = max(legal, key=lambda one: sum(coach.outlook(state, one)))
            for made in chance.sample(legal, min(8, len(legal))):
                said, take = coach.objection(state, made, best), preview_take(rules, state, made)
                to_floor, whole = unpack_take(made)[2] == FLOOR, not (take.caught or take.to_lid)
                cost = coach.outlook(state, made).cost
                assert ("All of it falls" in said) == (to_floor and cost < 0 and whole)
                assert ("some of it falls" in said) == (to_floor and cost < 0 and not whole)
                assert ("costs nothing" in said) == (to_floor and cost == 0)
                assert not re.search(r"\b0\b", said)
                assert "not full yet" not in said or not take.fills
                assert "finds no cell" not in said or take.fills
                assert (
                    "no room" not in said or take.to_floor + take.to_lid + take.caught > take.marker
                )
                assert "comes along" not in said or take.marker
        rules.advance(state, move)


@pytest.mark.parametrize("kind", GREY_FOR_TWO, ids=str)
def test_a_line_that_is_stuck_for_nothing_names_no_cost(kind: Kind) -> None:
    """Its tiles find the floor full, or the shield catches the only one."""
    rules = kind.rules
    assert isinstance(rules, WallRules)
    coach, told = coach_of(rules), set()
    for seed in range(40):
        moves, _ = random_moves(kind, seed)
        state = rules.initial(kind.players, seed)
        for move in moves:
            legal = rules.legal_moves(state) if kind_of(move) == TAKE else []
            for made in legal:
                take = preview_take(rules, state, made)
                if take.fills and take.points == 0 and coach.outlook(state, made).cost == 0:
                    told.add(coach.objection(state, made, legal[0]))
            rules.advance(state, move)
        if told:
            break
    assert told == {"This line finds no cell on the wall, so it brings nothing."}


def test_a_stuck_line_is_told() -> None:
    """On a grey wall a full line may find no cell."""
    told = set()
    for kind in WALLS:
        rules = kind.rules
        if kind.options.variant != "grey" or not isinstance(rules, WallRules):
            continue
        for seed in range(12):
            moves, _ = random_moves(kind, seed)
            state = rules.initial(kind.players, seed)
            for move in moves:
                legal = rules.legal_moves(state)
                stuck = [m for m in legal if _is_stuck(rules, state, m)]
                fine = [m for m in legal if coach_of(rules).outlook(state, m).cost == 0]
                if stuck and fine:
                    told.add(coach_of(rules).objection(state, stuck[0], fine[0]).split(":")[0])
                rules.advance(state, move)
            if told:
                break
    assert told == {"This line finds no cell on the wall. Its tiles fall to the floor"}


def _is_stuck(rules: WallRules, state: State, move: Move) -> bool:
    return kind_of(move) == TAKE and preview_take(rules, state, move).stuck_points < 0
