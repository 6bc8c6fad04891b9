"""The program is killed at random moments, in the same home: it starts again, nothing is lost.

`python -m tests.attacks.kills --count 200 --seed 1`
"""

import json
import random
import shutil
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
from tests.library.kept import library_of, running_moves

GAME = ("--seats", "apprentice,apprentice", "--seed", "1")
PACES = ("off", "off", "fast", "normal")
RIGHT_AFTER = 0.36
"""Of all kills so many come within a few milliseconds of a move."""
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
            now[row.uid] = len(library.games.load(row, EDITIONS.get).record.moves)
            assert now[row.uid] == row.length
    for uid, moves in (before or {}).items():
        assert now.get(uid, -1) >= moves, f"{uid} had {moves} moves and has {now.get(uid)}"
    return now


def kill_window(home: Path, chance: random.Random) -> str:
    """Kill a window while it starts, on the title, or while its bots think and pieces fly."""
    edition = chance.choice(tuple(EDITIONS))
    bots = chance.choice(("apprentice,apprentice", "master,novice", "artisan,artisan,novice"))
    game = ("--edition", edition, "--seats", bots, "--seed", str(chance.randrange(1000)))
    options = chance.choice((game, game, game, ()))
    settings = json.dumps({"format": 1, "animation": chance.choice(PACES)})
    (home / "settings.json").write_text(settings, encoding="utf-8")
    program = Program.window(home, *options)
    try:
        if chance.random() < 0.15:
            time.sleep(chance.uniform(0, 0.6))
            program.kill()
            return "while it started"
        program.wait_for_window()
        if not options:
            time.sleep(chance.uniform(0, 0.5))
            program.kill()
            return "on the title"
        if chance.random() < RIGHT_AFTER / 0.6:
            shown = _kill_after_a_move(program, chance)
            word = "right after a move"
        else:
            time.sleep(chance.uniform(0, 1.5))
            shown = program.moves()
            program.kill()
            word = "in a game"
    finally:
        program.close()
    if shown > 0:
        kept = running_moves(home)
        assert kept is not None or word == "in a game", "the game is gone"
        assert kept is None or len(kept) >= shown, f"{shown} moves were shown, {kept} are kept"
    return word


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
            word = kill_simulation(home, chance) if case % 10 == 4 else kill_window(home, chance)
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
