"""A game being played: moves, undo and redo among people and bots."""

import random

import pytest

from azul_desktop.core.errors import UserError
from azul_desktop.core.record import Record, Seat
from azul_desktop.session.session import Session
from tests.games import KINDS, Kind, random_moves

KIND = KINDS[0]


def session(*kinds: str, kind: Kind = KIND) -> Session:
    """A new game with such seats."""
    return Session(Record(kind.rules, tuple(Seat(name, name) for name in kinds), 1))


def play(game: Session, moves: int) -> None:
    chooser = random.Random(1)
    for _ in range(moves):
        game.submit(chooser.choice(game.rules.legal_moves(game.state)))


def turn_of(game: Session, kind: str) -> None:
    while game.seat.kind != kind:
        play(game, 1)


def test_every_move_is_a_step_and_written_down() -> None:
    game = session("human", "human")
    before = game.state
    move = game.rules.legal_moves(before)[0]
    step = game.submit(move)
    assert game.steps == [step]
    assert (step.before, step.move, step.after) == (before, move, game.state)
    play(game, 2)
    assert game.record.moves == [step.move for step in game.steps]
    assert len(game.record.moves) == 3


def test_an_illegal_move_changes_nothing() -> None:
    game = session("human", "human")
    with pytest.raises(UserError, match="not possible now"):
        game.submit(0)
    assert not game.steps
    assert not game.record.moves


def test_among_people_undo_takes_back_one_move_and_redo_makes_it_again() -> None:
    game = session("human", "human")
    play(game, 4)
    keys = [game.first.key(), *(step.after.key() for step in game.steps)]
    for expected in reversed(keys[:-1]):
        assert game.undo()
        assert game.state.key() == expected
    assert not game.undo()
    for expected in keys[1:]:
        assert len(game.redo()) == 1
        assert game.state.key() == expected
    assert not game.can_redo()


def test_against_bots_one_press_returns_to_my_last_decision() -> None:
    game = session("human", "greedy")
    turn_of(game, "human")
    mine = game.state.key()
    play(game, 2)
    assert game.undo()
    assert game.state.key() == mine
    assert [step.before.turn for step in game.redo()] == [0, 1]


def test_bots_alone_have_nothing_to_undo() -> None:
    game = session("greedy", "random")
    play(game, 3)
    assert not game.can_undo()
    assert not game.undo()
    assert len(game.steps) == 3


def test_a_new_move_forgets_what_was_undone() -> None:
    game = session("human", "human")
    play(game, 2)
    game.undo()
    play(game, 1)
    assert not game.can_redo()


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_game_goes_on_where_its_record_ends(kind: Kind) -> None:
    moves, end = random_moves(kind, 2)
    seats = tuple(Seat(f"P{seat}") for seat in range(kind.players))
    game = Session(Record(kind.rules, seats, 2, moves[:-1]))
    assert game.rules.legal_moves(game.state)
    game.submit(moves[-1])
    assert game.is_over
    assert game.state.key() == end.key()
