"""Who has read which little helps, and which games are somebody's first of an edition."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from azul_desktop.library.helps import FIRST_GAMES
from azul_desktop.library.library import Library
from azul_desktop.library.players import Player
from azul_desktop.library.schema import STEPS, VERSION, migrate, version_of
from azul_desktop.library.store import Store, columns, connect
from tests.games import KINDS, Kind
from tests.library.kept import library_of
from tests.library.test_players import played_by
from tests.ui.scenes.played import begun, finished

KIND = next(kind for kind in KINDS if kind.players == 2)
OTHER = next(k for k in KINDS if k.edition.id != KIND.edition.id and k.players == 2)


@pytest.fixture
def library() -> Library:
    return Library(Store.in_memory())


def begin(library: Library, *people: Player | None, kind: Kind = KIND) -> str:
    """Put a game of people into the library; its id."""
    session = played_by(begun(kind, 3), *people)
    library.games.add(session)
    return session.record.about.id


def test_what_was_read_is_known_by_person_and_edition(tmp_path: Path) -> None:
    with library_of(tmp_path) as library:
        ann, bob = library.players.add("Ann"), library.players.add("Bob")
        library.helps.note(ann.id, "azul", "marker")
        library.helps.note(ann.id, "azul", "marker")
        library.helps.note(ann.id, "azul", "disc/\udcff")
        library.helps.note(None, "azul", "floor")
    with library_of(tmp_path) as library:
        assert library.helps.read(ann.id, "azul") == {"marker", "disc/?"}
        assert library.helps.read(None, "azul") == {"floor"}
        assert library.helps.read(bob.id, "azul") == set()
        assert library.helps.read(ann.id, "chocolatier") == set()


def test_who_is_removed_takes_it_along(library: Library) -> None:
    ann = library.players.add("Ann")
    library.helps.note(ann.id, "azul", "marker")
    library.helps.note(None, "azul", "marker")
    library.players.remove(ann)
    assert library.store.rows("SELECT player FROM helps") == [(None,)]
    with pytest.raises(sqlite3.IntegrityError):
        library.helps.note(ann.id, "azul", "floor")


@pytest.mark.parametrize("guest", [False, True])
def test_the_first_three_games_of_an_edition_are_those_that_were_begun_first(
    library: Library, guest: bool
) -> None:
    ann, bob = library.players.add("Ann"), library.players.add("Bob")
    one, other = (None, ann) if guest else (ann, None)
    number = None if guest else ann.id
    edition = KIND.edition.id
    begin(library, other, bob)
    begin(library, one, bob, kind=OTHER)
    games = [begin(library, one, bob) for _ in range(FIRST_GAMES + 2)]
    new = [library.helps.is_new(number, edition, game) for game in games]
    assert new == [True] * FIRST_GAMES + [False] * 2
    assert not library.helps.is_new(number, edition, "")
    assert not library.helps.is_new(number, edition, "none of ours")


def test_finished_games_count_and_those_of_bots_do_not(library: Library) -> None:
    edition = KIND.edition.id
    for _ in range(FIRST_GAMES):
        session = finished(KIND)
        session.record.seats = tuple(replace(s, kind="greedy") for s in session.record.seats)
        library.games.add(session)
    game = begin(library, None, None)
    assert library.helps.is_new(None, edition, game)
    for _ in range(FIRST_GAMES):
        library.games.add(finished(KIND))
    assert library.helps.is_new(None, edition, game), "it was begun before these"
    assert not library.helps.is_new(None, edition, begin(library, None, None))


def test_a_library_of_before_gets_the_table_and_keeps_its_games(tmp_path: Path) -> None:
    file = tmp_path / "library.sqlite3"
    with library_of(tmp_path) as library:
        begin(library, None, None)
        library.store.connection.execute("DROP TABLE helps")
        library.store.connection.execute(f"PRAGMA user_version = {len(STEPS) - 1}")
    old = connect(file)
    assert not columns(old, "helps")
    migrate(old)
    assert version_of(old) == VERSION
    old.close()
    with library_of(tmp_path) as library:
        library.helps.note(None, "azul", "marker")
        assert library.store.rows("SELECT count(*) FROM games") == [(1,)]


def test_a_damaged_table_is_read_as_far_as_it_can_be(library: Library) -> None:
    add = "INSERT INTO helps (player, edition, topic) VALUES (NULL, 'azul', ?)"
    for topic in (b"\xff", "floor", 1e300):
        library.store.connection.execute(add, (topic,))
    assert "floor" in library.helps.read(None, "azul")
    assert all(isinstance(topic, str) for topic in library.helps.read(None, "azul"))
