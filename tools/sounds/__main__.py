"""Make all sounds: `python -m tools.sounds [--to FOLDER]`; needs `oggenc` of the vorbis-tools."""

import argparse
import shutil
from pathlib import Path

from tools.sounds.files import ENCODER, write

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"


def main() -> None:
    """Make the sounds and say what they weigh."""
    parser = argparse.ArgumentParser(prog="python -m tools.sounds", description=__doc__)
    parser.add_argument("--to", type=Path, default=FOLDER, help="folder for the sounds")
    wanted = parser.parse_args()
    if shutil.which(ENCODER) is None:
        parser.error(f"{ENCODER} is missing; on Debian: apt-get install vorbis-tools")
    write(wanted.to)
    files = list(wanted.to.glob("*.ogg"))
    weight = sum(file.stat().st_size for file in files)
    print(f"{len(files)} sounds, {weight / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
