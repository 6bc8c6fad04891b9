"""Many mutants in several processes, each with a tree of its own."""

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path, PurePosixPath

from tools.mutation.mutants import Mutant
from tools.mutation.trial import Outcome, Result, Trial, copy_tree, prepare

_LONGEST = 60.0
"""Seconds that a file of tests may take unbroken to be asked at all."""
_PATIENCE, _EXTRA = 6.0, 10.0
"""Broken tests may take so many times as long as they work, and some seconds more."""
_trial: Trial | None = None
"""The tree of this process."""


class Fate(StrEnum):
    """What became of a mutant."""

    KILLED = "killed"
    SURVIVED = "survived"
    TIMEOUT = "timeout"
    UNTESTED = "no tests"


@dataclass(frozen=True, slots=True)
class Verdict:
    """A mutant and what became of it."""

    mutant: Mutant
    fate: Fate
    tests: tuple[str, ...]
    seconds: float


Baseline = dict[PurePosixPath, Result]
"""How each file of tests does on the unbroken tree."""


class Crew:
    """Processes that run tests; use it in a `with`."""

    def __init__(self, root: Path, trees: Path, jobs: int) -> None:
        self._pool = ProcessPoolExecutor(
            jobs, multiprocessing.get_context("fork"), _settle_in, (root, trees)
        )

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown(cancel_futures=True)

    def baseline(self, tests: Sequence[PurePosixPath]) -> Iterator[tuple[PurePosixPath, Result]]:
        """Run each file of tests alone on the unbroken tree, in any order."""
        asked = {self._pool.submit(_unbroken, test): test for test in tests}
        for done in as_completed(asked):
            yield asked[done], done.result()

    def judge(
        self, mutants: Sequence[tuple[Mutant, list[PurePosixPath], float]]
    ) -> Iterator[Verdict]:
        """What becomes of mutants, in any order, with their tests and the time those may take."""
        asked = [self._pool.submit(_judge, *mutant) for mutant in mutants]
        for done in as_completed(asked):
            yield done.result()


def chosen(
    tests: Sequence[PurePosixPath], baseline: Baseline, most: int, seconds: float
) -> tuple[list[PurePosixPath], float]:
    """The first tests that work and take no more time together, and how long to wait for them."""
    taken = 0.0
    found: list[PurePosixPath] = []
    for test in tests:
        result = baseline.get(test)
        if result is None:
            continue  # others were enough
        if result.outcome is not Outcome.PASSED or (found and taken + result.seconds > seconds):
            continue
        found.append(test)
        taken += result.seconds
        if len(found) == most:
            break
    return found, taken * _PATIENCE + _EXTRA


def unknown(tests: Sequence[PurePosixPath], baseline: Baseline, most: int) -> list[PurePosixPath]:
    """The tests that must still be tried until so many are known to work."""
    works = [
        test for test in tests if test in baseline and baseline[test].outcome is Outcome.PASSED
    ]
    return [test for test in tests if test not in baseline][: max(0, most - len(works))]


def _settle_in(root: Path, trees: Path) -> None:
    """The beginning of each process."""
    global _trial
    tree = trees / str(os.getpid())
    copy_tree(root, tree)
    prepare()
    _trial = Trial(tree)


def _unbroken(test: PurePosixPath) -> Result:
    assert _trial is not None
    return _trial.run([test], _LONGEST)


def _judge(mutant: Mutant, tests: list[PurePosixPath], seconds: float) -> Verdict:
    assert _trial is not None
    names = tuple(map(str, tests))
    if not tests:
        return Verdict(mutant, Fate.UNTESTED, names, 0.0)
    result = _trial.run_broken(mutant.path, mutant.text, tests, seconds)
    fates = {Outcome.PASSED: Fate.SURVIVED, Outcome.TIMEOUT: Fate.TIMEOUT}
    return Verdict(mutant, fates.get(result.outcome, Fate.KILLED), names, result.seconds)
