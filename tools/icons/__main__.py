"""Write the icons: `python -m tools.icons [--to FOLDER] [--sheet FILE]`."""

import argparse
from pathlib import Path

from tools.icons.catalogue import ICONS
from tools.icons.render import write
from tools.icons.sheet import sheet

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "icons"


def main() -> None:
    """Draw all icons and, when asked, a sheet of them."""
    parser = argparse.ArgumentParser(prog="python -m tools.icons", description=__doc__)
    parser.add_argument("--to", type=Path, default=FOLDER, help="folder for the icons")
    parser.add_argument("--sheet", type=Path, help="also write a sheet of all icons to this file")
    wanted = parser.parse_args()
    write(ICONS, wanted.to)
    if wanted.sheet:
        sheet(ICONS).save(wanted.sheet)


if __name__ == "__main__":
    main()
