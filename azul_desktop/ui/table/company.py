"""The bots at the table: each thinks in a process of its own, asked and heard once a frame."""

from azul_desktop.bots.base import Budget
from azul_desktop.bots.match import bot_seed
from azul_desktop.bots.worker import Worker
from azul_desktop.core.moves import Move
from azul_desktop.core.record import HUMAN
from azul_desktop.core.rng import number
from azul_desktop.session.session import Session
from azul_desktop.ui.table.seating import NOBODY

BUDGET = Budget(milliseconds=1000)


class Company:
    """The workers of a game's bots."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._workers: dict[int, Worker] = {}
        self._asked = -1
        """The number of moves made when a bot was asked."""

    @property
    def is_thinking(self) -> bool:
        """Whether a bot was asked and has not answered."""
        return self._asked >= 0

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
        turn = session.state.turn
        worker = self._workers.setdefault(turn, Worker())
        seed = number(bot_seed(session.record.seed, turn), moves)
        worker.ask(session.seat.kind, session.rules, session.state, seed, BUDGET)
        self._asked = moves

    def answer(self) -> Move | None:
        """The move of the bot that was asked, once it is there."""
        if self._asked < 0:
            return None
        move = self._workers[self._session.state.turn].poll()
        if move is not None:
            self._asked = -1
        return move

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
