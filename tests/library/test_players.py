"""People of the library: made, renamed with their past, removed without it; damage is read."""

from dataclasses import replace
from pathlib import Path

import pytest

from azul_desktop.core.record import HUMAN, About, Seat
from azul_desktop.library.library import Library
from azul_desktop.library.players import MAX_LINE, Player, Tally
from azul_desktop.library.store import Store
from azul_desktop.session.session import Session
from tests.games import KINDS
from tests.library.kept import library_of
from tests.ui.scenes.played import begun, finished

KIND = KINDS[0]


@pytest.fixture
def library() -> Library:
    return Library(Store.in_memory())


def played_by(session: Session, *people: Player | None) -> Session:
    """A game in which people sit on the first seats."""
    seats = [
        Seat("Guest", named=True) if one is None else Seat(one.name, named=True, profile=one.uid)
        for one in people
    ]
    session.record.seats = (*seats, *session.record.seats[len(seats) :])
    return session


def names(library: Library, game: int) -> list[str]:
    row = library.games.row(game)
    assert row is not None
    return [one.seat.name for one in row.seats]


def test_a_new_name_is_that_of_all_games_of_the_past(library: Library) -> None:
    ann, bob = library.players.add("Ann"), library.players.add("Bob")
    games = [library.games.add(played_by(begun(KIND, 5), ann, bob)) for _ in range(2)]
    library.players.change(ann._replace(name="Anna", avatar="azul-red", colour="wine"))
    assert [names(library, game)[:2] for game in games] == [["Anna", "Bob"]] * 2
    assert library.players.find(ann.uid) == ann._replace(
        name="Anna", avatar="azul-red", colour="wine"
    )


def test_games_of_somebody_who_is_removed_keep_the_name(library: Library) -> None:
    ann = library.players.add("Ann")
    game = library.games.add(played_by(begun(KIND, 5), ann, None))
    library.players.change(anna := ann._replace(name="Anna"))
    library.players.remove(anna)
    row = library.games.row(game)
    assert row is not None
    assert row.seats[0].seat == replace(row.seats[0].seat, name="Anna", named=True, profile="")
    assert library.players.all() == []
    assert library.players.tallies() == {}


def test_who_played_last_comes_first(library: Library) -> None:
    ann, bob, cleo = (library.players.add(name) for name in ("Ann", "Bob", "Cleo"))
    session = played_by(begun(KIND, 5), ann, None)
    session.record.about = About(changed="2999-01-01T00:00:00.000+00:00")
    library.games.add(session)
    assert [one.name for one in library.players.all()] == ["Ann", "Cleo", "Bob"]
    assert [one.name for one in library.players.all(2)] == ["Ann", "Cleo"]
    assert {bob.uid, cleo.uid} <= {one.uid for one in library.players.all()}


def test_finished_games_are_counted_and_those_that_were_won(library: Library) -> None:
    ann, bob = library.players.add("Ann"), library.players.add("Bob")
    games = [library.games.add(played_by(finished(KIND), ann, bob)) for _ in range(3)]
    library.games.add(played_by(begun(KIND, 5), ann, bob))
    practice = played_by(finished(KIND), ann, bob)
    practice.record.about = replace(practice.record.about, practice=True)
    library.games.add(practice)
    library.games.delete(games[0])
    row = library.games.row(games[1])
    assert row is not None
    won = [2 * (seat in row.winners) for seat in range(2)]
    assert library.players.tallies() == {ann.id: Tally(2, won[0]), bob.id: Tally(2, won[1])}


def test_wins_against_one_bot_of_a_level_are_counted(library: Library) -> None:
    ann = library.players.add("Ann")
    two = next(kind for kind in KINDS if kind.players == 2)
    won = lost = 0
    for seed in range(1, 9):
        session = finished(two, seed)
        session.record.seats = (
            Seat(ann.name, named=True, profile=ann.uid), Seat(kind="novice"),
        )  # fmt: skip
        library.games.add(session)
        winners = [one.player for one in session.rules.standings(session.state) if one.rank == 1]
        won, lost = won + (0 in winners), lost + (0 not in winners)
    assert won
    assert lost
    assert library.players.wins_against(ann.id, "novice") == won
    assert library.players.wins_against(ann.id, "artisan") == 0
    assert library.players.wins_against(None, "novice") == 0


@pytest.mark.parametrize(
    ("stored", "shown"),
    [
        ("", ""),
        (" \t ", ""),
        ("An\x00n\nie\x1b[2J", "Annie[2J"),
        ("\u202eevil\u200f", "evil"),
        ("x" * 10_000, "x" * MAX_LINE),
        (b"\xff\xfe", ""),
        (None, ""),
        (17, "17"),
    ],
)
def test_whatever_a_name_is_it_becomes_one_line(
    library: Library, stored: object, shown: str
) -> None:
    ann = library.players.add("Ann")
    with library.store.transaction() as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute(
            "UPDATE players SET name = coalesce(?, x'00'), avatar = ?, colour = x'0102'"
            " WHERE id = ?",
            (stored, "9" * 5000, ann.id),
        )
    (found,) = library.players.all()
    assert found.name == shown
    assert library.players.find(ann.uid) == found


def test_people_are_there_the_next_time(tmp_path: Path) -> None:
    with library_of(tmp_path) as library:
        ann = library.players.add("Ann", "pavilion-red", "green")
    with library_of(tmp_path) as library:
        assert library.players.all() == [ann]
        game = library.games.add(played_by(begun(KIND, 3), ann))
        row = library.games.row(game)
        assert row is not None
        assert (row.seats[0].seat.kind, row.seats[0].seat.profile) == (HUMAN, ann.uid)
