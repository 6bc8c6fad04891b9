"""The game in progress goes to disk in the background: the newest state, and nobody waits."""

import threading
from pathlib import Path

import pytest

from azul_desktop.core.record import Record
from azul_desktop.storage.keeper import Keeper
from azul_desktop.storage.saves import Saves
from tests.games import EDITIONS, KINDS, random_moves, record_of

KIND = KINDS[0]
MOVES = random_moves(KIND, 1)[0]


def after(moves: int) -> Record:
    return record_of(KIND, 1, MOVES[:moves])


def kept_moves(saves: Saves) -> int | None:
    record = saves.current(EDITIONS.get)
    return None if record is None else len(record.moves)


class SlowSaves(Saves):
    """A disk that writes only when it is told to, and remembers how often it did."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.begun = threading.Semaphore(0)
        self.may = threading.Semaphore(0)
        self.written = 0

    def keep_text(self, text: str) -> None:
        self.begun.release()
        assert self.may.acquire(timeout=10)
        self.written += 1
        super().keep_text(text)


def test_closing_writes_what_is_waiting(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    keeper = Keeper(saves)
    keeper.keep(after(3))
    keeper.close()
    assert kept_moves(saves) == 3


def test_the_newest_state_wins_and_older_ones_are_skipped(tmp_path: Path) -> None:
    saves = SlowSaves(tmp_path)
    keeper = Keeper(saves)
    keeper.keep(after(1))
    assert saves.begun.acquire(timeout=10)
    for moves in (2, 3, 4):  # while the disk is still busy with the first
        keeper.keep(after(moves))
    saves.may.release(2)
    keeper.close()
    assert (kept_moves(saves), saves.written) == (4, 2)


def test_keeping_does_not_wait_for_the_disk(tmp_path: Path) -> None:
    saves = SlowSaves(tmp_path)
    keeper = Keeper(saves)
    keeper.keep(after(1))  # would never return if it waited
    keeper.keep(after(2))
    assert kept_moves(saves) is None
    saves.may.release(2)
    keeper.close()


def test_who_looks_at_the_disk_can_wait_for_it(tmp_path: Path) -> None:
    saves = SlowSaves(tmp_path)
    keeper = Keeper(saves)
    keeper.wait()  # for nothing
    keeper.keep(after(1))
    assert saves.begun.acquire(timeout=10)
    keeper.keep(after(2))
    threading.Timer(0.05, lambda: saves.may.release(2)).start()
    keeper.wait()
    assert kept_moves(saves) == 2
    keeper.close()


def test_a_disk_that_hangs_is_not_waited_for_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("azul_desktop.storage.keeper._PATIENCE", 0.01)
    saves = SlowSaves(tmp_path)
    keeper = Keeper(saves)
    keeper.keep(after(1))
    keeper.wait()
    assert kept_moves(saves) is None
    saves.may.release()
    keeper.close()


def test_a_game_that_is_over_is_forgotten(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    keeper = Keeper(saves)
    keeper.keep(after(3))
    keeper.wait()
    keeper.forget()
    keeper.close()
    assert kept_moves(saves) is None


def test_a_disk_that_takes_it_again_has_the_game(tmp_path: Path) -> None:
    blocked = tmp_path / "home"
    blocked.write_text("a file where the folder should be", encoding="utf-8")
    saves = Saves(blocked)
    keeper = Keeper(saves)
    keeper.keep(after(1))
    keeper.wait()
    assert keeper.problem()
    blocked.unlink()
    keeper.keep(after(2))
    keeper.close()
    assert (kept_moves(saves), keeper.problem()) == (2, "")


def test_a_keeper_that_kept_nothing_has_no_thread(tmp_path: Path) -> None:
    before = threading.active_count()
    keeper = Keeper(Saves(tmp_path))
    assert threading.active_count() == before
    keeper.close()
    keeper.close()


def test_the_thread_ends(tmp_path: Path) -> None:
    before = threading.active_count()
    keeper = Keeper(Saves(tmp_path))
    keeper.keep(after(1))
    keeper.close()
    assert threading.active_count() == before


class MoodySaves(Saves):
    """A disk that takes games or not, as it is told."""

    refuses = True

    def keep_text(self, text: str) -> None:
        if self.refuses:
            raise OSError(28, "No space left on device")
        super().keep_text(text)


def test_a_disk_that_goes_on_refusing_is_told_once(tmp_path: Path) -> None:
    saves = MoodySaves(tmp_path)
    keeper = Keeper(saves)

    def problem_after(moves: int) -> str:
        keeper.keep(after(moves))
        keeper.wait()
        return keeper.problem()

    assert [problem_after(1), problem_after(2), problem_after(3)] == [
        "No space left on device",
        "",
        "",
    ]
    saves.refuses = False
    assert not problem_after(4)
    saves.refuses = True
    assert problem_after(5), "it took games since: this is news"
    keeper.close()
