"""From the command line to the first scene."""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from azul_desktop import cli
from azul_desktop.bots.registry import LEVELS
from azul_desktop.core.errors import UserError
from azul_desktop.core.record import HUMAN, format_record
from azul_desktop.core.rng import MAX_SEED
from azul_desktop.languages.speech import language
from azul_desktop.storage.lock import locked
from azul_desktop.storage.settings import Settings, load_settings, save_settings
from azul_desktop.ui import launch
from azul_desktop.ui.app import App
from azul_desktop.ui.botnames import seats_names
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.first_language import system_language
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scenes.games.scene import GamesScene
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.scenes.title import TitleScene
from tests.games import EDITIONS, KINDS, Kind
from tests.library.kept import kept
from tests.ui.scenes.played import begun, finished
from tests.ui.tables import STAR, WALL


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AZUL_DESKTOP_HOME", str(tmp_path))
    return tmp_path


def options(**values: Any) -> argparse.Namespace:
    usual = {
        "edition": None,
        "variant": None,
        "special_factories": False,
        "seats": None,
        "seed": None,
        "size": (1280, 720),
        "screen_map": None,
        "language": "",
        "open": None,
    }
    return argparse.Namespace(**(usual | values))


def launched(monkeypatch: pytest.MonkeyPatch, **values: Any) -> App:
    """The program as it stands before its first frame."""
    found: list[App] = []

    def not_run(app: App, first: Callable[[Desk], Scene]) -> int:
        app.go(first(app.desk))
        found.append(app)
        return 0

    monkeypatch.setattr(App, "run", not_run)
    assert launch.run(options(**values)) == 0
    return found[0]


def table(app: App) -> TableScene:
    assert isinstance(app.scene, TableScene)
    return app.scene


def test_without_wishes_there_is_the_title(monkeypatch: pytest.MonkeyPatch) -> None:
    app = launched(monkeypatch)
    assert isinstance(app.scene, TitleScene)
    app.close()


