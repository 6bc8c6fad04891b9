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
from azul_desktop.ui.input import Placed
from azul_desktop.ui.scenes import routes

_CALM = 4.0
"""Seconds until all is painted that is painted ahead, and the loop has calmed down."""

TITLE, DUST = "title", "dust"
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


def measure(scene: str, size: tuple[int, int], players: int, seconds: float) -> Cost:
    """The cost of a table of an edition, or of a title, without any sound.

    `title` is one that rests, as after a minute without input: here the window is an icon. `dust`
    is one in whose light dust drifts, where the system gives our window the keyboard.
    """
    catalogue = installed()
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder), catalogue, size, clock=time.perf_counter)
        if scene in (TITLE, DUST):
            routes.to_title(bench.desk)
        else:
            routes.to_table(bench.desk, new_game(catalogue, scene, [HUMAN] * players))
        if scene == TITLE:
            bench.app.hear(Placed("minimised"))
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
    _scene, _width, _height, _players, _seconds = sys.argv[1:]
    cost = measure(_scene, (int(_width), int(_height)), int(_players), float(_seconds))
    sys.stdout.write(json.dumps(cost) + "\n")
    pygame.quit()
