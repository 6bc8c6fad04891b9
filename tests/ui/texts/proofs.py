"""Reads every scene in a language, a size of the window and a scale, and knows what is still wrong.

The faults that are left stand in `known/`, a file for each language: a line has the window, the
scale, the scene, what is wrong, and the text. The list only gets shorter: a fault that is not in
it is a mistake, and one that is mended has to leave it (`python -m tests.ui.texts --write`).
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from azul_desktop.catalog.loader import Catalogue, edition_files
from azul_desktop.paths import bundled
from tests.ui.texts.reader import Reader, all_faults
from tools.locale.pseudo import PSEUDO
from tools.screenshots import screens, tables
from tools.screenshots.camera import Camera

LANGUAGES = (PSEUDO, "uk", "ru", "pl")
SIZES = ((1024, 768), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160))
SCALES = (100, 150, 200)
KNOWN = Path(__file__).parent / "known"


class Setting(NamedTuple):
    """How the scenes are shown."""

    language: str
    size: tuple[int, int]
    scale: int = 100

    def __str__(self) -> str:
        return f"{self.language} {self.place}"

    @property
    def place(self) -> str:
        """The window, as the list of known faults has it."""
        return f"{self.size[0]}x{self.size[1]} {self.scale}"


USUAL = (Setting(PSEUDO, (1024, 768)), Setting(PSEUDO, (1920, 1080)))
"""Those that are read with all other tests."""


def every_setting() -> Iterator[Setting]:
    """Those with the smallest windows first."""
    for scale in SCALES:
        for size in SIZES:
            for language in LANGUAGES:
                yield Setting(language, size, scale)


def read(setting: Setting) -> set[str]:
    """A line for each fault of each scene."""
    # What comes with the program, not what is installed on this machine: the same everywhere.
    catalogue = Catalogue(edition_files(bundled("editions")))
    found: set[str] = set()
    with (
        tempfile.TemporaryDirectory() as home,
        patch("azul_desktop.ui.desk.Type", Reader),
    ):
        camera = Camera(Path(home), catalogue, setting.size, setting.language)
        camera.desk.change(ui_scale=setting.scale)
        try:
            for shot in (*screens.shots(catalogue), *tables.shots(catalogue)):
                shot.stage(camera)
                found |= {
                    f"{setting.place} {shot.name} {f.kind}: {f.text}" for f in all_faults(camera)
                }
        finally:
            camera.close()
    return found


def known(setting: Setting) -> set[str]:
    """The faults that are known."""
    return {line for line in _lines(setting.language) if line.startswith(f"{setting.place} ")}


def write_known(setting: Setting, found: set[str]) -> None:
    """Keep what was found in place of what was known."""
    kept = set(_lines(setting.language)) - known(setting) | found
    text = "".join(f"{line}\n" for line in sorted(kept, key=_order))
    (KNOWN / f"{setting.language}.txt").write_text(text, encoding="utf-8")


def _order(line: str) -> tuple[int, int, str]:
    size, scale, rest = line.split(" ", 2)
    return int(scale), int(size.partition("x")[0]), rest


def _lines(language: str) -> list[str]:
    file = KNOWN / f"{language}.txt"
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []
