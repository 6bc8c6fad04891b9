"""Files that were damaged by chance: told in words or taken, never a crash, never lost in silence.

`python -m tests.attacks.mutations --count 2500 --seed 1` tries so many of each kind of file.
"""

import contextlib
import io
import json
import random
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import cache, partial
from pathlib import Path

import pygame

from azul_desktop import cli
from azul_desktop.catalog.loader import Catalogue, edition_files
from azul_desktop.core.errors import UserError
from azul_desktop.core.record import format_record
from azul_desktop.library.filters import Filter
from azul_desktop.library.opening import FILE, open_library
from azul_desktop.paths import bundled
from azul_desktop.session.session import Session
from azul_desktop.storage.engines import load_engines, settle_engines
from azul_desktop.storage.lastsetup import LastSetup, load_last_setup, save_last_setup
from azul_desktop.storage.settings import load_settings, save_settings
from azul_desktop.teaching.loader import Lessons
from azul_desktop.ui.scenes.title import TitleScene
from tests.attacks.cage import Cage
from tests.attacks.library_damage import damaged_by_sql
from tests.attacks.mutator import mutated
from tests.attacks.report import Report, arguments, chosen
from tests.attacks.window import clear_away
from tests.catalog.files import FILES
from tests.games import EDITIONS, KINDS, random_moves, record_of
from tests.library.kept import library_of
from tests.teaching.lessons import FILES as LESSONS
from tests.ui.pilot import Pilot

SECONDS, MEGABYTES = 20, 500
_SEED = 1_000_000
"""From the cases of one seed to those of the next."""
IN_WINDOW = 25
"""One of so many cases is met by a whole window."""


@dataclass(frozen=True)
class FileKind:
    """A kind of file: its place at home, a good one, who reads it, and whether damage may go."""

    name: str
    place: str
    good: Callable[[int], bytes]
    use: Callable[[Path], None]
    is_kept: Callable[[Path, bytes], bool]
    """Whether, after its use, nothing of what the file said is lost without a word."""
    damage: Callable[[bytes, random.Random], bytes] = mutated


def command(*words: str) -> None:
    """A command ends in order or with a complaint in words."""
    with (
        contextlib.redirect_stdout(io.StringIO()),
        contextlib.redirect_stderr(io.StringIO()) as err,
    ):
        code = cli.run(list(words))
    assert code in (0, 2), f"{words} ended with {code}"
    assert "Traceback" not in err.getvalue()


def is_somewhere(home: Path, content: bytes) -> bool:
    """Whether a file at home still says all that the damaged one said."""
    return any(file.read_bytes() == content for file in home.rglob("*") if file.is_file())


def _saved_game(case: int) -> bytes:
    kind = KINDS[case % len(KINDS)]
    moves, _ = _moves(case % len(KINDS))
    return format_record(record_of(kind, 1, moves[: case % len(moves)])).encode()


@cache
def _moves(kind: int) -> tuple[list[int], object]:
    moves, state = random_moves(KINDS[kind], 1)
    return list(moves), state


def _settings(case: int) -> bytes:
    data = {"format": 1, "animation": "fast", "music_volume": 33, "ui_scale": 75 + case % 9}
    return json.dumps(data | {"letters": True, "palette": "classic"}, indent=1).encode()


def _use_saved_game(home: Path) -> None:
    """What version 0.1 left is taken over or set aside."""
    open_library(home, EDITIONS.get).library.close()


def _library(case: int) -> bytes:
    """A library with some games, as one file."""
    with tempfile.TemporaryDirectory() as home:
        with library_of(Path(home)) as library:
            for number in range(1 + case % 3):
                kind = KINDS[(case + number) % len(KINDS)]
                moves, _ = _moves((case + number) % len(KINDS))
                library.games.add(Session(record_of(kind, 1, moves[: case % len(moves)])))
            ann = library.players.add("Ann")
            for player in (ann.id, None):
                library.progress.note(player, "azul-1-round", case % 12, done=case % 2 == 0)
        return (Path(home) / FILE).read_bytes()


def _use_library(home: Path) -> None:
    """It opens, lists what it has, and takes a new game."""
    library = open_library(home, EDITIONS.get).library
    moves, _ = _moves(0)
    try:
        for id_, _ in library.games.ids(Filter()):
            row = library.games.row(id_)
            if row is not None:
                with contextlib.suppress(UserError):
                    library.games.load(row, EDITIONS.get)
        for player in (None, *(one.id for one in library.players.all())):
            library.progress.of(player)
        library.progress.note(None, "azul-1-round", 3, done=True)
        assert library.progress.of(None)["azul-1-round"].done
        library.games.add(Session(record_of(KINDS[0], 1, moves[:3])))
    except (UserError, sqlite3.Error):
        pass  # told where it is met
    finally:
        library.close()
    command("games", "list")


def is_kept_or_whole(home: Path, content: bytes) -> bool:
    """A library that was damaged is set aside as it was; one that was not noticed is still used."""
    name = FILE.partition(".")[0]
    asides = [file for file in home.glob(f"{name}.2*") if file.suffix == ".sqlite3"]
    return any(file.read_bytes() == content for file in asides) or (home / FILE).exists()


def _use_settings(home: Path) -> None:
    file = home / "settings.json"
    with contextlib.suppress(UserError):  # a newer version's settings are not changed
        save_settings(file, load_settings(file))
    command("engines")


