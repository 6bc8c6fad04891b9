"""Break modules in random places, one at a time, and tell which tests notice."""

import argparse
import random
import sys
import tempfile
from collections.abc import Sequence
from itertools import islice
from pathlib import Path, PurePosixPath

from azul_desktop.commands.progress import progress
from tools.mutation.mapping import Mapping
from tools.mutation.mutants import Mutant, changes_of, mutant
from tools.mutation.report import as_json, as_text
from tools.mutation.run import Baseline, Crew, Verdict, chosen, unknown
from tools.mutation.trial import Outcome

ROOT = Path(__file__).resolve().parents[2]
_WITHOUT = ("tests/e2e", "tests/attacks", "tests/playthroughs", "tests/assets", "tests/shipping")
"""Tests that take long, or look at files rather than at modules."""
_CANDIDATES = 10
"""So many files of tests are tried for a module; the first that work and are quick are taken."""


def main(arguments: list[str] | None = None) -> int:
    """Take a sample of mutants, run their tests, and print what lives."""
    options = _parser().parse_args(arguments)
    sample = sampled(options.root, options.under, options.count, options.seed)
    if not sample:
        print("nothing to break there", file=sys.stderr)
        return 2
    verdicts = _judged(sample, options)
    print(as_text(verdicts))
    if options.to:
        options.to.parent.mkdir(parents=True, exist_ok=True)
        options.to.write_text(as_json(verdicts), encoding="utf-8")
    return 0


def sampled(root: Path, under: Sequence[str], count: int, seed: int) -> list[Mutant]:
    """Some of the mutants of the modules below folders, the same for the same seed."""
    files = {
        file
        for folder in under
        for file in ((root / folder).rglob("*.py") if (root / folder).is_dir() else [root / folder])
    }
    every = [
        (file, text, change)
        for file in sorted(files)
        for text in [file.read_text(encoding="utf-8")]
        for change in changes_of(text)
    ]
    random.Random(seed).shuffle(every)
    found = (
        mutant(PurePosixPath(file.relative_to(root).as_posix()), text, change)
        for file, text, change in every
    )
    return list(islice(filter(None, found), count))


def _judged(sample: list[Mutant], options: argparse.Namespace) -> list[Verdict]:
    mapping = Mapping(options.root, _WITHOUT)
    tests = {one.path: mapping.tests_of(PurePosixPath(one.path))[:_CANDIDATES] for one in sample}
    with (
        tempfile.TemporaryDirectory(prefix="mutation-") as trees,
        Crew(options.root, Path(trees), options.jobs) as crew,
    ):
        baseline: Baseline = {}
        while needed := sorted(
            {test for found in tests.values() for test in unknown(found, baseline, options.files)}
        ):
            baseline |= progress(crew.baseline(needed), len(needed))
        for test, result in sorted(baseline.items()):
            if result.outcome is not Outcome.PASSED:
                print(f"not asked, for it {result.outcome} unbroken: {test}", file=sys.stderr)
        asked = [
            (one, *chosen(tests[one.path], baseline, options.files, options.seconds))
            for one in sample
        ]
        return list(progress(crew.judge(asked), len(asked)))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m tools.mutation", description=__doc__)
    say = parser.add_argument
    say("--under", action="append", required=True, help="a folder or module; may be repeated")
    say("--count", type=int, default=100, help="how many mutants (100)")
    say("--seed", type=int, default=1, help="the same seed takes the same mutants (1)")
    say("--jobs", type=int, default=1, help="how many at a time (1)")
    say("--files", type=int, default=6, help="ask so many files of tests about each (6)")
    say("--seconds", type=float, default=25.0, help="which work so long together, unbroken (25)")
    say("--to", type=Path, help="also write all results there, as JSON")
    say("--root", type=Path, default=ROOT, help="another tree than this one")
    return parser


if __name__ == "__main__":
    sys.exit(main())
