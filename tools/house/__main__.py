"""Print the figures of a tree; the exit code is 1 if one is over its limit."""

import argparse
import sys
from pathlib import Path

from tools.house.figures import FIGURES, count

ROOT = Path(__file__).resolve().parents[2]


def main(arguments: list[str] | None = None) -> int:
    """Count, print a line for each figure, and say by the exit code whether all are fine."""
    parser = argparse.ArgumentParser("python -m tools.house", description=__doc__)
    parser.add_argument("--root", type=Path, default=ROOT, help="another tree than this one")
    parser.add_argument("--list", action="store_true", help="also list what was counted, by line")
    options = parser.parse_args(arguments)
    over = False
    for figure in FIGURES:
        found = count(figure, options.root)
        over = over or found.is_over
        print(found)
        if options.list:
            for finding in sorted(found.findings):
                print(f"    {finding}")
    return int(over)


if __name__ == "__main__":
    sys.exit(main())
