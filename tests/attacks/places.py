"""A home that refuses: things in the place of files, no permission, a full disk, a read-only one.

`python -m tests.attacks.places --count 100 --seed 1`, on a POSIX system.
"""

import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from azul_desktop.library.opening import FILE
from azul_desktop.session.session import Session
from tests.attacks.program import ROOT
from tests.attacks.report import Report, arguments, chosen
from tests.games import KINDS, random_moves, record_of
from tests.library.kept import library_of

AS_OTHERS = ("setpriv", "--bounding-set=-dac_override,-dac_read_search")
"""Root may do all; it may only do what everybody may without these rights."""
PATIENCE = 120.0
NAMES = (FILE, "settings.json", "last-setup.json", "logs", "engines.json", f"{FILE}-wal")
COMMANDS = (
    ("games", "list"),
    ("games", "check"),
    ("engines",),
    ("simulate", "--edition", KINDS[0].edition.id, "--players", "2", "--games", "2", "--keep"),
    ("games", "import", "game.azul"),
)
Changes = Callable[[], None]


def in_the_way(home: Path, chance: random.Random) -> str:
    """Something else is where a file belongs: it is still there afterwards, under some name."""
    file = home / chance.choice(NAMES)
    way = chance.choice(("folder", "pipe", "link to nothing", "link to itself"))
    (file.unlink if file.is_file() else lambda: shutil.rmtree(file, ignore_errors=True))()
    if way == "folder":
        (file / "inside").mkdir(parents=True)
    elif way == "pipe":
        os.mkfifo(file)
    else:
        file.symlink_to(home / "nothing" if way == "link to nothing" else file)
    run(home, chance)
    if way == "folder":
        assert any(home.rglob("inside")), f"{file.name}: the folder is gone"
    return f"a {way} in the way"


def full_disk(home: Path, chance: random.Random) -> str:
    """No file may grow beyond some size: whatever was there stays."""
    limit = chance.choice((0, 1, 4096, 20_000, 60_000, 100_000))
    before = (home / FILE).read_bytes()

    def limits() -> None:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    run(home, chance, limits)
    with library_of(home) as library:
        assert library.games.count() >= 2, "games are gone"
    assert len((home / FILE).read_bytes()) >= len(before)
    return "a full disk"


def no_permission(home: Path, chance: random.Random) -> str:
    """Everything may be read, or nothing; nothing may be written."""
    before = (home / FILE).read_bytes()
    readable = chance.random() < 0.5
    for file in (home, *home.rglob("*")):
        mode = 0o555 if file.is_dir() else 0o444
        file.chmod(mode if readable else 0o000)
    run(home, chance)
    home.chmod(0o755)
    assert (home / FILE).read_bytes() == before
    return "only to be read" if readable else "no permission"


def damaged_and_stuck(home: Path, chance: random.Random) -> str:
    """A damaged library that cannot be moved stays as it is."""
    (home / FILE).write_bytes(b"no library" * 999)
    home.chmod(0o555)
    (home / FILE).chmod(0o444)
    run(home, chance)
    assert (home / FILE).read_bytes() == b"no library" * 999
    return "damaged and stuck"


def _as_others() -> tuple[str, ...]:
    return AS_OTHERS if os.geteuid() == 0 and _is_bound() else ()


def run(home: Path, chance: random.Random, changes: Changes | None = None) -> None:
    """Any command ends in order, soon, with a word or without."""
    words = chance.choice(COMMANDS)
    ended = subprocess.run(
        [*_as_others(), sys.executable, "-B", "-m", "azul_desktop", *words],
        cwd=ROOT,
        env={**os.environ, "AZUL_DESKTOP_HOME": str(home), "SDL_VIDEODRIVER": "dummy"},
        preexec_fn=changes,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    said = ended.stderr.decode("utf-8", "replace")
    assert ended.returncode in (0, 1, 2), f"{words} ended with {ended.returncode}: {said}"
    assert "Traceback" not in said, said


WAYS = (in_the_way, full_disk, in_the_way, no_permission, damaged_and_stuck)


def attempt(case: int) -> str:
    """A home with two games and settings, which then refuses."""
    chance = random.Random(case)
    home = Path(tempfile.mkdtemp(prefix="azul-attack-"))
    home.chmod(0o755)
    try:
        with library_of(home) as library:
            for seed in range(2):
                moves, _ = random_moves(KINDS[0], seed)
                library.games.add(Session(record_of(KINDS[0], seed, moves)))
        (home / "settings.json").write_text('{"format": 1, "music_volume": 33}')
        return WAYS[case % len(WAYS)](home, chance)
    finally:
        home.chmod(0o755)
        shutil.rmtree(home)


def _is_bound() -> bool:
    """Whether permissions mean something to the programs that are started here."""
    return os.geteuid() != 0 or shutil.which(AS_OTHERS[0]) is not None


def attack(cases: Sequence[int], seed: int) -> Report:
    """Home after home; where root cannot give up its rights, some ways are left out."""
    report = Report("places", len(cases), seed)
    for case in cases:
        number = seed * 1_000_005 + case
        if not _is_bound() and number % len(WAYS) > 2:
            report.note("not here")
            continue
        try:
            report.note(attempt(number))
        except (AssertionError, ValueError, OSError, subprocess.TimeoutExpired) as error:
            report.fail(case, f"{type(error).__name__}: {error}")
    return report


def main(given: Sequence[str] | None = None) -> int:
    wanted = arguments("places", 100, given)
    return attack(chosen(wanted), wanted.seed).finish()


if __name__ == "__main__":
    sys.exit(main())
