"""The program is killed at random moments, in the same home: it starts again, nothing is lost.

`python -m tests.attacks.kills --count 200 --seed 1`
"""

import contextlib
import json
import random
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from azul_desktop.library.check import faults
from azul_desktop.library.filters import Filter
from azul_desktop.library.opening import FILE
from tests.attacks.program import PATIENCE, Program
from tests.attacks.report import Report, arguments, chosen
from tests.games import EDITIONS
from tests.library.kept import library_of

GAME = ("--seats", "apprentice,apprentice", "--seed", "1")
PACES = ("off", "off", "fast", "normal")
RIGHT_AFTER = 71
"""Of 200 kills so many come within four milliseconds of a move."""
SIMULATE = ("simulate", "--players", "2", "--games", "400", "--keep", "--edition")

Seen = dict[str, int]
"""How many moves each game had, by id, when it was looked at last."""


def whole(home: Path, before: Seen | None = None) -> Seen:
    """Every file can be read, every game that was there is, and none has become shorter."""
    for file in home.glob("*.json"):
        if not file.name.startswith(".") and file.name != "map.json":
            json.loads(file.read_text(encoding="utf-8"))
    if not (home / FILE).exists():
        assert not before, "the library is gone"
        return {}
    assert not faults(home / FILE), faults(home / FILE)
    now: Seen = {}
    with library_of(home) as library:
        for id_, _ in library.games.ids(Filter()):
            row = library.games.row(id_)
            assert row is not None
            now[row.uid] = row.length
            if row.length != (before or {}).get(row.uid):  # the others were replayed before
                assert len(library.games.load(row, EDITIONS.get).record.moves) == row.length
    for uid, moves in (before or {}).items():
        assert now.get(uid, -1) >= moves, f"{uid} had {moves} moves and has {now.get(uid)}"
    return now


def is_right_after(case: int) -> bool:
    """Whether the kill of a case comes right after a move: 71 of 200 do."""
    return case * RIGHT_AFTER // 200 != (case + 1) * RIGHT_AFTER // 200


def kill_window(home: Path, chance: random.Random, *, right_after: bool) -> str:
    """Kill a window while it starts, on the title, or while its bots think and pieces fly."""
    game = chance.random() < 0.75 or right_after
    settings = json.dumps({"format": 1, "animation": chance.choice(PACES)})
    (home / "settings.json").write_text(settings, encoding="utf-8")
    program = Program.window(home, *(_game(chance) if game else ()))
    try:
        if chance.random() < 0.15 and not right_after:
            time.sleep(chance.uniform(0, 0.6))
            program.kill()
            return "while it started"
        program.wait_for_window()
        if not game:
            time.sleep(chance.uniform(0, 0.5))
            program.kill()
            return "on the title"
        if right_after:
            seen = _kill_after_a_move(program, chance)
        else:
            time.sleep(chance.uniform(0, 1.5))
            seen = program.moves()
            program.kill()
        shown = max(seen, program.moves())
    finally:
        program.close()
    _check_last_move(home, shown)
    return "right after a move" if right_after else "in a game"


def _game(chance: random.Random) -> tuple[str, ...]:
    edition = chance.choice(tuple(EDITIONS))
    bots = chance.choice(("apprentice,apprentice", "master,novice", "artisan,artisan,novice"))
    return ("--edition", edition, "--seats", bots, "--seed", str(chance.randrange(1000)))


def _check_last_move(home: Path, shown: int) -> None:
    """The game is there with the last move that was shown, or with the one after it."""
    if shown <= 0:
        return
    kept = newest_moves(home)
    assert kept is not None, f"{shown} moves were shown, and the game is gone"
    assert shown <= kept <= shown + 1, f"{shown} moves were shown, {kept} are kept"


def newest_moves(home: Path) -> int | None:
    """How many moves the game has that was played last, running or just finished."""
    with contextlib.closing(sqlite3.connect(home / FILE, timeout=5)) as connection:
        found = connection.execute(
            "SELECT length FROM games ORDER BY changed DESC LIMIT 1"
        ).fetchone()
    return None if found is None else int(found[0])


def _kill_after_a_move(program: Program, chance: random.Random) -> int:
    """Wait for the picture of a new move, and kill within four milliseconds; what was shown."""
    before, end = program.moves(), time.monotonic() + PATIENCE
    while (shown := program.moves()) <= max(before, 0):
        assert time.monotonic() < end, "no move is made"
    time.sleep(chance.uniform(0, 0.004))
    program.kill()
    return shown


def kill_simulation(home: Path, chance: random.Random) -> str:
    """Kill a run of games that go into the library, without a window."""
    program = Program(home, *SIMULATE, chance.choice(tuple(EDITIONS)))
    try:
        time.sleep(chance.uniform(0.3, 2))
        program.kill()
    finally:
        program.close()
    return "without a window"


def attack(cases: Sequence[int], seed: int) -> Report:
    """Kill after kill in one home, and a last start that must be in order."""
    report = Report("kills", len(cases), seed)
    home = Path(tempfile.mkdtemp(prefix="azul-attack-"))
    seen: Seen = {}
    for case in cases:
        chance = random.Random(seed * 1_000_003 + case)
        try:
            after = is_right_after(case)
            if case % 5 == 4 and not after:
                word = kill_simulation(home, chance)
            else:
                word = kill_window(home, chance, right_after=after)
            seen = whole(home, seen)
        except (AssertionError, ValueError) as error:
            report.fail(case, str(error))
        else:
            report.note(word)
    last = Program.window(home, *GAME)
    try:
        last.wait_for_window()
        last.kill()
    except AssertionError as error:
        report.fail(len(cases), f"the last start: {error}")
    finally:
        last.close()
    left = [file.name for file in home.glob(".*")]
    report.figures |= {"games": str(len(seen)), "left behind": f"{len(left)} files"}
    shutil.rmtree(home)
    return report


def main(given: Sequence[str] | None = None) -> int:
    wanted = arguments("kills", 200, given)
    return attack(chosen(wanted), wanted.seed).finish()


if __name__ == "__main__":
    sys.exit(main())
