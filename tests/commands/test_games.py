"""`games`: the library from a terminal."""

import json
from datetime import datetime
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


def test_every_field_is_what_programs_expect(console: Console, home: Path) -> None:
    words = ("--edition", KINDS[0].edition.id, "--players", "3", "--games", "2", "--keep")
    console("simulate", *words, "--bots", "random,novice,greedy")
    games = listed(console, "--deleted")
    for game in games:
        seats, scores, winners = game["seats"], game["scores"], game["winners"]
        assert isinstance(seats, list)
        assert isinstance(scores, list)
        assert isinstance(winners, list)
        assert all(set(seat) == {"name", "kind"} for seat in seats)
        assert len(scores) == len(seats)
        assert {type(one) for one in scores} == {int}
        assert all(isinstance(one, int) and 0 <= one < len(seats) for one in winners)
        assert isinstance(game["special_factories"], bool)
        assert isinstance(game["moves"], int)
        for key in ("started", "changed"):
            moment = datetime.fromisoformat(str(game[key]))
            assert moment.utcoffset() is not None
        if game["state"] == "finished":
            assert max(scores) in [scores[seat] for seat in winners]
    assert [seat["kind"] for seat in games[0]["seats"]] == [  # type: ignore[attr-defined]
        "random", "novice", "greedy",
    ]  # fmt: skip
    assert [game["state"] for game in games].count("deleted") == 1
    changed = [str(game["changed"]) for game in games]
    assert changed == sorted(changed, reverse=True), "newest first"


def test_without_games_there_is_an_empty_list(
    console: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AZUL_DESKTOP_HOME", str(tmp_path / "new"))
    assert console("games", "check").code == 0
    assert listed(console) == []


def test_a_file_out_of_one_library_goes_into_another(
    console: Console, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = tmp_path / "one.azul", tmp_path / "two.azul"
    id_ = str(listed(console)[0]["id"])
    console("games", "export", id_, one)
    monkeypatch.setenv("AZUL_DESKTOP_HOME", str(tmp_path / "other"))
    assert console("games", "import", one).out.split() == [id_]
    assert console("games", "import", one).out.split() == [id_]
    (game,) = listed(console)
    assert game["id"] == id_
    console("games", "export", id_, two)
    assert one.read_bytes() == two.read_bytes()
    assert json.loads(one.read_text())["format"] == 2


def test_format_1_is_still_read(console: Console, home: Path, tmp_path: Path) -> None:
    file = tmp_path / "old.azul"
    console("games", "export", str(listed(console)[0]["id"]), file)
    old = json.loads(file.read_text()) | {"format": 1}
    for key in ("id", "started", "changed"):
        del old[key]
    file.write_text(json.dumps(old))
    first = console("games", "import", file).out
    assert console("games", "import", file).out == first
    assert len(listed(console)) == 3


@pytest.mark.parametrize(
    ("change", "why"), [({"format": 3}, "update it"), ({"edition": "mine"}, "is not installed")]
)
def test_what_cannot_be_used_here_is_left_alone(
    console: Console, home: Path, tmp_path: Path, change: dict[str, object], why: str
) -> None:
    file = tmp_path / "new.azul"
    console("games", "export", str(listed(console)[0]["id"]), file)
    file.write_text(json.dumps(json.loads(file.read_text()) | change))
    before = file.read_bytes()
    outcome = console("games", "import", file)
    assert (outcome.code, outcome.out) == (2, "")
    assert why in outcome.err
    assert file.read_bytes() == before
    assert len(listed(console)) == 2


def test_a_damaged_library_is_told_where_it_is_used(console: Console, home: Path) -> None:
    (home / FILE).write_bytes(b"no library" * 999)
    assert console("games", "check").code == 1
    assert "was damaged" in console("games", "list").err
    assert console("games", "check").code == 0
    assert "was damaged" in (home / "logs" / "azul-desktop.log").read_text(encoding="utf-8")
