"""Measure the usual colours of the tiles: `python -m tools.palette [--to PICTURE]`."""

import argparse
import sys
from pathlib import Path

from azul_desktop.catalog.loader import edition_files, load_edition
from azul_desktop.paths import bundled
from tools.palette.measure import measure
from tools.palette.picture import picture
from tools.palette.report import report

_PICTURE = Path(__file__).parents[2] / "docs" / "palette.png"


def main() -> int:
    """Print the distances and draw the picture; fails where two colours are too close."""
    parser = argparse.ArgumentParser(prog="python -m tools.palette", description=__doc__)
    parser.add_argument("--to", type=Path, default=_PICTURE, metavar="PICTURE")
    options = parser.parse_args()
    editions = [load_edition(file) for file in edition_files(bundled("editions"))]
    measured = [measure(edition) for edition in editions]
    print(report(found for sizes in measured for found in sizes))
    picture(editions, [large for large, _ in measured]).save(options.to, optimize=True)
    print(f"picture: {options.to}")
    return 0 if all(found.holds for sizes in measured for found in sizes) else 1


if __name__ == "__main__":
    sys.exit(main())
