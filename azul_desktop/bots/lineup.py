"""Bots for many games in a row: ours are new in every game, programs outside are started once."""

from time import perf_counter

from azul_desktop.bots.base import Bot, Budget
from azul_desktop.bots.external import HELLO, ExternalBot
from azul_desktop.bots.registry import make_bot
from azul_desktop.bots.spec import Spec
from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State

LATE = 150
"""So many milliseconds beyond its budget a move may take; those that take more are counted."""


class Lineup:
    """Hands out bots and keeps the programs outside until it is closed."""

    def __init__(self, hello: float = HELLO) -> None:
        """A program outside has so many seconds to get ready."""
        self._hello = hello
        self._programs: dict[str, ExternalBot] = {}

    def bot(self, spec: Spec, seed: int) -> Bot:
        """A bot for one game; the same program serves every seat that asks for it."""
        if not spec.command:
            return make_bot(spec.kind, seed)
        return self._programs.setdefault(spec.command, ExternalBot(spec.command, self._hello))

    def close(self) -> None:
        """End the programs."""
        for program in self._programs.values():
            program.close()
        self._programs.clear()

    def __enter__(self) -> "Lineup":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class ClockedBot:
    """A bot whose time is taken."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.moves = 0
        self.seconds = 0.0
        self.worst = 0.0
        self.late = 0
        """Moves that took longer than the budget and a little more."""

    def choose(self, rules: Rules, state: State, budget: Budget) -> Move:
        """What the bot chooses; the time counts even if it fails, but no program's start."""
        if isinstance(self._bot, ExternalBot):
            self._bot.start()
        started = perf_counter()
        try:
            return self._bot.choose(rules, state, budget)
        finally:
            took = perf_counter() - started
            self.moves += 1
            self.seconds += took
            self.worst = max(self.worst, took)
            if budget.milliseconds is not None and took * 1000 > budget.milliseconds + LATE:
                self.late += 1
