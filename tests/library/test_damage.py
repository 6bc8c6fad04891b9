"""A library that is damaged, newer, read-only or in the way: told, and never destroyed."""

import contextlib
import os
import random
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from azul_desktop.library import backups, recovery, store
from azul_desktop.library.bench.filling import fill
from azul_desktop.library.check import faults
from azul_desktop.library.filters import Filter
from azul_desktop.library.opening import FILE, Opened, open_library
from azul_desktop.library.schema import STEPS, VERSION, migrate, version_of
from azul_desktop.session.session import Session
from tests.games import EDITIONS, KINDS, random_moves, record_of
from tests.library.kept import kept, library_of

GAMES = 40


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A library of many games."""
    with library_of(tmp_path) as library:
        for seed in range(GAMES):
            moves, _ = random_moves(KINDS[seed % 4], seed)
            library.games.add(Session(record_of(KINDS[seed % 4], seed, moves)))
    return tmp_path


def opened(home: Path) -> Opened:
    return open_library(home, EDITIONS.get)


def count(found: Opened) -> int:
    """How many games there are; all can be loaded."""
    games = found.library.games
    rows = [games.row(id_) for id_, _ in games.ids(Filter())]
    for row in rows:
        assert row is not None
        games.load(row, EDITIONS.get)
    found.library.close()
    return len(rows)


def spoil(file: Path, page: int) -> bytes:
    """Destroy a page; what the file was after it."""
    content = bytearray(file.read_bytes())
    size = int.from_bytes(content[16:18], "big")
    content[page * size : (page + 1) * size] = random.Random(page).randbytes(size)
    file.write_bytes(content)
    (file.parent / f"{FILE}-suspect").touch()  # somebody has met it
    return bytes(content)


def test_of_a_library_with_a_destroyed_page_the_rest_is_saved(home: Path) -> None:
    file = home / FILE
    good = file.read_bytes()
    pages = len(good) // 4096
    saved = []
    for page in range(1, pages):
        file.write_bytes(good)
        damaged = spoil(file, page)
        found = opened(home)
        left = count(found)
        if found.news:
            saved.append(left)
            assert "could be saved" in found.news[0]
            asides = [one for one in home.glob("library.2*.sqlite3") if one.is_file()]
            assert any(one.read_bytes() == damaged for one in asides)
            for aside in asides:
                aside.unlink()
        else:
            assert left == GAMES, "a page that nobody uses"
    assert len(saved) > pages / 2
    assert sum(saved) / len(saved) > 0.8 * GAMES
    assert not faults(file)


@pytest.mark.parametrize(
    "content", [b"no library at all" * 100, b"\0" * 9000, b"SQLite format 3\0" + b"\7" * 5000]
)
def test_what_is_no_library_is_set_aside(content: bytes, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(content)
    found = opened(tmp_path)
    assert "was damaged" in found.news[0]
    assert count(found) == 0
    (aside,) = tmp_path.glob("library.2*.sqlite3")
    assert aside.read_bytes() == content


def test_a_second_damaged_file_does_not_take_the_place_of_the_first(tmp_path: Path) -> None:
    for content in (b"first" * 500, b"second" * 500):
        (tmp_path / FILE).write_bytes(content)
        opened(tmp_path).library.close()
        (tmp_path / FILE).unlink()
    assert len(list(tmp_path.glob("library.2*.sqlite3"))) == 2


def test_a_folder_in_its_place_is_moved_out_of_the_way(tmp_path: Path) -> None:
    (tmp_path / FILE / "inside").mkdir(parents=True)
    found = opened(tmp_path)
    found.library.close()
    (aside,) = tmp_path.glob("library.2*.sqlite3")
    assert (aside / "inside").is_dir()


def test_a_database_of_another_program_is_left_whole(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    before = (tmp_path / FILE).read_bytes()
    opened(tmp_path).library.close()
    (aside,) = tmp_path.glob("library.2*.sqlite3")
    assert aside.read_bytes() == before
    connection = sqlite3.connect(aside)
    assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == [("recipes",)]
    connection.close()


def test_a_file_that_is_busy_is_not_damaged(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def busy(_: sqlite3.Connection) -> bool:
        raise sqlite3.OperationalError("database is locked")

    (home / f"{FILE}-suspect").touch()
    monkeypatch.setattr(store, "is_whole", busy)
    found = opened(home)
    assert "database is locked" in found.news[0]
    found.library.close()
    monkeypatch.undo()
    assert not list(home.glob("library.2*"))
    assert count(opened(home)) == GAMES


def test_tables_with_other_columns_are_no_library(home: Path) -> None:
    connection = sqlite3.connect(home / FILE)
    connection.execute("ALTER TABLE courses RENAME COLUMN moves TO steps")
    connection.close()
    found = opened(home)
    assert "was damaged" in found.news[0]
    found.library.close()
    assert list(home.glob("library.2*.sqlite3"))


def test_a_trigger_in_a_file_never_acts(home: Path) -> None:
    connection = sqlite3.connect(home / FILE)
    connection.execute("CREATE TRIGGER t AFTER UPDATE ON games BEGIN DELETE FROM games; END")
    connection.commit()
    connection.close()
    found = opened(home)
    assert count(found) == GAMES


def test_a_newer_library_is_not_touched(home: Path) -> None:
    connection = sqlite3.connect(home / FILE)
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    before = (home / FILE).read_bytes()
    found = opened(home)
    assert "newer version" in found.news[0]
    assert not found.library.is_lasting
    found.library.close()
    assert (home / FILE).read_bytes() == before


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may do all")
def test_a_library_that_can_only_be_read_is_shown(home: Path) -> None:
    (home / FILE).chmod(0o400)
    home.chmod(0o500)
    found = opened(home)
    home.chmod(0o700)
    assert not found.library.is_lasting
    assert count(found) == GAMES


class Killed(BaseException):
    """The program ends here."""


class TestSaving:
    """What can be read is saved, whatever happens on the way."""

    def test_what_is_only_in_the_log_is_saved_too(self, home: Path) -> None:
        found = opened(home)
        moves, _ = random_moves(KINDS[0], 99)
        found.library.games.add(Session(record_of(KINDS[0], 99, moves)))
        with_log = {one.name: one.read_bytes() for one in home.glob(f"{FILE}*")}
        found.library.close()
        for name, content in with_log.items():
            (home / name).write_bytes(content)
        spoil(home / FILE, 15)
        found = opened(home)
        assert "could be saved" in found.news[0]
        assert count(found) > GAMES // 2
        assert 99 in [one.record.seed for one in kept(home)]
        assert not list(home.glob(".*.sqlite3*"))

    @pytest.mark.parametrize("step", ["_take_over", "_moved", "sync_folder"])
    @pytest.mark.parametrize("after", [False, True])
    def test_a_kill_on_the_way_loses_nothing(
        self, step: str, after: bool, home: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        real: Callable[..., object] = getattr(recovery, step)

        def kill(*arguments: object) -> None:
            if after:
                real(*arguments)
            raise Killed

        damaged = spoil(home / FILE, 9)
        monkeypatch.setattr(recovery, step, kill)
        with pytest.raises(Killed):
            opened(home)
        monkeypatch.undo()
        assert count(opened(home)) > GAMES // 2
        (aside,) = home.glob("library.2*.sqlite3")
        assert aside.read_bytes() == damaged

    def test_a_full_disk_leaves_all_as_it_was(
        self, home: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        damaged = spoil(home / FILE, 9)
        monkeypatch.setattr("shutil.copyfile", full)
        found = opened(home)
        assert "not kept" in found.news[0]
        found.library.close()
        assert (home / FILE).read_bytes() == damaged
        assert not list(home.glob("library.2*"))

    def test_two_programs_save_it_once(self, home: Path) -> None:
        spoil(home / FILE, 9)
        with ThreadPoolExecutor(2) as pool:
            both = list(pool.map(opened, [home, home]))
        told = [found for found in both if found.news]
        assert len(told) == 1
        assert {count(found) for found in both} == {count(opened(home))}
        assert len(list(home.glob("library.2*.sqlite3"))) == 1

    def test_a_library_that_became_empty_offers_its_copy(self, home: Path) -> None:
        backups.copy(home / FILE)
        (home / FILE).write_bytes(b"")
        found = opened(home)
        assert "was damaged: 0 games" in found.news[0]
        assert found.copy is not None
        found.library.close()


class TestCopies:
    def test_two_programs_make_one(self, home: Path) -> None:
        with ThreadPoolExecutor(2) as pool:
            assert list(pool.map(backups.copy_if_due, [home / FILE] * 2)) == [True, True]
        assert len(backups.copies(home / FILE)) == 1
        assert not list(home.glob(".library.copy-*"))

    def test_moves_that_are_made_meanwhile_do_not_hold_it_up(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(backups, "_PAGES", 1)
        ended = threading.Event()
        with library_of(tmp_path) as library:
            fill(library, tuple(EDITIONS.values()), 1500)

            def write() -> None:
                while not ended.wait(0.0005):
                    library.games.rename(1, "again")

            writer = threading.Thread(target=write)
            writer.start()
            copier = threading.Thread(target=backups.copy, args=(tmp_path / FILE,), daemon=True)
            copier.start()
            copier.join(15)
            ended.set()
            writer.join()
            assert not copier.is_alive()
        assert len(backups.copies(tmp_path / FILE)) == 1

    def test_a_copy_of_the_future_is_no_fresh_one(self, home: Path) -> None:
        backups.copy(home / FILE)
        (copy,) = backups.copies(home / FILE)
        then = copy.stat().st_mtime + 400 * 24 * 3600
        os.utime(copy, (then, then))
        assert backups.is_due(home / FILE)

    def test_a_folder_in_its_place_stops_nothing(self, home: Path) -> None:
        (home / "library.copy-1.sqlite3").mkdir()
        with contextlib.suppress(OSError):
            backups.copy(home / FILE)
        assert not list(home.glob(".library.copy-*"))

    def test_at_most_one_a_day_and_two_are_kept(self, home: Path) -> None:
        file = home / FILE
        for _ in range(4):
            assert backups.is_due(file)
            assert backups.copy(file)
            assert not backups.is_due(file)
            for copy in backups.copies(file):
                then = copy.stat().st_mtime - 90_000
                os.utime(copy, (then, then))
        assert len(backups.copies(file)) == 2

    def test_a_damaged_library_takes_no_copys_place(self, home: Path) -> None:
        file = home / FILE
        backups.copy(file)
        good = backups.copies(file)[0].read_bytes()
        spoil(file, 6)
        assert not backups.copy(file)
        assert [copy.read_bytes() for copy in backups.copies(file)] == [good]

    def test_games_that_are_missing_come_back(self, home: Path) -> None:
        file = home / FILE
        before = kept(home)
        backups.copy(file)
        file.write_bytes(b"gone" * 999)
        found = opened(home)
        assert found.copy is not None
        assert backups.bring_back(found.copy, found.library.store) == GAMES
        assert backups.bring_back(found.copy, found.library.store) == 0
        found.library.close()
        assert sorted(one.record.seed for one in kept(home)) == sorted(
            one.record.seed for one in before
        )
        assert not faults(file)


class TestSteps:
    """From one version of the tables to the next."""

    def test_all_of_the_way_or_none_of_it(self, home: Path) -> None:
        connection = sqlite3.connect(home / FILE, isolation_level=None)
        next_ = "ALTER TABLE games ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'"
        with pytest.raises(sqlite3.OperationalError):
            migrate(connection, (*STEPS, next_, "this is no SQL"))
        assert version_of(connection) == VERSION
        migrate(connection, (*STEPS, next_))
        assert version_of(connection) == VERSION + 1
        rows = connection.execute("SELECT count(*), min(mood) FROM games").fetchall()
        assert rows == [(GAMES, "calm")]
        connection.close()

    def test_where_nothing_is_to_be_done_nothing_is(self, home: Path) -> None:
        connection = sqlite3.connect(home / FILE, isolation_level=None)
        migrate(connection)
        assert version_of(connection) == VERSION
        connection.close()


def test_a_disk_without_shared_memory_has_a_rollback_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    real = store.connect

    class NoWal(sqlite3.Connection):
        def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
            other = sql.replace("journal_mode = WAL", "journal_mode = DELETE")
            return super().execute(other, *values)  # type: ignore[arg-type]

    def connect(file: Path | str) -> sqlite3.Connection:
        connection = sqlite3.connect(
            file, isolation_level=None, factory=NoWal, check_same_thread=False
        )
        connection.text_factory = real(":memory:").text_factory
        return connection

    monkeypatch.setattr(store, "connect", connect)
    found = opened(tmp_path)
    assert "a rollback journal is used" in caplog.text
    moves, _ = random_moves(KINDS[0], 1)
    found.library.games.add(Session(record_of(KINDS[0], 1, moves)))
    found.library.close()
    monkeypatch.undo()
    assert len(kept(tmp_path)) == 1
