"""The course of a game as positions: 0 is the deal, each other one what a move left behind."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import pairwise

from azul_desktop.core.events import MARKER, Event, Moved
from azul_desktop.core.rules import Step
from azul_desktop.core.state import SCORE, State
from azul_desktop.session.session import Session


class Course:
    """All positions of a game as it was when somebody looked."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.first: State = session.first
        self.steps: Sequence[Step] = tuple(session.steps)
        self.moves = tuple(step.move for step in self.steps)
        rounds = [self.state(at).round for at in range(self.last + 1)]
        turns = [at for at, (a, b) in enumerate(pairwise(rounds), 1) if a != b]
        self.rounds: Sequence[int] = (0, *turns)
        """Where each round begins."""

    @property
    def last(self) -> int:
        """The number of the last position, which is that of the moves."""
        return len(self.steps)

    def state(self, at: int) -> State:
        """The game at a position."""
        return self.steps[at - 1].after if at else self.first

    def mover(self, at: int) -> int:
        """Whose move led to a position; at the deal who begins."""
        return self.steps[at - 1].before.turn if at else self.first.turn

    def told(self, at: int) -> list[Event]:
        """What happened on the way to a position, without the marker that came along."""
        return [
            event
            for event in self.steps[at - 1].events
            if not (isinstance(event, Moved) and event.colour == MARKER)
        ]

    def scores(self, at: int) -> list[int]:
        """The points of everybody at a position."""
        return [board[SCORE] for board in self.state(at).boards]

    def inside(self, at: int) -> int:
        """The nearest position that there is."""
        return min(max(at, 0), self.last)

    def round_after(self, at: int) -> int:
        """Where the next round begins, or the end."""
        found = bisect_right(self.rounds, at)
        return self.rounds[found] if found < len(self.rounds) else self.last

    def round_before(self, at: int) -> int:
        """Where the round began, or at its beginning the round before."""
        return self.rounds[max(bisect_left(self.rounds, at) - 1, 0)]
