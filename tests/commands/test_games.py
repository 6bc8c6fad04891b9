"""`games`: the library from a terminal."""

import json
from pathlib import Path

import pytest

from azul_desktop.library.opening import FILE
from azul_desktop.session.session import Session
from tests.commands.conftest import Console
from tests.games import KINDS, random_moves, record_of
from tests.library.kept import kept, library_of


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A library with a running, a finished and a deleted game."""
    monkeypatch.setenv("AZUL_DESKTOP_HOME", str(tmp_path))
    moves, _ = random_moves(KINDS[0], 1)
    with library_of(tmp_path) as library:
        for length in (5, None, 7):
            deleted = library.games.add(Session(record_of(KINDS[0], 1, moves[:length])))
        library.games.delete(deleted)
    return tmp_path


def listed(console: Console, *words: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(console("games", "list", "--json", *words).out)
    return found


def test_games_are_listed_as_data(console: Console, home: Path) -> None:
    games = listed(console)
    assert [game["state"] for game in games] == ["finished", "running"]
    finished, running = games
    assert finished["winners"]
    assert (running["winners"], running["moves"]) == ([], 5)
    assert list(running) == [
        "id", "edition", "variant", "special_factories", "seats", "state", "scores", "winners",
        "moves", "started", "changed",
    ]  # fmt: skip
    assert str(running["changed"]).endswith("+00:00")
    assert {game["state"] for game in listed(console, "--deleted")} >= {"deleted", "running"}


def test_games_are_listed_for_people(console: Console, home: Path) -> None:
    lines = console("games", "list").out.splitlines()
    assert len(lines) == 2
    assert "running" in lines[1]


def test_out_and_in_again_is_one_game(console: Console, home: Path, tmp_path: Path) -> None:
    id_, file = str(listed(console)[1]["id"]), tmp_path / "one.azul"
    assert console("games", "export", id_[:12], str(file)).code == 0
    assert "there already" in console("games", "export", id_, str(file)).refusal()
    assert console("games", "import", str(file), str(file)).out.split() == [id_, id_]
    assert len(kept(home)) == 2


def test_what_is_wrong_with_a_file_keeps_no_other_out(
    console: Console, home: Path, tmp_path: Path
) -> None:
    id_, file = str(listed(console)[0]["id"]), tmp_path / "one.azul"
    console("games", "export", id_, str(file))
    (tmp_path / "bad.azul").write_text("{")
    outcome = console("games", "import", str(tmp_path / "bad.azul"), str(file))
    assert (outcome.code, outcome.out.split()) == (2, [id_])
    assert "not a saved game" in outcome.err


def test_a_game_that_is_not_there(console: Console, home: Path) -> None:
    assert "there is no game xyz" in console("games", "export", "xyz", "file").refusal()
    assert "several games" in console("games", "export", "", "file").refusal()


def test_the_library_is_checked(console: Console, home: Path) -> None:
    assert console("games", "check").code == 0
    content = bytearray((home / FILE).read_bytes())
    content[2 * 4096 : 3 * 4096] = b"\7" * 4096
    (home / FILE).write_bytes(content)
    outcome = console("games", "check")
    assert (outcome.code, (home / FILE).read_bytes()) == (1, bytes(content))


def test_games_of_a_simulation_are_kept(console: Console, home: Path) -> None:
    words = ("--edition", KINDS[0].edition.id, "--players", "2", "--games", "3", "--keep")
    assert console("simulate", *words).code == 0
    assert len(listed(console)) == 5
