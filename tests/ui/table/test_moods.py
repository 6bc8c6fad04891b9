"""How bots look: what pleases them, for how long, and how a face changes."""

import math

import pytest

from azul_desktop.core.events import Event, GameEnded, Passed, Reason, RoundBegan, Scored
from azul_desktop.ui.render.portraits import NEUTRAL, PLEASED, STEPS, THINKING, Mood
from azul_desktop.ui.table.moods import Moods

NOBODY = -1


def looks(moods: Moods, player: int = 1) -> str:
    return moods.of(player).state


def hearing(event: Event, *, still: bool = True) -> Moods:
    moods = Moods([1, 2])
    moods.update(10.0, NOBODY, still=still)
    moods.hear(event)
    moods.update(10.0, NOBODY, still=still)
    return moods


@pytest.mark.parametrize(
    ("event", "state"),
    [
        (Scored(1, Reason.TILE, 5, 9), PLEASED),
        (Scored(1, Reason.TILE, 4, 9), NEUTRAL),
        (Scored(1, Reason.FLOOR, -6, 9), NEUTRAL),
        (Scored(2, Reason.TILE, 9, 9), NEUTRAL),
        (RoundBegan(2, 1, -1, ()), PLEASED),
        (RoundBegan(2, 0, -1, ()), NEUTRAL),
        (GameEnded((30, 31, 31), (1, 2)), PLEASED),
        (GameEnded((30, 31, 32), (2,)), NEUTRAL),
        (Passed(1), NEUTRAL),
    ],
)
def test_good_news_please(event: Event, state: str) -> None:
    assert looks(hearing(event)) == state


def test_it_lasts_a_while_and_ends_by_itself() -> None:
    moods = hearing(RoundBegan(1, 1, -1, ()))
    assert moods.due == pytest.approx(11.6)
    assert not moods.update(11.59, NOBODY, still=True)
    assert looks(moods) == PLEASED
    assert moods.update(11.6, NOBODY, still=True)
    assert looks(moods) == NEUTRAL
    assert moods.due == math.inf


def test_who_thinks_looks_so_but_joy_comes_first() -> None:
    moods = hearing(RoundBegan(1, 1, -1, ()))
    moods.update(11.0, 1, still=True)
    assert looks(moods) == PLEASED
    moods.update(12.0, 1, still=True)
    assert looks(moods) == THINKING
    assert looks(moods, 2) == NEUTRAL
    moods.update(12.1, NOBODY, still=True)
    assert looks(moods) == NEUTRAL


def test_a_person_has_no_mood_and_wakes_nobody() -> None:
    moods = Moods([1])
    moods.hear(Scored(0, Reason.TILE, 9, 9))
    assert not moods.update(10.0, 0, still=False)
    assert moods.of(0) == Mood()
    assert moods.due == math.inf


def test_a_face_changes_in_a_few_steps_and_then_rests() -> None:
    moods = Moods([1])
    moods.update(9.0, NOBODY, still=False)
    seen = []
    for frame in range(10):
        moving = moods.update(10 + frame / 60, 1, still=False)
        seen.append((moods.of(1), moving))
    steps = [mood.step for mood, _ in seen]
    assert steps[0] == 0
    assert max(steps) == STEPS
    assert seen[0][0] == Mood(THINKING, NEUTRAL, 0)
    assert seen[-1] == (Mood(THINKING), False)
    assert all(moving for mood, moving in seen if mood.before)


def test_without_motion_it_changes_at_once() -> None:
    moods = Moods([1])
    assert moods.update(10, 1, still=True)
    assert moods.of(1) == Mood(THINKING)
    assert not moods.update(10.02, 1, still=True)


def test_a_smile_is_told_once_however_many_smile_and_for_how_long() -> None:
    smiles: list[float] = []
    now = 10.0
    moods = Moods([1, 2], lambda: smiles.append(now))
    moods.hear(GameEnded((30, 31, 31), (1, 2)))
    for _ in range(5):
        moods.update(now, NOBODY, still=True)
        now += 0.2
    assert smiles == [10.0]
    now = 20.0
    moods.update(now, 1, still=True)
    assert smiles == [10.0], "who thinks does not smile"
    moods.please(1)
    moods.update(now, 1, still=True)
    assert smiles == [10.0, 20.0]


def test_before_the_first_frame_everybody_is_calm() -> None:
    moods = Moods([1])
    moods.please(1)
    assert moods.of(1) == Mood()
