"""The takes worth a look, the most promising first."""

from typing import Final

from azul_desktop.bots.wall.draft_table import FLOOR_LINE, DraftTable
from azul_desktop.bots.wall.judge import Judge
from azul_desktop.bots.wall.native import i64, vec
from azul_desktop.bots.wall.wall_tables import SPREAD, SearchTables, zeros

PRAISE: Final = 600
"""The most that praise adds to the rank of a take."""
FEW: Final = 6
"""With no more tiles on the table, the floor is looked at even where a line takes the tiles."""
ROOM: Final = 1 << 15
"""Takes of all plies of one line."""


class Takes:
    """The takes of each ply of the line that is being looked at, with their order."""

    def __init__(self, tables: SearchTables, draft: DraftTable, judge: Judge) -> None:
        self.tables = tables
        self.draft = draft
        self.judge = judge
        self.moves: vec[i64] = zeros(ROOM)
        self.ranks: vec[i64] = zeros(ROOM)
        self.praise: vec[i64] = zeros(4096)
        """What is added to the rank of a seat's take that was good elsewhere in the tree.

        Chess programs call it the history heuristic; in hundredths of points.
        """
        self.end: i64 = 0

    def list_takes(self, first: i64) -> i64:
        """Write down the takes of the player to move from `first` on; where they end."""
        draft = self.draft
        self.end = first
        targets = draft.targets[draft.turn]
        source: i64 = 0
        while source < draft.sources:
            content = draft.contents[source]
            if content and not self._seen(source, content):
                colour: i64 = 0
                while colour < self.tables.colours:
                    count = (content >> (8 * colour)) & 255
                    if count:
                        self._list_colour(source, colour, count, (targets >> (6 * colour)) & 63)
                    colour += 1
            source += 1
        return self.end

    def _seen(self, source: i64, content: i64) -> bool:
        """Whether another disc offers the same; where discs have places, none is the same."""
        draft = self.draft
        if draft.spreads:
            return False
        other: i64 = 1
        while other < source:
            if draft.contents[other] == content and draft.effects[other] == draft.effects[source]:
                return True
            other += 1
        return False

    def _list_colour(self, source: i64, colour: i64, count: i64, lines: i64) -> None:
        draft = self.draft
        tables = self.tables
        word = draft.words[draft.turn]
        base = (source << 12) | (colour << 9)
        fits = False
        line: i64 = 0
        while line < tables.rows:
            if (lines >> line) & 1:
                room = tables.capacity[line] - ((word >> (6 * line + 3)) & 7)
                if room >= count:
                    fits = True
                self._add(base | (line << 6), source, colour, count, line)
            line += 1
        if not fits or draft.left <= FEW:
            self._add(base | (FLOOR_LINE << 6), source, colour, count, FLOOR_LINE)

    def _add(self, move: i64, source: i64, colour: i64, count: i64, line: i64) -> None:
        draft = self.draft
        word = draft.after(source, colour, count, line)
        rank = self.judge.values[self.judge.slot(draft.turn, word)]
        rank += self.praise[(draft.turn << 10) | ((move >> 6) & 1023)]
        if draft.effects[source] != SPREAD or source == 0:
            self._push(move, rank)
            return
        rest: i64 = 0
        other: i64 = 0
        while other < self.tables.colours:
            if other != colour and (draft.contents[source] >> (8 * other)) & 255:
                rest |= 1 << other
            other += 1
        right = rest
        while True:  # every way to spread the rest
            self._push(move | right, rank)
            if not right:
                return
            right = (right - 1) & rest

    def _push(self, move: i64, rank: i64) -> None:
        self.moves[self.end] = move
        self.ranks[self.end] = rank
        self.end += 1

    def forget_praise(self) -> None:
        """Forget all praise: in another position other takes are good."""
        at: i64 = 0
        while at < 4096:
            self.praise[at] = 0
            at += 1

    def praise_take(self, move: i64, depth: i64) -> None:
        """Rank a take higher from now on: it refuted the one before it."""
        at = (self.draft.turn << 10) | ((move >> 6) & 1023)
        self.praise[at] += (PRAISE - self.praise[at]) * depth >> 5

    def pick(self, at: i64, end: i64) -> i64:
        """Bring the best of the takes from `at` on to the front, and return it."""
        ranks = self.ranks
        best = at
        other = at + 1
        while other < end:
            if ranks[other] > ranks[best]:
                best = other
            other += 1
        move = self.moves[best]
        if best != at:
            rank = ranks[best]
            self.moves[best] = self.moves[at]
            ranks[best] = ranks[at]
            self.moves[at] = move
            ranks[at] = rank
        return move
