"""`bench`: how fast the rules core is, plain and compiled."""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

from azul_desktop.catalog.loader import installed
from azul_desktop.core.edition import Options
from azul_desktop.core.families import build
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State
from azul_desktop.i18n import translate
from azul_desktop.paths import is_frozen
from azul_desktop.plain import is_compiled

_BATCH_SECONDS = 0.1

Case = dict[str, Any]


def run(arguments: argparse.Namespace) -> int:
    """Measure the core that is loaded and, if that is the compiled one, the plain one too."""
    runs = {_core_name(): measure(arguments.seconds)}
    if is_compiled() and not is_frozen():  # which has no source to run
        runs["plain"] = _measure_plain(arguments.seconds)
    if arguments.json:
        print(json.dumps({"python": sys.version.split()[0], "cores": runs}, indent=1))
        return 0
    for name, cases in runs.items():
        _show(name, cases)
    if len(runs) == 2:
        print(translate("compiled against plain:"))
        for fast, slow in zip(runs["compiled"], runs["plain"], strict=True):
            ratio = fast["games_per_second"] / slow["games_per_second"]
            print(f"  {fast['edition']:<18}{fast['players']}   {ratio:.2f} x")
    return 0


def _core_name() -> str:
    return "compiled" if is_compiled() else "plain"


def _measure_plain(seconds: float) -> list[Case]:
    """The same measurement in a process of its own that is told to ignore the compiled core."""
    command = [sys.executable, "-m", "azul_desktop", "bench", "--json", "--seconds", str(seconds)]
    environment = {**os.environ, "AZUL_PLAIN": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, check=True)
    cases: list[Case] = json.loads(done.stdout)["cores"]["plain"]
    return cases


def measure(seconds: float) -> list[Case]:
    """Random playouts of every edition, the same games again and again.

    Speeds are those of the fastest run: the others tell what else the machine was doing.
    """
    cases = []
    for edition in installed().editions.values():
        rules = build(edition, Options(edition.variant_names[0]))
        for players in sorted({edition.player_counts[0], edition.player_counts[-1]}):
            games, plies, times = _repeat(rules, players, seconds)
            times.sort()
            cases.append(
                {
                    "edition": edition.id,
                    "players": players,
                    "games_per_second": round(games / times[0], 1),
                    "median_games_per_second": round(games / times[len(times) // 2], 1),
                    "plies_per_second": round(plies / times[0]),
                    **_costs(rules, players),
                }
            )
    return cases


def _repeat(rules: Rules, players: int, seconds: float) -> tuple[int, int, list[float]]:
    """(games, plies) of one run, and the time that each run of the same games took."""
    started = time.perf_counter()
    games = plies = 0
    random = Random(0).random
    while time.perf_counter() - started < _BATCH_SECONDS:
        plies += _play(rules, players, games, random)
        games += 1
    times: list[float] = []
    while not times or time.perf_counter() - started < seconds:
        random = Random(0).random
        began = time.perf_counter()
        for game in range(games):
            _play(rules, players, game, random)
        times.append(time.perf_counter() - began)
    return games, plies, times


def _play(rules: Rules, players: int, seed: int, random: Callable[[], float]) -> int:
    """Play one game of random moves; how many there were."""
    plies = 0
    state = rules.initial(players, seed)
    while moves := rules.legal_moves(state):
        rules.advance(state, moves[int(random() * len(moves))])
        plies += 1
    return plies


def _costs(rules: Rules, players: int) -> Case:
    """Microseconds of a copy and of the list of legal moves, over the positions of one game."""
    random = Random(0)
    positions: list[State] = []
    state = rules.initial(players, 0)
    while moves := rules.legal_moves(state):
        positions.append(state)
        state = rules.apply(state, random.choice(moves))
    clone = _mean(State.clone, positions)
    legal = _mean(rules.legal_moves, positions)
    return {"clone_us": round(clone, 3), "legal_moves_us": round(legal, 3)}


def _mean(function: Callable[[State], object], positions: list[State]) -> float:
    best = float("inf")
    for _ in range(20):
        started = time.perf_counter()
        for state in positions:
            function(state)
        best = min(best, time.perf_counter() - started)
    return best / len(positions) * 1e6


def _show(name: str, cases: list[Case]) -> None:
    print(translate("{name} core, random moves, one process", name=name))
    head = f"  {'edition':<18}{'players':>7}{'games/s':>10}{'(median)':>10}"
    print(f"{head}{'plies/s':>11}{'clone us':>10}{'legal us':>10}")
    for case in cases:
        print(
            f"  {case['edition']:<18}{case['players']:>7}{case['games_per_second']:>10.0f}"
            f"{case['median_games_per_second']:>10.0f}{case['plies_per_second']:>11,}"
            f"{case['clone_us']:>10.2f}{case['legal_moves_us']:>10.2f}"
        )
