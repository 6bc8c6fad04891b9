"""Run by the benchmark in a process of its own: how soon a table is there, what a game weighs."""

import json
import sys
import tempfile
import time
from pathlib import Path

import pygame

from azul_desktop.bots.base import Budget
from azul_desktop.bots.registry import make_bot
from azul_desktop.catalog.loader import installed
from azul_desktop.core.record import HUMAN
from azul_desktop.session.session import Session
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.bench.play import BOT, SEED, Bench, new_game
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.table import TableScene

_IDLE = 300
"""Frames in which everything is made that is made while nothing happens."""


def measure(edition: str, size: tuple[int, int], players: int) -> dict[str, float]:
    """Seconds until the first frame of a table, and megabytes once all scenes have been seen."""
    catalogue = installed()
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder), catalogue, size, settings=Settings())
        session = new_game(catalogue, edition, [HUMAN] * players)
        table_family(session.rules.edition)  # pictures are measured here, imports by the start
        began = time.perf_counter()
        bench.show(lambda desk: TableScene(desk, session))
        found = {"art": round(time.perf_counter() - began, 3)}
        _see_everything(bench, session, new_game(catalogue, edition, [HUMAN] * players))
        found |= memory()
        bench.close()
    return found


def _see_everything(bench: Bench, session: Session, other: Session) -> None:
    """A round at the table, and all other scenes before and after it."""
    finish(other)
    for show in (
        routes.to_title,
        routes.to_setup,
        lambda desk: routes.to_results(desk, other),
        lambda desk: routes.to_table(desk, session),
    ):
        show(bench.desk)
        bench.settle()
    bench.play_round(session)
    bench.look_at_another_board()
    for cover in (
        routes.over_settings,
        routes.over_help,
        lambda desk: routes.over_log(desk, session),
        lambda desk: routes.over_pause(desk, session),
    ):
        cover(bench.desk)
        bench.settle()
        bench.app.pop()
        bench.settle()
    bench.play_move(session)
    for _ in range(_IDLE):
        bench.frame()


def finish(session: Session) -> None:
    """Play a game to its end without a window."""
    bot = make_bot(BOT, SEED)
    while not session.is_over:
        session.submit(bot.choose(session.rules, session.state, Budget()))


def memory() -> dict[str, float]:
    """Megabytes of this process: all it has in memory, and its share of that; Linux knows them."""
    try:
        lines = Path("/proc/self/smaps_rollup").read_text(encoding="ascii").splitlines()
    except OSError:
        return {}
    sizes = {line.split(":")[0]: line.split() for line in lines if line.endswith("kB")}
    return {name.lower(): round(int(sizes[name][1]) / 1024, 1) for name in ("Rss", "Pss")}


if __name__ == "__main__":
    _edition, _width, _height, _players = sys.argv[1:]
    found = measure(_edition, (int(_width), int(_height)), int(_players))
    sys.stdout.write(json.dumps(found) + "\n")
    pygame.quit()
