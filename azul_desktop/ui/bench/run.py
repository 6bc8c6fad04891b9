"""`bench --ui`: how long frames take, how soon the first one is there, what idling costs."""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import pygame

from azul_desktop.catalog.loader import Catalogue, installed
from azul_desktop.core.edition import Edition
from azul_desktop.core.errors import UserError
from azul_desktop.core.record import HUMAN
from azul_desktop.i18n import translate
from azul_desktop.paths import is_frozen
from azul_desktop.ui.bench.games import games_screen
from azul_desktop.ui.bench.idle import DUST, TITLE
from azul_desktop.ui.bench.languages import language_changes
from azul_desktop.ui.bench.play import BOT, Bench, new_game

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
USUAL = SIZES[1]
PLAYERS = 4
GAMES = 20_000
_STARTS = 5
_BOT_TURNS = 4

Row = dict[str, object]


def run(arguments: argparse.Namespace) -> int:
    """Measure the window and print it; `UserError` in a frozen program, which cannot do it all."""
    if is_frozen():
        raise UserError("the window can only be measured from source")
    catalogue = installed()
    editions = [edition.id for edition in catalogue.one_of_each_family(PLAYERS)]
    if not editions:
        raise UserError("no edition is installed; install the program again")
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        report: Row = {
            "frames": [
                _rounds(home, catalogue, edition, size) for edition in editions for size in SIZES
            ],
            "bots": [_bots(home, catalogue, edition) for edition in editions],
            "languages": language_changes(home, catalogue, editions, USUAL, PLAYERS),
            "games": _games(home / "library", catalogue),
            "memory": [
                _memory(edition, size)
                for edition in catalogue.editions.values()
                if PLAYERS in edition.player_counts
                for size in SIZES
            ],
            "idle": {
                "title": _idle(TITLE, arguments.seconds),
                "dust": _idle(DUST, arguments.seconds),
                "table": _idle(editions[0], arguments.seconds),
            },
            "start": {"title": _start(home), "table": _start(home, "--seats", f"{HUMAN},{BOT}")},
        }
    report = {"python": sys.version.split()[0], "driver": _driver(), **report}
    if arguments.json:
        print(json.dumps(report, indent=1))
    else:
        _show(report)
    return 0


def _driver() -> str:
    pygame.display.init()
    name = pygame.display.get_driver()
    pygame.display.quit()
    return name


def _rounds(home: Path, catalogue: Catalogue, edition: str, size: tuple[int, int]) -> Row:
    """A whole round of four people with all its animations: draft, scoring, the next deal."""
    session = new_game(catalogue, edition, [HUMAN] * PLAYERS)
    bench = Bench(home, catalogue, size)
    bench.sit_down(session)
    bench.play_round(session)
    real = bench.app.window.screen.get_size()
    bench.close()
    return {"edition": edition, "size": list(real), **spread(bench.times)}


def _games(home: Path, catalogue: Catalogue) -> Row:
    """A large library: until it is on screen, and while it is scrolled."""
    home.mkdir()
    opened, scrolled = games_screen(home, catalogue, USUAL, GAMES)
    return {"opened": round(max(opened), 1), "scrolled": spread(scrolled)}


def _bots(home: Path, catalogue: Catalogue, edition: str) -> Row:
    """The frames of bots' turns, in real time: their processes work at the same time."""
    session = new_game(catalogue, edition, [HUMAN] + [BOT] * (PLAYERS - 1))
    bench = Bench(home, catalogue, USUAL, clock=time.perf_counter)
    bench.sit_down(session)
    times: list[float] = []
    for _ in range(_BOT_TURNS):
        bench.play_move(session)
        times.append(bench.frame() * 1000)
        while not session.is_over and (session.seat.kind != HUMAN or bench.app.scene.animating):
            times.append(bench.frame() * 1000)
    bench.close()
    return {"edition": edition, "size": list(USUAL), **spread(times)}


def _idle(scene: str, seconds: float) -> Row:
    """What the program costs while nothing happens in it, in a process that does nothing else."""
    asked = [scene, *map(str, USUAL), str(PLAYERS), str(max(seconds, 5))]
    return _in_own_process("azul_desktop.ui.bench.idle", asked)


