"""The rules in our own words: every edition, every page, every number from the edition's file."""

import math
from pathlib import Path

import pygame
import pytest

from azul_desktop.core.star.board import StarBoard
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.families.register import pieces_of
from azul_desktop.ui.families.rules_page import LIBRARY_KEYS
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scenes.help.scene import HelpScene, pages_of
from azul_desktop.ui.scenes.results.scene import ResultsScene
from tests.games import EDITIONS, KINDS
from tests.ui.pilot import Pilot
from tests.ui.scenes.looks import SIZES, check_looks
from tests.ui.scenes.played import finished

FULL_HD = (1920, 1080)


def opened(home: Path, edition: str = "", size: tuple[int, int] = FULL_HD) -> Pilot:
    return Pilot(home, lambda desk: HelpScene(desk, edition), size=size)


def page_of(pilot: Pilot) -> str:
    assert isinstance(pilot.scene, HelpScene)
    return pilot.scene.page


def texts(pilot: Pilot, edition: str) -> str:
    desk = pilot.app.desk
    pieces = pieces_of(EDITIONS[edition], desk.images, desk.type)
    pages = pages_of(EDITIONS[edition], HelpPictures(desk.brush, pieces))
    points = [point for page in pages for point in page.points]
    parts = [f"{point.title} {point.worth}: {point.text}" for point in points]
    return " ".join(parts + [page.note for page in pages])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_page_has_its_place(tmp_path: Path, edition: str, size: tuple[int, int]) -> None:
    pilot = opened(tmp_path, edition, size)
    while True:
        check_looks(pilot)
        if page_of(pilot) == LIBRARY_KEYS:
            break
        pilot.key(pygame.K_PAGEDOWN)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_tabs_show_every_page(tmp_path: Path, edition: str) -> None:
    pilot = opened(tmp_path, edition)
    names = [target.name for target in pilot.scene.targets() if target.name.startswith("page/")]
    assert len(names) >= 6
    assert ("page/discs" in names) == bool(EDITIONS[edition].specials)
    for name in names:
        pilot.click(name)
        assert f"page/{page_of(pilot)}" == name


def test_page_keys_stop_at_the_ends(tmp_path: Path) -> None:
    pilot = opened(tmp_path)
    pilot.key(pygame.K_PAGEUP)
    assert page_of(pilot) == "goal"
    for _ in range(20):
        pilot.key(pygame.K_PAGEDOWN)
    assert page_of(pilot) == LIBRARY_KEYS


def test_another_edition_is_one_click_away(tmp_path: Path) -> None:
    pilot = opened(tmp_path)
    for edition in EDITIONS:
        pilot.click(f"edition/{edition}")
        assert isinstance(pilot.scene, HelpScene)
        assert pilot.scene.edition.id == edition


def test_a_page_that_the_other_edition_lacks_gives_way_to_the_first(tmp_path: Path) -> None:
    special = next(edition.id for edition in EDITIONS.values() if edition.specials)
    plain = next(edition.id for edition in EDITIONS.values() if not edition.specials)
    pilot = opened(tmp_path, special)
    pilot.click("page/discs")
    pilot.click(f"edition/{plain}")
    assert page_of(pilot) == "goal"


def test_escape_the_button_and_f1_close(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, lambda _: Scene(), size=FULL_HD)
    below = pilot.scene
    for key in (pygame.K_ESCAPE, pygame.K_F1):
        pilot.app.push(HelpScene(pilot.app.desk))
        pilot.key(key)
        assert pilot.scene is below
    pilot.app.push(HelpScene(pilot.app.desk))
    pilot.frame()
    pilot.click("button/back")
    assert pilot.scene is below


def test_f1_shows_the_rules_of_the_game_at_hand(tmp_path: Path) -> None:
    session = finished(KINDS[-1])
    pilot = Pilot(tmp_path, lambda desk: ResultsScene(desk, session), size=FULL_HD)
    pilot.key(pygame.K_F1)
    assert isinstance(pilot.scene, HelpScene)
    assert pilot.scene.edition.id == session.record.edition.id


def test_the_keyboard_turns_to_a_page(tmp_path: Path) -> None:
    pilot = opened(tmp_path)
    scene = pilot.scene
    assert isinstance(scene, HelpScene)
    scene.focus(scene.widget("page/goal"))
    pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_RETURN)
    assert page_of(pilot) == "draft"
    pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_SPACE)
    assert page_of(pilot) not in ("goal", "draft")


