"""A lesson on the table: it is played by hand, as a game is, and a plate says what to do."""

from azul_desktop.core.moves import Move
from azul_desktop.core.record import Seat
from azul_desktop.geometry import Shape
from azul_desktop.teaching.lesson import Lesson
from azul_desktop.teaching.run import LessonRun
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scenes.lesson.flow import LessonFlow, shown_session
from azul_desktop.ui.scenes.table import TableScene


class LessonScene(TableScene):
    """Somebody takes a lesson; whatever opened it lies below, and comes back."""

    name = "lesson"

    def __init__(self, desk: Desk, lesson: Lesson, learner: int | None, at: int = 0) -> None:
        self.run = LessonRun(lesson, at)
        self._learner = learner
        super().__init__(desk, shown_session(self.run, Seat()))

    def _new_flow(self) -> LessonFlow:
        return LessonFlow(self.desk, self.run, self.session, self._picture, **self._hooks())

    def _submit(self, move: Move, places: list[Shape]) -> None:
        self.run.play(move)
        super()._submit(move, places)

    def _open_menu(self) -> None:
        self.desk.navigator.pop()
