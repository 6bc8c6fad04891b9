"""A library that is filled for measuring is one like any other."""

from collections import Counter
from pathlib import Path

from azul_desktop.library.bench.filling import PLAYED, fill
from azul_desktop.library.check import faults
from azul_desktop.library.filters import Filter
from azul_desktop.library.opening import FILE
from tests.games import EDITIONS
from tests.library.kept import library_of

COUNT = PLAYED + 300


def test_every_game_of_it_can_be_loaded(tmp_path: Path) -> None:
    with library_of(tmp_path) as library:
        fill(library, tuple(EDITIONS.values()), COUNT)
        ids = library.games.ids(Filter())
        assert len(ids) == COUNT
        rows = [library.games.row(id_) for id_, _ in ids]
        for row in rows[::7]:
            assert row is not None
            session = library.games.load(row, EDITIONS.get)
            assert (session.is_over, len(session.record.moves)) == (row.finished, row.length)
        seen = Counter(row.edition for row in rows if row is not None)
        assert set(seen) == set(EDITIONS)
        states = Counter(row.state for row in rows if row is not None)
        assert states["finished"] > 10 * states["running"] > 0
        people = {one.seat.profile for row in rows if row is not None for one in row.seats}
        assert len(people) == 7, "six people and guests"
    assert not faults(tmp_path / FILE)


def test_few_games_are_possible_too(tmp_path: Path) -> None:
    with library_of(tmp_path) as library:
        fill(library, tuple(EDITIONS.values()), 3)
        assert library.games.count() == 3
