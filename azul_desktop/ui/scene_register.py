"""The register of scenes: how each screen is made, so that none has to import another."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from azul_desktop.library.filters import Filter
from azul_desktop.library.players import Player
from azul_desktop.session.session import Session
from azul_desktop.teaching.lesson import Lesson
from azul_desktop.ui.families.rules_page import Passage
from azul_desktop.ui.scene import Scene


class Asked(NamedTuple):
    """The words of a question: the safe answer closes it, the other one acts."""

    title: str
    text: str
    safe: str
    danger: str


class SceneRegister(NamedTuple):
    """Makes every scene there is a way to, at one desk; `scenes/register.py` fills it in."""

    title: Callable[[], Scene]
    setup: Callable[[], Scene]
    quick_game: Callable[[], Scene]
    """The table of the game of the last time again."""
    first_question: Callable[[], Scene]
    """What the very first quick game asks before."""
    table: Callable[[Session], Scene]
    results: Callable[[Session], Scene]
    games: Callable[[int | None, Filter], Scene]
    """The library, with the number of the game that is chosen first, and which games are shown."""
    statistics: Callable[[], Scene]
    learn: Callable[[], Scene]
    file: Callable[[Path], Scene | None]
    """A game that was opened as a file, taken into the library; None where that is told to fail."""
    settings: Callable[[Session | None], Scene]
    """Over a game they know its table."""
    help: Callable[[str, Passage | None], Scene]
    """The rules of an edition, where one is named by its id, opened at a place in them."""
    pause: Callable[[Session, bool], Scene]
    """With whether the game is kept."""
    log: Callable[[Session], Scene]
    watch: Callable[[Session, int], Scene]
    """With the position that is shown first."""
    lesson: Callable[[Lesson, int | None, int], Scene]
    """With the number of who takes it, if the library knows them, and the step it begins at."""
    question: Callable[[Callable[[], Asked], Callable[[], None]], Scene]
    """The words in the language of now, and what the other answer does."""
    person: Callable[[Player | None, str, Callable[[Player | None], None]], Scene]
    """Who is changed, or None for somebody new; a colour; who hears of it."""
    crash: Callable[[Path | None], Scene]
    """With the file of the report, if it could be written."""
