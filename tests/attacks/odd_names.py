"""Names that are no text: files and folders whose bytes mean nothing in UTF-8.

`python -m tests.attacks.odd_names --count 40 --seed 1`
"""

import os
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import pygame

from azul_desktop.catalog.loader import Catalogue, edition_files
from azul_desktop.paths import bundled
from azul_desktop.ui.scenes.setup.scene import SetupScene
from azul_desktop.ui.scenes.title import TitleScene
from tests.attacks.cage import Cage
from tests.attacks.mutations import command
from tests.attacks.report import Report, arguments, chosen
from tests.catalog.files import FILES
from tests.ui.pilot import Pilot

SECONDS, MEGABYTES = 30, 500
ODD = (
    b"m\xfcller",
    b"\xff\xfe",
    b"a\x80b",
    b"\xed\xa0\x80",
    b"n\nl",
    b"\x1b[2J",
    b"\xe2\x80\xae",
    b"%s{x}",
)


def attempt(case: int) -> str:
    """A home and an edition with odd names: commands speak, the window opens and says things."""
    chance = random.Random(case)
    top = Path(tempfile.mkdtemp(prefix="azul-attack-"))
    try:
        home = top / os.fsdecode(chance.choice(ODD))
        folder = home / "editions"
        folder.mkdir(parents=True)
        file = folder / os.fsdecode(chance.choice(ODD) + b".yaml")
        good = chance.choice(list(FILES.values())).read_bytes()
        is_good = chance.random() < 0.5
        file.write_bytes(good if is_good else good[: len(good) // 2])
        command("check-edition", str(file))
        command("trace", str(file))
        in_window(home)
    finally:
        shutil.rmtree(top)
    return "good" if is_good else "damaged"


def in_window(home: Path) -> None:
    """A window in a home with an odd name: what is wrong is shown, a picture is kept and told."""
    os.environ["AZUL_DESKTOP_HOME"] = str(home)
    catalogue = Catalogue(edition_files(bundled("editions")) + edition_files(home / "editions"))
    pilot = Pilot(home, TitleScene, catalogue=catalogue)
    pilot.app.go(SetupScene(pilot.app.desk))
    pilot.frame(0.5)
    pilot.app.say(str(home))
    pilot.frame(0.5)
    pilot.key(pygame.K_F12)
    for _ in range(20):  # the picture is written beside the window
        pilot.frame(0.2)
        time.sleep(0.01)
    pilot.close()


def attack(cases: Sequence[int], seed: int) -> Report:
    """Try odd names in a process with limits."""
    report = Report("odd_names", len(cases), seed)
    cage = Cage(attempt, seconds=SECONDS, megabytes=MEGABYTES)
    for case in cases:
        outcome = cage.try_case(seed * 1_000_003 + case)
        if outcome.failure:
            report.fail(case, outcome.failure)
        else:
            report.note(outcome.word)
    cage.close()
    return report


def main(given: Sequence[str] | None = None) -> int:
    wanted = arguments("odd_names", 40, given)
    return attack(chosen(wanted), wanted.seed).finish()


if __name__ == "__main__":
    sys.exit(main())