def _engines(case: int) -> bytes:
    engines = [{"name": f"Rook {n}", "command": f"rook --level {n}"} for n in range(case % 4)]
    return json.dumps({"format": 1, "engines": engines}, indent=1).encode()


def _use_engines(home: Path) -> None:
    load_engines(home)
    settle_engines(home)
    command("engines")


def is_said(place: str, home: Path, content: bytes) -> bool:
    """Whether a file still says all that the damaged one said, or that is somewhere."""
    file = home / place
    said, now = _object(content), _object(file.read_bytes()) if file.exists() else None
    if said is None or now is None:
        return is_somewhere(home, content)
    return all(now.get(key) == said[key] for key in said) or is_somewhere(home, content)


def is_usable(home: Path, content: bytes) -> bool:
    """Whether choices could be read, which the window then completes; else they are somewhere."""
    said = _object(content)
    return (said is not None and said.get("format") == 1) or is_somewhere(home, content)


def _object(content: bytes) -> dict[str, object] | None:
    try:
        data = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def _use_last_setup(home: Path) -> None:
    file = home / "last-setup.json"
    with contextlib.suppress(UserError):  # a newer version's choices are not changed
        save_last_setup(file, load_last_setup(file) or LastSetup())


def _last_setup(case: int) -> bytes:
    data = asdict(LastSetup(next(iter(EDITIONS)), "grey", first_seat=case % 4))
    return json.dumps({"format": 1, **data}).encode()


def _edition(case: int) -> bytes:
    return list(FILES.values())[case % len(FILES)].read_bytes()


def _lesson(case: int) -> bytes:
    return list(LESSONS.values())[case % len(LESSONS)].read_bytes()


def _use_lesson(home: Path) -> None:
    """It is checked, and listed with the others."""
    command("check-lesson", str(home / "lessons/mine.yaml"))
    Lessons(edition_files(home / "lessons"), _catalogue())


@cache
def _catalogue() -> Catalogue:
    return Catalogue(edition_files(bundled("editions")))


FILE_KINDS = (
    FileKind(
        "edition",
        "editions/mine.yaml",
        _edition,
        lambda home: command("check-edition", str(home / "editions/mine.yaml")),
        is_somewhere,
    ),
    FileKind("lesson", "lessons/mine.yaml", _lesson, _use_lesson, is_somewhere),
    FileKind("saved game", "current.json", _saved_game, _use_saved_game, is_somewhere),
    FileKind("library", FILE, _library, _use_library, is_kept_or_whole),
    FileKind(
        "library by SQL", FILE, _library, _use_library, is_kept_or_whole, damage=damaged_by_sql
    ),
    FileKind(
        "exported game",
        "game.azul",
        _saved_game,
        lambda home: command("games", "import", str(home / "game.azul")),
        is_somewhere,
    ),
    FileKind(
        "last choices",
        "last-setup.json",
        _last_setup,
        _use_last_setup,
        is_usable,
    ),
    FileKind(
        "record",
        "game.json",
        _saved_game,
        lambda home: command("trace", str(home / "game.json")),
        is_somewhere,
    ),
    FileKind(
        "settings", "settings.json", _settings, _use_settings, partial(is_said, "settings.json")
    ),
    FileKind("engines", "engines.json", _engines, _use_engines, partial(is_said, "engines.json")),
)


def in_window(home: Path) -> None:
    """A whole window with this home: it opens, and its first screens can be visited."""
    catalogue = Catalogue(edition_files(bundled("editions")) + edition_files(home / "editions"))
    settings = load_settings(home / "settings.json")
    pilot = Pilot(home, TitleScene, settings=settings, catalogue=catalogue)
    for name in ("button/continue", "button/new", "button/settings"):
        if pilot.has(name):
            pilot.click(name)
            pilot.frame(1)
            pilot.key(pygame.K_ESCAPE)
            pilot.app.go(TitleScene(pilot.app.desk))
    pilot.app.desk.change(music_volume=33)
    pilot.close()
    clear_away()


def attempt(case: int) -> str:
    """Damage a file, use it, and see what is left of it."""
    round_, number = divmod(case % _SEED, len(FILE_KINDS))
    kind = FILE_KINDS[number]
    content = kind.damage(kind.good(round_), random.Random(case))
    home = Path(tempfile.mkdtemp(prefix="azul-attack-"))
    file = home / kind.place
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(content)
    try:
        if round_ % IN_WINDOW == 0:
            in_window(home)
        else:
            kind.use(home)
        assert kind.is_kept(home, content), f"{kind.name}: {content[:200]!r} is gone"
    finally:
        shutil.rmtree(home)
    return kind.name


def attack(cases: Sequence[int], seed: int) -> Report:
    """Try damaged files of every kind in a process with limits."""
    report = Report("mutations", len(cases), seed)
    cage = Cage(attempt, seconds=SECONDS, megabytes=MEGABYTES)
    for case in cases:
        outcome = cage.try_case(seed * _SEED + case)
        if outcome.failure:
            report.fail(case, outcome.failure)
        else:
            report.note(outcome.word)
    cage.close()
    return report


def main(given: Sequence[str] | None = None) -> int:
    wanted = arguments("mutations", 2500, given)
    wanted.count *= len(FILE_KINDS)
    return attack(chosen(wanted), wanted.seed).finish()


if __name__ == "__main__":
    sys.exit(main())
