"""The referee: replays a trace line by line and raises `Wrong` at the first disagreement."""

from __future__ import annotations

from collections.abc import Iterable

from . import facts
from .fields import START, check_fields
from .star_table import StarTable
from .table import Move, Table
from .wall_table import WallTable
from .wrong import Line, Wrong, need, same


class Referee:
    """Keeps the whole table by itself; fed with one trace line after the other."""

    def __init__(self) -> None:
        self.number = 0  # lines fed so far
        self.games = 0  # games that came to their end
        self.table: Table | None = None

    def feed(self, line: Line) -> None:
        """Check one line and change the table by it."""
        self.number += 1
        try:
            need(isinstance(line, dict), "the line is no object")
            need(isinstance(line.get("type"), str), "the line has no type")
            if self.table is None or self.phase == "over":
                self.on_start(line)
            else:
                self.table.play(line)
                if self.phase == "over":
                    self.games += 1
        except Wrong as wrong:
            raise Wrong(wrong.what, self.number, line) from None

    def on_start(self, line: Line) -> None:
        """The first line of a game."""
        same("the type", line["type"], "start")
        check_fields(line, START, [], 0, 0)
        same("the format", line["format"], 1)
        edition, players = line["edition"], line["players"]
        need(edition in facts.FAMILY, f"there is no edition {edition!r}")
        variants = facts.PARTLY_PRINTED.get(edition, facts.VARIANTS)
        need(line["variant"] in variants, f"there is no variant {line['variant']!r}")
        need(len(players) in facts.DISCS, "2, 3 or 4 players play")
        if line["special_factories"]:
            need(edition in facts.EDITIONS_WITH_SPECIALS, f"{edition} has no special factories")
        family = facts.FAMILY[edition]
        self.table = WallTable(line) if family == "wall" else StarTable(line)

    def finish(self) -> None:
        """Nothing more follows: the last game must have come to its end."""
        if self.phase != "over":
            due = " or ".join(self.expects)
            raise Wrong(f"the trace stops after line {self.number}, but {due} is due")

    @property
    def expects(self) -> tuple[str, ...]:
        """The types of line that may come next."""
        if self.table is None or self.phase == "over":
            return ("start",)
        return self.table.expects

    @property
    def phase(self) -> str:
        """`draft`, `tiling`, `build`, or `over` before the first and after each game."""
        return "over" if self.table is None else self.table.phase

    @property
    def player(self) -> int | None:
        """The seat that decides next, where known."""
        return None if self.table is None else self.table.player

    def legal(self) -> list[Move]:
        """Every legal move of the next decision, as in protocol.md without `move`.

        Empty while the next line is no decision (place, floor, supply, reward ...).
        """
        return [] if self.table is None else self.table.legal()

    def view(self) -> dict[str, object]:
        """The table in protocol.md's `state` format; colours with count 0 are left out."""
        need(self.table is not None, "there is no table before `start`")
        assert self.table is not None
        return self.table.view()


def check(lines: Iterable[Line]) -> int:
    """Referee a whole trace and return the number of its games."""
    referee = Referee()
    for line in lines:
        referee.feed(line)
    referee.finish()
    return referee.games
