"""Copies of the program to run, to spoil, or to put where programs should work, too."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("assets", "azul_desktop", "editions", "lessons")


def copy_program(to: Path) -> Path:
    """The program as it is here, all its files, elsewhere."""
    for folder in FOLDERS:
        shutil.copytree(
            ROOT / folder, to / folder, ignore=shutil.ignore_patterns("__pycache__", "*.so")
        )
    return to


def run_program(
    root: Path,
    *options: str,
    environment: Mapping[str, str | None] | None = None,
    before: Sequence[str] = (),
    timeout: float = 120,
) -> "subprocess.CompletedProcess[str]":
    """Run a copy to its end, without a display; None takes a variable out of the environment."""
    own: dict[str, str | None] = {
        "PYTHONPATH": str(root),
        "PYTHONDONTWRITEBYTECODE": "1",
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        **(environment or {}),
    }
    together: dict[str, str | None] = {**os.environ, **own}
    return subprocess.run(
        [*before, sys.executable, "-m", "azul_desktop", *options],
        env={name: value for name, value in together.items() if value is not None},
        cwd=root,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=timeout,
        check=False,
    )
