"""The search in the rules: what it finds, and how one gets there and back."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.languages.speech import set_language
from azul_desktop.ui.families.rules_page import NOTE, Passage
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scenes.help.hits import HitRow
from azul_desktop.ui.scenes.help.scene import HelpScene
from azul_desktop.ui.scenes.help.search import Entry, excerpt, find, folded
from tests.games import EDITIONS
from tests.ui.pilot import Pilot
from tests.ui.scenes.looks import SIZES, check_looks

ENTRIES = [
    Entry(Passage("tiling", "floor"), "Tiling", "The floor counts", "Take off what it costs."),
    Entry(Passage("draft", "line"), "Draft", "Onto a line", "What finds no room is on the floor."),
    Entry(Passage("draft", NOTE), "Draft", "", "Żółta ŁĄKA: Підлога й ЩЕ щось."),
]


def opened(home: Path, size: tuple[int, int] = (1920, 1080)) -> Pilot:
    return Pilot(home, HelpScene, size=size)


def scene_of(pilot: Pilot) -> HelpScene:
    assert isinstance(pilot.scene, HelpScene)
    return pilot.scene


def look_for(pilot: Pilot, query: str) -> list[HitRow]:
    pilot.click("search")
    pilot.type(query)
    pilot.frame()
    return [widget for widget in scene_of(pilot).widgets if isinstance(widget, HitRow)]


@pytest.mark.parametrize("query", ["FLOOR", " floor ", "flo"])
def test_titles_come_first(query: str) -> None:
    assert [hit.entry for hit in find(ENTRIES, query)] == ENTRIES[:2]


@pytest.mark.parametrize("query", ["zolta", "ŻÓŁTA", "laka", "ПІДЛОГА", "підлога", "ще"])
def test_letters_are_found_with_and_without_their_marks(query: str) -> None:
    (hit,) = find(ENTRIES, query)
    start, end = hit.spans[0]
    assert folded(hit.entry.text[start:end]) == folded(query)


def test_all_words_are_looked_for() -> None:
    assert [hit.entry for hit in find(ENTRIES, "floor room")] == [ENTRIES[1]]
    assert not find(ENTRIES, "floor dice")
    assert not find(ENTRIES, "  ")


@pytest.mark.parametrize("most", [12, 20, 30])
def test_an_excerpt_has_what_was_looked_for(most: int) -> None:
    text = "One two three four five six seven floor eight nine ten eleven twelve."
    (hit,) = find([ENTRIES[0]._replace(text=text)], "floor")
    cut = excerpt(hit, most)
    ((start, end),) = cut.spans
    assert cut.entry.text[start:end] == "floor"
    assert len(cut.entry.text.strip("…\N{NO-BREAK SPACE}")) <= most


def test_enter_opens_the_paragraph_and_escape_leads_back(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, lambda _: Scene(), size=(1920, 1080))
    below = pilot.scene
    pilot.app.push(HelpScene(pilot.app.desk))
    pilot.frame()
    rows = look_for(pilot, "floor")
    assert len(rows) > 3
    pilot.key(pygame.K_DOWN)
    wanted = rows[1].hit_.entry.passage
    pilot.key(pygame.K_RETURN)
    scene = scene_of(pilot)
    assert (scene.page, scene.marked) == wanted
    assert scene._mark is not None
    pilot.key(pygame.K_ESCAPE)
    assert scene.finding.query == "floor"
    assert scene.finding.chosen == 1
    pilot.key(pygame.K_ESCAPE)
    assert not scene.finding.is_on
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene is below


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_is_searched(tmp_path: Path, edition: str) -> None:
    pilot = opened(tmp_path)
    pilot.click(f"edition/{edition}")
    scene = scene_of(pilot)
    count = len(look_for(pilot, "marker"))
    assert count >= 2
    for number in range(count):
        scene.finding.look_for("marker")
        scene.finding.open(number)
        assert scene._mark is not None, number


def test_a_slash_and_ctrl_f_begin(tmp_path: Path) -> None:
    pilot = opened(tmp_path)
    pilot.type("/")
    assert scene_of(pilot).focused is scene_of(pilot).widget("search")
    pilot.key(pygame.K_ESCAPE)
    assert scene_of(pilot).focused is None
    pilot.key(pygame.K_f, mod=pygame.KMOD_CTRL)
    assert scene_of(pilot).focused is scene_of(pilot).widget("search")


def test_the_language_of_now_is_searched(tmp_path: Path) -> None:
    pilot = opened(tmp_path)
    pilot.desk.change(language="uk")
    pilot.frame()
    try:
        assert look_for(pilot, "ПІДЛОГ")
    finally:
        set_language("en")


@pytest.mark.parametrize("query", ["tile", "floor", "dice"])
@pytest.mark.parametrize("size", SIZES[::2], ids=str)
def test_what_was_found_has_its_place(tmp_path: Path, size: tuple[int, int], query: str) -> None:
    pilot = opened(tmp_path, size)
    look_for(pilot, query)
    check_looks(pilot)


def test_a_narrow_page_shows_all_that_was_found(tmp_path: Path) -> None:
    pilot = opened(tmp_path, (1024, 768))
    pilot.desk.change(ui_scale=200)
    pilot.frame()
    rows = look_for(pilot, "tile")
    assert len(rows) == len(scene_of(pilot).finding.hits) > 10
    for _ in range(len(rows)):
        pilot.key(pygame.K_DOWN)
    last = rows[-1].name
    assert pilot.has(last)
    check_looks(pilot)
