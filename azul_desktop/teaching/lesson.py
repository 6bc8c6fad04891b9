"""What a lesson is: a game up to a moment, and steps from there."""

from dataclasses import dataclass
from typing import Final

from azul_desktop.core.address import Address
from azul_desktop.core.moves import Move
from azul_desktop.core.record import Record, Seat
from azul_desktop.core.rules import Rules
from azul_desktop.languages.editions import Words
from azul_desktop.teaching.keys import Until
from azul_desktop.teaching.patterns import Pattern

LEARNER: Final = 0
"""The seat of whoever takes a lesson."""
RIVAL: Final = "lesson"
"""The kind of the other seats: the lesson moves for them."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is answered to certain moves that are not meant."""

    pattern: Pattern
    text: Words


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step; without moves that are meant it only tells something."""

    heading: Words
    text: Words
    tiles: tuple[int, ...] = ()
    """The colours of the tiles in the gap of its texts."""
    point: tuple[Address, ...] = ()
    plays: tuple[Move, ...] = ()
    """What is played before the step says anything, mostly by the others."""
    until: Until | None = None
    """How far the end of the round is shown; all of it, and the new deal, without."""
    meant: Pattern | None = None
    wrong: tuple[Wrong, ...] = ()

    @property
    def texts(self) -> tuple[Words, ...]:
        """All that it may say."""
        return (self.heading, self.text, *(wrong.text for wrong in self.wrong))


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson that was found to be right: each of its moves is legal where it is due."""

    id: str
    rules: Rules
    order: int
    """Its place among the lessons of its edition."""
    minutes: int
    title: Words
    about: Words
    players: int
    seed: int
    played: tuple[Move, ...]
    steps: tuple[LessonStep, ...]

    @property
    def edition(self) -> str:
        """The id of the edition that it teaches."""
        return self.rules.edition.id

    @property
    def texts(self) -> tuple[Words, ...]:
        """All that it may say."""
        return (self.title, self.about, *(text for step in self.steps for text in step.texts))

    def record(self) -> Record:
        """The game up to where the lesson begins."""
        others = (Seat(kind=RIVAL),) * (self.players - 1)
        return Record(self.rules, (Seat(), *others), self.seed, list(self.played))
