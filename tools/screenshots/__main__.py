"""Make all screenshots: `python -m tools.screenshots [--sizes WxH,…] [--to FOLDER] [--only TEXT]`.

`--locale uk` makes them in another language, in a folder for it; `xx` is the one that nobody speaks
and every text is long in, and `all` all of them.

All of them go to `build/screenshots`, into a folder for each size. Those that the documentation
shows also go to `docs/screenshots`, as small files in 1920×1080 (those of another language in
1280×720), unless a folder is named.
"""

import argparse
import os
import tempfile
import time
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from azul_desktop.catalog.loader import Catalogue, edition_files
from azul_desktop.languages.catalogue import ENGLISH
from azul_desktop.languages.speech import LANGUAGES
from azul_desktop.paths import bundled
from tools.locale.compiled import compile_all
from tools.locale.pseudo import PSEUDO
from tools.screenshots import screens, tables
from tools.screenshots.camera import Camera
from tools.screenshots.files import BUILT, SHOWN, TRANSLATED, write_exact, write_small
from tools.screenshots.shot import Shot

_SIZES = "1280x720,1920x1080,3840x2160"
_SHOWN_SIZE, _TRANSLATED_SIZE = (1920, 1080), (1280, 720)
_ALL = "all"


def main() -> None:
    """Make the pictures that were asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__)
    parser.add_argument("--sizes", default=_SIZES, help=f"sizes of the window ({_SIZES})")
    parser.add_argument("--to", type=Path, help="a folder for all pictures; then none go to docs")
    parser.add_argument("--only", default="", help="only names that contain this")
    parser.add_argument("--locale", default="en", help="a language, xx, or all of them")
    options = parser.parse_args()
    if options.locale not in (*LANGUAGES, PSEUDO, _ALL):
        parser.error(f"languages are {', '.join(LANGUAGES)}, {PSEUDO} and {_ALL}")
    try:
        sizes = [_size(text) for text in options.sizes.split(",")]
    except ValueError:
        parser.error(f"sizes look like {_SIZES}")
    # What comes with the program, not what is installed on this machine: the same everywhere.
    catalogue = Catalogue(edition_files(bundled("editions")))
    wanted = [*screens.shots(catalogue), *tables.shots(catalogue)]
    wanted = [shot for shot in wanted if options.only in shot.name]
    compile_all()
    languages = [*LANGUAGES, PSEUDO] if options.locale == _ALL else [options.locale]
    for language in languages:
        english = language == ENGLISH
        to = options.to or BUILT
        for size in sizes:
            began = time.monotonic()
            kept = _kept(wanted, language, size) if options.to is None else {}
            place = to if english else to / language
            _shoot(catalogue, language, size, wanted, place, kept)
            seconds = time.monotonic() - began
            print(f"{language}: {len(wanted)} pictures of {size[0]}x{size[1]} in {seconds:.0f} s")


def _kept(wanted: list[Shot], language: str, size: tuple[int, int]) -> dict[str, Path]:
    """Which of them the documentation shows, and where."""
    if language == ENGLISH and size == _SHOWN_SIZE:
        return {shot.name: SHOWN / shot.name for shot in wanted if shot.shown}
    if language in LANGUAGES and language != ENGLISH and size == _TRANSLATED_SIZE:
        return {name: SHOWN / language / name for name in TRANSLATED}
    return {}


def _shoot(
    catalogue: Catalogue,
    language: str,
    size: tuple[int, int],
    wanted: list[Shot],
    to: Path,
    kept: dict[str, Path],
) -> None:
    with tempfile.TemporaryDirectory() as home:
        camera = Camera(Path(home), catalogue, size, language)
        try:
            for shot in wanted:
                shot.stage(camera)
                picture = camera.image()
                write_exact(picture, to / f"{size[0]}x{size[1]}" / shot.name)
                if shot.name in kept:
                    write_small(picture, kept[shot.name])
        finally:
            camera.close()


def _size(text: str) -> tuple[int, int]:
    width, height = text.split("x")
    return int(width), int(height)


if __name__ == "__main__":
    main()
