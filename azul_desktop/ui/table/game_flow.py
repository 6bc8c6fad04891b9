"""The course of a game at the table: moves are made, kept and shown, and bots are asked."""

from collections.abc import Callable
from typing import NamedTuple

from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Step
from azul_desktop.core.state import DRAFT
from azul_desktop.geometry import Shape
from azul_desktop.i18n import translate
from azul_desktop.session.session import Session
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.table.bot_seats import BotSeats
from azul_desktop.ui.table.cards.round_cards import RoundCards
from azul_desktop.ui.table.company import Keeping, Others
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.show.choreographer import PACES
from azul_desktop.ui.table.show.performance import Glide, Performance
from azul_desktop.ui.table.shown.seating import NOBODY, front_seat, sitters

_BOT_TURN = 0.5
"""A bot's turn takes at least so long, so that it can be followed."""
_END_PAUSE = 1.2


class Hooks(NamedTuple):
    """What a table does for its flow."""

    change_seats: Callable[[], None]
    """Fits the table to who decides."""
    take_stock: Callable[[], None]
    """Finds out what they can do."""
    get_ready: Callable[[], bool]
    """Paints a little of the other half of a round; whether there is more."""


class GameFlow:
    """From one decision to the next; the game itself is never behind the picture."""

    def __init__(
        self,
        desk: Desk,
        session: Session,
        picture: TablePicture,
        hooks: Hooks,
    ) -> None:
        self._desk = desk
        self._session = session
        self._picture = picture
        self._change_seats = hooks.change_seats
        self._take_stock = hooks.take_stock
        self._get_ready = hooks.get_ready
        self.performance = Performance(session.rules, session.state, desk.audio)
        self.bots = self._others()
        self.keeper = self._keeping()
        self.cards = RoundCards(desk, session, picture, wanted=self._cards_wanted)
        if not session.steps:
            self.cards.begin(session.state.round, session.state.first)
        self.glide = Glide()
        self._turn_since = desk.clock()
        self._due: list[Callable[[], None]] = []
        """What is still to be done before the next decision."""

    def _others(self) -> Others:
        return BotSeats(self._session, self._desk)

    def _keeping(self) -> Keeping:
        return self._desk.new_keeper(self._session)

    def _cards_wanted(self) -> str:
        """Which of the round's cards are shown, as the settings call it."""
        return self._desk.settings.round_card

    @property
    def animating(self) -> bool:
        """Whether pieces are on their way, or boards."""
        return self.performance.is_running or bool(self._due) or self._picture.is_moving

    @property
    def _pace(self) -> float:
        return PACES[self._desk.settings.animation]

    def close(self) -> None:
        """End the bots; others may play on."""
        self.bots.close()
        self.keeper.close()

    def arrive(self) -> None:
        """Let what is moving arrive at once: the table is laid out anew."""
        if self.performance.finish(self._session.state):
            self.cards.dismiss()
        self._picture.arrive()
        self._due.clear()

    def update(self, seconds: float, now: float) -> bool:
        """Move what moves; let bots think and answer; go on to the results."""
        moving = self.cards.update(seconds)
        moving = self.glide.update(seconds, self._pace) or moving
        moving = self._picture.move(seconds) or moving
        self._tell_of_keeping()
        if self.cards.holds:
            if self._other_half:  # while everybody reads there is time for it
                self._get_ready()
            return True
        if self.performance.is_running:
            if self.performance.update(seconds, self._session.state):
                self._due = [self._seat, self._take_stock]
            elif (event := self.performance.hear_of_round()) is not None:
                self.cards.hear(event)
            return True
        if self._due:
            # One step in each frame, so that none takes long.
            if not (self._other_half and self._get_ready()):
                self._due.pop(0)()
            return True
        return self._go_on(now) or moving

    def _tell_of_keeping(self) -> None:
        """Say where the library refuses, or where another window has taken over the game."""
        self.keeper.look_after()
        if problem := self.keeper.problem():
            self._desk.say_unsaved(problem)
        if self.keeper.moved_out():
            self._desk.navigator.say(
                translate("This game goes on in another window; here it is a copy from now on.")
            )

    def _go_on(self, now: float) -> bool:
        """Nothing moves: is a bot to decide, or is the game over?"""
        if self._session.is_over:
            return self._end(now)
        if not self.bots.have_to_move:
            return False
        asked = not self.bots.is_thinking
        self.bots.ask()
        ready = not (self.cards.is_shown or self._picture.is_moving)
        if ready and now - self._turn_since >= _BOT_TURN * self._pace:
            move = self.bots.answer()
            if move is not None:
                self.submit(move, [], announce=True)
                return True
        return asked

    def _end(self, now: float) -> bool:
        """The game is over; whether to look again in the next frame."""
        if now - self._turn_since >= _END_PAUSE * self._pace:
            routes.to_results(self._desk, self._session)
        return True

    def submit(self, move: Move, places: list[Shape], *, announce: bool = False) -> None:
        """Make a move, its flights from where the hand let go; the picture catches up."""
        step = self._session.submit(move)
        self.keeper.note()  # before anything of it is shown
        seated = sitters(self._session, self.performance.shown, NOBODY, people=self._desk.people)
        self.cards.expect(step, seated)
        self._show(step, places, announce=announce)

    def _show(self, step: Step, places: list[Shape], *, announce: bool) -> None:
        """Begin to show what a move did."""
        where, still = self._picture.where, self._desk.settings.reduce_motion
        self.performance.show(step, where, self._pace, places, announce=announce, still=still)
        if self.performance.is_running:
            self._take_stock()
        else:
            self._settle()

    def _settle(self) -> None:
        """The picture has caught up: the next decision is due."""
        self._due.clear()
        self._seat()
        self._picture.arrive()
        self._take_stock()

    @property
    def _other_half(self) -> bool:
        """Whether the table is still laid out for the other half of a round."""
        return self._picture.family.lays_out_anew and self.drafting != self._picture.drafting

    @property
    def drafting(self) -> bool:
        """Whether the draft is to be seen, and not what is done with its tiles."""
        return self._session.state.phase == DRAFT

    def _seat(self) -> None:
        """Bring the board of who decides to the front; make room for what is done now."""
        self._turn_since = self._desk.clock()
        picture, other_half = self._picture, self._other_half
        moved = front_seat(self._session) != picture.where.front
        still = self._desk.settings.reduce_motion
        if moved and not still:
            self.glide.begin()
        if other_half and not still:
            picture.rearrange(self._pace)
        if moved or other_half:
            self._change_seats()
            self.performance.mark(picture.where)

    def finish(self) -> bool:
        """Let what is moving arrive at once, and go on; whether something was moving."""
        self.cards.dismiss()
        moved = self.performance.finish(self._session.state) or bool(self._due)
        if moved:
            self._settle()
        return self._picture.arrive() or moved

    def undo(self) -> None:
        """Back to the last decision of a person."""
        if self._session.can_undo():
            self.bots.interrupt()
            self._session.undo()
            self._jump()

    def redo(self) -> None:
        """Make again what was undone."""
        if self._session.can_redo():
            self.bots.interrupt()
            self._session.redo()
            self._jump()

    def _jump(self) -> None:
        self.cards.dismiss()
        self.performance.jump(self._session.state)
        self.keeper.note()
        self._settle()
