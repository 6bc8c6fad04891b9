"""`bench --library`: what a library of 20,000 games costs, with the disk itself as a yardstick."""

import argparse
import json
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from azul_desktop.catalog.loader import Catalogue, installed
from azul_desktop.core.errors import UserError
from azul_desktop.library.bench.filling import fill
from azul_desktop.library.bench.keeping import keep_moves
from azul_desktop.library.bench.looking import STATISTICS, jumping, looking, opening
from azul_desktop.library.opening import open_library
from azul_desktop.paths import user_data

_KEEP, _OPEN, _COUNT, _JUMP = 0.5, 300.0, 300.0, 50.0
"""Milliseconds that keeping a move, opening, statistics and jumping may take."""
_SYNCS: Final = 3
"""A move is on the disk within so many bare syncs."""


class Row(NamedTuple):
    """One line of the report, in milliseconds; a bar of 0 is none."""

    name: str
    p50: float
    p99: float
    bar: float = 0.0

    @property
    def holds(self) -> bool:
        """Whether it is as fast as it has to be."""
        return self.bar == 0 or self.p99 <= self.bar


def run(arguments: argparse.Namespace) -> int:
    """Measure on the disk where the user's library is; 1 if a bar is missed."""
    rows = measure(installed(), arguments.games, arguments.moves)
    if arguments.json:
        print(json.dumps([{**row._asdict(), "holds": row.holds} for row in rows], indent=1))
    else:
        _show(rows, arguments.games)
    return 0 if all(row.holds for row in rows) else 1


def measure(catalogue: Catalogue, games: int, moves: int) -> list[Row]:
    """Fill a library, keep moves in it, look at it; nothing of it is left."""
    user_data().mkdir(parents=True, exist_ok=True)
    home = Path(tempfile.mkdtemp(prefix=".bench-", dir=user_data()))
    editions = tuple(catalogue.editions.values())
    try:
        library = open_library(home, catalogue.find).library
        if not library.is_lasting:
            raise UserError("the library cannot be written, so nothing can be measured")
        fill(library, editions, games)
        library.close()
        opened = opening(home, catalogue.find)
        library = open_library(home, catalogue.find).library
        library.syncer.prepare()
        kept = keep_moves(library, editions[0], moves)
        looked = looking(library, catalogue.find)
        length, jumped = jumping(library, catalogue.find)
        library.close()
    finally:
        shutil.rmtree(home, ignore_errors=True)
    yardstick = _row("a bare sync of this disk", kept.bare)
    return [
        yardstick,
        _row("keeping a move: the window waits", kept.window, _KEEP),
        _row("keeping a move: the disk has it", kept.synced, _SYNCS * yardstick.p99),
        _row("opening", opened, _OPEN),
        *(_row(name, times, _COUNT if name == STATISTICS else 0) for name, times in looked.items()),
        _row(f"jumping in a game of {length} moves", jumped, _JUMP),
    ]


def _row(name: str, times: Sequence[float], bar: float = 0.0) -> Row:
    ordered = sorted(times)
    last = len(ordered) - 1
    p50, p99 = (ordered[round(last * part)] for part in (0.5, 0.99))
    return Row(name, round(p50, 3), round(p99, 3), round(bar, 3))


def _show(rows: Sequence[Row], games: int) -> None:
    print(f"a library of {games:,} games, milliseconds:")
    print(f"  {'':<40}{'p50':>10}{'p99':>10}{'bar':>10}")
    for row in rows:
        bar = f"{row.bar:10.2f}{'' if row.holds else '  OVER'}" if row.bar else ""
        print(f"  {row.name:<40}{row.p50:10.3f}{row.p99:10.3f}{bar}")
