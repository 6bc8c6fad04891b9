"""Segments, tabs, levels, chips and toggles: one of several, by mouse and by keyboard."""

import itertools
from pathlib import Path

import pygame
import pytest

from azul_desktop.geometry import Box
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.widgets.chip import Chip
from azul_desktop.ui.widgets.levels import LevelStep, levels
from azul_desktop.ui.widgets.option import Option
from azul_desktop.ui.widgets.segmented import segmented
from azul_desktop.ui.widgets.tabs import tabs
from azul_desktop.ui.widgets.toggle import Toggle
from azul_desktop.ui.widgets.widget import Widget
from tests.ui.pilot import overlapping
from tests.ui.widgets.stand import stand

OPTIONS = [
    Option("slow", "Slow"),
    Option("fast", "Fast", "bolt"),
    Option("off", "Off", why_not="Not in this game"),
]


@pytest.mark.parametrize("kind", [segmented, tabs, levels])
def test_a_click_chooses_an_option(kind: object, tmp_path: Path) -> None:
    heard: list[str] = []
    make = {segmented: segmented, tabs: tabs, levels: levels}[kind]  # type: ignore[index]
    pilot, _ = stand(
        tmp_path, lambda brush: make(brush, "speed", _box(), OPTIONS, "slow", heard.append)
    )
    pilot.click("speed/fast")
    pilot.click("speed/slow")
    assert heard == ["fast", "slow"]


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_the_keyboard_chooses_an_option(key: int, tmp_path: Path) -> None:
    heard: list[str] = []
    pilot, scene = stand(
        tmp_path, lambda brush: segmented(brush, "speed", _box(), OPTIONS, "slow", heard.append)
    )
    scene.focus(scene.widget("speed/slow"))
    pilot.key(pygame.K_RIGHT)
    pilot.key(key)
    assert heard == ["fast"]


def test_an_option_that_is_not_possible_says_why(tmp_path: Path) -> None:
    heard: list[str] = []
    pilot, scene = stand(
        tmp_path, lambda brush: segmented(brush, "speed", _box(), OPTIONS, "slow", heard.append)
    )
    pilot.click("speed/off")
    assert not heard
    assert not pilot.target("speed/off").legal
    assert scene.widget("speed/off").hint == "Not in this game"
    scene.focus(scene.widget("speed/fast"))
    pilot.key(pygame.K_RIGHT)
    assert scene.focused is scene.widget("speed/fast")


def test_segments_fill_their_box_without_overlapping(tmp_path: Path) -> None:
    uneven = [Option("a", "A"), Option("b", "A very long label indeed"), Option("c", "C")]
    pilot, scene = stand(
        tmp_path, lambda brush: segmented(brush, "row", _box(), uneven, "a", lambda _: None)
    )
    boxes = [widget.box for widget in scene.widgets]
    assert boxes[0].x == _box().x
    assert boxes[-1].right == _box().right
    assert all(one.right == other.x for one, other in itertools.pairwise(boxes))
    assert not overlapping(pilot.scene.targets())
    assert boxes[1].w > boxes[0].w


def test_a_label_that_is_cut_is_whole_in_the_tooltip(tmp_path: Path) -> None:
    long = "Somebody with a name that never ends, and then goes on"
    options = [Option("a", long), Option("b", "B"), Option("c", "Nobody in particular either")]

    def make(brush: Brush) -> list[Widget]:
        return segmented(brush, "row", _box(), options, "a", lambda _: None)

    _, scene = stand(tmp_path, make)
    assert scene.widget("row/a").hint == long
    assert scene.widget("row/b").hint == ""


def test_a_level_shows_how_many_it_has_reached(tmp_path: Path) -> None:
    steps = [Option(str(n), str(n)) for n in range(5)]
    _, scene = stand(
        tmp_path, lambda brush: levels(brush, "level", _box(), steps, "2", lambda _: None)
    )
    shown = [step.chosen for step in scene.widgets if isinstance(step, LevelStep)]
    assert shown == [True, True, True, False, False]


def test_a_toggle_asks_for_the_other_state(tmp_path: Path) -> None:
    heard: list[bool] = []
    pilot, scene = stand(
        tmp_path,
        lambda _: [
            Toggle("on", Box(100, 100, 72, 44), True, heard.append),
            Toggle("off", Box(300, 100, 72, 44), False, heard.append),
        ],
    )
    pilot.click("on")
    pilot.click("off")
    scene.widget("off").enabled = False
    pilot.click("off")
    assert heard == [False, True]


def test_a_chip_acts_when_the_pointer_is_still_on_it(tmp_path: Path) -> None:
    heard: list[str] = []
    pilot, _ = stand(
        tmp_path,
        lambda _: [Chip("en", Box(100, 100, 120, 44), lambda: heard.append("en"), label="English")],
    )
    pilot.press("en")
    pilot.release((900, 900))
    assert not heard
    pilot.click("en")
    assert heard == ["en"]


def _box() -> Box:
    return Box(100, 100, 400, 52)


@pytest.mark.parametrize("short", [3, 8])
def test_a_long_tab_takes_room_that_short_ones_can_spare(short: int, tmp_path: Path) -> None:
    options = [Option(str(n), "Goal") for n in range(short)] + [Option("long", "Special workshops")]
    box = Box(100, 100, 180.0 * (short + 1), 64)
    _, scene = stand(tmp_path, lambda brush: tabs(brush, "page", box, options, "0", lambda _: None))
    boxes = [scene.widget(f"page/{option.id}").box for option in options]
    assert len({one.w for one in boxes[:-1]}) == 1
    assert boxes[-1].w > boxes[0].w >= 44
    assert not any(one.right > after.x for one, after in itertools.pairwise(boxes))
    assert boxes[-1].right <= box.right


def test_tabs_whose_labels_fit_are_all_alike(tmp_path: Path) -> None:
    _, scene = stand(
        tmp_path, lambda brush: tabs(brush, "speed", _box(), OPTIONS, "slow", lambda _: None)
    )
    assert len({round(widget.box.w, 3) for widget in scene.widgets}) == 1
