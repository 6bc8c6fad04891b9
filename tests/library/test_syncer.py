"""The log beside the library: begun and cut by the thread, so that no move waits for the disk."""

import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest

from azul_desktop.library import store, syncer
from azul_desktop.library.keeper import Keeper
from azul_desktop.library.library import Library
from azul_desktop.library.opening import FILE, open_library
from azul_desktop.library.store import connect_beside
from azul_desktop.session.session import Session
from tests.games import EDITIONS, KINDS, random_moves, record_of
from tests.library.kept import kept, library_of

SALT = slice(16, 24)
"""Where the head of a log says which log it is."""


def played(library: Library, count: int) -> Session:
    moves, _ = random_moves(KINDS[0], 4)
    session = Session(record_of(KINDS[0], 4, []))
    keeper = Keeper(library, session)
    for move in moves[:count]:
        session.submit(move)
        keeper.note()
    return session


def head(home: Path) -> bytes:
    return (home / f"{FILE}-wal").read_bytes()[SALT]


def test_the_first_move_does_not_begin_the_log(tmp_path: Path) -> None:
    with library_of(tmp_path):  # the tables are made
        pass
    with library_of(tmp_path) as library:
        log = tmp_path / f"{FILE}-wal"
        assert not log.exists() or log.stat().st_size == 0
        library.syncer.prepare()
        thread = library.syncer.end()
        assert thread is not None
        thread.join()
        before = head(tmp_path)
        assert before
        played(library, 3)
        assert head(tmp_path) == before


def test_after_a_checkpoint_the_log_is_begun_anew_by_the_thread(tmp_path: Path) -> None:
    with library_of(tmp_path) as library:
        played(library, 5)
        before = head(tmp_path)
        syncer.checkpoint(tmp_path / FILE)
        after = head(tmp_path)
        assert after
        assert after != before
        session = played(library, 9)
        assert head(tmp_path) == after
    assert len(kept(tmp_path)[0].record.moves) == len(session.record.moves)


def test_a_log_that_another_program_writes_is_not_begun_anew(tmp_path: Path) -> None:
    with library_of(tmp_path) as library:
        played(library, 5)
        before = (tmp_path / f"{FILE}-wal").read_bytes()
        syncer.begin_log(tmp_path / FILE)
        assert (tmp_path / f"{FILE}-wal").read_bytes() == before


def test_no_writer_begins_a_log_over_an_old_one_without_a_sync(tmp_path: Path) -> None:
    """After a power cut old parts below a new head would be taken for new ones."""
    with library_of(tmp_path) as library, closing(connect_beside(tmp_path / FILE)) as beside:
        for connection in (library.store.connection, beside):
            for name, wanted in (("synchronous", 1), ("wal_autocheckpoint", 0)):
                assert connection.execute(f"PRAGMA {name}").fetchone() == (wanted,)


def test_with_a_rollback_journal_every_writer_syncs(tmp_path: Path) -> None:
    with library_of(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    with closing(connect_beside(tmp_path / FILE)) as beside:
        assert beside.execute("PRAGMA synchronous").fetchone() == (2,)


def test_a_disk_that_takes_nothing_is_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: int) -> None:
        raise OSError(5, "Input/output error")

    (tmp_path / "file").touch()
    monkeypatch.setattr("os.fsync", fail)
    syncer.sync(tmp_path / "file")
    assert "file: the disk did not take it: Input/output error" in caplog.text


def test_leases_are_renewed_with_a_rollback_journal_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(syncer, "RENEWAL", 0.02)
    renewed = threading.Event()
    library = open_library(tmp_path, EDITIONS.get).library
    library.store.journal = store.Journal.ROLLBACK
    other = Library(library.store)
    monkeypatch.setattr(other.leases, "renew", lambda _: renewed.set())
    played(other, 2)
    assert renewed.wait(10)
    other.close()


def test_a_write_that_meets_damage_has_the_file_looked_through(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with library_of(tmp_path) as library:
        error = sqlite3.DatabaseError("database disk image is malformed")
        error.sqlite_errorname = "SQLITE_CORRUPT"
        for _ in range(2):
            assert "malformed" in library.complaint(error)
        assert caplog.text.count("damage was met") == 1
        assert (tmp_path / f"{FILE}-suspect").exists()
    with library_of(tmp_path):
        assert not (tmp_path / f"{FILE}-suspect").exists(), "it was whole"


def test_a_large_log_is_put_into_the_file_in_a_quiet_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put: list[Path] = []
    monkeypatch.setattr(syncer, "checkpoint", put.append)
    monkeypatch.setattr(syncer, "_LARGE", 0)
    monkeypatch.setattr(syncer, "_QUIET", 0.05)
    library = open_library(tmp_path, EDITIONS.get).library
    for _ in range(3):
        library.syncer.ask()
        library.syncer.wait(10)
    assert not put, "it waits until nothing is asked for"
    end = time.monotonic() + 10
    while not put and time.monotonic() < end:
        time.sleep(0.01)
    assert put == [tmp_path / FILE]
    time.sleep(0.2)
    assert len(put) == 1, "one that stays large is not tried again until something is asked for"
    library.close()
