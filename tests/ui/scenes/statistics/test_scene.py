"""The page of statistics: filters, panels, best walls and the table for other programs."""

import csv
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from azul_desktop.bots.levels import LEVELS
from azul_desktop.geometry import Box
from azul_desktop.library.filters import Filter
from azul_desktop.library.statistics.summary import Against
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.statistics import beside
from azul_desktop.ui.scenes.statistics.ladder import LadderStep, paint_ladder
from azul_desktop.ui.scenes.statistics.scene import StatisticsScene
from azul_desktop.ui.scenes.statistics.walls import BestBoard
from tests.games import EDITIONS
from tests.ui.pilot import Pilot
from tests.ui.scenes.looks import SIZES, check_looks, watching
from tests.ui.scenes.pages import click, lost_to_arrows, push, reach, widgets_of
from tools.screenshots.library import FEW, MANY, stock


def page(home: Path, games: int = MANY, size: tuple[int, int] = (1920, 1080)) -> Pilot:
    def make(desk: Desk) -> Scene:
        stock(desk.library, list(EDITIONS.values()), games)
        return StatisticsScene(desk)

    return Pilot(home, make, size=size)


def scene_of(pilot: Pilot) -> StatisticsScene:
    assert isinstance(pilot.scene, StatisticsScene)
    return pilot.scene


def games_of(pilot: Pilot) -> int:
    reading = scene_of(pilot)._reading
    assert reading is not None
    return reading.statistics.games


