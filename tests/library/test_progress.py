"""How far people have come in the lessons: by player, never undone, whatever the file holds."""

import contextlib
import sqlite3
import time
from pathlib import Path

import pytest

from azul_desktop.library import backups
from azul_desktop.library.check import faults
from azul_desktop.library.library import Library
from azul_desktop.library.opening import FILE, open_library
from azul_desktop.library.progress import Reached
from azul_desktop.library.schema import STEPS, VERSION, migrate, version_of
from azul_desktop.library.store import Store, UnusableError, connect
from azul_desktop.session.session import Session
from tests.games import EDITIONS, KINDS, random_moves, record_of
from tests.library.kept import library_of
from tests.library.test_damage import spoil


@pytest.fixture
def library() -> Library:
    return Library(Store.in_memory())


def test_everybody_has_progress_of_their_own_and_so_has_the_guest(library: Library) -> None:
    ann, bob = library.players.add("Ann"), library.players.add("Bob")
    library.progress.note(ann.id, "azul-1", 4, done=False)
    library.progress.note(None, "azul-1", 11, done=True)
    assert library.progress.of(ann.id) == {"azul-1": Reached(4, done=False)}
    assert library.progress.of(bob.id) == {}
    assert library.progress.of(None) == {"azul-1": Reached(11, done=True)}


@pytest.mark.parametrize("guest", [False, True])
def test_what_is_done_stays_done_while_it_is_taken_again(library: Library, guest: bool) -> None:
    player = None if guest else library.players.add("Ann").id
    for step, done in ((0, False), (12, True), (2, False)):
        library.progress.note(player, "azul-1", step, done=done)
    assert library.progress.of(player) == {"azul-1": Reached(2, done=True)}


def test_what_was_taken_last_comes_last(library: Library) -> None:
    for lesson in ("azul-1", "azul-2", "azul-1"):
        library.progress.note(None, lesson, 1, done=False)
        time.sleep(0.002)
    assert list(library.progress.of(None)) == ["azul-2", "azul-1"]


def test_who_is_removed_takes_the_progress_along(library: Library) -> None:
    ann = library.players.add("Ann")
    library.progress.note(ann.id, "azul-1", 4, done=True)
    library.players.remove(ann)
    assert library.store.rows("SELECT count(*) FROM progress") == [(0,)]
    with pytest.raises(sqlite3.IntegrityError):
        library.progress.note(ann.id, "azul-1", 4, done=True)


def test_it_is_there_the_next_time(tmp_path: Path) -> None:
    with library_of(tmp_path) as library:
        library.progress.note(None, "own-ü\udcff", 3, done=False)
    with library_of(tmp_path) as library:
        assert library.progress.of(None) == {"own-ü?": Reached(3, done=False)}


@pytest.mark.parametrize(
    ("step", "done", "read"),
    [
        (-7, 1, Reached(0, done=True)),
        (10**12, 0, Reached(40, done=False)),
        ("x", "y", Reached(0, done=False)),
        (1e300, 1e300, Reached(0, done=False)),
        (b"\xff", b"\xff", Reached(0, done=False)),
        (3, 7, Reached(3, done=False)),
    ],
)
def test_whatever_the_table_holds_is_read_and_mended(
    library: Library, step: object, done: object, read: Reached
) -> None:
    with library.store.transaction() as connection:
        for lesson in ("azul-1", b"\xff", 17):
            connection.execute(
                "INSERT INTO progress (lesson, step, done, changed) VALUES (?, ?, ?, '')",
                (lesson, step, done),
            )
    assert library.progress.of(None)["azul-1"] == read
    library.progress.note(None, "azul-1", 5, done=False)
    assert library.progress.of(None)["azul-1"] == Reached(5, read.done)


