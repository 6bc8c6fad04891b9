"""Engines in a folder, for tests of those who use them."""

from pathlib import Path

from azul_desktop.storage.engines import Engine, change_engines


def install_engines(home: Path, *engines: Engine) -> None:
    """Let a folder have these engines, as the command line would."""
    change_engines(home, lambda found: found.update({one.name: one for one in engines}))
