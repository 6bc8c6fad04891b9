"""What an attack says: how far it is, every failure with how to repeat it, and the figures."""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence

_EVERY = 20.0
"""Seconds between two lines of progress."""


class Report:
    """Counts what came of the cases of one attack."""

    def __init__(self, attack: str, cases: int, seed: int) -> None:
        self.failures: list[str] = []
        self.words: Counter[str] = Counter()
        self.figures: dict[str, str] = {}
        self._attack = attack
        self._cases = cases
        self._seed = seed
        self._began = self._told = time.monotonic()

    def note(self, word: str) -> None:
        """A case came to an end that is in order."""
        self.words[word] += 1
        if time.monotonic() - self._told > _EVERY:
            self._told = time.monotonic()
            self._say(f"{self.words.total()} of {self._cases}: {self._counts()}")

    def fail(self, case: int, why: str) -> None:
        """A case failed."""
        self.note("failed")
        again = f"python -m tests.attacks.{self._attack} --seed {self._seed} --only {case}"
        self.failures.append(f"{again}\n{why}")
        self._say(f"FAILED: {again}\n{why}")

    def finish(self) -> int:
        """Say how it went; the exit code."""
        took = time.monotonic() - self._began
        figures = "".join(f"; {name} {value}" for name, value in self.figures.items())
        self._say(f"{self._counts()} in {took:.0f} s{figures}")
        self._say("FAILED" if self.failures else "held")
        return 1 if self.failures else 0

    def _counts(self) -> str:
        return ", ".join(f"{count} {word}" for word, count in sorted(self.words.items()))

    def _say(self, text: str) -> None:
        print(f"{self._attack}: {text}", file=sys.stderr, flush=True)  # noqa: T201 - who runs it looks


def arguments(attack: str, count: int, given: Sequence[str] | None = None) -> argparse.Namespace:
    """What the command line of an attack says: how many cases, from which seed, or only one."""
    parser = argparse.ArgumentParser(prog=f"python -m tests.attacks.{attack}")
    parser.add_argument("--count", type=int, default=count, help=f"how many cases ({count})")
    parser.add_argument("--seed", type=int, default=1, help="where chance begins (1)")
    parser.add_argument("--only", type=int, help="the one case to try, as a failure names it")
    return parser.parse_args(given)


def chosen(wanted: argparse.Namespace) -> Sequence[int]:
    """The numbers of the cases to try."""
    return range(wanted.count) if wanted.only is None else (wanted.only,)
