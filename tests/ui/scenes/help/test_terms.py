"""Words and values on a page explain themselves to the pointer and to the keyboard."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.coach.glossary import TERMS, meaning
from azul_desktop.ui.scenes.help.scene import HelpScene
from azul_desktop.ui.scenes.help.terms import TermWord
from azul_desktop.ui.widgets.explaining import Explaining
from tests.games import EDITIONS
from tests.ui.pilot import Pilot
from tests.ui.scenes.looks import SIZES


def opened(home: Path, edition: str, size: tuple[int, int] = (1920, 1080)) -> Pilot:
    pilot = Pilot(home, lambda desk: HelpScene(desk, edition), size=size)
    pilot.frame()
    return pilot


def scene_of(pilot: Pilot) -> HelpScene:
    assert isinstance(pilot.scene, HelpScene)
    return pilot.scene


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("size", SIZES[::2], ids=str)
def test_terms_are_marked_once_on_a_page(
    tmp_path: Path, edition: str, size: tuple[int, int]
) -> None:
    pilot = opened(tmp_path, edition, size)
    scene, found = scene_of(pilot), set()
    for page in scene._pages:
        scene.show_page(page.id)
        names = [widget.name for widget in scene.widgets if isinstance(widget, TermWord)]
        assert len(names) == len(set(names))
        found |= set(names)
    assert len(found) >= 8
    assert {"term/disc", "term/centre", "term/marker"} <= found


def test_hovering_tells_what_it_means(tmp_path: Path) -> None:
    pilot = opened(tmp_path, next(iter(EDITIONS)))
    pilot.click("page/draft")
    assert scene_of(pilot)._tip is None
    pilot.hover("term/marker")
    pilot.wait(1)
    marker = next(term for term in TERMS if term.id == "marker")
    assert scene_of(pilot).widget("term/marker").hint == meaning(marker)
    assert scene_of(pilot)._tip is not None


def test_the_keyboard_comes_by_and_is_told_at_once(tmp_path: Path) -> None:
    pilot = opened(tmp_path, next(iter(EDITIONS)))
    pilot.click("page/scoring")
    told = []
    for _ in scene_of(pilot).widgets:
        pilot.key(pygame.K_TAB)
        pilot.frame()
        focused = scene_of(pilot).focused
        if isinstance(focused, Explaining):
            assert scene_of(pilot)._tip is not None
            told.append(focused.name)
        else:
            assert scene_of(pilot)._tip is None
    assert {"term/run", "value/row", "value/floor"} <= set(told)