def texts_of(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that the page writes."""
    found: list[str] = []
    words = type(pilot.scene.brush).words  # type: ignore[attr-defined]

    def noted(brush: object, text: str, *rest: object) -> object:
        found.append(text)
        return words(brush, text, *rest)

    with monkeypatch.context() as patch:
        patch.setattr(type(pilot.scene.brush), "words", noted)  # type: ignore[attr-defined]
        pilot.scene.arrange()
        pilot.scene.groups()
    return found


def said(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    lines: list[str] = []
    monkeypatch.setattr(pilot.app, "say", lines.append)
    return lines


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Where the page wanted to go, and to which game."""
    taken: list[object] = []
    for name in ("to_setup", "to_title", "to_games"):
        monkeypatch.setattr(
            routes,
            name,
            lambda _, *rest, name=name, **named: taken.append((name, *rest, *named.values())),
        )
    return taken


@pytest.mark.parametrize("games", [MANY, FEW, 0])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_has_its_place(size: tuple[int, int], games: int, tmp_path: Path) -> None:
    pilot = page(tmp_path, games, size)
    check_looks(pilot)
    assert not lost_to_arrows(widgets_of(pilot))


def test_who_played_last_is_shown_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = page(tmp_path)
    texts = texts_of(pilot, monkeypatch)
    assert texts.count("Oksana") >= 2
    assert f"{games_of(pilot)} games since 1\u00a0March 2026" in texts


def test_filters_choose_games_by_mouse_and_keys(tmp_path: Path) -> None:
    pilot = page(tmp_path)
    own = games_of(pilot)
    click(pilot, "filter/player")
    click(pilot, "filter/player/all")
    everybody = games_of(pilot)
    assert everybody > own
    push(pilot, "filter/edition/azul-mini")
    mini = games_of(pilot)
    assert 0 < mini < everybody
    push(pilot, "filter/players/3")
    assert 0 < games_of(pilot) < mini
    push(pilot, "filter/players/all")
    reach(pilot, "filter/time")
    pilot.key(pygame.K_RETURN)
    pilot.key(pygame.K_DOWN)
    pilot.key(pygame.K_RETURN)
    assert scene_of(pilot).chosen.time == "week"
    reading = scene_of(pilot)._reading
    assert reading is not None and reading.scope.since


def test_few_games_fill_no_chart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = texts_of(page(tmp_path, FEW), monkeypatch)
    assert texts.count("Needs 5 games") == 4
    assert not any("rating" in text for text in texts)
    texts = texts_of(page(tmp_path), monkeypatch)
    assert "Needs 5 games" not in texts
    assert any(text.startswith("Estimated rating: ") for text in texts)


def test_practice_and_games_of_bots_are_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = texts_of(page(tmp_path), monkeypatch)
    assert any("4 games of practice are not counted" in text for text in texts)
    assert any("3 games that only bots played are not counted" in text for text in texts)


def test_a_best_wall_opens_its_game(tmp_path: Path, ways: list[object]) -> None:
    pilot = page(tmp_path)
    walls = [one for one in scene_of(pilot).widgets if isinstance(one, BestBoard)]
    assert [one.name for one in walls] == [f"best-walls/{n}" for n in range(1, 5)]
    click(pilot, "best-walls/1")
    push(pilot, "best-walls/3")
    assert ways == [("to_games", walls[0]._wall.row.id), ("to_games", walls[2]._wall.row.id)]


def test_a_step_of_the_ladder_opens_its_games(tmp_path: Path, ways: list[object]) -> None:
    pilot = page(tmp_path)
    steps = [one.name for one in scene_of(pilot).widgets if isinstance(one, LadderStep)]
    assert steps == [f"ladder/{level.id}" for level in LEVELS]
    person = scene_of(pilot)._scope.player
    assert person is not None
    click(pilot, "ladder/artisan")
    push(pilot, "filter/edition/azul-mini")
    played = [one.name for one in scene_of(pilot).widgets if isinstance(one, LadderStep)]
    push(pilot, played[0])
    level = played[0].removeprefix("ladder/")
    assert ways == [
        ("to_games", Filter("finished", "", person, "artisan")),
        ("to_games", Filter("finished", "azul-mini", person, level)),
    ]


def test_a_step_that_nobody_played_is_no_button(tmp_path: Path) -> None:
    pilot = page(tmp_path)
    reading = scene_of(pilot)._reading
    assert reading is not None
    against = tuple(
        Against(one.level, 0, 0, 0) if one.level == "artisan" else one
        for one in reading.statistics.against
    )
    few = replace(reading.statistics, against=against)
    _, steps = paint_ladder(pilot.desk.brush, Box(0, 0, 640, 400), None, few, print)
    names = [one.name for one in steps]
    assert "ladder/artisan" not in names
    assert len(names) == len(LEVELS) - 1


def test_boards_are_looked_up_while_nothing_happens(tmp_path: Path) -> None:
    pilot = page(tmp_path)
    scene = scene_of(pilot)
    walls = [one for one in scene.widgets if isinstance(one, BestBoard)]
    for _ in range(40):
        if not scene.prepare():
            break
    assert all(one.is_known for one in walls)
    groups = [id(group) for group in scene.groups()]
    pilot.frame()
    assert [id(group) for group in scene.groups()] == groups, "a still page paints nothing"


def test_the_table_is_written_and_never_over_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AZUL_DESKTOP_HOME", str(tmp_path))
    pilot = page(tmp_path)
    lines = said(pilot, monkeypatch)
    click(pilot, "button/export-csv")
    push(pilot, "button/export-csv")
    files = sorted((tmp_path / "games").glob("*.csv"))
    assert len(files) == 2
    assert all(any(file.name in line for line in lines) for file in files)
    rows = list(csv.DictReader(files[0].read_text("utf-8-sig").splitlines()))
    assert {row["name"] for row in rows if row["kind"] == "human"} == {"Oksana"}
    assert len({row["game"] for row in rows if row["practice"] == "0"}) == games_of(pilot)


def test_a_folder_that_takes_no_table_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AZUL_DESKTOP_HOME", str(tmp_path))
    (tmp_path / "games").write_text("in the way")
    pilot = page(tmp_path)
    lines = said(pilot, monkeypatch)
    click(pilot, "button/export-csv")
    assert "The table cannot be written" in lines[0]


def test_without_a_finished_game_the_page_says_how_to_begin(
    tmp_path: Path, ways: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = page(tmp_path, 0)
    assert "No finished games yet" in texts_of(pilot, monkeypatch)
    assert not pilot.has("filter/player") and not pilot.has("button/export-csv")
    click(pilot, "button/new-game")
    pilot.key(pygame.K_ESCAPE)
    assert ways == [("to_setup",), ("to_title",)]


def test_a_large_library_is_read_beside_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beside, "_SMALL", 0)
    pilot = page(tmp_path)
    for _ in range(2000):
        if scene_of(pilot)._reading is not None:
            break
        pilot.frame()
        pygame.time.wait(2)
    assert games_of(pilot) > 50
    check_looks(pilot)


def test_games_of_an_edition_that_is_gone_are_still_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = page(tmp_path)
    before = games_of(pilot)
    with pilot.app.desk.library.store.transaction() as connection:
        connection.execute("UPDATE games SET edition = 'lost' WHERE edition = 'azul'")
    scene_of(pilot).choose(scene_of(pilot).chosen)
    assert games_of(pilot) == before
    while scene_of(pilot).prepare():
        pass
    with watching() as written:
        pilot.scene.arrange()
        pilot.scene.groups()
    assert not written.cut
    assert "lost" in texts_of(pilot, monkeypatch)


def test_a_library_that_cannot_be_read_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = page(tmp_path)
    lines = said(pilot, monkeypatch)
    pilot.app.desk.library.store.connection.execute("DROP TABLE points")
    scene_of(pilot).choose(scene_of(pilot).chosen._replace(edition="azul"))
    assert "cannot be read" in lines[0]


def test_a_library_that_breaks_never_breaks_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = page(tmp_path)
    lines = said(pilot, monkeypatch)
    connection = pilot.app.desk.library.store.connection
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("DROP TABLE games")
    pilot.scene.arrange()
    pilot.frame()
    scene_of(pilot).choose(scene_of(pilot).chosen._replace(players=2))
    pilot.app.go(StatisticsScene(pilot.app.desk))
    pilot.frame()
    assert any("cannot be read" in line for line in lines)
    assert pilot.has("button/back")


def test_scores_that_nobody_reaches_do_no_harm(tmp_path: Path) -> None:
    pilot = page(tmp_path)
    with pilot.app.desk.library.store.transaction() as connection:
        connection.execute("UPDATE seats SET score = ? WHERE game = 1", (2**62,))
        connection.execute("UPDATE seats SET score = 'many' WHERE game = 2")
        connection.execute("UPDATE games SET changed = 'never', edition = x'ff00' WHERE id = 3")
        connection.execute("UPDATE games SET players = -1 WHERE id = 4")
    scene_of(pilot).choose(scene_of(pilot).chosen)
    pilot.frame()
    assert games_of(pilot) > 50
