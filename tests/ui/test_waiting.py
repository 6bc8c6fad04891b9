"""A program at rest sleeps inside SDL until something happens; one that moves keeps its pace."""

import math
import threading
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from azul_desktop.ui import sdl, waiting
from azul_desktop.ui.scenes.title import TitleScene
from azul_desktop.ui.waiting import CALM, FRAME, Pacer
from tests.ui.pilot import Pilot
from tests.ui.studio import open_display
from tests.ui.tables import WALL, Ponderer, against_a_bot, at_table, move_once


class Times:
    """A clock that stands still, and the pauses that were made."""

    def __init__(self) -> None:
        self.now = 100.0
        self.slept: list[float] = []
        self.waited: list[int] = []


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Iterator[Times]:
    open_display()
    found = Times()
    monkeypatch.setattr("time.sleep", found.slept.append)
    yield found


def pacer(times: Times, monkeypatch: pytest.MonkeyPatch, *, patient: bool = True) -> Pacer:
    wait = times.waited.append if patient else None
    monkeypatch.setattr(waiting, "sdl_wait", lambda: wait)
    return Pacer(lambda: times.now)


def test_what_moves_has_sixty_frames_a_second(
    times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    pace = pacer(times, monkeypatch)
    pace.pause(times.now - 0.004, resting=False, due=math.inf)
    assert times.slept == [pytest.approx(FRAME - 0.004)]
    pace.pause(times.now - 1, resting=False, due=math.inf)
    assert (len(times.slept), times.waited) == (1, [])


def test_a_rest_ends_with_an_event_only(times: Times, monkeypatch: pytest.MonkeyPatch) -> None:
    pacer(times, monkeypatch).pause(times.now, resting=True, due=math.inf)
    assert (times.slept, times.waited) == ([], [500])


def test_a_rest_ends_when_something_is_due(times: Times, monkeypatch: pytest.MonkeyPatch) -> None:
    pace = pacer(times, monkeypatch)
    pace.pause(times.now, resting=True, due=times.now + 0.3)
    pace.pause(times.now, resting=True, due=times.now + 30)
    assert times.waited == [300, 500]


def test_who_is_awaited_is_looked_for_ever_more_calmly(
    times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    pace = pacer(times, monkeypatch)
    pace.pause(times.now, resting=True, due=-math.inf)
    times.now += 2
    pace.pause(times.now, resting=True, due=-math.inf)
    assert times.waited == [math.ceil(FRAME * 1000), math.ceil(CALM * 1000)]


def test_without_sdl_it_looks_from_time_to_time(
    times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    pace = pacer(times, monkeypatch, patient=False)
    pace.pause(times.now, resting=True, due=math.inf)
    times.now += 2
    pace.pause(times.now, resting=True, due=math.inf)
    assert times.slept == [pytest.approx(FRAME), pytest.approx(CALM)]


def test_pygames_own_sdl_is_found() -> None:
    open_display()
    assert sdl.library() is not None
    size = pygame.display.get_desktop_sizes()[0]
    assert sdl.screens() == [pygame.Rect((0, 0), size)]


def test_no_sdl_is_found_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    open_display()
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr("azul_desktop.ui.sdl.CDLL", lambda _: object())
    assert waiting.sdl_wait() is None


def test_another_thread_can_end_a_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also with the dummy driver, where SDL looks often, its own wait ends with such an event."""
    open_display()
    pygame.event.clear()
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    wait = waiting.sdl_wait()
    assert wait is not None
    assert not wait(1)
    threading.Timer(0.05, waiting.wake).start()
    assert wait(20_000)
    pygame.event.clear()


def test_waking_a_program_that_has_ended_is_no_mistake() -> None:
    pygame.display.quit()
    waiting.wake()
    open_display()
    assert pygame.event.get(waiting._WAKE) == []
    waiting.wake()
    assert len(pygame.event.get(waiting._WAKE)) == 1


def rests(pilot: Pilot) -> bool:
    pilot.settle()
    pilot.frame(61)  # nobody does anything for a minute
    for _ in range(200):
        pilot.frame()
    return pilot.app._resting


def test_a_title_at_rest_rests(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, TitleScene)
    assert rests(pilot)
    assert pilot.scene.due == math.inf
    pilot.hover("button/new")
    assert not pilot.app._resting
    pilot.close()


def test_news_ends_by_itself(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, TitleScene)
    pilot.app.say("News")
    assert pilot.app._toast.due == pilot.now + 4
    pilot.frame(4)
    assert pilot.app._toast.due == math.inf
    pilot.close()


def test_a_bot_that_thinks_is_due_at_any_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("azul_desktop.ui.table.bot_seats.Worker", Ponderer)
    session = against_a_bot(WALL)
    pilot = at_table(tmp_path, session)
    move_once(pilot, session)
    assert rests(pilot)
    assert pilot.scene.due == -math.inf
    pilot.close()
