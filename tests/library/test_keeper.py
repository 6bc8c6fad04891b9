"""Every move is kept before it is shown, and nobody's game is overwritten."""

import shutil
import sqlite3
from pathlib import Path

import pytest

from azul_desktop.core.record import format_record
from azul_desktop.library.keeper import Keeper
from azul_desktop.library.library import Library
from azul_desktop.library.opening import open_library
from azul_desktop.library.store import LibraryError
from azul_desktop.session.session import Session
from tests.games import EDITIONS, KINDS, Kind, random_moves, record_of
from tests.library.kept import kept, library_of


def played(library: Library, session: Session, moves: list[int]) -> Keeper:
    """Make moves at a table."""
    keeper = Keeper(library, session)
    for move in moves:
        session.submit(move)
        keeper.note()
    return keeper


def fresh(kind: Kind = KINDS[0], seed: int = 4) -> tuple[Session, list[int]]:
    moves, _ = random_moves(kind, seed)
    return Session(record_of(kind, seed, [])), list(moves)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_game_comes_back_move_for_move(kind: Kind, tmp_path: Path) -> None:
    session, moves = fresh(kind)
    with library_of(tmp_path) as library:
        played(library, session, moves)
        row = library.games.find(session.record.about.id)
        assert row is not None
        assert row.finished
        standings = session.rules.standings(session.state)
        assert [one.score for one in row.seats] == [one.score for one in standings]
        assert [one.place for one in row.seats] == [one.rank for one in standings]
    (again,) = kept(tmp_path)
    assert format_record(again.record) == format_record(session.record)
    assert again.state.key() == session.state.key()


def test_another_program_sees_every_move_at_once(tmp_path: Path) -> None:
    session, moves = fresh()
    with library_of(tmp_path) as library, library_of(tmp_path) as other:
        keeper = Keeper(library, session)
        for number, move in enumerate(moves[:9], 1):
            session.submit(move)
            keeper.note()
            row = other.games.find(session.record.about.id)
            assert row is not None
            assert (row.length, row.finished) == (number, False)


def test_undo_is_kept_and_marks_practice_once_new_tiles_were_seen(tmp_path: Path) -> None:
    session, moves = fresh()
    round_ends = next(
        n for n, step in enumerate(Session(record_of(KINDS[0], 4, moves)).steps)
        if step.after.round > step.before.round
    )  # fmt: skip
    with library_of(tmp_path) as library:
        keeper = played(library, session, moves[: round_ends + 1])
        session.submit(session.rules.legal_moves(session.state)[0])
        session.undo()
        keeper.note()
        assert not session.record.about.practice
        session.undo()
        keeper.note()
    (again,) = kept(tmp_path)
    assert again.record.moves == session.record.moves
    assert again.record.about.practice


def test_two_games_are_two_games(tmp_path: Path) -> None:
    with library_of(tmp_path) as library:
        for seed in (1, 2, 3):
            session, moves = fresh(seed=seed)
            played(library, session, moves[:5]).close()
    assert [len(one.record.moves) for one in kept(tmp_path)] == [5, 5, 5]


def test_a_game_without_a_move_is_none(tmp_path: Path) -> None:
    with library_of(tmp_path) as library:
        Keeper(library, fresh()[0]).close()
    assert kept(tmp_path) == []


def test_a_file_that_refuses_is_told_once_and_tried_again(tmp_path: Path) -> None:
    session, moves = fresh()
    time = [0.0]
    with library_of(tmp_path) as library:
        keeper = Keeper(library, session, clock=lambda: time[0])
        refuse = library.store.connection.execute
        refuse("PRAGMA query_only = ON")
        for move in moves[:2]:
            session.submit(move)
            keeper.note()
        assert "readonly" in keeper.problem()
        assert keeper.problem() == ""
        seen = [keeper.is_kept]
        refuse("PRAGMA query_only = OFF")
        for time[0] in (0.0, 9.0):  # not at once
            keeper.look_after()
            seen.append(keeper.is_kept)
        assert seen == [False, False, True]
    assert len(kept(tmp_path)[0].record.moves) == 2


def test_in_memory_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    session, moves = fresh()
    opened = open_library(tmp_path / "file" / "below", EDITIONS.get)
    assert "not kept" in opened.news[0]
    keeper = played(opened.library, session, moves[:2])
    assert not keeper.is_kept
    opened.library.close()


