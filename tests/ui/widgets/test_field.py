"""The text field: typing, erasing, the caret, the clipboard."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.geometry import Box
from azul_desktop.ui.input import KeyPressed
from azul_desktop.ui.widgets import field as field_module
from azul_desktop.ui.widgets.field import Field, clipboard
from tests.ui.pilot import Pilot
from tests.ui.widgets.stand import Stand, stand


@pytest.fixture
def heard() -> list[str]:
    return []


@pytest.fixture
def shown(tmp_path: Path, heard: list[str]) -> tuple[Pilot, Stand, Field]:
    made = Field("name", Box(100, 100, 240, 52), "Olena", heard.append, most=10)
    other = Field("other", Box(100, 200, 240, 52), "", heard.append, most=10, placeholder="Anyone")
    pilot, scene = stand(tmp_path, lambda _: [made, other])
    return pilot, scene, made


def test_a_click_lets_one_type(shown: tuple[Pilot, Stand, Field], heard: list[str]) -> None:
    pilot, scene, made = shown
    pilot.type("x")
    assert not heard
    pilot.click((330, 126))
    assert scene.focused is made
    pilot.type("!?")
    assert heard == ["Olena!", "Olena!?"]


def test_the_caret_goes_where_the_pointer_is(shown: tuple[Pilot, Stand, Field]) -> None:
    pilot, _, made = shown
    pilot.click((103, 126))
    assert made.caret == 0
    pilot.type("X")
    assert made.text == "XOlena"
    pilot.click((335, 126))
    assert made.caret == 6


def test_erasing_at_the_caret(shown: tuple[Pilot, Stand, Field], heard: list[str]) -> None:
    pilot, scene, made = shown
    scene.focus(made)
    for key in (pygame.K_BACKSPACE, pygame.K_HOME, pygame.K_BACKSPACE, pygame.K_DELETE):
        pilot.key(key)
    assert heard == ["Olen", "len"]
    for key in (pygame.K_RIGHT, pygame.K_BACKSPACE, pygame.K_END, pygame.K_DELETE):
        pilot.key(key)
    assert (made.text, made.caret) == ("en", 2)


def test_it_takes_no_more_than_there_is_room_for(shown: tuple[Pilot, Stand, Field]) -> None:
    pilot, scene, made = shown
    scene.focus(made)
    pilot.type("1234567890")
    assert made.text == "Olena12345"


def test_what_cannot_be_seen_is_not_typed(shown: tuple[Pilot, Stand, Field]) -> None:
    _, _, made = shown
    made.typed("\x00\n\tя\u2028")
    assert made.text == "Olenaя"


def test_ctrl_v_puts_in_the_clipboard(
    shown: tuple[Pilot, Stand, Field], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, made = shown
    monkeypatch.setattr(field_module, "clipboard", lambda: "\n42\n")
    assert not made.shortcut(KeyPressed(pygame.K_v))
    assert not made.shortcut(KeyPressed(pygame.K_c, ctrl=True))
    assert made.shortcut(KeyPressed(pygame.K_v, ctrl=True))
    assert made.text == "Olena42"


def test_no_clipboard_is_an_empty_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", refuse)
    assert clipboard() == ""


def test_at_its_ends_the_arrows_lead_out(shown: tuple[Pilot, Stand, Field]) -> None:
    pilot, scene, made = shown
    scene.focus(made)
    pilot.key(pygame.K_DOWN)
    assert scene.focused is scene.widget("other")
    pilot.key(pygame.K_UP)
    assert scene.focused is made
    assert not made.key(pygame.K_RIGHT)
    assert made.key(pygame.K_LEFT)


def test_a_long_text_is_never_wider_than_the_field(tmp_path: Path) -> None:
    long = Field("long", Box(100, 100, 120, 52), "W" * 40, lambda _: None, most=60)
    _, scene = stand(tmp_path, lambda _: [long])
    scene.focus(long)
    for caret in (40, 20, 0):
        long.caret = caret
        for rect in long.group(scene.brush).rects:
            assert long.box.x <= rect.left
            assert rect.right <= long.box.right
