"""Plays a game back on the table: forwards move by move as it was seen, anywhere else at once."""

from collections.abc import Callable

from azul_desktop.core.rules import Step
from azul_desktop.core.state import DRAFT, State
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scenes.watch.course import Course
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.show.choreographer import PACES
from azul_desktop.ui.table.show.performance import Glide, Performance

SPEEDS = (0.5, 1.0, 2.0, 4.0)
"""How many times as fast as at the table."""
USUAL = 1
"""The speed that is chosen at first."""
_PAUSE = 0.6
"""So many seconds a position is seen before the next move is played."""


class Playback:
    """Where somebody who watches is, and what moves there."""

    def __init__(
        self,
        desk: Desk,
        course: Course,
        picture: TablePicture,
        at: int,
        *,
        laid_out: Callable[[], None],
        get_ready: Callable[[], bool],
    ) -> None:
        """`laid_out` is told when the table lies otherwise.

        `get_ready` paints a little of the other half of a round; it says whether there was more.
        """
        self._desk = desk
        self._picture = picture
        self._laid_out = laid_out
        self._get_ready = get_ready
        self.course = course
        self.at = at
        self.speed = USUAL
        """Which of the speeds is chosen."""
        self.playing = False
        self.performance = Performance(course.session.rules, course.state(at), desk.audio)
        self.glide = Glide()
        self._next: Step | None = None
        """The move that is shown when the board of who makes it lies in front."""
        self._unsettled = False
        """Whether a move was shown to its end, and the table may have to be laid out anew."""
        self._rest = 0.0

    @property
    def state(self) -> State:
        """The game where one is."""
        return self.course.state(self.at)

    @property
    def is_moving(self) -> bool:
        """Whether pieces are on their way, or boards."""
        waiting = self._next is not None or self._unsettled
        return self.performance.is_running or waiting or self._picture.is_moving

    @property
    def _pace(self) -> float:
        return PACES[self._desk.settings.animation] / SPEEDS[self.speed]

    @property
    def _still(self) -> bool:
        return self._desk.is_still

    # Where to.

    def go(self, at: int) -> None:
        """Be at another position at once."""
        self.at = self.course.inside(at)
        self._show()

    def step_on(self) -> None:
        """Show the next move; one that is still shown arrives at once."""
        self.arrive()
        if self.at == self.course.last:
            self.playing = False
            return
        step = self.course.steps[self.at]
        self.at += 1
        if self._seat(self.course.mover(self.at), step.before) and not self._still:
            self.glide.begin()
        self._next = step
        if self._pace == 0:
            self._begin()

    def play(self) -> None:
        """Play on, from the beginning where the end was seen; or pause."""
        self.playing = not self.playing
        if self.playing and self.at == self.course.last:
            self.go(0)
            self.playing = True
        self._rest = 0.0

    def follow(self, course: Course) -> None:
        """The game went on elsewhere: who has seen all of it sees that, too."""
        live = self.at == self.course.last and not self.is_moving
        grown = course.moves[: self.course.last] == self.course.moves
        self.course = course
        if not grown:
            self.go(self.at)
        elif live:
            self.step_on()
            self.playing = self.at < course.last

    # Time.

    def update(self, seconds: float) -> bool:
        """Move what moves; whether something did."""
        moving = self.glide.update(seconds, self._pace)
        moving = self._picture.move(seconds) or moving
        if self._next is not None:
            if not self.glide.left and not self._picture.is_moving:
                self._begin()
            return True
        if self.performance.is_running:
            self._unsettled = self.performance.update(seconds, self.state)
            return True
        if self._unsettled:
            if not (self._other_half and self._get_ready()):
                self._settle()
            return True
        if self.playing and not self._picture.is_moving:
            self._rest -= seconds
            if self._rest <= 0:
                self.step_on()
                self._rest = _PAUSE / SPEEDS[self.speed]
            return True
        return moving

    def _begin(self) -> None:
        step, self._next = self._next, None
        assert step is not None
        where, still = self._picture.where, self._desk.settings.reduce_motion
        self.performance.show(step, where, self._pace, [], announce=True, still=still)
        if not self.performance.is_running:
            self._settle()

    @property
    def _other_half(self) -> bool:
        """Whether the table is still laid out for the other half of a round."""
        drafting = self.state.phase == DRAFT
        return self._picture.family.lays_out_anew and drafting != self._picture.drafting

    def _settle(self) -> None:
        """The move was seen: the table makes room for what is done next."""
        self._unsettled = False
        if self._other_half and not self._still:
            self._picture.rearrange(self._pace)
        self._seat(self.course.mover(self.at), self.state)
        self.performance.mark(self._picture.where)

    def arrive(self) -> bool:
        """Let what is moving arrive at once; whether something was."""
        moved = self.is_moving
        if moved:
            self._show()
        return moved

    def _show(self) -> None:
        """The position where one is, as it lies when everything has arrived."""
        self._next, self._unsettled, self.glide.left = None, False, 0.0
        self._picture.arrive()
        self._seat(self.course.mover(self.at), self.state)
        if self.at:
            self.performance.recall(self.course.steps[self.at - 1], self._picture.where)
        else:
            self.performance.jump(self.state)

    def _seat(self, front: int, state: State) -> bool:
        """Lay the table out for a board in front; whether another one lay there."""
        picture, drafting = self._picture, state.phase == DRAFT
        moved = front != picture.where.front
        if moved or (picture.family.lays_out_anew and drafting != picture.drafting):
            picture.arrange(front, drafting=drafting)
            self._laid_out()
        return moved
