"""The bots at the table: each thinks in a process of its own, asked and heard once a frame."""

import math

from azul_desktop.bots.external_worker import ExternalWorker
from azul_desktop.bots.match import bot_seed
from azul_desktop.bots.registry import budget_of
from azul_desktop.bots.spec import is_external, parse_spec
from azul_desktop.bots.worker import Worker
from azul_desktop.core.errors import UserError
from azul_desktop.core.moves import Move
from azul_desktop.core.record import HUMAN
from azul_desktop.core.rng import number
from azul_desktop.session.session import Session
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.table.shown.seating import NOBODY

_APPRENTICE = "apprentice"


class BotSeats:
    """The workers of a game's bots; a program that misbehaves is left to the player to judge."""

    def __init__(self, session: Session, desk: Desk) -> None:
        self._session = session
        self._desk = desk
        self._workers: dict[int, Worker | ExternalWorker] = {}
        self._asked = -1
        """The number of moves made when a bot was asked."""

    @property
    def have_to_move(self) -> bool:
        """Whether a bot decides."""
        return self._session.seat.kind != HUMAN

    @property
    def is_thinking(self) -> bool:
        """Whether a bot was asked and has not answered."""
        return self._asked >= 0

    @property
    def due(self) -> float:
        """When to look for an answer: as soon as possible, for no one announces it."""
        return -math.inf if self.is_thinking else math.inf

    @property
    def thinker(self) -> int:
        """The player who thinks, or NOBODY."""
        return self._session.state.turn if self.is_thinking else NOBODY

    def ask(self) -> None:
        """Ask the bot whose turn it is, unless it thinks already."""
        session = self._session
        moves = len(session.record.moves)
        if self._asked == moves or session.seat.kind == HUMAN:
            return
        turn, kind = session.state.turn, _playable(session.seat.kind)
        if is_external(kind) and not self._desk.may_start(parse_spec(kind).command):
            self._complain(UserError("it is not among the engines of your settings"))
            return
        seed = number(bot_seed(session.record.seed, turn), moves)
        worker = self._worker(turn, kind)
        budget = budget_of(kind, relaxed=self._desk.settings.bot_time == "relaxed")
        worker.ask(kind, session.rules, session.state, seed, budget)
        self._asked = moves

    def _worker(self, turn: int, kind: str) -> Worker | ExternalWorker:
        """The worker of a seat; another one when the seat was handed over."""
        wanted = ExternalWorker if is_external(kind) else Worker
        worker = self._workers.get(turn)
        if not isinstance(worker, wanted):
            if worker is not None:
                worker.close()
            worker = self._workers[turn] = wanted()
        return worker

    def answer(self) -> Move | None:
        """The move of the bot that was asked, once it is there."""
        if self._asked < 0:
            return None
        worker = self._workers[self._session.state.turn]
        move = worker.poll()
        if move is not None:
            self._asked = -1
        elif isinstance(worker, ExternalWorker) and worker.problem is not None:
            self._asked = -1
            self._complain(worker.problem)
        return move

    def _complain(self, problem: UserError) -> None:
        """Tell what is wrong with the program; the player decides who plays on."""
        turn = self._session.state.turn
        routes.over_failure(self._desk, self._session, turn, problem, _APPRENTICE)

    def interrupt(self) -> None:
        """Forget what was asked: the position is another one now."""
        if self._asked >= 0:
            for worker in self._workers.values():
                worker.cancel()
            self._asked = -1

    def close(self) -> None:
        """End all workers."""
        for worker in self._workers.values():
            worker.close()
        self._workers.clear()
        self._asked = -1


def _playable(kind: str) -> str:
    """Who plays for a seat: a bot that nobody knows any more is replaced."""
    try:
        parse_spec(kind)
    except UserError:
        return _APPRENTICE
    return kind
