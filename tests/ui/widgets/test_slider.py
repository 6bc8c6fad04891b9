"""The slider: dragged, clicked, by keys, and never beyond its bounds."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.geometry import Box
from azul_desktop.ui.widgets.slider import Scale, Slider
from tests.ui.pilot import Pilot
from tests.ui.widgets.stand import stand


@pytest.fixture
def heard() -> list[int]:
    return []


@pytest.fixture
def slider(tmp_path: Path, heard: list[int]) -> tuple[Pilot, Slider]:
    made = Slider(
        "scale", Box(100, 100, 530, 52), 100, Scale(75, 300, 25), heard.append, lambda n: f"{n} %"
    )
    pilot, _ = stand(tmp_path, lambda _: [made])
    return pilot, made


def test_a_drag_takes_the_nearest_step(slider: tuple[Pilot, Slider], heard: list[int]) -> None:
    pilot, made = slider
    goal = made.place(200)
    pilot.drag((made.place(100), 126), (goal + 7, 126))
    assert made.value == 200
    assert heard[-1] == 200
    assert all(value % 25 == 0 for value in heard)


def test_it_hears_nothing_twice(slider: tuple[Pilot, Slider], heard: list[int]) -> None:
    pilot, made = slider
    pilot.press((made.place(150), 126))
    pilot.hover((made.place(150) + 1, 126))
    pilot.release((made.place(150) + 2, 126))
    assert heard == [150]


def test_far_outside_is_a_bound(slider: tuple[Pilot, Slider], heard: list[int]) -> None:
    pilot, made = slider
    pilot.drag((made.place(100), 126), (1900, 900))
    assert made.value == 300
    pilot.drag((made.place(300), 126), (0, 0))
    assert made.value == 75


def test_keys(slider: tuple[Pilot, Slider], heard: list[int]) -> None:
    pilot, made = slider
    made.focused = True
    for key in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_LEFT, pygame.K_LEFT, pygame.K_END):
        pilot.key(key)
    assert heard == [125, 100, 75, 300]
    pilot.key(pygame.K_HOME)
    assert made.value == 75


def test_a_value_between_the_steps_is_kept_until_it_is_moved() -> None:
    scale = Scale(0, 100, 5)
    assert scale.nearest(42) == 40
    assert scale.nearest(-7) == 0
    assert scale.nearest(1e9) == 100
