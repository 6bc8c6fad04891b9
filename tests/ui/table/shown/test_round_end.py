"""The end of a round is shown in parts: nothing is cleared away or dealt before it is due."""

import pytest

from azul_desktop.core.events import MARKER, RoundEnded
from azul_desktop.core.rules import Step
from azul_desktop.teaching.run import LessonRun
from azul_desktop.ui.table.shown.round_end import round_end
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.teaching.lessons import FIRST, LESSONS

ROUND = LESSONS["azul-round"]


def last_of_round(lesson: str = "azul-round") -> Step:
    run = LessonRun(LESSONS[lesson], len(LESSONS[lesson].steps))
    ends = (s for s in run.session.steps if any(isinstance(e, RoundEnded) for e in s.events))
    return next(ends)


def test_once_all_is_tiled_the_floor_is_still_to_be_counted() -> None:
    found = round_end(ROUND.rules, last_of_round(), counted=False)
    assert found is not None
    own = found.table.players[0]
    assert (own.score, own.floor[0], found.table.round) == (10, MARKER, 1)
    assert [cell for cell, tile in enumerate(own.wall) if tile >= 0] == [0, 5, 10, 15]
    assert not any(map(any, found.table.discs))
    assert sum(found.table.centre) == 0


def test_once_it_is_counted_what_fell_still_lies_there() -> None:
    found = round_end(ROUND.rules, last_of_round(), counted=True)
    assert found is not None
    own = found.table.players[0]
    assert (own.score, own.floor[0], found.table.round) == (9, MARKER, 1)


@pytest.mark.parametrize("counted", [False, True])
@pytest.mark.parametrize("lesson", FIRST)
def test_the_rest_leads_to_where_the_game_is(lesson: str, counted: bool) -> None:
    rules, step = LESSONS[lesson].rules, last_of_round(lesson)
    found = round_end(rules, step, counted=counted)
    assert found is not None
    for event in found.rest.events:
        found.table.apply(event)
    assert found.table == ShownTable.of(rules, step.after)
    assert len(found.part.events) + len(found.rest.events) == len(step.events)


def test_other_moves_end_no_round() -> None:
    run = LessonRun(ROUND, 2)
    assert round_end(ROUND.rules, run.session.steps[0], counted=True) is None