class TestOneWriter:
    def test_a_game_that_is_played_elsewhere_is_known_to_be(self, tmp_path: Path) -> None:
        session, moves = fresh()
        with library_of(tmp_path) as library, library_of(tmp_path) as other:
            keeper = played(library, session, moves[:3])
            row = other.games.find(session.record.about.id)
            assert row is not None
            assert other.leases.is_elsewhere(row.id)
            assert not other.take(row.id)
            keeper.close()
            assert not other.leases.is_elsewhere(row.id)
            assert other.take(row.id)

    def test_who_comes_second_plays_a_copy(self, tmp_path: Path) -> None:
        session, moves = fresh()
        with library_of(tmp_path) as library, library_of(tmp_path) as other:
            played(library, session, moves[:3])
            row = other.games.find(session.record.about.id)
            assert row is not None
            copy = other.games.load(row, EDITIONS.get)
            second = played(other, copy, moves[3:5])
            assert second.moved_out()
            assert not second.moved_out(), "told once"
            assert other.games.row(row.id) == row
        assert [len(one.record.moves) for one in kept(tmp_path)] == [5, 3]

    @pytest.mark.parametrize(
        "change",
        [
            "UPDATE leases SET renewed = renewed - 3600",
            "UPDATE leases SET pid = 4194400",
            "UPDATE leases SET pid = 'x'",
        ],
    )
    def test_the_lease_of_a_dead_process_is_taken_over(self, change: str, tmp_path: Path) -> None:
        session, moves = fresh()
        with library_of(tmp_path) as library, library_of(tmp_path) as other:
            played(library, session, moves[:3])
            library.store.connection.execute(change)
            row = other.games.find(session.record.about.id)
            assert row is not None
            assert other.take(row.id)

    def test_a_process_of_another_machine_lives_until_its_lease_ends(self, tmp_path: Path) -> None:
        session, moves = fresh()
        with library_of(tmp_path) as library, library_of(tmp_path) as other:
            played(library, session, moves[:3])
            set_ = "UPDATE leases SET host = 'elsewhere', pid = 4194400, renewed = renewed - "
            row = other.games.find(session.record.about.id)
            assert row is not None
            library.store.connection.execute(set_ + "20")
            assert other.leases.is_elsewhere(row.id)
            library.store.connection.execute(set_ + "30")
            assert not other.leases.is_elsewhere(row.id)

    def test_leases_are_renewed(self, tmp_path: Path) -> None:
        session, moves = fresh()
        with library_of(tmp_path) as library:
            played(library, session, moves[:3])
            library.store.connection.execute("UPDATE leases SET renewed = 0")
            library.leases.renew(library.store.connection)
            (found,) = library.store.rows("SELECT renewed FROM leases")
            assert found[0] != 0


def test_a_writer_that_holds_the_file_is_waited_for(tmp_path: Path) -> None:
    session, moves = fresh()
    with library_of(tmp_path) as library, library_of(tmp_path) as other:
        keeper = played(library, session, moves[:1])
        other.store.connection.execute("BEGIN IMMEDIATE")
        library.store.connection.execute("PRAGMA busy_timeout = 10")
        session.submit(moves[1])
        keeper.note()
        assert "locked" in keeper.problem()
        other.store.connection.execute("ROLLBACK")
        session.submit(moves[2])
        keeper.note()
        assert keeper.is_kept
    assert len(kept(tmp_path)[0].record.moves) == 3


def test_what_is_synced_survives_a_power_cut(tmp_path: Path) -> None:
    """The files as of the last sync lack at most the last move."""
    session, moves = fresh()
    copies: list[int] = []
    with library_of(tmp_path / "home") as library:
        keeper = Keeper(library, session)

        def cut() -> None:
            """What a disk would have: copied while the writer may go on."""
            to = tmp_path / f"cut-{len(copies)}"
            shutil.copytree(tmp_path / "home", to, ignore=shutil.ignore_patterns("*-shm"))
            copies.append(len(session.record.moves))

        library.syncer.synced = cut
        for move in moves[:12]:
            session.submit(move)
            keeper.note()
            assert library.syncer.wait(20)
    for number, made in enumerate(copies):
        (game,) = kept(tmp_path / f"cut-{number}")
        assert len(game.record.moves) >= made - 1
        connection = sqlite3.connect(tmp_path / f"cut-{number}" / "library.sqlite3")
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        connection.close()
    assert len(copies) >= 10


def test_a_game_that_went_on_elsewhere_since_it_was_loaded_is_not_overwritten(
    tmp_path: Path,
) -> None:
    session, moves = fresh()
    with library_of(tmp_path) as library, library_of(tmp_path) as other:
        played(library, session, moves[:3]).close()
        row = other.games.find(session.record.about.id)
        assert row is not None
        late = other.games.load(row, EDITIONS.get)
        played(library, session, moves[3:5]).close()
        keeper = played(other, late, moves[3:4])
        assert keeper.moved_out()
    assert sorted(len(one.record.moves) for one in kept(tmp_path)) == [4, 5]


def test_a_game_that_is_played_on_leaves_the_bin(tmp_path: Path) -> None:
    session, moves = fresh()
    with library_of(tmp_path) as library, library_of(tmp_path) as other:
        keeper = played(library, session, moves[:3])
        row = other.games.find(session.record.about.id)
        assert row is not None
        other.games.delete(row.id)
        assert other.games.count() == 0
        session.submit(moves[3])
        keeper.note()
        assert other.games.count() == 1


def test_every_change_is_synced(tmp_path: Path) -> None:
    _, moves = fresh()
    synced: list[int] = []
    with library_of(tmp_path) as library:
        library.syncer.synced = lambda: synced.append(1)
        game = library.games.add(Session(record_of(KINDS[0], 4, moves)))
        for change in (library.games.delete, library.games.restore):
            assert library.syncer.wait(20)
            before = len(synced)
            change(game)
            assert library.syncer.wait(20)
            assert len(synced) == before + 1
        library.games.empty_bin()
        assert len(synced) == 3, "where nothing changed, nothing is synced"


def test_a_library_that_cannot_be_read_is_told_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(_: str) -> None:
        raise LibraryError("the library of games cannot be read: {why}", why="malformed")

    session, moves = fresh()
    with library_of(tmp_path) as library:
        played(library, session, moves[:3]).close()
        monkeypatch.setattr(library.games, "find", damaged)
        keeper = played(library, session, moves[3:5])
        assert keeper.problem()
        assert not keeper.is_kept


def test_moves_that_a_file_refused_are_kept_by_the_next_table(tmp_path: Path) -> None:
    session, moves = fresh()
    with library_of(tmp_path) as library:
        keeper = played(library, session, moves[:3])
        library.store.connection.execute("PRAGMA query_only = ON")
        session.submit(moves[3])
        keeper.note()
        keeper.close()
        library.store.connection.execute("PRAGMA query_only = OFF")
        again = played(library, session, moves[4:5])
        assert not again.moved_out()
    assert [len(one.record.moves) for one in kept(tmp_path)] == [5]
