"""The page after a crash, and the report."""

from pathlib import Path

import pygame
import pytest

from azul_desktop import __version__
from azul_desktop.core.record import format_record
from azul_desktop.ui.crashreport import KEPT, write_report
from azul_desktop.ui.scenes import crash, routes
from azul_desktop.ui.scenes.crash import CrashScene
from tests.games import KINDS
from tests.ui.pilot import Pilot
from tests.ui.scenes.looks import SIZES, check_looks
from tests.ui.scenes.played import begun

FULL_HD = (1920, 1080)


def error() -> Exception:
    try:
        raise ValueError("a tile fell off the table")
    except ValueError as raised:
        return raised


def test_the_report_has_all_that_is_needed(tmp_path: Path) -> None:
    game = format_record(begun(KINDS[0], 5).record)
    file = write_report(tmp_path, error(), game)
    assert file is not None
    assert file.parent == tmp_path
    text = file.read_text(encoding="utf-8")
    assert "a tile fell off the table" in text
    assert "test_crash.py" in text
    assert __version__ in text
    assert game in text


def test_the_folder_is_made_where_it_is_missing(tmp_path: Path) -> None:
    assert write_report(tmp_path / "new" / "home", error(), "") is not None


def test_a_report_that_cannot_be_written_is_no_crash(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    assert write_report(blocked / "home", error(), "") is None


def test_a_second_crash_in_the_same_second_is_a_second_report(tmp_path: Path) -> None:
    files = {write_report(tmp_path, error(), "") for _ in range(3)}
    assert len(files) == 3


def test_the_newest_reports_are_kept_and_nothing_else_is_touched(tmp_path: Path) -> None:
    for name in ("crash-notes.txt", "crash-20200101-000000.txt.bak", "other.txt"):
        (tmp_path / name).touch()
    for day in range(10, 10 + KEPT + 5):
        (tmp_path / f"crash-201901{day:02}-120000.txt").touch()
    newest = write_report(tmp_path, error(), "")
    assert newest is not None
    left = sorted(file.name for file in tmp_path.iterdir())
    assert len(left) == KEPT + 3
    assert newest.name in left
    assert "crash-20190115-120000.txt" not in left
    assert "crash-20190134-120000.txt" in left


def test_a_crash_is_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = write_report(tmp_path, error(), "")
    assert file is not None
    assert f"crash: ValueError, see {file.name}" in caplog.text
    assert "a tile fell" not in caplog.text, "what an error says may hold anything"


def crashed(home: Path, size: tuple[int, int] = FULL_HD, report: Path | None = None) -> Pilot:
    return Pilot(home, lambda desk: CrashScene(desk, report), size=size)


def test_the_way_back_and_the_way_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[str] = []
    monkeypatch.setattr(routes, "to_title", lambda _: taken.append("title"))
    pilot = crashed(tmp_path, report=tmp_path / "crash.txt")
    pilot.key(pygame.K_RETURN)
    pilot.click("button/continue")
    pilot.key(pygame.K_ESCAPE)
    assert taken == ["title"] * 3
    pilot.click("button/quit")
    assert not pilot.app.running


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("report", [None, Path("/home/somebody") / ("folder/" * 20) / "crash.txt"])
def test_everything_has_its_place(
    tmp_path: Path, size: tuple[int, int], report: Path | None
) -> None:
    check_looks(crashed(tmp_path, size, report))


def test_it_says_whether_the_game_was_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def noting(text: str, **_: object) -> str:
        said.append(text)
        return text

    monkeypatch.setattr(crash, "translate", noting)
    pilot = Pilot(tmp_path, lambda desk: CrashScene(desk, None))
    assert "No game was saved." in said
    pilot.app.desk.library.games.add(begun(KINDS[0], 5))
    pilot.app.go(CrashScene(pilot.app.desk, None))
    assert said[-1] != "No game was saved."
    assert any(text.startswith("Your game is saved") for text in said)
    pilot.close()
