"""Run by the benchmark in a process of its own: what a window costs in which nothing happens."""

import json
import sys
import tempfile
import threading
import time
from pathlib import Path

import pygame

from azul_desktop.catalog.loader import installed
from azul_desktop.core.record import HUMAN
from azul_desktop.ui.app import App
from azul_desktop.ui.bench.play import Bench, new_game
from azul_desktop.ui.scenes import routes

_CALM = 2.0
"""Seconds until the loop has calmed down."""

Cost = dict[str, float]

if sys.platform == "win32":

    def _rests() -> int | None:
        """Windows does not count it."""
        return None

else:
    import resource

    def _rests() -> int | None:
        """How often a thread of this process has gone to sleep."""
        return resource.getrusage(resource.RUSAGE_SELF).ru_nvcsw


def measure(edition: str, size: tuple[int, int], players: int, seconds: float) -> Cost:
    """The cost of a table, or of the title where there is no edition, without any sound."""
    catalogue = installed()
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder), catalogue, size, clock=time.perf_counter)
        if edition:
            routes.to_table(bench.desk, new_game(catalogue, edition, [HUMAN] * players))
        else:
            routes.to_title(bench.desk)
        found: Cost = {}
        watcher = threading.Thread(target=_watch, args=(bench.app, seconds, found))
        watcher.start()
        bench.app.run()
        watcher.join()
    return found


def _watch(app: App, seconds: float, found: Cost) -> None:
    """Note what the process needs, once it has calmed down, then close the window."""
    time.sleep(_CALM)
    began, used, slept = time.perf_counter(), time.process_time(), _rests()
    time.sleep(seconds)
    used, passed = time.process_time() - used, time.perf_counter() - began
    found["share"] = round(100 * used / passed, 3)
    if slept is not None and (now := _rests()) is not None:
        found["wakes"] = round((now - slept - 1) / passed, 1)  # one is our own
    app.quit()


if __name__ == "__main__":
    _edition, _width, _height, _players, _seconds = sys.argv[1:]
    cost = measure(_edition, (int(_width), int(_height)), int(_players), float(_seconds))
    sys.stdout.write(json.dumps(cost) + "\n")
    pygame.quit()