class TestFirstVersion:
    """A library of before there were lessons."""

    @pytest.fixture
    def home(self, tmp_path: Path) -> Path:
        with contextlib.closing(connect(tmp_path / FILE)) as connection:
            migrate(connection, STEPS[:1])
        with contextlib.closing(connect(tmp_path / "now.sqlite3")) as connection:
            migrate(connection)
        store = Store.of_file(tmp_path / "now.sqlite3")
        library = Library(store)
        library.players.add("Ann")
        moves, _ = random_moves(KINDS[0], 1)
        library.games.add(Session(record_of(KINDS[0], 1, moves)))
        with contextlib.closing(connect(tmp_path / FILE)) as first:
            first.execute("ATTACH ? AS now", (str(tmp_path / "now.sqlite3"),))
            for table in ("players", "games", "courses", "seats", "figures", "points"):
                first.execute(f"INSERT INTO {table} SELECT * FROM now.{table}")
        library.close()
        return tmp_path

    def test_takes_lessons_after_the_steps_to_now(self, home: Path) -> None:
        with library_of(home) as library:
            assert version_of(library.store.connection) == VERSION
            (ann,) = library.players.all()
            assert library.games.count() == 1
            library.progress.note(ann.id, "azul-1", 1, done=True)
            assert library.progress.of(ann.id) == {"azul-1": Reached(1, done=True)}
        assert not faults(home / FILE)

    def test_gives_its_games_to_a_library_of_now(self, home: Path) -> None:
        copy = home / "library.copy-1.sqlite3"
        (home / FILE).rename(copy)
        with library_of(home) as library:
            assert backups.bring_back(copy, library.store) == 1

    def test_is_saved_when_it_is_damaged(self, home: Path) -> None:
        (home / f"{FILE}-suspect").touch()
        with contextlib.closing(connect(home / FILE)) as connection:
            connection.execute("DROP INDEX seats_of_players")
            connection.execute("CREATE VIEW seats_of_players AS SELECT 1")
        found = open_library(home, EDITIONS.get)
        assert "1 game could be saved" in found.news[0]
        found.library.close()

    def test_that_can_only_be_read_is_shown(
        self, home: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def refused(_: Path) -> Store:
            raise UnusableError("{why}", why="read-only")

        monkeypatch.setattr(Store, "of_file", refused)
        found = open_library(home, EDITIONS.get)
        assert not found.library.is_lasting
        assert found.library.games.count() == 1
        found.library.progress.note(None, "azul-1", 1, done=True)
        found.library.close()


class TestDamage:
    @pytest.fixture
    def home(self, tmp_path: Path) -> Path:
        with library_of(tmp_path) as library:
            for player in (library.players.add("Ann").id, None):
                for number in range(9):
                    library.progress.note(player, f"azul-{number}", number, done=number % 2 == 0)
        return tmp_path

    def kept(self, home: Path) -> list[dict[str, Reached]]:
        found = open_library(home, EDITIONS.get)
        people = found.library.players.all()
        kept = [found.library.progress.of(one) for one in (None, *(one.id for one in people))]
        found.library.close()
        assert not faults(home / FILE)
        return kept

    def test_the_rest_of_a_damaged_file_keeps_it(self, home: Path) -> None:
        before = self.kept(home)
        with contextlib.closing(connect(home / FILE)) as connection:
            page = connection.execute(
                "SELECT rootpage FROM sqlite_schema WHERE name = 'courses'"
            ).fetchone()[0]
        spoil(home / FILE, page - 1)
        assert self.kept(home) == before
        assert list(home.glob("library.2*.sqlite3"))

    def test_without_its_person_it_goes(self, home: Path) -> None:
        guest = self.kept(home)[0]
        with contextlib.closing(connect(home / FILE)) as connection:
            connection.execute("PRAGMA foreign_keys = OFF")
            connection.execute("DELETE FROM players")
            connection.execute("DROP TABLE leases")
        assert faults(home / FILE)
        assert self.kept(home) == [guest]

    def test_a_copy_brings_it_back(self, home: Path) -> None:
        before = self.kept(home)
        backups.copy(home / FILE)
        (copy,) = backups.copies(home / FILE)
        with contextlib.closing(connect(copy)) as connection:
            connection.execute("INSERT INTO progress VALUES (99, NULL, 'odd', 'x', 1e300, '')")
            connection.execute("INSERT INTO progress VALUES (98, NULL, x'ff', 1, 1, '')")
        (home / FILE).unlink()
        with library_of(home) as library:
            library.players.add("Somebody")  # has the number that Ann had
            library.progress.note(None, "azul-0", 7, done=False)
            backups.bring_back(copy, library.store)
            backups.bring_back(copy, library.store)
            (ann,) = [one for one in library.players.all() if one.name == "Ann"]
            assert library.progress.of(ann.id) == before[1]
            assert library.progress.of(None) == before[0] | {"azul-0": Reached(7, done=True)}
