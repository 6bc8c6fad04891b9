"""Minutes of random actions in a window that also changes its size: nothing fails, nothing grows.

`python -m tests.attacks.window --count 20 --seed 1` takes so many minutes.
"""

import gc
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from unittest.mock import patch

from azul_desktop.core.record import HUMAN, Record, Seat
from azul_desktop.session.session import Session
from azul_desktop.storage.settings import SPEEDS, Settings
from azul_desktop.ui.render.shelf import SHELF
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.table import bot_seats as company
from tests.attacks.report import Report, arguments
from tests.games import KINDS
from tests.ui.whole.monkey import HastyWorker, Monkey

STEPS = 400
"""What one monkey does at one table."""
GROWTH = 1.05
"""How much more memory the last quarter may take than the first."""
LEAST = 300
"""Seconds below which caches are still being filled, and memory says nothing."""


def let_loose(case: int) -> tuple[float, int]:
    """A monkey at a table of some kind; memory and open files when the window rests after it.

    An AssertionError tells what it did before.
    """
    kind = KINDS[case * 7 % len(KINDS)]
    kinds = (HUMAN, "greedy", HUMAN, "random")
    seats = tuple(Seat(f"P{n}", kinds[n]) for n in range(kind.players))
    session = Session(Record(kind.rules, seats, case))
    settings = Settings(animation=SPEEDS[case % len(SPEEDS)])
    hasty = patch.object(company, "Worker", HastyWorker)
    with tempfile.TemporaryDirectory(prefix="azul-attack-") as home, hasty:
        monkey = Monkey(Path(home), case, lambda desk: TableScene(desk, session), settings)
        try:
            monkey.play(STEPS)
            monkey.rest()
            return memory(), descriptors()
        except Exception as error:
            raise AssertionError("\n".join(monkey.done[-60:])) from error
        finally:
            monkey.close()
            clear_away()


def clear_away() -> None:
    """What the end of a program does: the next one begins with nothing on the shelf."""
    SHELF.clear()
    gc.unfreeze()
    gc.collect()


def memory() -> float:
    """Megabytes that this process has now; 0 where the system does not tell."""
    if sys.platform != "linux":
        return 0.0
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6


def descriptors() -> int:
    """How many files this process has open."""
    return len(list(Path("/proc/self/fd").iterdir())) if sys.platform == "linux" else 0


def attack(seconds: float, seed: int) -> Report:
    """Monkey after monkey until the time is over."""
    report = Report("window", 0, seed)
    began, case = time.monotonic(), 0
    seen: list[tuple[float, int]] = []
    while time.monotonic() - began < seconds:
        try:
            seen.append(let_loose(seed * 1000 + case))
        except AssertionError as error:
            report.fail(case, f"{error}\n{error.__cause__!r}")
        else:
            report.note("tables")
        case += 1
    _judge(report, seen, seconds)
    return report


def _judge(report: Report, seen: list[tuple[float, int]], seconds: float) -> None:
    """Memory and descriptors of the last quarter are those of the first."""
    part = max(1, len(seen) // 4)
    first, last = (
        tuple(sum(values) / len(values) for values in zip(*some, strict=True))
        for some in (seen[:part], seen[-part:])
    )
    report.figures |= {
        "actions": str(STEPS * len(seen)),
        "memory": f"{first[0]:.0f} then {last[0]:.0f} MB, at most {max(m for m, _ in seen):.0f}",
        "open files": f"{first[1]:.1f} then {last[1]:.1f}",
    }
    if last[1] > first[1] + 1:
        report.fail(len(seen), f"open files: {first[1]:.1f}, then {last[1]:.1f}")
    if seconds >= LEAST and last[0] > first[0] * GROWTH:
        report.fail(len(seen), f"memory: {first[0]:.0f} MB, then {last[0]:.0f}")


def main(given: Sequence[str] | None = None) -> int:
    wanted = arguments("window", 20, given)
    if wanted.only is not None:
        let_loose(wanted.seed * 1000 + wanted.only)
        return 0
    return attack(60 * wanted.count, wanted.seed).finish()


if __name__ == "__main__":
    sys.exit(main())
