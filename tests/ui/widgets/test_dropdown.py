"""The drop-down: one choice of a list that lies over the page."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.geometry import Box
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.dropdown import DropDown
from azul_desktop.ui.widgets.droplist import Foot
from azul_desktop.ui.widgets.option import Option
from tests.ui.widgets.stand import stand

OPTIONS = [
    Option("all", "Everybody"),
    Option("ann", "Ann", note="12 games"),
    Option("bea", "Beatriz", why_not="plays already"),
    *(Option(f"guest-{n}", f"Guest {n}") for n in range(12)),
]


class Shown:
    """A drop-down above a button, and what both were asked for."""

    def __init__(self, home: Path, y: float = 100, feet: tuple[Foot, ...] = ()) -> None:
        self.heard: list[str] = []
        self.pilot, self.scene = stand(home, lambda _: [])
        box = Box(100, y, 240, 52)
        self.drop = DropDown(self.scene, "who", box, OPTIONS, "all", self.heard.append, feet=feet)
        below = Button("below", box.moved(0, 80), lambda: self.heard.append("below"))
        self.scene.make = lambda _: [self.drop, below, self.drop.list]
        self.scene.arrange()
        self.pilot.frame()

    @property
    def names(self) -> set[str]:
        return {target.name for target in self.scene.targets()}


@pytest.fixture
def shown(tmp_path: Path) -> Shown:
    return Shown(tmp_path)


def test_it_opens_over_the_page_and_a_click_chooses(shown: Shown) -> None:
    assert "who/all" not in shown.names
    shown.pilot.click("who")
    assert {"who/all", "who/ann"} <= shown.names
    shown.pilot.click("who/ann")
    assert shown.heard == ["ann"]
    assert "who/all" not in shown.names


def test_a_click_beside_closes_it_and_does_nothing_else(shown: Shown) -> None:
    shown.pilot.click("who")
    assert shown.drop.list.box.contains((200, 200)), "it lies over the button below"
    shown.pilot.click((1500, 900))
    assert shown.heard == []
    assert "who/all" not in shown.names


def test_keys_walk_take_and_close(shown: Shown) -> None:
    shown.scene.focus(shown.drop)
    shown.pilot.key(pygame.K_DOWN)
    shown.pilot.key(pygame.K_DOWN)
    shown.pilot.key(pygame.K_RETURN)
    assert shown.heard == ["ann"]
    assert shown.scene.focused is shown.drop
    shown.pilot.key(pygame.K_SPACE)
    shown.pilot.key(pygame.K_ESCAPE)
    assert shown.scene.focused is shown.drop
    assert shown.heard == ["ann"]


def test_what_has_a_lock_cannot_be_chosen(shown: Shown) -> None:
    shown.pilot.click("who")
    shown.pilot.click("who/bea")
    shown.pilot.key(pygame.K_RETURN)
    assert shown.heard == []
    assert "who/all" in shown.names


def test_letters_go_to_a_row_and_a_long_list_scrolls(shown: Shown) -> None:
    shown.pilot.click("who")
    assert "who/guest-11" not in shown.names
    shown.pilot.type("guest 11")
    assert "who/guest-11" in shown.names
    shown.pilot.key(pygame.K_HOME)
    assert "who/guest-11" not in shown.names
    shown.scene.turn_wheel(-20)
    assert "who/guest-11" in shown.names
    shown.pilot.type("a")
    shown.pilot.key(pygame.K_RETURN)
    assert shown.heard == ["ann"]


def test_it_opens_upwards_at_the_lower_edge(tmp_path: Path) -> None:
    shown = Shown(tmp_path, y=900)
    shown.pilot.click("who")
    assert shown.drop.list.box.bottom < 900
    assert shown.drop.list.box.y >= 0


def test_buttons_below_the_rows_close_the_list(tmp_path: Path) -> None:
    done: list[str] = []
    foot = Foot(Option("new", "New person", icon="person-add"), lambda: done.append("new"))
    shown = Shown(tmp_path, feet=(foot,))
    shown.pilot.click("who")
    shown.pilot.click("who/new")
    assert done == ["new"]
    shown.pilot.click("who")
    shown.pilot.key(pygame.K_END)
    shown.pilot.key(pygame.K_RETURN)
    assert done == ["new", "new"]
    assert "who/all" not in shown.names


def test_nothing_is_smaller_than_a_finger(shown: Shown) -> None:
    shown.pilot.click("who")
    assert all(min(part.box.w, part.box.h) >= 44 for part in shown.drop.list.parts())
