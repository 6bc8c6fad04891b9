"""Code that nothing but tests uses, found by vulture."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

from tools.house.source import CODE, Finding

ALIVE = Path(__file__).with_name("alive.toml")
"""What vulture takes for dead, and who uses it."""
_CONFIDENCE = 60
_DEAD = 3
"""How vulture ends when it has found something."""
_LINE = re.compile(r"(?P<file>[^:]+):(?P<line>\d+): (?P<what>.+) \(\d+% confidence.*\)")


def dead_code(root: Path, alive: Path = ALIVE) -> list[Finding]:
    """All code without a user, and every excuse for code that has one after all."""
    command = [sys.executable, "-m", "vulture", "--min-confidence", str(_CONFIDENCE), *CODE]
    run = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if run.returncode not in (0, _DEAD):
        raise RuntimeError(run.stderr or run.stdout)
    excuses = _excuses(alive)
    findings, used = [], set()
    for found in filter(None, map(_LINE.fullmatch, run.stdout.splitlines())):
        file = found["file"].replace("\\", "/")
        name = file, found["what"].partition("'")[2].rstrip("'")
        if name in excuses:
            used.add(name)
        else:
            findings.append(Finding(file, int(found["line"]), found["what"]))
    return findings + [
        Finding(file, 0, f"{name!r} needs no excuse in {alive.name}")
        for file, name in sorted(excuses - used)
    ]


def _excuses(alive: Path) -> set[tuple[str, str]]:
    """The file and the name of everything that is said to be used."""
    excuses = set()
    for entry in tomllib.loads(alive.read_text(encoding="utf-8"))["alive"]:
        if not entry["because"].strip():
            raise ValueError(f"{entry['file']}: no reason is given")
        excuses |= {(entry["file"], name) for name in entry["names"]}
    return excuses
