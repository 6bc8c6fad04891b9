"""A player's board by name: what packed integers mean, for everybody outside `core` and `bots`.

`rules.view(board)` makes one. It is a copy: it stays as it is when the game goes on.
"""

from dataclasses import dataclass
from typing import NamedTuple

from azul_desktop.core.events import MARKER
from azul_desktop.core.state import EMPTY


@dataclass(frozen=True, slots=True)
class LineView:
    """A pattern line: its colour, EMPTY without tiles, and how many of its spaces are filled."""

    colour: int
    count: int
    capacity: int

    @property
    def is_full(self) -> bool:
        """Whether it is tiled at the end of the round."""
        return self.count == self.capacity


class BoardView(NamedTuple):
    """What lies in front of one player; what another family has is empty."""

    score: int
    width: int
    """How many cells a row of the wall has, or spaces a star."""
    cells: tuple[int, ...]
    """The colour on each cell of the wall, or space of the stars, or EMPTY."""
    lines: tuple[LineView, ...] = ()
    floor: tuple[int, ...] = ()
    """The pieces on the floor from left to right: colours, or MARKER."""
    shield: bool = False
    """Whether the player holds the shield disc."""
    caught: int | None = None
    """The piece on the shield disc: a colour, MARKER or None."""
    hand: tuple[int, ...] = ()
    """How many tiles of each colour are in hand."""
    kept: tuple[int, ...] = ()
    """How many tiles of each colour lie on the corner spaces."""
    passed: bool = False
    features: frozenset[int] = frozenset()
    """The pillars, statues and windows that are surrounded, by their index."""

    @property
    def rows(self) -> list[tuple[int, ...]]:
        """The wall row by row, or the spaces star by star."""
        return [self.cells[at : at + self.width] for at in range(0, len(self.cells), self.width)]

    def is_covered(self, cell: int) -> bool:
        """Whether a tile lies on a cell or space."""
        return self.cells[cell] != EMPTY

    def __str__(self) -> str:
        """The board as text, colours as numbers: lines beside the wall, or a star in each row."""
        rows = [" ".join(map(_sign, row)) for row in self.rows]
        if self.lines:
            wide = max(line.capacity for line in self.lines)
            lines = [
                (" ".join(_sign(line.colour) * line.count + "." * (line.capacity - line.count)))
                for line in self.lines
            ]
            rows = [f"{line:>{2 * wide}} | {row}" for line, row in zip(lines, rows, strict=True)]
        text = [f"{self.score} points", *rows]
        if self.lines:
            text.append("floor: " + (" ".join(map(_piece, self.floor)) or "empty"))
        if self.shield:
            text.append("shield: " + ("empty" if self.caught is None else _piece(self.caught)))
        if self.hand:
            text.append(f"hand: {_counts(self.hand)}; kept: {_counts(self.kept)}")
        return "\n".join([*text, *(["passed"] if self.passed else [])])


def _sign(tile: int) -> str:
    """A tile by the number of its colour."""
    return "." if tile == EMPTY else str(tile)


def _piece(piece: int) -> str:
    """A tile or the marker."""
    return "M" if piece == MARKER else str(piece)


def _counts(counts: tuple[int, ...]) -> str:
    """Colours and how many there are of each."""
    return " ".join(f"{colour}×{n}" for colour, n in enumerate(counts) if n) or "none"
