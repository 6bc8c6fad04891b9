"""Where the checks work: the program's own files, and a folder that is gone afterwards."""

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from azul_desktop.catalog.loader import Catalogue, edition_files
from azul_desktop.core.errors import UserError
from azul_desktop.i18n import translate
from azul_desktop.paths import bundled

_MOST_TOLD = 5

Part = tuple[str, Callable[[], str]]
"""One thing to check: what it is called, and the call that says what was seen there or raises."""


class WrongError(UserError):
    """What a check found to be wrong, as a sentence."""


@dataclass(frozen=True)
class Site:
    """What all checks share. Nothing of the user's is in it: no editions, settings or saves."""

    home: Path
    """The folder that stands for the user's."""
    assets: Path = field(default_factory=lambda: bundled("assets"))
    catalogue: Catalogue = field(
        default_factory=lambda: Catalogue(edition_files(bundled("editions")))
    )


@contextmanager
def new_site() -> Iterator[Site]:
    """A site for one run: silent, and without a way to the user's own files."""
    # A virus scanner may still read what was written: then the rest is left to the system.
    with (
        tempfile.TemporaryDirectory(prefix="azul-desktop-", ignore_cleanup_errors=True) as folder,
        _surroundings(AZUL_DESKTOP_HOME=folder, SDL_AUDIODRIVER="dummy"),
    ):
        yield Site(Path(folder))


@contextmanager
def _surroundings(**values: str) -> Iterator[None]:
    """Variables of the environment, as they were before afterwards."""
    before = {name: os.environ.get(name) for name in (*values, "SDL_VIDEODRIVER")}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


def refuse(problems: list[str]) -> None:
    """Raise if there are problems: the first ones in words, the others as a number."""
    if not problems:
        return
    told = "; ".join(problems[:_MOST_TOLD])
    more = len(problems) - _MOST_TOLD
    if more > 0:
        told = translate("{some}; and {n} more", some=told, n=more)
    raise WrongError("{problems}", problems=told)
