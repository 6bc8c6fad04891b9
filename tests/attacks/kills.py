"""The program is killed at random moments, in the same home: it starts again, its files are whole.

`python -m tests.attacks.kills --count 100 --seed 1`
"""

import json
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from azul_desktop.storage.saves import Saves
from tests.attacks.program import PATIENCE, Program
from tests.attacks.report import Report, arguments, chosen
from tests.games import EDITIONS

GAME = ("--seats", "apprentice,apprentice", "--seed", "1")
ARENA = ("arena", "--a", "apprentice", "--b", "random", "--games", "12", "--json", "--resume")


def whole(home: Path) -> int:
    """Every file that is left can be read; how many moves the saved game has."""
    for file in home.glob("*.json"):
        if not file.name.startswith(".") and file.name != "map.json":
            json.loads(file.read_text(encoding="utf-8"))
    record = Saves(home).current(EDITIONS.get)
    return 0 if record is None else len(record.moves)


def kill_window(home: Path, chance: random.Random) -> str:
    """Kill a window while it starts, or while its bots play and the game is written."""
    options = chance.choice((GAME, GAME, ()))
    program = Program.window(home, *options)
    try:
        if chance.random() < 0.3:
            time.sleep(chance.uniform(0, 0.6))
            program.kill()
            return "while it started"
        program.wait_for_window()
        if options and chance.random() < 0.7:
            _wait_for_moves(home)
        time.sleep(chance.uniform(0, 1.5))
        program.kill()
    finally:
        program.close()
    return "in a game" if options else "on the title"


def _wait_for_moves(home: Path) -> None:
    """Wait until the bots are playing: from then on the game is written again and again."""
    game, end = home / "current.json", time.monotonic() + PATIENCE
    before = game.stat().st_mtime_ns if game.exists() else 0
    while not game.exists() or game.stat().st_mtime_ns == before:
        assert time.monotonic() < end, "no move is made"
        time.sleep(0.005)


def kill_arena(home: Path, chance: random.Random) -> str:
    """Kill a run of games that is to be resumed, and resume it."""
    ledger = home / f"run-{chance.random()}.jsonl"
    program = Program(home, *ARENA, str(ledger))
    try:
        time.sleep(chance.uniform(0.1, 1.5))
        program.kill()
    finally:
        program.close()
    again = Program(home, *ARENA, str(ledger))
    try:
        assert again.wait() == 0, again.said()
        return "without a window"
    finally:
        again.close()


def attack(cases: Sequence[int], seed: int) -> Report:
    """Kill after kill in one home, and a last start that must be in order."""
    report = Report("kills", len(cases), seed)
    home = Path(tempfile.mkdtemp(prefix="azul-attack-"))
    # Without animations a move is written every few milliseconds.
    (home / "settings.json").write_text('{"format": 1, "animation": "off"}', encoding="utf-8")
    most = 0
    for case in cases:
        chance = random.Random(seed * 1_000_003 + case)
        try:
            word = kill_arena(home, chance) if case % 5 == 4 else kill_window(home, chance)
            most = max(most, whole(home))
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
    report.figures |= {"longest saved game": f"{most} moves", "left behind": f"{len(left)} files"}
    shutil.rmtree(home)
    return report


def main(given: Sequence[str] | None = None) -> int:
    wanted = arguments("kills", 100, given)
    return attack(chosen(wanted), wanted.seed).finish()


if __name__ == "__main__":
    sys.exit(main())
