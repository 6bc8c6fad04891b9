"""Compile core and search with mypyc, from the unchanged source; or remove the result.

The program works the same without it, only slower. `AZUL_PLAIN=1` ignores what was compiled, and
so does the program itself once a source is newer.
"""

import argparse
import contextlib
import os
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "azul_desktop"
GROUP = "azul_desktop_core"
"""The module that holds the machine code of all others is called this and `__mypyc`."""

# The hot path. What is left out only loads, shows or tells: dataclasses, JSON, regular expressions.
CORE = [
    "draft", "mosaic", "moves", "rng", "rules", "state", "supply", "tables",
    "wall/discs", "wall/floor", "wall/packed", "wall/rules", "wall/stalemate", "wall/tables",
    "wall/tiling", "wall/wall_draft",
    "star/build", "star/keep", "star/packed", "star/reward", "star/rules", "star/star_draft",
    "star/tables",
]  # fmt: skip
WALL_BOT = [
    "cells", "deepening", "draft_table", "features", "judge", "native", "network", "outlook",
    "rivals", "sampling", "search", "takes", "thinking", "tiling", "wall_tables",
]  # fmt: skip
STAR_BOT = ["draft", "hands", "packed_board", "planner", "worth"]
MODULES = [
    *(f"core/{name}" for name in CORE),
    *(f"bots/wall/{name}" for name in WALL_BOT),
    *(f"bots/star/{name}" for name in STAR_BOT),
]


def compiled_files() -> list[Path]:
    """Every extension module that compiling left in the tree."""
    return [*PACKAGE.rglob("*.so"), *PACKAGE.rglob("*.pyd"), *ROOT.glob(f"{GROUP}__mypyc.*")]


def remove() -> None:
    """Delete every extension module that compiling leaves in the tree."""
    for file in compiled_files():
        file.unlink()


def is_fresh() -> bool:
    """Whether everything is compiled and no source is newer."""
    files = compiled_files()
    if len(files) != len(MODULES) + 1:
        return False
    oldest = min(file.stat().st_mtime_ns for file in files)
    sources = [PACKAGE / f"{name}.py" for name in MODULES]
    return all(source.stat().st_mtime_ns <= oldest for source in sources)


def compile_core(target: Path | None = None) -> None:
    """Build the extension modules below a folder, or beside their sources."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    with tempfile.TemporaryDirectory() as scratch, contextlib.chdir(ROOT):
        extensions = mypycify(
            ["--strict", *(str(PACKAGE.relative_to(ROOT) / f"{name}.py") for name in MODULES)],
            opt_level="3",
            target_dir=scratch,
            group_name=GROUP,
        )
        command = build_ext(Distribution({"name": "azul-desktop", "ext_modules": extensions}))
        command.inplace = target is None
        command.build_lib = scratch if target is None else str(target)
        command.parallel = os.cpu_count() or 1
        command.build_temp = scratch
        command.ensure_finalized()
        command.run()


def compile_if_possible() -> None:
    """Compile in place, or say why that cannot be; the program is as good, only its bots are not.

    Without a C compiler nothing is lost but speed, so that it is no error.
    """
    if is_fresh():
        return
    if not (shutil.which("cc") or shutil.which("gcc") or sys.platform == "win32"):
        print("No C compiler: bots that search will see less in the same time.")
        return
    print("Compiling the rules and the bots' search, once (half a minute) …", flush=True)
    remove()
    try:
        compile_core()
    except (Exception, SystemExit) as error:  # whatever a compiler on a strange machine may do
        remove()
        print(f"It could not be compiled ({error}): bots that search will see less.")


def check() -> None:
    """Fail unless the core that Python loads is the compiled one."""
    sys.path.insert(0, str(ROOT))
    from azul_desktop.plain import is_compiled

    if not is_compiled():
        sys.exit("the core is not compiled")


def main() -> None:
    """Compile, unless something else is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--check", action="store_true", help="is the compiled core in use?")
    choice.add_argument("--remove", action="store_true", help="remove what was compiled")
    choice.add_argument("--if-possible", action="store_true", help="only what is old; no error")
    options = parser.parse_args()
    if options.check:
        check()
    elif options.if_possible:
        compile_if_possible()
    else:
        remove()
        if not options.remove:
            compile_core()


if __name__ == "__main__":
    main()
