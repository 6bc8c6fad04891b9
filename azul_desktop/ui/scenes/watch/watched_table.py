"""The table of a game that is watched: nothing on it can be taken, everything explains itself."""

import time
from collections.abc import Callable

from azul_desktop.coach.families import coach_of
from azul_desktop.coach.prompt import Prompt
from azul_desktop.coach.prompts import prompt_for, prompt_while_moving
from azul_desktop.core.state import DRAFT
from azul_desktop.geometry import Point
from azul_desktop.languages.formats import signed
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.rules_page import Passage
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.scenes.watch.course import Course
from azul_desktop.ui.scenes.watch.playback import Playback
from azul_desktop.ui.table.hand.closer_look import CloserLook
from azul_desktop.ui.table.hand.pointer import Pointer
from azul_desktop.ui.table.layout.screen import Frame
from azul_desktop.ui.table.paint.heads import Sitter
from azul_desktop.ui.table.paint.table_parts import View
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.shown.seating import NOBODY, seat_names, sitters

_PORTION = 0.004
"""In so many seconds of a frame things are painted that will be needed soon."""


class WatchedTable:
    """The table in its frame, at the position where somebody looks."""

    def __init__(self, desk: Desk, course: Course, at: int, frame: Callable[[], Frame]) -> None:
        session = course.session
        self._people = desk.people
        self._coach = coach_of(session.rules)
        self.picture = TablePicture(
            desk,
            session.rules,
            len(session.record.seats),
            course.mover(at),
            drafting=course.state(at).phase == DRAFT,
            frame=frame,
        )
        self.playback = Playback(
            desk, course, self.picture, at, laid_out=self.look_anew, get_ready=self.get_ready
        )
        self._pointer = Pointer(self.picture, self._coach, lambda *_: None, lambda *_: None)
        self._looking = CloserLook(self.picture, self._coach, self._names, lambda: desk.is_still)

    def _names(self) -> list[str]:
        return seat_names(self.playback.course.session)

    def arrange(self) -> None:
        """Fit the table to its frame; what is moving arrives at once."""
        self.playback.arrive()
        self.picture.forget()
        self.playback.go(self.playback.at)
        self.look_anew()

    def look_anew(self) -> None:
        """The table was laid out anew: other things lie under the pointer."""
        self._looking.forget()
        self._pointer.watch(self.playback.performance.shown)

    def point(self, at: Point) -> None:
        """The pointer is somewhere."""
        self._pointer.point(at)

    def asked(self) -> Passage | None:
        """Where the rules tell about what the pointer is on, if it is on anything."""
        playback = self.playback
        return self._looking.asked(self._pointer, playback.performance.shown, playback.state)

    def hold_up(self, wanted: bool) -> None:
        """Enlarge the next board as long as a key is held."""
        self._looking.hold_up(self.picture.where.player(1) if wanted else None)

    def update(self, seconds: float, now: float) -> bool:
        """Move what moves; whether something did."""
        playback = self.playback
        shown = playback.performance.shown
        moving = self._looking.update(now, self._pointer, shown, playback.state)
        moving = playback.update(seconds) or moving
        if playback.performance.shown is not shown:
            self._pointer.watch(playback.performance.shown)
        return moving

    def get_ready(self) -> bool:
        """Paint a portion of the other half of a round; whether there was something to paint."""
        picture = self.picture
        if not picture.cold:
            return False
        shown, view, began = self.playback.performance.shown, self._view(), time.perf_counter()
        while picture.cold and time.perf_counter() - began < _PORTION:
            picture.warm(shown, view)
        return True

    # The picture.

    def groups(self) -> list[Group]:
        """The table and the wood that it stands on."""
        return self.picture.groups(self.playback.performance.shown, self._view())

    def closer(self) -> list[Group]:
        """What is looked at more closely, over everything else."""
        return self._looking.groups(self.playback.performance.shown, self._sitters())

    def _view(self) -> View:
        playback, performance = self.playback, self.playback.performance
        course = playback.course
        return View(
            sitters=self._sitters(),
            active=course.mover(playback.at),
            prompt=self._prompt(),
            slide=playback.glide.left,
            marks=performance.marks,
            acts=performance.acts(),
            now=performance.now,
        )

    def _sitters(self) -> tuple[Sitter, ...]:
        playback = self.playback
        session, shown = playback.course.session, playback.performance.shown
        return sitters(session, shown, NOBODY, people=self._people)

    def _prompt(self) -> Prompt:
        """The move that led here, or what it leads to while pieces move."""
        playback, names = self.playback, self._names()
        course, at = playback.course, playback.at
        if not at:
            return prompt_for(self._coach, playback.state, None, names[playback.state.turn])
        performance = playback.performance
        story = performance.story() if performance.is_running else course.told(at)
        prompt = prompt_while_moving(story, names)
        seat = course.mover(at)
        gain = course.scores(at)[seat] - course.scores(at - 1)[seat]
        return Prompt(prompt.text, prompt.tiles, signed(gain) if gain else "")
