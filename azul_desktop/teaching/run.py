"""Somebody takes a lesson: what is said, what a move is answered, and where it goes on."""

from typing import NamedTuple

from azul_desktop.coach.families import coach_of
from azul_desktop.coach.log import Kind, LogEntry, entries
from azul_desktop.coach.prompt import Prompt
from azul_desktop.core.moves import Move
from azul_desktop.core.state import State
from azul_desktop.i18n import translate
from azul_desktop.session.session import Session
from azul_desktop.teaching.lesson import Lesson, LessonStep
from azul_desktop.teaching.words import numbers, said

_OF_A_MOVE = (Kind.TAKE, Kind.MARKER, Kind.BUILD, Kind.FEATURE, Kind.REWARD, Kind.PASS)
"""What somebody did; what a round then brings is shown by the table."""


class Telling(NamedTuple):
    """What a step says."""

    heading: Prompt
    text: Prompt


class LessonRun:
    """One lesson on its way; its game is a `Session`, so that a table can show it."""

    def __init__(self, lesson: Lesson, at: int = 0) -> None:
        """Begin a lesson, or resume it at a step; past its last one it is done."""
        self.lesson = lesson
        self.session = Session(lesson.record())
        self.at = 0
        self._answer: Prompt | None = None
        self._coach = coach_of(lesson.rules)
        self._lengths: list[int] = []
        """How many moves there were when each step up to this one was come to."""
        self._arrive()
        while self.at < min(at, len(lesson.steps)):
            self.skip()

    @property
    def is_done(self) -> bool:
        """Whether the last step was taken."""
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> LessonStep:
        """The step that is due; IndexError for a lesson that is done."""
        return self.lesson.steps[self.at]

    @property
    def answer(self) -> Prompt | None:
        """What is said to a move that was not meant, until it is taken back."""
        return self._answer

    @property
    def has_task(self) -> bool:
        """Whether the step waits for a move; else it only waits to be read."""
        return self.step.meant is not None

    def meant(self) -> list[Move]:
        """The moves that count at this step; the first is the one that is thought of."""
        if self.step.meant is None:
            return []
        legal = self.lesson.rules.legal_moves(self._state)
        return self.step.meant.matching(self.lesson.rules.edition, legal)

    def telling(self) -> Telling:
        """What the step says, in the language of now."""
        step, values = self.step, self._numbers()
        return Telling(said(step.heading, step.tiles, values), said(step.text, step.tiles, values))

    def news(self) -> list[LogEntry]:
        """What was played before the step said anything, as the log tells it."""
        played = self.session.steps[self._lengths[-1] : self._arrived]
        return [entry for step in played for entry in entries(step) if entry.kind in _OF_A_MOVE]

    def play(self, move: Move) -> bool:
        """Make a legal move; whether it counts.

        One that does not is answered, and stays until it is taken back.
        """
        self.take_back()
        meant = self.meant()
        self.session.submit(move)
        if move in meant:
            self._go_on()
            return True
        self._answer = self._answer_to(move, meant)
        return False

    def take_back(self) -> None:
        """Take back the move that was not meant."""
        if self._answer is not None:
            self._answer = None
            self.session.rewind(self._arrived)

    def next(self) -> None:
        """Go on from a step that only tells something."""
        assert not self.has_task, "a task is done with a move"
        self.take_back()
        self._go_on()

    def skip(self) -> None:
        """Go on to the next step; a task is done as it was thought of."""
        self.take_back()
        for move in self.meant()[:1]:
            self.session.submit(move)
        self._go_on()

    def back(self) -> None:
        """Go back to the step before this one, or to the beginning of the first one."""
        self.take_back()
        if self.at == 0:
            return
        self._lengths.pop()
        self.at -= 1
        self.session.rewind(self._lengths.pop())
        self._arrive()

    def _arrive(self) -> None:
        """Come to a step: the others move before anything is said."""
        self._lengths.append(len(self.session.steps))
        if not self.is_done:
            for move in self.step.plays:
                self.session.submit(move)

    def _go_on(self) -> None:
        self.at += 1
        self._arrive()

    @property
    def begun(self) -> int:
        """How many moves there were when this step was come to, before the others moved."""
        return self._lengths[-1]

    @property
    def _arrived(self) -> int:
        """How many moves there are once the others have moved at this step."""
        return self._lengths[-1] + len(self.step.plays)

    @property
    def _state(self) -> State:
        """The position at this step, without a move that is answered."""
        steps = self.session.steps[: self._arrived]
        return steps[-1].after if steps else self.session.first

    def _numbers(self) -> dict[str, object]:
        since = self.session.steps[len(self.lesson.played) : self._arrived]
        meant = next(iter(self.meant()), None)
        return numbers(self._coach, self._state, meant, since)

    def _answer_to(self, move: Move, meant: list[Move]) -> Prompt:
        """The lesson's own answer to a move, or what speaks for the one that was meant."""
        for wrong in self.step.wrong:
            if wrong.pattern.matching(self.lesson.rules.edition, [move]):
                return said(wrong.text, self.step.tiles, self._numbers())
        if not meant:
            return Prompt(translate("Read this first. Then the game goes on."))
        return Prompt(self._coach.objection(self._state, move, meant[0]))
