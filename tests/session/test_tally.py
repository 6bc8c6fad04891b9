"""Where the points came from: every point of every game is accounted for."""

from functools import cache

import pytest

from azul_desktop.coach.families import coach_of
from azul_desktop.core.events import GameEnded, Reason, RoundEnded, Scored, Sink
from azul_desktop.core.rules import Step
from azul_desktop.core.state import SCORE, State
from azul_desktop.session.session import Session
from azul_desktop.session.tally import PlayerTally, Tally, tally
from tests.games import KINDS, Kind, random_moves, record_of

SEEDS = range(4)


@cache
def games(kind: Kind) -> list[tuple[Session, Tally]]:
    """Some random games that ended, with their points."""
    sessions = [Session(record_of(kind, seed, random_moves(kind, seed)[0])) for seed in SEEDS]
    return [(game, tally(game.first, game.steps, kind.players)) for game in sessions]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_start_and_sources_add_up_to_the_score(kind: Kind) -> None:
    sources = coach_of(kind.rules).sources
    for game, found in games(kind):
        assert len(found.players) == kind.players
        for player, board in zip(found.players, game.state.boards, strict=True):
            assert player.start == game.first.boards[0][SCORE]
            assert player.start + sum(player.points[source] for source in sources) == board[SCORE]
            assert not any(player.points[reason] for reason in Reason if reason not in sources)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_chart_goes_from_the_start_over_every_round_to_the_bonuses(kind: Kind) -> None:
    bonuses = {Reason.ROW, Reason.COLUMN, Reason.COLOUR, Reason.STAR, Reason.NUMBER}
    for game, found in games(kind):
        assert found.rounds == game.state.round
        for player, board in zip(found.players, game.state.boards, strict=True):
            chart = player.scores_by_round
            assert len(chart) == found.rounds + 2
            assert chart[0] == player.start
            assert chart[-1] == board[SCORE]
            assert chart[-1] - chart[-2] == sum(player.points[reason] for reason in bonuses)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_chart_knows_the_score_with_which_each_round_began(kind: Kind) -> None:
    for game, found in games(kind):
        for step in game.steps:
            if step.after.round > step.before.round:
                scores = [player.scores_by_round[step.before.round] for player in found.players]
                assert scores == [board[SCORE] for board in step.after.boards]


def test_nobody_loses_points_that_they_do_not_have() -> None:
    state = State()
    state.boards = [[1]]
    events: Sink = [
        Scored(0, Reason.TILE, 2, 3),
        Scored(0, Reason.FLOOR, -14, 0),
        RoundEnded(1),
        Scored(0, Reason.ROW, 2, 2),
        GameEnded((2,), (0,)),
    ]
    points = dict.fromkeys(Reason, 0) | {Reason.TILE: 2, Reason.FLOOR: -3, Reason.ROW: 2}
    expected = Tally(1, (PlayerTally(1, points, (1, 0, 2)),))
    assert tally(state, [Step(state, 0, state, events)], 1) == expected


def test_before_the_first_move_there_is_only_the_start() -> None:
    kind = KINDS[-1]
    found = tally(kind.rules.initial(kind.players, 1), [], kind.players)
    assert found.rounds == 0
    assert {len(player.scores_by_round) for player in found.players} == {1}
