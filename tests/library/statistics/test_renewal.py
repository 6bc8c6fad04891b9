"""Figures of another recipe are made anew; a game that cannot be replayed keeps those it has."""

from pathlib import Path

import pytest

from azul_desktop.library import renewal
from azul_desktop.library.figures import RECIPE, outdated
from azul_desktop.library.library import Library
from azul_desktop.library.renewal import renew
from azul_desktop.session.session import Session
from tests.games import EDITIONS, KINDS, random_moves, record_of
from tests.library.kept import library_of

Points = list[tuple[object, ...]]


def fill(library: Library, count: int = 6) -> None:
    for seed in range(count):
        kind = KINDS[seed * 5 % len(KINDS)]
        library.games.add(Session(record_of(kind, seed, random_moves(kind, seed)[0])))


def points(library: Library) -> Points:
    return library.store.rows("SELECT * FROM points ORDER BY game, seat, reason")


def spoil(library: Library) -> None:
    """Make all figures those of another recipe."""
    with library.store.transaction() as connection:
        connection.execute("UPDATE points SET points = 99")
        connection.execute("UPDATE figures SET recipe = ? WHERE game > 1", (RECIPE + 1,))
        connection.execute("DELETE FROM figures WHERE game = 1")


def test_all_figures_are_made_anew(tmp_path: Path) -> None:
    with library_of(tmp_path) as library:
        fill(library)
        before = points(library)
        assert before
        assert renew(library.store, EDITIONS.get) == 0
        spoil(library)
        assert points(library) != before
        assert renew(library.store, EDITIONS.get) == 6
        assert points(library) == before
        assert not outdated(library.store.connection, 10)


def test_a_game_whose_edition_is_gone_keeps_its_figures(tmp_path: Path) -> None:
    with library_of(tmp_path) as library:
        fill(library)
        spoil(library)
        kept = points(library)
        assert renew(library.store, lambda _: None) == 0
        assert points(library) == kept


def test_it_stops_when_it_is_told_to(tmp_path: Path) -> None:
    with library_of(tmp_path) as library:
        fill(library)
        spoil(library)
        assert renew(library.store, EDITIONS.get, lambda _: False) == 1
        assert len(outdated(library.store.connection, 10)) == 5


def test_a_thread_does_it_beside_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(renewal, "_LATER", 0.0)
    monkeypatch.setattr(renewal, "_REST", 0.0)
    with library_of(tmp_path) as library:
        fill(library)
        before = points(library)
        spoil(library)
        library.renew_soon(EDITIONS.get)
        assert library._renewal is not None
        library._renewal.join()
        assert points(library) == before


def test_closing_does_not_wait_for_it(tmp_path: Path) -> None:
    with library_of(tmp_path) as library:
        fill(library, 1)
        library.renew_soon(EDITIONS.get)  # begins seconds later, and is not waited for
    with library_of(tmp_path) as library:
        assert points(library)
