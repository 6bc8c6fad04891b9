"""What keeping a move costs the window, and how soon it is on the disk, beside bare syncs of it."""

import os
import time
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.families import build
from azul_desktop.core.record import Record, Seat
from azul_desktop.library.keeper import Keeper
from azul_desktop.library.library import Library
from azul_desktop.session.session import Session

_PATIENCE: Final = 60.0
_FRAME: Final = 5 * (4096 + 24)
"""So many bytes a move is in the log: a bare sync writes as many."""


class Kept(NamedTuple):
    """Milliseconds of every move, and of as many bare syncs between them."""

    window: list[float]
    """How long the window waited."""
    synced: list[float]
    """From the move until the disk had it."""
    bare: list[float]
    """A write and a sync of a file beside the library."""


def keep_moves(library: Library, edition: Edition, count: int, seed: int = 0) -> Kept:
    """Play games until so many moves were kept; each waits for the disk before the next."""
    file = library.store.file
    assert file is not None
    chance, times = Random(seed), Kept([], [], [])
    done: list[float] = []
    library.syncer.synced = lambda: done.append(time.perf_counter())
    rules = build(edition, Options(edition.variant_names[0]))
    while len(times.window) < count:
        number = chance.randrange(1 << 30)
        session = Session(Record(rules, (Seat(), Seat(kind="novice")), number))
        keeper = Keeper(library, session)
        library.syncer.wait(_PATIENCE)
        while len(times.window) < count and (legal := rules.legal_moves(session.state)):
            session.submit(chance.choice(legal))
            done.clear()
            began = time.perf_counter()
            keeper.note()
            times.window.append((time.perf_counter() - began) * 1000)
            library.syncer.wait(_PATIENCE)
            times.synced.append((done[-1] - began) * 1000)
            times.bare.append(_bare_sync(file.with_name(".bare-sync")))
        keeper.close()
    library.syncer.wait(_PATIENCE)
    return times


def _bare_sync(file: Path) -> float:
    """Milliseconds to add what a move is to a file, and to have it put on the disk."""
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    try:
        began = time.perf_counter()
        os.write(handle, b"\7" * _FRAME)
        os.fsync(handle)
        return (time.perf_counter() - began) * 1000
    finally:
        os.close(handle)