def test_the_loop_runs_until_the_window_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    frame = App.frame

    def closing(app: App) -> None:
        pygame.event.post(pygame.Event(pygame.QUIT))
        frame(app)

    monkeypatch.setattr(App, "frame", closing)
    assert launch.run(options()) == 0
    assert not pygame.display.get_init()


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_kind_of_game_can_be_asked_for(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    app = launched(
        monkeypatch,
        edition=kind.edition.id,
        variant=kind.options.variant,
        special_factories=kind.options.special_factories,
        seats=",".join([HUMAN] * kind.players),
        seed=7,
    )
    session = table(app).session
    assert (session.rules.edition.id, session.rules.options) == (kind.edition.id, kind.options)
    assert (len(session.record.seats), session.record.seed) == (kind.players, 7)
    app.close()


def test_an_edition_alone_is_a_game_against_the_strongest(monkeypatch: pytest.MonkeyPatch) -> None:
    app = launched(monkeypatch, edition=STAR.edition.id)
    record = table(app).session.record
    assert [seat.kind for seat in record.seats] == [HUMAN, LEVELS[-1].id]
    assert record.rules.options.variant == STAR.edition.variant_names[0]
    app.close()


def test_seats_alone_are_a_game_of_the_first_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    app = launched(monkeypatch, seats=f"{HUMAN},{HUMAN},{LEVELS[0].id}")
    record = table(app).session.record
    assert record.edition.id == next(iter(EDITIONS))
    assert not any(seat.name for seat in record.seats), "usual names are made when they are shown"
    assert seats_names(record.seats) == ("Player 1", "Player 2", "Nino")
    app.close()


@pytest.mark.parametrize(
    ("wishes", "complaint"),
    [
        ({"edition": "nothing"}, "nothing"),
        ({"edition": WALL.edition.id, "variant": "round"}, "round"),
        ({"seats": f"{HUMAN},nobody"}, "unknown seat “nobody”"),
        ({"seats": HUMAN}, "players"),
        ({"seats": ",".join([HUMAN] * 9)}, "players"),
        ({"edition": WALL.edition.id, "seed": MAX_SEED + 1}, "seed"),
    ],
)
def test_what_is_not_possible_is_told_before_a_window_opens(
    wishes: dict[str, object], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.display.quit()
    with pytest.raises(UserError) as raised:
        launched(monkeypatch, **wishes)
    assert complaint in str(raised.value)
    assert not pygame.display.get_init()


def test_a_first_scene_that_cannot_be_made_shows_the_crash_page(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown: list[str] = []

    def breaking(desk: Desk) -> Scene:
        raise ZeroDivisionError

    def last_frame(app: App) -> None:
        shown.append(app.scene.name)
        app.quit()

    monkeypatch.setattr(launch, "_first_scene", lambda desk, _: breaking(desk))
    monkeypatch.setattr(App, "frame", last_frame)
    assert launch.run(options()) == 0
    assert shown == ["crash"]


def test_the_size_and_the_map_are_passed_on(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = launched(monkeypatch, size=(1500, 800), screen_map=str(home / "map.json"))
    assert app.window.size == (1500, 800)
    app.frame()
    assert (home / "map.json").exists()
    app.close()


def test_the_settings_of_the_last_time_hold(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "settings.json").write_text('{"format": 1, "ui_scale": 150}', encoding="utf-8")
    app = launched(monkeypatch)
    assert app.desk.settings.ui_scale == 150
    app.close()


def told(app: App) -> str:
    return app._toast._text


def test_what_was_wrong_with_the_files_is_told_at_the_start(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "settings.json").write_text("{", encoding="utf-8")
    (home / "engines.json").write_text('{"format": 1, "engines": 7}', encoding="utf-8")
    (home / "current.json").write_text("{", encoding="utf-8")
    app = launched(monkeypatch)
    for part in ("Settings: the file could not be read", "Engines: ", "saved game"):
        assert part in told(app)
    asides = [*home.glob("settings.2*.json"), *home.glob("engines.2*.json")]
    assert len(asides) == 2
    printed = capsys.readouterr().err
    assert all(str(file) in told(app) and str(file) in printed for file in asides)
    app.frame()
    app.close()


def test_changes_of_a_newer_versions_settings_are_told_once(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = '{"format": 2, "ui_scale": 125}'
    (home / "settings.json").write_text(newer, encoding="utf-8")
    app = launched(monkeypatch)
    assert "newer version" in told(app)
    assert app.desk.settings.ui_scale == 125
    lines = []
    for scale in (150, 175):
        app._toast._text = ""
        app.desk.change(ui_scale=scale)
        app.desk.writer.wait()
        app.frame()
        lines.append(told(app))
    assert "does not keep changes" in lines[0]
    assert not lines[1]
    app.close()
    assert (home / "settings.json").read_text(encoding="utf-8") == newer


def test_a_change_waits_neither_for_a_slow_disk_nor_for_another_program(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = launched(monkeypatch)
    with locked(home):
        start = time.perf_counter()
        app.desk.change(music_volume=7)
        assert time.perf_counter() - start < 0.5
    app.close()
    assert load_settings(home / "settings.json").music_volume == 7


def test_without_a_display_the_program_ends_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "none-at-all")
    assert cli.run([]) == 2
    printed = capsys.readouterr().err
    assert "There is no display" in printed
    assert "Traceback" not in printed


@pytest.mark.parametrize(
    ("asked", "stored", "system", "spoken"),
    [
        ("", "", "uk_UA.UTF-8", "uk"),
        ("", "", "de_DE.UTF-8", "en"),
        ("", "pl", "uk_UA.UTF-8", "pl"),
        ("", "tlh", "ru_RU", "ru"),
        ("ru", "pl", "uk_UA.UTF-8", "ru"),
    ],
)
def test_the_language_of_a_start(
    asked: str, stored: str, system: str, spoken: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pygame.system.get_pref_locales", list)
    monkeypatch.setenv("LC_ALL", system)
    save_settings(home / "settings.json", Settings(language=stored))
    app = launched(monkeypatch, language=asked)
    assert language() == spoken
    app.desk.writer.wait()
    assert load_settings(home / "settings.json").language == stored, "nobody has chosen it"
    app.close()


def test_the_languages_that_the_system_prefers(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = [{"language": "de", "country": None}, {"language": "pl", "country": "PL"}]
    monkeypatch.setattr("pygame.system.get_pref_locales", lambda: wanted)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    assert system_language() == "pl"


class TestAFile:
    """A file on the command line is taken into the library and shown."""

    def test_a_game_is_shown_among_all_games(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        file = tmp_path / "game.azul"
        session = begun(KINDS[0], 7)
        file.write_text(format_record(session.record), encoding="utf-8")
        app = launched(monkeypatch, open=str(file))
        assert isinstance(app.scene, GamesScene)
        assert app.scene.chosen is not None
        assert app.scene.chosen.length == 7
        assert "action/continue" in {target.name for target in app.scene.targets()}
        app.close()
        assert [one.record.moves for one in kept(tmp_path)] == [session.record.moves]

    def test_a_finished_game_can_be_watched_there(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        file = tmp_path / "game.azul"
        file.write_text(format_record(finished(KINDS[0]).record), encoding="utf-8")
        app = launched(monkeypatch, open=str(file))
        names = {target.name for target in app.scene.targets()}
        assert {"action/watch", "action/results"} <= names
        app.close()

    @pytest.mark.parametrize("text", ["", "{", '{"format": 99}'])
    def test_what_is_no_game_is_told_and_left_alone(
        self, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        file = tmp_path / "game.azul"
        file.write_text(text, encoding="utf-8")
        app = launched(monkeypatch, open=str(file))
        assert isinstance(app.scene, TitleScene)
        assert told(app).startswith("game.azul cannot be opened: ")
        assert file.read_text(encoding="utf-8") == text
        app.close()

    def test_a_file_in_place_of_a_command_is_opened(self, tmp_path: Path) -> None:
        file = tmp_path / "game.azul"
        file.write_text("{}")
        assert cli._with_file([str(file)]) == ["--open", str(file)]
        assert cli._with_file(["editions"]) == ["editions"]
        assert cli._with_file(["--size", "800x600"]) == ["--size", "800x600"]
