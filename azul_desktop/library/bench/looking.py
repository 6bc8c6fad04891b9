"""How long a large library takes to open, to list, to search and to load from."""

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Final

from azul_desktop.core.edition import Edition
from azul_desktop.library.filters import Filter, Word
from azul_desktop.library.library import Library
from azul_desktop.library.opening import open_library
from azul_desktop.library.statistics.scope import Scope
from azul_desktop.library.statistics.sources import sources
from azul_desktop.library.statistics.summary import statistics

STATISTICS: Final = "statistics of everybody"
_TIMES: Final = 9
_PAGE: Final = 40
"""So many games are on a page of a list."""

Find = Callable[[str], Edition | None]


def opening(home: Path, find: Find) -> list[float]:
    """Milliseconds to open the library of a folder, again and again."""
    times = []
    for _ in range(_TIMES):
        began = time.perf_counter()
        library = open_library(home, find).library
        library.games.latest_running()
        times.append((time.perf_counter() - began) * 1000)
        library.close()
    return times


def looking(library: Library, find: Find) -> dict[str, list[float]]:
    """Milliseconds of everything that is asked of a library while people look at it."""
    chance = Random(0)
    ids = [id_ for id_, _ in library.games.ids(Filter())]
    person = library.players.all()[0]

    def page() -> None:
        at = chance.randrange(len(ids))
        library.games.rows(ids[at : at + _PAGE])

    asked: Mapping[str, Callable[[], object]] = {
        "the list of all games": lambda: library.games.ids(Filter()),
        "the games of a person": lambda: library.games.ids(Filter(player=person.id)),
        "a search for a word": lambda: library.games.ids(Filter(words=(Word("evening 7"),))),
        "a page of the list": page,
        "all people": library.players.all,
        STATISTICS: lambda: statistics(library.store, Scope()),
        "statistics of a person": lambda: statistics(library.store, Scope(player=person.id)),
        "where points came from": lambda: sources(library.store, Scope()),
        "a game that is loaded": lambda: _load(library, find, ids[chance.randrange(len(ids))]),
    }
    return {name: _measured(ask) for name, ask in asked.items()}


def _load(library: Library, find: Find, id_: int) -> None:
    row = library.games.row(id_)
    assert row is not None
    library.games.load(row, find)


def _measured(ask: Callable[[], object]) -> list[float]:
    times = []
    for _ in range(_TIMES):
        began = time.perf_counter()
        ask()
        times.append((time.perf_counter() - began) * 1000)
    return times


def jumping(library: Library, find: Find) -> tuple[int, list[float]]:
    """The moves of the longest game, and milliseconds from its row to positions anywhere in it."""
    found = library.store.rows("SELECT id FROM games ORDER BY length DESC LIMIT 1")
    id_ = found[0][0]
    assert isinstance(id_, int)
    row = library.games.row(id_)
    assert row is not None
    session = library.games.load(row, find)
    chance = Random(0)

    def jump() -> object:
        step = session.steps[chance.randrange(len(session.steps))]
        return [session.rules.view(board) for board in step.after.boards]

    return row.length, _measured(jump)
