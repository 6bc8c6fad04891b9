"""Iterative deepening: a search looks one take deeper each time, until its budget is used up."""

from azul_desktop.bots.wall.native import i64
from azul_desktop.bots.wall.takes import Takes
from azul_desktop.bots.wall.thinking import Thinking
from azul_desktop.core.state import State


class Deepening(Thinking):
    """The loop over depths; how to look to a depth is for the search to say."""

    def __init__(self, takes: Takes) -> None:
        super().__init__(takes)
        self.guessed: bool = False
        """Whether a value came from a look at boards before the round's end."""

    def best_take(self, state: State, most_nodes: i64, deadline: float, most_depth: i64) -> int:
        """The take to make; `most_nodes` of 0 is without limit, so is a `deadline` of 0."""
        self.begin(state)
        self.start_clock(most_nodes, deadline)
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

    def deepen(self, depth: i64, end: i64, best: i64) -> i64:
        """Look at the takes at the root to a depth; the best found until the budget is used up."""
        raise NotImplementedError
