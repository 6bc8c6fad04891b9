"""Iterative deepening: a search looks one take deeper each time, until its budget is used up."""

from time import perf_counter, sleep
from typing import Final

from azul_desktop.bots.wall.native import i64
from azul_desktop.bots.wall.takes import Takes
from azul_desktop.core.state import State

_PAUSE: Final = 0.05
"""Seconds after which other threads may run for a moment, one of which may have to end us.

Compiled code never lets them by itself.
"""


class Deepening:
    """The loop over depths, and the budget; how to look to a depth is for the search to say."""

    def __init__(self, takes: Takes) -> None:
        self.takes = takes
        self.nodes: i64 = 0
        self.most_nodes: i64 = 0
        self.deadline: float = 0.0
        self.pause: float = 0.0
        self.stopped: bool = False
        self.guessed: bool = False
        """Whether a value came from a look at boards before the round's end."""

    def best_take(self, state: State, most_nodes: i64, deadline: float, most_depth: i64) -> int:
        """The take to make; `most_nodes` of 0 is without limit, so is a `deadline` of 0."""
        self.begin(state)
        self.nodes = 0
        self.most_nodes = most_nodes
        self.deadline = deadline
        self.stopped = False
        end = self.takes.list_takes(0)
        best = self.takes.pick(0, end)
        depth: i64 = 1
        while depth <= most_depth and end > 1:
            self.guessed = False
            best = self.deepen(depth, end, best)
            if self.stopped or not self.guessed:
                break
            depth += 1
        return int(best)

    def begin(self, state: State) -> None:
        """Lay out the state that is to be searched."""
        raise NotImplementedError

    def deepen(self, depth: i64, end: i64, best: i64) -> i64:
        """Look at the takes at the root to a depth; the best found until the budget is used up."""
        raise NotImplementedError

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
