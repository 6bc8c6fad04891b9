"""Read every scene in every language, window and scale: `make test-texts`.

`--write` keeps what was found as what is known; `--only "uk 1280x720"` reads what begins so.
"""

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from tests.ui.texts.proofs import Setting, every_setting, known, read, write_known
from tools.locale.compiled import compile_all


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.ui.texts", description=__doc__)
    parser.add_argument("--write", action="store_true", help="keep what was found")
    parser.add_argument("--only", default="", help="settings that begin so")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    options = parser.parse_args()
    compile_all()
    settings = [one for one in every_setting() if str(one).startswith(options.only)]
    began = time.monotonic()
    with ProcessPoolExecutor(options.jobs) as pool:
        worse = [
            _report(setting, found, options.write)
            for setting, found in zip(settings, pool.map(read, settings), strict=True)
        ]
    print(f"{len(settings)} settings, {sum(worse)} to see to, {time.monotonic() - began:.0f} s")
    return 1 if any(worse) else 0


def _report(setting: Setting, found: set[str], write: bool) -> bool:
    """Print what there is; whether it is other than what is known."""
    before = known(setting)
    new, gone = found - before, before - found
    print(f"{setting}: {len(found)} faults, {len(new)} new, {len(gone)} mended", flush=True)
    if write:
        write_known(setting, found)
        return False
    for line in sorted(new):
        print(f"  new: {line}")
    for line in sorted(gone):
        print(f"  mended, to be taken off the list: {line}")
    return bool(new or gone)


if __name__ == "__main__":
    sys.exit(main())
