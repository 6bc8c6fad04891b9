"""A scene with widgets: one way for mouse and keyboard."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from azul_desktop.geometry import Box
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.input import PointerLost
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.widget import Widget
from azul_desktop.ui.widgets.widget_scene import nearest, tooltip
from tests.ui.pilot import Pilot
from tests.ui.widgets.stand import stand


class Board:
    """Nine buttons, three by three, and which of them were clicked."""

    def __init__(self, home: Path) -> None:
        self.clicked: list[str] = []
        self.pilot, self.scene = stand(home, self._make)

    def _make(self, brush: Brush) -> list[Widget]:
        widgets: list[Widget] = []
        for n in range(9):
            name = f"b{n}"
            box = Box(200 + 300 * (n % 3), 200 + 200 * (n // 3), 200, 60)
            widgets.append(Button(name, box, lambda name=name: self.clicked.append(name)))  # type: ignore[misc]
            widgets[-1].hint = f"hint {n}"
        return widgets

    @property
    def focus(self) -> str:
        return self.scene.focused.name if self.scene.focused else ""


@pytest.fixture(name="board")
def nine_buttons(tmp_path: Path) -> Iterator[Board]:
    board = Board(tmp_path)
    yield board
    board.pilot.close()


def test_the_widget_under_the_pointer_is_hovered_and_clicked(board: Board) -> None:
    board.pilot.hover("b4")
    assert [widget.name for widget in board.scene.widgets if widget.hovered] == ["b4"]
    board.pilot.click("b4")
    assert board.clicked == ["b4"]


def test_a_press_belongs_to_the_widget_it_began_on(board: Board) -> None:
    board.pilot.press("b0")
    assert board.scene.widget("b0").pressed
    board.pilot.hover("b1")
    assert not board.scene.widget("b1").hovered
    board.pilot.release("b1")
    assert board.clicked == []
    assert not board.scene.widget("b0").pressed


def test_losing_the_window_lets_go(board: Board) -> None:
    board.pilot.press("b0")
    board.scene.handle(PointerLost())
    assert not board.scene.widget("b0").pressed
    board.pilot.release("b0")
    assert board.clicked == []


def test_tab_walks_through_all_and_around(board: Board) -> None:
    seen = []
    for _ in range(10):
        board.pilot.key(pygame.K_TAB)
        seen.append(board.focus)
    assert seen == [f"b{n}" for n in range(9)] + ["b0"]
    board.pilot.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert board.focus == "b8"


def test_arrows_walk_to_the_nearest_in_their_direction(board: Board) -> None:
    board.pilot.key(pygame.K_TAB)
    for key, name in (
        (pygame.K_RIGHT, "b1"),
        (pygame.K_DOWN, "b4"),
        (pygame.K_DOWN, "b7"),
        (pygame.K_DOWN, "b7"),
        (pygame.K_LEFT, "b6"),
        (pygame.K_UP, "b3"),
    ):
        board.pilot.key(key)
        assert board.focus == name
    board.pilot.key(pygame.K_RETURN)
    assert board.clicked == ["b3"]


def test_what_is_disabled_or_not_there_is_passed_over(board: Board) -> None:
    board.scene.widget("b1").enabled = False
    board.scene.widget("b2").shown = False
    board.pilot.key(pygame.K_TAB)
    board.pilot.key(pygame.K_TAB)
    assert board.focus == "b3"
    board.pilot.click((600, 230))
    board.pilot.click((900, 230))
    assert board.clicked == []
    assert not board.pilot.has("b2")
    assert not board.pilot.target("b1").legal


def test_a_click_takes_the_focus_away_from_buttons(board: Board) -> None:
    board.pilot.key(pygame.K_TAB)
    board.pilot.click("b5")
    assert board.focus == ""


def test_the_focus_stays_with_its_name_when_widgets_are_made_anew(board: Board) -> None:
    board.pilot.key(pygame.K_TAB)
    board.pilot.resize((1280, 720))
    assert board.focus == "b0"


def test_a_hint_appears_when_the_pointer_rests(board: Board) -> None:
    count = len(board.scene.widget_groups())
    board.pilot.hover("b4")
    assert len(board.scene.widget_groups()) == count
    for _ in range(40):
        board.pilot.frame()
    assert len(board.scene.widget_groups()) == count + 1
    board.pilot.hover((5, 5))
    board.pilot.frame()
    assert len(board.scene.widget_groups()) == count


def test_a_widget_that_does_not_exist_is_a_mistake(board: Board) -> None:
    with pytest.raises(KeyError):
        board.scene.widget("nothing")


def test_the_upper_one_of_two_widgets_is_clicked(tmp_path: Path) -> None:
    clicked: list[str] = []

    def make(brush: Brush) -> list[Widget]:
        box = Box(200, 200, 200, 60)
        return [
            Button("below", box, lambda: clicked.append("below")),
            Button("above", box.moved(50, 0), lambda: clicked.append("above")),
        ]

    pilot: Pilot
    pilot, _scene = stand(tmp_path, make)
    pilot.click((350, 230))
    pilot.click((210, 230))
    assert clicked == ["above", "below"]
    pilot.close()


def test_nothing_lies_in_the_direction_of_an_empty_side() -> None:
    boxes = [("right", Box(100, 0, 10, 10)), ("far", Box(300, 0, 10, 10))]
    here = Box(0, 0, 10, 10)
    assert nearest(here, 1, 0, boxes) == "right"
    assert nearest(here, -1, 0, boxes) is None
    assert nearest(here, 1, 0, []) is None


def test_what_lies_aside_counts_more_than_what_is_far() -> None:
    boxes = [("aside", Box(50, 80, 10, 10)), ("ahead", Box(150, 0, 10, 10))]
    assert nearest(Box(0, 0, 10, 10), 1, 0, boxes) == "ahead"


@pytest.mark.parametrize(
    "beside",
    (Box(0, 0, 44, 44), Box(1870, 0, 44, 44), Box(900, 1030, 44, 44), Box(0, 1036, 44, 44)),
)
def test_a_hint_stays_in_the_window_and_beside_its_widget(desk: Desk, beside: Box) -> None:
    text = "A hint that is long enough to need a second line in its plate, and then some more"
    plate = tooltip(desk.brush, text, beside, (1920, 1080))[-2]
    box = Box(plate.x, plate.y, *plate.surface.get_size())
    assert box.x >= 0
    assert box.y >= 0
    assert box.right <= 1920
    assert box.bottom <= 1080
    assert not box.overlaps(beside)
