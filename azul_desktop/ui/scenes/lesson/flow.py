"""The course of a lesson at the table: its moves are shown one by one, and nothing is kept."""

import math

from azul_desktop.bots.levels import LEVELS
from azul_desktop.core.moves import Move
from azul_desktop.core.record import Seat
from azul_desktop.core.rules import Step
from azul_desktop.geometry import Shape
from azul_desktop.session.session import Session
from azul_desktop.teaching.run import LessonRun
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.table.company import Keeping, Others
from azul_desktop.ui.table.game_flow import GameFlow, Hooks
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.shown.round_end import RoundEnd, round_end
from azul_desktop.ui.table.shown.seating import NOBODY


def shown_session(run: LessonRun, learner: Seat) -> Session:
    """The game as the table shows it first: what this step begins with is still to be played.

    The others have the face of the first level: a lesson moves for them, but somebody sits there.
    """
    record = run.lesson.record()
    others = (Seat(kind=LEVELS[0].id),) * (run.lesson.players - 1)
    record.seats = (learner, *others)
    record.moves = run.session.record.moves[: run.begun]
    return Session(record)


class Script:
    """Makes the moves that a lesson has and its table has not shown yet."""

    def __init__(self, run: LessonRun, session: Session) -> None:
        self._run = run
        self._session = session

    @property
    def _moves(self) -> list[Move]:
        return self._run.session.record.moves

    @property
    def shared(self) -> int:
        """How many moves the table has in common with the lesson."""
        pairs = enumerate(zip(self._moves, self._session.record.moves, strict=False))
        shorter = min(len(self._moves), len(self._session.record.moves))
        return next((at for at, (here, there) in pairs if here != there), shorter)

    @property
    def agrees(self) -> bool:
        """Whether what is shown is a part of the lesson's game; else something was taken back."""
        return self.shared == len(self._session.record.moves)

    @property
    def have_to_move(self) -> bool:
        """Whether something was played that is not shown yet."""
        return len(self._session.record.moves) < len(self._moves)

    @property
    def is_thinking(self) -> bool:
        """A lesson never thinks."""
        return False

    @property
    def due(self) -> float:
        """When to look for a move; it is there already."""
        return math.inf

    @property
    def thinker(self) -> int:
        """Nobody thinks."""
        return NOBODY

    def ask(self) -> None:
        """Nobody need be asked."""

    def answer(self) -> Move | None:
        """The next move."""
        return self._moves[len(self._session.record.moves)] if self.have_to_move else None

    def interrupt(self) -> None:
        """Nothing was asked."""

    def close(self) -> None:
        """Nobody is left."""


class Unkept:
    """Keeps nothing: what is played in a lesson is no game of the library."""

    @property
    def is_kept(self) -> bool:
        """Nothing is lost when the table is left."""
        return True

    def note(self) -> None:
        """A lesson's moves are in its file."""

    def look_after(self) -> None:
        """Nothing is owed."""

    def problem(self) -> str:
        """Nothing can be refused."""
        return ""

    def moved_out(self) -> bool:
        """No other program plays it."""
        return False

    def close(self) -> None:
        """Nobody waits for it."""


class LessonFlow(GameFlow):
    """From one decision of a lesson to the next."""

    def __init__(
        self,
        desk: Desk,
        run: LessonRun,
        session: Session,
        picture: TablePicture,
        hooks: Hooks,
    ) -> None:
        """`session` is the game as the table shows it, which follows that of the `run`."""
        self.run = run
        self.script = Script(run, session)
        super().__init__(desk, session, picture, hooks)
        self._hold(self._round_end())
        self.performance.jump(session.state)

    def _others(self) -> Others:
        return self.script

    def _keeping(self) -> Keeping:
        return Unkept()

    def _cards_wanted(self) -> str:
        """A step says itself what a round brought."""
        return "none"

    def _end(self, now: float) -> bool:  # noqa: ARG002 - a lesson waits for its reader
        return False

    @property
    def is_shown(self) -> bool:
        """Whether the table shows the lesson's game as far as it is."""
        return self.script.agrees and not self.script.have_to_move and not self.animating

    @property
    def drafting(self) -> bool:
        """The next draft is not seen while the end of a round is."""
        return super().drafting and self.performance.held is None

    def follow(self) -> None:
        """Show what was taken back; what was played since follows move by move."""
        before, end = self.performance.held, self._round_end()
        if not self.script.agrees:
            self._session.rewind(self.script.shared)
            self._hold(self._round_end())
            self._jump()
        elif end is not None:
            if end.table != before:
                self._hold(end)
                self._jump()
        elif before is not None:
            self._hold(None)
            rest = self._last_end(counted=True)
            assert rest is not None
            super()._show(rest.rest, [], announce=False)

    def catch_up(self) -> None:
        """Show at once all that the lesson has played."""
        while (move := self.script.answer()) is not None:
            self._session.submit(move)
        self._hold(self._round_end())
        self._jump()

    def _show(self, step: Step, places: list[Shape], *, announce: bool) -> None:
        """Only as far as the step of the lesson says."""
        end = self._round_end()
        self._hold(end)
        super()._show(step if end is None else end.part, places, announce=announce)

    def _hold(self, end: RoundEnd | None) -> None:
        self.performance.held = None if end is None else end.table

    def _round_end(self) -> RoundEnd | None:
        """The end of a round at which the table is to stop now."""
        run, script = self.run, self.script
        if run.is_done or run.answer is not None or run.step.until is None:
            return None
        if script.have_to_move or not script.agrees:
            return None
        return self._last_end(counted=run.step.until == "counted")

    def _last_end(self, *, counted: bool) -> RoundEnd | None:
        """What is shown last, if it ended a round."""
        steps = self._session.steps
        return round_end(self._session.rules, steps[-1], counted=counted) if steps else None