@pytest.mark.parametrize("edition", EDITIONS)
def test_numbers_come_from_the_edition(tmp_path: Path, edition: str) -> None:
    pilot = opened(tmp_path)
    said = texts(pilot, edition)
    facts = EDITIONS[edition]
    for players, discs in facts.discs:
        assert f"{players} players: {discs} discs" in said
    board = facts.board(facts.variant_names[0])
    if isinstance(board, WallBoard):
        assert f"Row +{board.row_bonus}:" in said
        assert f"Column +{board.column_bonus}:" in said
        assert f"Colour +{board.colour_bonus}:" in said
    else:
        assert isinstance(board, StarBoard)
        assert f"begins with {board.start_score} points" in said
        assert f"There are {len(board.jokers)} rounds" in said
        assert f"keeps up to {board.keep} tiles" in said
        for feature in board.features:
            assert f"Cover all spaces around it, and take {feature.tiles} " in said


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_words_are_short(tmp_path: Path, edition: str) -> None:
    desk = opened(tmp_path).app.desk
    pieces = pieces_of(EDITIONS[edition], desk.images, desk.type)
    for page in pages_of(EDITIONS[edition], HelpPictures(desk.brush, pieces)):
        assert 1 <= len(page.points) <= 5
        for point in page.points:
            assert len(point.text) <= 180, point.text


def test_a_star_edition_says_where_scores_and_supply_stop_and_what_is_free(tmp_path: Path) -> None:
    edition = next(one for one in EDITIONS.values() if one.family == "star")
    desk = opened(tmp_path).app.desk
    pictures = HelpPictures(desk.brush, pieces_of(edition, desk.images, desk.type))
    pages = {page.id: page for page in pages_of(edition, pictures)}
    marker = pages["draft"].points[-1].text
    assert marker.endswith("A score never falls below 1.")
    assert "filled up to 10 again: from the bag, then from the tower" in pages["scoring"].note
    mixed = next(point.text for point in pages["building"].points if "Mixed" in point.title)
    assert "On the grey side all stars are free" in mixed
    paying = next(point.text for point in pages["building"].points if "Jokers" in point.title)
    assert "star's colour" not in paying, "neither the middle star nor the grey side has one"
    assert "but not the one that is laid" in paying


def test_what_scores_lights_up_once_in_a_visit(tmp_path: Path) -> None:
    pilot = opened(tmp_path)
    pilot.click("page/scoring")
    before = lit(pilot)
    assert before < len(steps(pilot))
    assert pilot.scene.due < math.inf, "else a window that rests would not go on"
    pilot.wait(0.6)
    assert before < lit(pilot) < len(steps(pilot))
    pilot.wait(3)
    assert lit(pilot) == len(steps(pilot))
    assert pilot.scene.due == math.inf
    pilot.click("page/goal")
    pilot.click("page/scoring")
    assert lit(pilot) == len(steps(pilot)), "nobody wants to wait for it again"


def test_a_window_of_another_size_does_not_play_it_again(tmp_path: Path) -> None:
    pilot = opened(tmp_path)
    pilot.click("page/scoring")
    pilot.wait(0.6)
    seen = lit(pilot)
    pilot.resize((1600, 900))
    assert lit(pilot) >= seen


@pytest.mark.parametrize("still", [{"reduce_motion": True}, {"animation": "off"}], ids=str)
def test_nothing_moves_for_those_who_want_that(tmp_path: Path, still: dict[str, object]) -> None:
    settings = Settings(**still)  # type: ignore[arg-type]
    pilot = Pilot(tmp_path, HelpScene, size=FULL_HD, settings=settings)
    pilot.click("page/scoring")
    assert lit(pilot) == len(steps(pilot)) > 4


def steps(pilot: Pilot) -> list[Group]:
    assert isinstance(pilot.scene, HelpScene)
    return pilot.scene.steps


def lit(pilot: Pilot) -> int:
    """How many of the steps are seen."""
    shown = pilot.scene.groups()
    return sum(any(step is group for group in shown) for step in steps(pilot))


def test_the_other_pages_are_painted_ahead_while_nothing_happens(tmp_path: Path) -> None:
    pilot = opened(tmp_path)
    calls = 0
    while pilot.scene.prepare():
        calls += 1
    assert calls > 10, "a picture at a time"
    assert not pilot.scene.prepare()
    pilot.click("page/draft")
    pilot.frame()
    left = 0
    while pilot.scene.prepare():
        left += 1
    assert left <= 1, "what was painted once is not painted again"
