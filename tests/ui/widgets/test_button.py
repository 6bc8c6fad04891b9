"""Buttons: they act on a click and on Enter, show their state, and never cut what fits."""

import pygame
import pytest

from azul_desktop.geometry import Box
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.widgets.button import Button, Ground, Kind, focus_ring

BOX = Box(100, 100, 240, 60)
KINDS: tuple[Kind, ...] = ("normal", "primary", "danger", "quiet")
GROUNDS: tuple[Ground, ...] = ("cream", "wood")


class Clicks:
    """A button and how often it acted."""

    def __init__(self) -> None:
        self.count = 0
        self.button = Button("button/go", BOX, self._act, label="Go")

    def _act(self) -> None:
        self.count += 1


def test_a_click_acts_when_the_pointer_comes_up_on_it() -> None:
    clicks = Clicks()
    clicks.button.press((120, 120))
    assert clicks.count == 0
    clicks.button.release((120, 120))
    assert clicks.count == 1


def test_a_press_that_slides_off_does_nothing() -> None:
    clicks = Clicks()
    clicks.button.press((120, 120))
    clicks.button.release((500, 120))
    assert clicks.count == 0


def test_enter_and_space_click_and_other_keys_do_not() -> None:
    clicks = Clicks()
    for key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
        assert clicks.button.key(key)
    assert not clicks.button.key(pygame.K_a)
    assert clicks.count == 3


def test_a_disabled_button_does_nothing() -> None:
    clicks = Clicks()
    clicks.button.enabled = False
    clicks.button.release((120, 120))
    assert not clicks.button.key(pygame.K_RETURN)
    assert clicks.count == 0


def picture(group: Group) -> bytes:
    surface = pygame.Surface((480, 280))
    surface.fill((120, 90, 60))
    for sprite in group.sprites:
        surface.blit(sprite.surface, (sprite.x, sprite.y), None, sprite.flags)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("kind", KINDS)
def test_every_state_looks_different(desk: Desk, kind: Kind, ground: Ground) -> None:
    button = Button("button/go", BOX, lambda: None, label="Go", kind=kind, ground=ground)
    pictures = [picture(button.group(desk.brush))]
    for state in ("hovered", "pressed", "focused"):
        setattr(button, state, True)
        pictures.append(picture(button.group(desk.brush)))
    button.enabled = False
    pictures.append(picture(button.group(desk.brush)))
    assert len(set(pictures)) == len(pictures)


def test_a_long_label_becomes_smaller_and_stays_inside(desk: Desk) -> None:
    for label in ("Go", "Keep all of the tiles", "A label that fits into no button at all"):
        for icon in ("", "undo"):
            button = Button("button/go", BOX, lambda: None, label=label, icon=icon)
            words = button.group(desk.brush).sprites[-1]
            assert words.x >= BOX.x
            assert words.x + words.surface.get_width() <= BOX.right


def test_label_and_icon_stand_in_the_middle_together(desk: Desk) -> None:
    button = Button("button/go", BOX, lambda: None, label="Go", icon="undo")
    icon, words = button.group(desk.brush).sprites[-2:]
    left, right = icon.x, words.x + words.surface.get_width()
    assert (left + right) / 2 == pytest.approx(BOX.centre[0], abs=3)


def test_a_button_without_a_label_shows_its_icon_in_the_middle(desk: Desk) -> None:
    icon = Button("button/undo", BOX, lambda: None, icon="undo").group(desk.brush).sprites[-1]
    w, h = icon.surface.get_size()
    assert (icon.x + w / 2, icon.y + h / 2) == pytest.approx(BOX.centre, abs=2)


def test_a_note_stands_below_the_label(desk: Desk) -> None:
    button = Button("button/go", BOX, lambda: None, label="Go", note="two players")
    label, note = button.group(desk.brush).sprites[-2:]
    assert note.y > label.y


def test_the_ring_of_the_keyboard_surrounds_the_button(desk: Desk) -> None:
    ring = focus_ring(desk.brush, BOX, 12, "wood")
    assert Box(ring.x, ring.y, *ring.surface.get_size()) == BOX.grown(6)
    assert ring.surface.get_at(ring.surface.get_rect().center).a == 0
