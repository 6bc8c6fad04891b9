"""The way back of what was deleted: a key takes it at any time, a plate offers it for a while."""

import math
from collections.abc import Callable
from typing import Final

from azul_desktop.library.rows import GameRow

_OFFERED: Final = 10.0
"""Seconds in which a deletion is undone with a click."""


class WayBack:
    """The games that were deleted on this screen, the last one on top."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.rows: list[GameRow] = []
        """What was deleted, the last at the end."""
        self.until = math.inf
        """When the offer ends."""

    @property
    def is_offered(self) -> bool:
        """Whether a click takes a game back."""
        return bool(self.rows) and self.until < math.inf

    def remember(self, row: GameRow) -> None:
        """A game was deleted."""
        self.rows.append(row)
        self.until = self._clock() + _OFFERED

    def take(self) -> GameRow | None:
        """The game that was deleted last, which is taken back; None if there is none."""
        self.until = math.inf
        return self.rows.pop() if self.rows else None

    def has_ended(self, now: float) -> bool:
        """Whether the offer ends with this."""
        if now < self.until:
            return False
        self.until = math.inf
        return True
