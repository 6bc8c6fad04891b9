"""How long a search may go on: until so many positions were looked at, or until a time."""

from time import perf_counter, sleep
from typing import Final

from azul_desktop.bots.wall.native import i64
from azul_desktop.bots.wall.takes import Takes
from azul_desktop.core.state import State

_PAUSE: Final = 0.05
"""Seconds after which other threads may run for a moment, one of which may have to end us.

Compiled code never lets them by itself.
"""


class Thinking:
    """A search with its budget; how it looks for the best take is for it to say."""

    def __init__(self, takes: Takes) -> None:
        self.takes = takes
        self.nodes: i64 = 0
        self.most_nodes: i64 = 0
        self.begun: float = 0.0
        self.deadline: float = 0.0
        self.pause: float = 0.0
        self.stopped: bool = False

    def best_take(self, state: State, most_nodes: i64, deadline: float, most_depth: i64) -> int:
        """The take to make; `most_nodes` of 0 is without limit, so is a `deadline` of 0."""
        raise NotImplementedError

    def begin(self, state: State) -> None:
        """Lay out the state that is to be searched."""
        raise NotImplementedError

    def start_clock(self, most_nodes: i64, deadline: float) -> None:
        """From now on the budget is used up."""
        self.nodes = 0
        self.most_nodes = most_nodes
        self.begun = perf_counter()
        self.deadline = deadline
        self.stopped = False

    def check_budget(self) -> None:
        """Stop if time is up or enough positions were looked at."""
        late = False
        if self.deadline > 0.0:
            now = perf_counter()
            late = now > self.deadline
            if now > self.pause:
                self.pause = now + _PAUSE
                sleep(0.0)
        self.stopped = late or (self.most_nodes > 0 and self.nodes >= self.most_nodes)

    def share_used(self) -> float:
        """How much of the budget is used up, from 0 to 1."""
        used = 0.0
        if self.most_nodes > 0:
            used = float(self.nodes) / float(self.most_nodes)
        if self.deadline > 0.0:
            whole = self.deadline - self.begun
            passed = (perf_counter() - self.begun) / whole if whole > 0.0 else 1.0
            if passed > used:
                used = passed
        return used
