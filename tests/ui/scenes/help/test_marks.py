"""F1 opens what concerns the screen, marked; the mark grows calm, at once where nothing moves."""

import math
from pathlib import Path

import pygame
import pytest

from azul_desktop.storage.settings import Settings
from azul_desktop.ui.families.rules_page import LIBRARY_KEYS, NOTE, STRIP, Passage
from azul_desktop.ui.scenes.games.scene import GamesScene
from azul_desktop.ui.scenes.help.keys import key_pages
from azul_desktop.ui.scenes.help.scene import HelpScene
from azul_desktop.ui.scenes.results.scene import ResultsScene
from azul_desktop.ui.scenes.statistics.scene import StatisticsScene
from azul_desktop.ui.scenes.watch.scene import WatchScene
from tests.games import EDITIONS
from tests.ui.pilot import Pilot
from tests.ui.scenes.looks import check_looks
from tests.ui.scenes.played import finished
from tests.ui.tables import STAR, WALL, at_table, people

EDITION = next(iter(EDITIONS.values()))


def help_of(pilot: Pilot) -> HelpScene:
    assert isinstance(pilot.scene, HelpScene)
    return pilot.scene


def asked(pilot: Pilot) -> Passage:
    """What F1 opens."""
    pilot.key(pygame.K_F1)
    scene = help_of(pilot)
    return Passage(scene.page, scene.marked)


def opened(home: Path, about: Passage, **settings: object) -> Pilot:
    return Pilot(
        home,
        lambda desk: HelpScene(desk, EDITION.id, about),
        size=(1920, 1080),
        settings=Settings(**settings),  # type: ignore[arg-type]
    )


def test_at_the_table_what_is_to_be_decided_and_what_is_pointed_at(tmp_path: Path) -> None:
    pilot = at_table(tmp_path, people(WALL))
    assert asked(pilot) == ("draft", "disc")
    pilot.key(pygame.K_F1)
    pilot.hover("floor")
    assert asked(pilot) == ("draft", "floor")
    pilot.key(pygame.K_F1)
    pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_RETURN)
    assert asked(pilot) == ("draft", "line"), "the keyboard holds tiles and points at a line"
    pilot.close()


def test_bag_and_marker_are_asked_about_too(tmp_path: Path) -> None:
    pilot = at_table(tmp_path, people(STAR), size=(1920, 1080))
    layout = pilot.scene._picture.layout  # type: ignore[attr-defined]
    pilot.hover(layout.top_bar.bag.box.centre)
    assert asked(pilot) == ("draft", NOTE)
    pilot.key(pygame.K_F1)
    pilot.hover(layout.ring.marker.centre)
    assert asked(pilot) == ("draft", "marker")
    pilot.close()


def test_on_the_results_scoring_and_the_row_that_is_pointed_at(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, lambda desk: ResultsScene(desk, finished(WALL)), size=(1920, 1080))
    pilot.wait(5)
    assert asked(pilot).page == "scoring"
    pilot.key(pygame.K_F1)
    pilot.hover("points/floor")
    assert asked(pilot) == ("tiling", "floor")


def test_screens_of_the_library_lead_to_their_keys(tmp_path: Path) -> None:
    session = finished(WALL)
    for make, list_ in (
        (GamesScene, "games"),
        (StatisticsScene, "statistics"),
        (lambda desk: WatchScene(desk, session), "watching"),
    ):
        pilot = Pilot(tmp_path, make, size=(1920, 1080))
        assert asked(pilot) == (LIBRARY_KEYS, list_)
        assert help_of(pilot)._mark is not None
        pilot.close()


@pytest.mark.parametrize("edition", [EDITION.id, STAR.edition.id])
@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 768), 100), ((1280, 720), 200), ((3840, 2160), 100)], ids=str
)
def test_everything_can_be_marked(
    tmp_path: Path, edition: str, size: tuple[int, int], scale: int
) -> None:
    pilot = Pilot(tmp_path, lambda desk: HelpScene(desk, edition), size=size)
    pilot.desk.change(ui_scale=scale)
    pilot.frame()
    scene = help_of(pilot)
    passages = [
        Passage(page.id, name)
        for page in scene._pages
        for name in (
            *(point.id for point in page.points),
            *([NOTE] if page.note else []),
            *([STRIP] if page.strip else []),
        )
    ]
    passages += [
        Passage(page.id, one.id) for page in key_pages(scene.edition) for one in page.lists
    ]
    for passage in passages:
        scene._open(passage)
        assert scene._mark is not None, passage
        seen = scene._mark.box.moved(*(-side for side in scene.scroll.offset))
        assert seen.y < size[1], "a narrow page has scrolled there"
        assert seen.bottom > 0
        assert seen.w > 100
    check_looks(pilot)


def test_the_mark_grows_calm_and_rests(tmp_path: Path) -> None:
    pilot = opened(tmp_path, Passage("draft", "centre"), animation="normal")
    scene = help_of(pilot)
    mark = scene._mark
    assert mark is not None
    first = mark.light
    pilot.wait(1.5)
    assert mark.light is not first
    assert scene.due < math.inf
    pilot.wait(3)
    calm = mark.light
    assert scene.due == math.inf, "nothing is painted any more"
    pilot.wait(1)
    assert mark.light is calm
    groups = scene.groups()
    assert any(group is mark.frame for group in groups)


@pytest.mark.parametrize("still", [{"reduce_motion": True}, {"animation": "off"}], ids=str)
def test_it_is_calm_at_once_for_those_who_want_that(
    tmp_path: Path, still: dict[str, object]
) -> None:
    pilot = opened(tmp_path, Passage("draft", "centre"), **still)
    mark = help_of(pilot)._mark
    assert mark is not None
    before = mark.light
    pilot.wait(3)
    assert mark.light is before


def test_another_page_and_another_edition_have_no_mark(tmp_path: Path) -> None:
    pilot = opened(tmp_path, Passage("draft", "centre"))
    pilot.click("page/goal")
    assert help_of(pilot)._mark is None
    pilot.click("page/draft")
    assert help_of(pilot)._mark is None