def _in_own_process(module: str, asked: list[str]) -> Row:
    """What a part of the benchmark has measured that needs a process for itself."""
    command = [sys.executable, "-m", module, *asked]
    environment = {**os.environ, "SDL_AUDIODRIVER": "dummy"}
    ended = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    found: Row = json.loads(ended.stdout)
    return found


def _memory(edition: Edition, size: tuple[int, int]) -> Row:
    """The first frame of a table and the memory of a game, in a process that did nothing else."""
    asked = [edition.id, *map(str, size), str(PLAYERS)]
    found = _in_own_process("azul_desktop.ui.bench.memory", asked)
    return {"edition": edition.id, "size": list(size), **found}


def _start(home: Path, *options: str) -> float:
    """Seconds from the start of the process to its first complete frame: the median of some.

    Python's caches are warm, as from the second start on: they are kept with the measurement.
    """
    width, height = USUAL
    command = [sys.executable, "-m", "azul_desktop.ui.bench.start", "--size", f"{width}x{height}"]
    caches = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(home / "caches")}
    environment = {**os.environ, **caches, "AZUL_DESKTOP_HOME": str(home)}
    times = []
    for _ in range(1 + _STARTS):
        began = time.monotonic()
        ended = subprocess.run(
            [*command, *options], env=environment, stdout=subprocess.PIPE, check=True
        )
        times.append(float(ended.stdout.split()[-1]) - began)
    return round(sorted(times[1:])[_STARTS // 2], 3)


def spread(times: Sequence[float]) -> Row:
    """How many values there are, and the milliseconds that most of them stay below."""
    ordered = sorted(times)
    parts = {"p50": 0.50, "p95": 0.95, "p99": 0.99}
    last = len(ordered) - 1
    found: Row = {name: round(ordered[round(last * part)], 2) for name, part in parts.items()}
    return {"count": len(ordered), **found, "max": round(ordered[last], 2)}


def _show(report: Row) -> None:
    print(translate("video driver {name}; milliseconds of a frame", name=report["driver"]))
    print(translate("a round of four people, every move animated:"))
    _show_rows(report["frames"])
    print(translate("bots' turns:"))
    _show_rows(report["bots"])
    print(translate("milliseconds from another language to the next complete frame, the slowest:"))
    languages = report["languages"]
    assert isinstance(languages, dict)
    for name, milliseconds in languages.items():
        print(f"  {name:<30}{milliseconds:8.1f}")
    games = report["games"]
    assert isinstance(games, dict)
    print(
        translate(
            "milliseconds until {n} games are shown: {opened}", n=GAMES, opened=games["opened"]
        )
    )
    print(translate("frames that scroll them:"), games["scrolled"])
    print(translate("seconds to the first frame of a table; megabytes once all scenes were seen:"))
    _show_memory(report["memory"])
    idle, start = report["idle"], report["start"]
    assert isinstance(idle, dict)
    assert isinstance(start, dict)
    for name, cost in idle.items():
        print(
            translate("idle on the {scene}: {share} % of a core", scene=name, share=cost["share"])
        )
        if "wakes" in cost:
            print(translate("  {wakes} wake-ups a second", wakes=cost["wakes"]))
    for name, seconds in start.items():
        print(translate("start to the {scene}: {seconds} s", scene=name, seconds=seconds))


def _show_rows(rows: object) -> None:
    assert isinstance(rows, list)
    print(f"  {'edition':<18}{'size':<12}{'frames':>7}" + "".join(f"{n:>8}" for n in _COLUMNS))
    for row in rows:
        size = "{}×{}".format(*row["size"])
        values = "".join(f"{row[name]:8.2f}" for name in _COLUMNS)
        print(f"  {row['edition']:<18}{size:<12}{row['count']:>7}{values}")


def _show_memory(rows: object) -> None:
    assert isinstance(rows, list)
    print(f"  {'edition':<18}{'size':<12}" + "".join(f"{n:>8}" for n in _WEIGHTS))
    for row in rows:
        size = "{}×{}".format(*row["size"])
        values = "".join(f"{row[name]:8.2f}" if name in row else " " * 8 for name in _WEIGHTS)
        print(f"  {row['edition']:<18}{size:<12}{values}")


_WEIGHTS = ("art", "rss", "pss")
_COLUMNS = ("p50", "p95", "p99", "max")
