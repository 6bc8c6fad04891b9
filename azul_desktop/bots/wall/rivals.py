"""A quick look with three or four at the table (max-n): everybody plays for themselves.

The seat that thinks looks at many of its takes, and at the few that look best to each rival.
"""

from typing import Final

from azul_desktop.bots.wall.deepening import Deepening
from azul_desktop.bots.wall.draft_table import MOST_PLIES
from azul_desktop.bots.wall.judge import INFINITE
from azul_desktop.bots.wall.native import i64, vec
from azul_desktop.bots.wall.search import Search
from azul_desktop.bots.wall.wall_tables import zeros
from azul_desktop.core.state import State

STRIDE: Final = 5
"""What is known at each level: the thinking seat's prospects, and every board's value."""


class Rivals(Deepening):
    """Looks ahead with the table and the judge of a `Search`, but not against all at once."""

    def __init__(self, search: Search, own_takes: i64, rival_takes: i64) -> None:
        super().__init__(search.takes)
        self.search = search
        self.draft = search.draft
        self.judge = search.judge
        self.own_takes: i64 = own_takes
        self.rival_takes: i64 = rival_takes
        self.found: vec[i64] = zeros(MOST_PLIES * STRIDE)
        self.seat: i64 = 0

    def begin(self, state: State) -> None:
        """Lay a state out on the table of the search."""
        self.search.begin(state)
        self.seat = self.draft.turn

    def deepen(self, depth: i64, end: i64, best: i64) -> i64:
        """Look at the takes at the root to a depth; the best found until time is up."""
        takes = self.takes
        best_value: i64 = -INFINITE
        at: i64 = 0
        while at < end:
            move = takes.moves[at]
            self.draft.make(move)
            in_time = self._look(depth - 1, end, 1)
            self.draft.take_back()
            if not in_time:
                break
            takes.ranks[at] = self.found[STRIDE]
            if takes.ranks[at] > best_value:
                best_value = takes.ranks[at]
                best = move
            at += 1
        if not self.stopped:
            at = 0
            while at < end:  # the next depth begins with the best
                takes.pick(at, end)
                at += 1
        return best

    def _look(self, depth: i64, room: i64, level: i64) -> bool:
        """Find out, in time, what the game comes to if everybody plays for themselves."""
        draft = self.draft
        self.nodes += 1
        if self.nodes & 15 == 0:
            self.check_budget()
        if self.stopped:
            return False
        if depth <= 0 or not draft.left:
            self._judge(level)
            return True
        turn = draft.turn
        wanted: i64 = 0 if turn == self.seat else 1 + turn
        width = self.own_takes if turn == self.seat else self.rival_takes
        end = self.takes.list_takes(room)
        best: i64 = -INFINITE
        at = room
        while at < end and at < room + width:
            move = self.takes.pick(at, end)
            draft.make(move)
            in_time = self._look(depth - 1, end, level + 1)
            draft.take_back()
            if not in_time:
                return False
            value = self.found[(level + 1) * STRIDE + wanted]
            if value > best:
                best = value
                self._adopt(level)
            at += 1
        return True

    def _adopt(self, level: i64) -> None:
        place = level * STRIDE
        last = place + STRIDE
        while place < last:
            self.found[place] = self.found[place + STRIDE]
            place += 1

    def _judge(self, level: i64) -> None:
        draft = self.draft
        if draft.left:
            self.guessed = True
        self.found[level * STRIDE] = self.search.prospects()
        player: i64 = 0
        while player < draft.players:
            value = self.judge.values[self.judge.slot(player, draft.words[player])]
            if player == draft.marker:
                value += 150
            self.found[level * STRIDE + 1 + player] = value
            player += 1
