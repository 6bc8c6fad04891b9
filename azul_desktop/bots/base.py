"""What a bot is."""

from dataclasses import dataclass
from typing import Final, Protocol

from azul_desktop.core.errors import UserError
from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State

_SHARE: Final = 0.00095
"""Seconds of each millisecond that are for thinking: the rest is for coming and going."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: so many simulations (the same every time), or milliseconds."""

    simulations: int | None = None
    milliseconds: int | None = None

    def deadline(self, begun: float) -> float:
        """When a thought that began then must end, on the same clock; 0 without a limit."""
        return 0.0 if self.milliseconds is None else begun + self.milliseconds * _SHARE


class BotError(UserError):
    """Why a bot cannot go on, as a sentence about it; the game is lost for it."""


class Bot(Protocol):
    """Chooses one of the legal moves.

    The state it gets was redealt: its public facts are true, its future is not the game's.
    """

    def choose(self, rules: Rules, state: State, budget: Budget) -> Move:
        """The move to make; there is always a legal one."""
