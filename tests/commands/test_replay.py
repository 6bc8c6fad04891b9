"""`replay`: a crash report is enough to see the game once more."""

import json
from pathlib import Path

import pytest

from azul_desktop import cli
from azul_desktop.core.record import format_record
from azul_desktop.session.session import Session
from azul_desktop.ui import launch
from azul_desktop.ui.crashreport import write_report
from tests.commands.conftest import Console
from tests.games import KINDS, Kind, random_moves, record_of


def report(home: Path, kind: Kind, length: int | None = None, said: str = "lost a tile") -> Path:
    moves, _ = random_moves(kind, 7)
    text = format_record(record_of(kind, 7, moves[:length]))
    file = write_report(home, ValueError(said), text)
    assert file is not None
    return file


@pytest.mark.parametrize("kind", KINDS[:: max(1, len(KINDS) // 6)], ids=str)
def test_it_says_where_the_game_ended(console: Console, tmp_path: Path, kind: Kind) -> None:
    lines = console("replay", "--check", report(tmp_path, kind, 9)).out.splitlines()
    assert lines[0] == f"{kind.edition.id} {kind.options.variant}, seed 7"
    assert lines[1].startswith("9 moves, round 1, scores ")
    assert "decides" in lines[1]


def test_a_game_that_was_over(console: Console, tmp_path: Path) -> None:
    assert console("replay", "--check", report(tmp_path, KINDS[0])).out.endswith(": the end\n")


def test_only_the_first_moves(console: Console, tmp_path: Path) -> None:
    outcome = console("replay", "--check", report(tmp_path, KINDS[0], 9), "--moves", "8")
    assert "8 moves" in outcome.out


def test_the_name_of_a_report_is_enough(
    console: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AZUL_DESKTOP_HOME", str(tmp_path))
    assert "9 moves" in console("replay", "--check", report(tmp_path, KINDS[0], 9).name).out


def test_any_saved_game_will_do(console: Console, tmp_path: Path) -> None:
    moves, _ = random_moves(KINDS[0], 7)
    (tmp_path / "game.azul").write_text(format_record(record_of(KINDS[0], 7, moves[:5])))
    assert "5 moves" in console("replay", "--check", tmp_path / "game.azul").out


def test_what_an_error_says_is_no_game(console: Console, tmp_path: Path) -> None:
    file = report(tmp_path, KINDS[0], 9, said="x\nThe game:\n{}\n")
    assert "9 moves" in console("replay", "--check", file).out


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("", "there is no game in it"),
        ("Azul Desktop\n\nThe game:\nnone\n", "there is no game in it"),
        ("x\nThe game:\n" + "[" * 100_000, "there is no game in it"),
        ("x\nThe game:\n[]", "there is no game in it"),
        ("x\nThe game:\n{}", "“format” is missing or damaged"),
        ("x\nThe game:\n" + json.dumps({"format": 9}), "update it"),
    ],
)
def test_a_file_without_a_game_is_refused(
    console: Console, tmp_path: Path, content: str, why: str
) -> None:
    (tmp_path / "crash.txt").write_text(content)
    assert why in console("replay", "--check", tmp_path / "crash.txt").refusal()


def test_a_file_that_is_not_there(console: Console, tmp_path: Path) -> None:
    assert "cannot read" in console("replay", tmp_path / "none.txt").refusal()


def test_without_check_the_window_opens_on_a_game_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Session] = []

    def run(_: object, session: Session) -> int:
        shown.append(session)
        return 0

    monkeypatch.setattr(launch, "run", run)
    assert cli.run(["replay", str(report(tmp_path, KINDS[0], 9))]) == 0
    (session,) = shown
    assert (len(session.record.moves), session.record.about.id) == (9, "")
