"""Acts are on stage for their time; cues are called once, in order, at their time."""

import random

import pytest

from azul_desktop.ui.anim.timeline import Act, Timeline


def test_an_act_is_over_bit_by_bit() -> None:
    act = Act("tile", 2.0, 4.0)
    assert [act.part(now) for now in (0, 2, 3, 4, 6, 9)] == [0, 0, 0.25, 0.5, 1, 1]


def test_an_act_without_length_is_over_at_once() -> None:
    assert Act("tile", 2.0, 0.0).part(0) == 1


def test_an_act_is_on_stage_from_its_start_to_its_end() -> None:
    timeline: Timeline[str] = Timeline()
    timeline.act("late", 1.0, 1.0)
    timeline.act("early", 0.0, 1.5)
    seen = []
    for _ in range(5):
        seen.append([act.what for act in timeline.on_stage()])
        timeline.update(0.5)
    assert seen == [["early"], ["early"], ["late", "early"], ["late"], []]
    assert timeline.is_over


def test_cues_are_called_at_their_time_and_only_once() -> None:
    calls: list[str] = []
    timeline: Timeline[str] = Timeline()
    timeline.cue(1.0, lambda: calls.append("second"))
    timeline.cue(0.5, lambda: calls.append("first"))
    timeline.cue(1.0, lambda: calls.append("third"))
    timeline.update(0.4)
    assert calls == []
    timeline.update(0.1)
    assert calls == ["first"]
    timeline.update(5)
    timeline.update(5)
    assert calls == ["first", "second", "third"]


def test_the_end_is_that_of_the_last_act_or_cue() -> None:
    timeline: Timeline[str] = Timeline()
    assert timeline.end == 0
    timeline.act("tile", 1.0, 2.0)
    assert timeline.end == 3
    timeline.cue(4.0, lambda: None)
    assert timeline.end == 4


def test_a_timeline_with_nothing_in_it_is_over() -> None:
    assert Timeline[str]().is_over


@pytest.mark.parametrize("seed", range(10))
def test_finished_early_or_not_the_same_cues_are_called_in_the_same_order(seed: int) -> None:
    chance = random.Random(seed)
    times = [chance.choice((0.0, 0.5, 1.0, chance.random())) for _ in range(20)]

    def play(until: float) -> list[int]:
        calls: list[int] = []
        timeline: Timeline[str] = Timeline()
        for number, at in enumerate(times):
            timeline.act("tile", at, 0.3)
            timeline.cue(at, lambda number=number: calls.append(number))  # type: ignore[misc]
        while timeline.now < until:
            timeline.update(0.05)
        timeline.finish()
        assert timeline.is_over
        return calls

    assert play(0) == play(0.4) == play(5) == sorted(range(20), key=lambda n: times[n])
