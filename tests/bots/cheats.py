"""Bots that break the rules, to see that nobody lets them."""

import pytest

from azul_desktop.bots import lineup
from azul_desktop.bots.base import Bot, Budget
from azul_desktop.bots.registry import make_bot
from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State


class RepeatingBot:
    """Makes the first legal move, and then the same again, although its tiles are gone."""

    def __init__(self) -> None:
        self.move: Move | None = None

    def choose(self, rules: Rules, state: State, budget: Budget) -> Move:
        if self.move is None:
            self.move = rules.legal_moves(state)[0]
        return self.move


class StuckBot:
    """Always answers the same, which may be anything."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, rules: Rules, state: State, budget: Budget) -> Move:
        return self.answer  # type: ignore[return-value]


def let_cheat(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Have one of our bots repeat its first move wherever bots are made for many games."""

    def make(spec: str, seed: int) -> Bot:
        return RepeatingBot() if spec == name else make_bot(spec, seed)

    monkeypatch.setattr(lineup, "make_bot", make)
