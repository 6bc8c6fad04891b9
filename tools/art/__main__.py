"""Draw all pictures: `python -m tools.art [FOLDER …] [--out PATH] [--only TEXT]`."""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tools.art.craft.colours import ROOT
from tools.art.icon import bundle
from tools.art.themes import FOLDERS, write


def main() -> None:
    """Draw what was asked for on all processors, and say what it weighs."""
    parser = argparse.ArgumentParser(prog="python -m tools.art", description=__doc__)
    parser.add_argument("folders", nargs="*", metavar="FOLDER", help=", ".join(FOLDERS))
    parser.add_argument("--out", type=Path, default=ROOT / "assets" / "images")
    parser.add_argument("--only", default="", help="only names that contain this")
    options = parser.parse_args()
    if unknown := set(options.folders) - set(FOLDERS):
        parser.error(f"no such folder: {', '.join(sorted(unknown))}")
    started = time.monotonic()
    jobs = [
        (folder, name)
        for folder in options.folders or FOLDERS
        for name, _ in FOLDERS[folder]()
        if options.only in name
    ]
    with ProcessPoolExecutor() as pool:
        tasks = [pool.submit(write, folder, name, options.out) for folder, name in jobs]
        weight = sum((options.out / task.result()).stat().st_size for task in tasks)
    if any(name.startswith("icon-") for _, name in jobs):
        bundle(options.out / "shared", options.out.parent)
    seconds = time.monotonic() - started
    sys.stdout.write(f"{len(jobs)} pictures, {weight / 1e6:.2f} MB, {seconds:.0f} s\n")


if __name__ == "__main__":
    main()
