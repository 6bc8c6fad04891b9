"""Two programs at once with one home: both go on, and nothing that either wrote is in halves.

`python -m tests.attacks.together --count 20 --seed 1`
"""

import json
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.attacks.kills import GAME, whole
from tests.attacks.program import Program
from tests.attacks.report import Report, arguments, chosen

SERIES = 600.0
"""Seconds that a series of games may take on a busy machine."""


def two_windows(home: Path, chance: random.Random) -> str:
    """Two windows in which bots play, both writing their game."""
    programs = [Program.window(home, *GAME), Program.window(home, *GAME[:-1], "2")]
    try:
        for program in programs:
            program.wait_for_window()
        time.sleep(chance.uniform(0.5, 3))
        for program in programs:
            program.kill()
        whole(home)
    finally:
        for program in programs:
            program.close()
    return "two windows"


def two_changes(home: Path, chance: random.Random) -> str:
    """Two commands that each add an engine at the same moment: both engines are there."""
    names = [f"E{chance.randrange(1000)}{letter}" for letter in "ab"]
    programs = [Program(home, "engines", "--add", name, "program") for name in names]
    listing = None
    try:
        for program in programs:
            assert program.wait() == 0, program.said()
        listing = Program(home, "engines")
        assert listing.wait() == 0, listing.said()
        missing = [name for name in names if name not in listing.said()]
        assert not missing, f"{missing} is lost: {listing.said()}"
    finally:
        for each in (*programs, listing):
            if each is not None:
                each.close()
    return "two changes"


def two_series(home: Path, chance: random.Random, games: int = 50) -> str:
    """Two programs play so many games each: all are there, and nobody waited for a second."""
    seeds = [chance.randrange(1 << 20) for _ in range(2)]
    words = [(str(home), str(games), str(seed)) for seed in seeds]
    programs = [Program(home, *each, module="tests.attacks.series") for each in words]
    played: dict[str, int] = {}
    longest = 0.0
    try:
        for program in programs:
            assert program.wait(SERIES) == 0, program.said()
            told = json.loads(program.said())
            played |= told["games"]
            longest = max(longest, told["longest"])
    finally:
        for program in programs:
            program.close()
    assert len(played) == 2 * games
    assert whole(home) == played, "a game or a move is missing"
    assert longest < 1, f"a move waited {longest:.2f} s"
    return f"two series, the longest wait {longest * 1000:.0f} ms"


WAYS: tuple[Callable[[Path, random.Random], str], ...] = (two_windows, two_changes, two_series)


def attack(cases: Sequence[int], seed: int, ways: Sequence[int] = range(len(WAYS))) -> Report:
    """Meeting after meeting, each in a home of its own."""
    report = Report("together", len(cases), seed)
    for case in cases:
        home = Path(tempfile.mkdtemp(prefix="azul-attack-"))
        try:
            way = WAYS[ways[case % len(ways)]]
            report.note(way(home, random.Random(seed * 1_000_003 + case)))
        except (AssertionError, ValueError) as error:
            report.fail(case, str(error))
        finally:
            shutil.rmtree(home, ignore_errors=True)
    return report


def main(given: Sequence[str] | None = None) -> int:
    wanted = arguments("together", 20, given)
    return attack(chosen(wanted), wanted.seed).finish()


if __name__ == "__main__":
    sys.exit(main())
