"""The pilot: what it means is what the program hears, and what goes wrong is told."""

import time
from pathlib import Path

import pygame
import pytest

from azul_desktop.geometry import Box
from azul_desktop.ui.input import (
    Input,
    KeyPressed,
    KeyReleased,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextTyped,
)
from azul_desktop.ui.scene import Scene, Target
from tests.ui.pilot import FRAME, Pilot, PilotError

PLACES = {"tile": Box(100, 100, 20, 20), "line": Box(400, 200, 40, 20)}


class Open(Scene):
    """Two things, one of which is there only while a button is held."""

    def __init__(self) -> None:
        self.heard: list[Input] = []
        self.frames = 0
        self.restless = False

    def handle(self, event: Input) -> None:
        self.heard.append(event)

    def update(self, now: float) -> bool:
        self.frames += 1
        return self.restless

    def targets(self) -> list[Target]:
        held = any(isinstance(event, PointerPressed) for event in self.heard)
        names = ["tile", "line"] if held else ["tile"]
        return [Target(name, PLACES[name], True) for name in names]


@pytest.fixture
def scene() -> Open:
    return Open()


@pytest.fixture
def pilot(tmp_path: Path, scene: Open) -> Pilot:
    pilot = Pilot(tmp_path, lambda _: scene)
    scene.heard.clear()  # the window before it may have lost the focus
    return pilot


def test_a_drag_finds_its_goal_on_the_way(pilot: Pilot, scene: Open) -> None:
    pilot.drag("tile", "line", steps=2)
    assert scene.heard == [
        PointerMoved((110, 110)),
        PointerPressed((110, 110), 1),
        PointerMoved((265, 160)),
        PointerMoved((420, 210)),
        PointerReleased((420, 210), 1),
    ]


def test_a_click_stays_where_it_began(pilot: Pilot, scene: Open) -> None:
    pilot.click("tile", button=3)
    pressed, released = PointerPressed((110, 110), 3), PointerReleased((110, 110), 3)
    assert scene.heard == [PointerMoved((110, 110)), pressed, released]


def test_in_a_small_window_names_are_where_they_are_seen(pilot: Pilot, scene: Open) -> None:
    pilot.resize((512, 350))
    assert pilot.point_of("tile") == (55, 55)
    assert pilot.point_of((55, 55)) == (55, 55)
    pilot.hover("tile")
    assert scene.heard == [PointerMoved((110, 110))]


def test_keys_and_letters(pilot: Pilot, scene: Open) -> None:
    pilot.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    pilot.type("é1")
    tab = KeyPressed(pygame.K_TAB, shift=True), KeyReleased(pygame.K_TAB)
    assert scene.heard == [*tab, TextTyped("é"), TextTyped("1")]


def test_what_is_not_there_is_named(pilot: Pilot) -> None:
    assert pilot.has("tile")
    assert not pilot.has("line")
    with pytest.raises(PilotError, match="line is not on screen; there is: tile"):
        pilot.click("line")


def test_what_never_rests_is_told(pilot: Pilot, scene: Open) -> None:
    pilot.settle()
    scene.restless = True
    with pytest.raises(PilotError, match="something never stops moving"):
        pilot.settle(2.0)


def test_time_goes_on_with_the_frames(pilot: Pilot, scene: Open) -> None:
    before, frames = pilot.app.clock(), scene.frames
    pilot.wait(0.5)
    pilot.wait(0)
    assert scene.frames == frames + 31
    assert pilot.app.clock() == pytest.approx(before + 31 * FRAME)


def test_or_by_a_real_clock(tmp_path: Path, scene: Open) -> None:
    pilot = Pilot(tmp_path, lambda _: scene, clock=time.perf_counter)
    began = time.perf_counter()
    pilot.wait(6 * FRAME)
    assert time.perf_counter() - began >= 0.9 * 6 * FRAME
    pilot.close()
