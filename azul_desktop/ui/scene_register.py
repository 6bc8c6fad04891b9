"""The register of scenes: how each screen is made, so that none has to import another."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

from azul_desktop.session.session import Session
from azul_desktop.ui.scene import Scene


class Question(Protocol):
    """Makes the scene that asks before something is lost."""

    def __call__(
        self, title: str, text: str, *, safe: str, danger: str, action: Callable[[], None]
    ) -> Scene:
        """The safe answer closes the question, the other one acts."""


class SceneRegister(NamedTuple):
    """Makes every scene there is a way to, at one desk; `scenes/register.py` fills it in."""

    title: Callable[[], Scene]
    setup: Callable[[], Scene]
    quick_game: Callable[[], Scene]
    """The table of the game of the last time again."""
    table: Callable[[Session], Scene]
    results: Callable[[Session], Scene]
    settings: Callable[[Session | None], Scene]
    """Over a game they know its table."""
    help: Callable[[str], Scene]
    """The rules of an edition, where one is named by its id."""
    pause: Callable[[Session], Scene]
    log: Callable[[Session], Scene]
    question: Question
    crash: Callable[[Path | None], Scene]
    """With the file of the report, if it could be written."""
