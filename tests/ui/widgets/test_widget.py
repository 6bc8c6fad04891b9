"""What all widgets share: a picture that is painted anew only when it would look different."""

from collections.abc import Hashable

import pygame
import pytest

from azul_desktop.geometry import Box
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.widgets.widget import Widget


class Lamp(Widget):
    """A widget that counts how often it was painted."""

    def __init__(self) -> None:
        super().__init__("lamp", Box(10, 10, 50, 50))
        self.painted = 0
        self.on = False

    def look(self) -> Hashable:
        return self.on

    def paint(self, brush: Brush) -> list[Sprite]:
        self.painted += 1
        return [Sprite(pygame.Surface((5, 5)), 0, 0)]


def test_a_widget_is_painted_once_while_it_looks_the_same(desk: Desk) -> None:
    lamp = Lamp()
    first = lamp.group(desk.brush)
    assert lamp.group(desk.brush) is first
    assert lamp.painted == 1


@pytest.mark.parametrize("state", ("enabled", "hovered", "pressed", "focused", "on"))
def test_every_state_is_seen(desk: Desk, state: str) -> None:
    lamp = Lamp()
    first = lamp.group(desk.brush)
    setattr(lamp, state, not getattr(lamp, state))
    assert lamp.group(desk.brush) is not first


def test_another_place_or_scale_is_painted_anew(desk: Desk) -> None:
    lamp = Lamp()
    first = lamp.group(desk.brush)
    lamp.box = lamp.box.moved(1, 0)
    second = lamp.group(desk.brush)
    assert second is not first
    assert lamp.group(desk.brush.at_scale(2.0)) is not second


def test_a_widget_can_be_painted_anew_for_another_language(desk: Desk) -> None:
    lamp = Lamp()
    first = lamp.group(desk.brush)
    lamp.repaint()
    assert lamp.group(desk.brush) is not first


def test_by_itself_a_widget_uses_neither_keys_nor_letters() -> None:
    lamp = Lamp()
    assert not lamp.key(pygame.K_RETURN)
    assert not lamp.typed("a")
    assert lamp.hit((10, 10))
    assert not lamp.hit((60, 60))
