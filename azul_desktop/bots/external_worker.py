"""A program outside as a bot at the table of a window, which never waits for it.

It has a process of its own already, so that a thread is enough to talk to it. The window asks,
polls once a frame and may change its mind, as with `worker.Worker`; what the program does wrong
is told in `problem`, and what happens then is for the player to say.
"""

from threading import Thread

from azul_desktop.bots.base import Budget
from azul_desktop.bots.external import ExternalBot
from azul_desktop.bots.program import ProgramError
from azul_desktop.bots.spec import parse_spec
from azul_desktop.core.errors import UserError
from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State


class _Thought:
    """One question, answered by a thread."""

    def __init__(self, bot: ExternalBot, rules: Rules, state: State, budget: Budget) -> None:
        self.move: Move | None = None
        self.problem: UserError | None = None
        self._asked = bot, rules, state, budget
        Thread(target=self._think, daemon=True).start()

    def _think(self) -> None:
        bot, rules, state, budget = self._asked
        try:
            self.move = bot.choose(rules, state, budget)
        except ProgramError as error:
            self.problem = error


class ExternalWorker:
    """One seat's program; it starts with the first question and then stays."""

    def __init__(self) -> None:
        self.problem: UserError | None = None
        """What went wrong with the last question; None if nothing did."""
        self._bot: ExternalBot | None = None
        self._thought: _Thought | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._thought is not None

    def ask(self, bot: str, rules: Rules, state: State, seed: int, budget: Budget) -> None:
        """Have the program think about a position; `seed` decides the future that it cannot see."""
        self.cancel()
        self.problem = None
        if self._bot is None:
            self._bot = ExternalBot(parse_spec(bot).command)
        self._thought = _Thought(self._bot, rules, rules.redeal(state, seed), budget)

    def poll(self) -> Move | None:
        """The move if there is one, without waiting; else `problem` may say why there is none."""
        thought = self._thought
        if thought is None or (thought.move is None and thought.problem is None):
            return None
        self._thought = None
        self.problem = thought.problem
        return thought.move

    def cancel(self) -> None:
        """Forget the question; a program that still thinks about it is ended."""
        if self._thought is not None:
            self._thought = None
            self._drop()

    def close(self) -> None:
        """End the program; another question would start it anew."""
        if self._thought is None and self._bot is not None:
            self._bot.close()
        self._thought = None
        self._drop()

    def _drop(self) -> None:
        if self._bot is not None:
            self._bot.interrupt()
            self._bot = None
