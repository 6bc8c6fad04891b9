"""The title screen: the quickest way to the first move stands on top."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.session.session import Session
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.scenes.title import TitleScene
from azul_desktop.ui.widgets.button import Button
from tests.games import KINDS, Kind
from tests.library.kept import keep, kept
from tests.ui.pilot import Pilot
from tests.ui.scenes.looks import SIZES, check_looks
from tests.ui.scenes.pages import widgets_of
from tests.ui.scenes.played import begun, finished

FULL_HD = (1920, 1080)


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Where the title screen wanted to go, in order."""
    taken: list[str] = []

    def note(name: str) -> None:
        monkeypatch.setattr(routes, name, lambda *_: taken.append(name))

    for name in ("to_setup", "to_learn", "to_games", "over_settings", "quick_game"):
        note(name)
    return taken


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """The games that were to be played."""
    sessions: list[Session] = []
    monkeypatch.setattr(routes, "to_table", lambda _, session: sessions.append(session))
    return sessions


def title(home: Path, size: tuple[int, int] = FULL_HD) -> Pilot:
    return Pilot(home, TitleScene, size=size)


def said(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    lines: list[str] = []
    monkeypatch.setattr(pilot.app, "say", lines.append)
    return lines


def test_without_a_saved_game_the_quick_game_comes_first(tmp_path: Path) -> None:
    pilot = title(tmp_path)
    first = pilot.scene.targets()[0]
    assert first.name == "button/quick"
    assert not pilot.has("button/continue")
    focused = pilot.scene.focused  # type: ignore[attr-defined]
    assert isinstance(focused, Button)
    assert (focused.name, focused.kind) == ("button/quick", "primary")


def test_every_entry_leads_where_it_says(tmp_path: Path, ways: list[str]) -> None:
    pilot = title(tmp_path)
    for name in ("new", "learn", "games", "settings", "quick"):
        pilot.click(f"button/{name}")
    assert ways == ["to_setup", "to_learn", "to_games", "over_settings", "quick_game"]
    pilot.click("button/quit")
    assert not pilot.app.running


def test_the_keyboard_walks_down_the_menu(tmp_path: Path, ways: list[str]) -> None:
    pilot = title(tmp_path)
    pilot.key(pygame.K_RETURN)
    for _ in range(3):
        pilot.key(pygame.K_DOWN)
    pilot.key(pygame.K_SPACE)
    pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RETURN)
    assert ways == ["quick_game", "to_games", "over_settings"]


@pytest.mark.parametrize("kind", KINDS[::7], ids=str)
def test_a_saved_game_is_continued(tmp_path: Path, table: list[Session], kind: Kind) -> None:
    saved = begun(kind, 25)
    keep(tmp_path, saved)
    pilot = title(tmp_path)
    button = pilot.scene.widget("button/continue")  # type: ignore[attr-defined]
    edition = saved.record.edition.name
    assert button.note == f"{edition} · round {saved.state.round}"
    assert button.scores.startswith("Olena ")
    pilot.key(pygame.K_RETURN)
    assert table[0].record.moves == saved.record.moves
    pilot.click("button/continue")
    assert len(table) == 2


def test_a_finished_game_is_not_offered(tmp_path: Path) -> None:
    keep(tmp_path, finished(KINDS[0]))
    assert not title(tmp_path).has("button/continue")


def test_a_quick_game_starts_at_once_and_leaves_the_saved_one(tmp_path: Path) -> None:
    saved = begun(KINDS[0], 12)
    keep(tmp_path, saved)
    pilot = title(tmp_path)
    pilot.click("button/quick")
    assert isinstance(pilot.scene, TableScene)
    assert not pilot.scene.session.record.moves
    pilot.close()
    (left,) = kept(tmp_path)
    assert left.record.moves == saved.record.moves


def test_lessons_are_read_one_by_one_while_nothing_happens(tmp_path: Path) -> None:
    pilot = title(tmp_path)
    lessons = pilot.app.desk.lessons
    while pilot.scene.prepare():
        pass
    assert not lessons.read_one()
    assert lessons.all


def test_full_screen_and_back(tmp_path: Path) -> None:
    pilot = title(tmp_path)
    pilot.click("button/full-screen")
    assert pilot.app.desk.settings.full_screen
    pilot.click("button/full-screen")
    assert not pilot.app.desk.settings.full_screen


@pytest.mark.parametrize("scale", [75, 100, 300])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_has_its_place(tmp_path: Path, size: tuple[int, int], scale: int) -> None:
    keep(tmp_path, begun(KINDS[0], 12))
    pilot = Pilot(tmp_path, TitleScene, size=size, settings=Settings(ui_scale=scale))
    check_looks(pilot)


def test_every_window_of_its_shape_has_the_large_logo(tmp_path: Path) -> None:
    for wide in range(1040, 2000, 80):  # some heights are 1080 but for a rounding error
        pilot = title(tmp_path, (wide, wide * 9 // 16))
        first = pilot.target("button/quick").box
        assert first.y / first.x == pytest.approx(392 / 96, abs=0.05), wide
        pilot.close()


def test_the_button_for_the_sound_shows_and_changes_it(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, TitleScene, size=(1920, 1080))
    shown = []
    for way in ("", "click", "key"):
        if way == "click":
            pilot.click("button/sound")
        elif way == "key":
            pilot.key(pygame.K_m)
        pilot.frame()
        button = widgets_of(pilot).widget("button/sound")
        assert isinstance(button, Button)
        assert (button.icon == "speaker-off") is pilot.app.desk.audio.muted
        shown.append(button.icon)
    assert shown == ["speaker", "speaker-off", "speaker"]
