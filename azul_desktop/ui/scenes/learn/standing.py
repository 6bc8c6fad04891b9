"""How far somebody has come in the lessons of each edition, and what is due next."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from azul_desktop.core.edition import Edition
from azul_desktop.core.errors import UserError
from azul_desktop.i18n import explain
from azul_desktop.library.players import Player
from azul_desktop.library.progress import Reached
from azul_desktop.teaching.lesson import Lesson
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scenes.setup.choices import last_choices

Progress = Mapping[str, Reached]
"""What somebody has begun or done, by the ids of lessons; what was taken last comes last."""


class Standing(NamedTuple):
    """An edition, its lessons and how far somebody has come in them."""

    edition: Edition
    lessons: tuple[Lesson, ...]
    progress: Progress

    @property
    def done(self) -> int:
        """How many lessons were gone through."""
        return sum(self.is_done(lesson) for lesson in self.lessons)

    @property
    def is_begun(self) -> bool:
        """Whether any of them was taken."""
        return any(lesson.id in self.progress for lesson in self.lessons)

    def is_done(self, lesson: Lesson) -> bool:
        """Whether a lesson was gone through once."""
        return lesson.id in self.progress and self.progress[lesson.id].done

    def share(self, lesson: Lesson) -> float:
        """How much of a lesson was gone through that waits at a step; 0 for all others."""
        return resumed_at(lesson, self.progress) / len(lesson.steps)

    @property
    def next(self) -> Lesson | None:
        """The one that was left on its way, else the first that is not done; None if all are."""
        left = [
            lesson for lesson in self.lessons if self.share(lesson) and not self.is_done(lesson)
        ]
        if left:
            return max(left, key=lambda lesson: list(self.progress).index(lesson.id))
        return next((lesson for lesson in self.lessons if not self.is_done(lesson)), None)


def resumed_at(lesson: Lesson, progress: Progress) -> int:
    """The step at which a lesson goes on; whatever is not within it is its beginning."""
    step = progress[lesson.id].step if lesson.id in progress else 0
    return step if 0 < step < len(lesson.steps) else 0


def due(standings: Sequence[Standing]) -> Lesson | None:
    """The next lesson of all: in the edition that was learnt last, then in those after it."""
    taken = [lesson for one in standings for lesson in one.lessons if lesson.id in one.progress]
    if taken:
        order = list(standings[0].progress)
        last = max(taken, key=lambda lesson: order.index(lesson.id)).edition
        at = next(n for n, one in enumerate(standings) if one.edition.id == last)
        standings = [*standings[at:], *standings[:at]]
    return next((one.next for one in standings if one.next is not None), None)


def standings_of(desk: Desk, learner: Player | None) -> list[Standing]:
    """All editions; a library that cannot be read says so, and nothing is done."""
    try:
        progress: Progress = desk.library.progress.of(number_of(learner))
    except UserError as error:
        desk.say_once(explain(error))
        progress = {}
    lessons = desk.lessons.all
    return [
        Standing(edition, tuple(one for one in lessons if one.edition == edition.id), progress)
        for edition in desk.catalogue.editions.values()
    ]


def learner_of(desk: Desk) -> Player | None:
    """Who learns: whoever was chosen, else the person at the first seat; None for a guest."""
    if desk.learner is None:
        choices = last_choices(desk)
        people = (choices.person(row) for row in choices.taken)
        return next((one for one in people if one is not None), None)
    return desk.people.find(desk.learner) if desk.learner else None


def number_of(learner: Player | None) -> int | None:
    """By which the library knows somebody; who is kept for now only learns as the guest does."""
    return learner.id or None if learner is not None else None
