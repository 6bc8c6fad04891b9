"""Compile core and search in place with mypyc, from the unchanged source; or remove the result.

The program works the same without it, only slower. `AZUL_PLAIN=1` ignores what was compiled.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "azul_desktop"

# The hot path. What is left out only loads, shows or tells: dataclasses, JSON, regular expressions.
CORE = [
    "discs", "mosaic", "moves", "rng", "rules", "stalemate", "star", "state", "supply", "tables",
    "wall", "phases/build", "phases/draft", "phases/floor", "phases/gather", "phases/keep",
    "phases/lines", "phases/reward", "phases/tiling",
]  # fmt: skip
WALL_BOT = [
    "cells", "deepening", "features", "judge", "native", "network", "outlook", "plan", "rivals",
    "search", "table", "takes", "tiling",
]  # fmt: skip
STAR_BOT = ["draft", "hands", "planner", "shape", "worth"]
MODULES = [
    *(f"core/{name}" for name in CORE),
    *(f"bots/wall/{name}" for name in WALL_BOT),
    *(f"bots/star/{name}" for name in STAR_BOT),
]


def remove() -> None:
    """Delete every extension module that compiling leaves in the tree."""
    found = [*PACKAGE.rglob("*.so"), *PACKAGE.rglob("*.pyd"), *ROOT.glob("*__mypyc*")]
    for file in found:
        file.unlink()


def compile_core() -> None:
    """Build the extension modules beside their sources."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    extensions = mypycify(
        ["--strict", *(str(PACKAGE.relative_to(ROOT) / f"{name}.py") for name in MODULES)],
        opt_level="3",
        group_name="azul_desktop_core",
    )
    command = build_ext(Distribution({"name": "azul-desktop", "ext_modules": extensions}))
    command.inplace = True
    command.parallel = 2
    scratch = tempfile.mkdtemp()
    command.build_temp = scratch
    command.ensure_finalized()
    try:
        command.run()
    finally:
        shutil.rmtree(scratch)
        shutil.rmtree(ROOT / "build", ignore_errors=True)


def check() -> None:
    """Fail unless the core that Python loads is the compiled one."""
    sys.path.insert(0, str(ROOT))
    from azul_desktop.plain import is_compiled

    if not is_compiled():
        sys.exit("the core is not compiled")


if __name__ == "__main__":
    os.chdir(ROOT)
    if "--check" in sys.argv:
        check()
    else:
        remove()
        if "--remove" not in sys.argv:
            compile_core()
