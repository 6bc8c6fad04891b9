"""Draw all pictures: `python -m tools.art [THEME …] [--out FOLDER] [--only TEXT]`."""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tools.art.colours import ROOT
from tools.art.themes import THEMES, write


def main() -> None:
    """Draw what was asked for on all processors, and say what it weighs."""
    parser = argparse.ArgumentParser(prog="python -m tools.art", description=__doc__)
    parser.add_argument("themes", nargs="*", metavar="THEME", help=", ".join(THEMES))
    parser.add_argument("--out", type=Path, default=ROOT / "assets" / "images")
    parser.add_argument("--only", default="", help="only names that contain this")
    options = parser.parse_args()
    if unknown := set(options.themes) - set(THEMES):
        parser.error(f"no such theme: {', '.join(sorted(unknown))}")
    started = time.monotonic()
    jobs = [
        (theme, name)
        for theme in options.themes or THEMES
        for name, _ in THEMES[theme]()
        if options.only in name
    ]
    with ProcessPoolExecutor() as pool:
        tasks = [pool.submit(write, theme, name, options.out) for theme, name in jobs]
        weight = sum((options.out / task.result()).stat().st_size for task in tasks)
    seconds = time.monotonic() - started
    sys.stdout.write(f"{len(jobs)} pictures, {weight / 1e6:.2f} MB, {seconds:.0f} s\n")


if __name__ == "__main__":
    main()
