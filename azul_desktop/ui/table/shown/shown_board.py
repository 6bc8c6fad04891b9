"""What lies in front of one player, piece by piece."""

from dataclasses import dataclass

from azul_desktop.core.state import EMPTY
from azul_desktop.core.view import BoardView

BARE_LINE = (EMPTY, 0)
"""A pattern line without tiles."""


@dataclass
class ShownBoard:
    """What lies in front of one player; what the other family has is empty."""

    score: int
    wall: list[int]
    """The colour on each cell or star space, or EMPTY."""
    lines: list[tuple[int, int]]
    """Colour and number of tiles of each line; `BARE_LINE` without any."""
    floor: list[int | None]
    """The piece on each floor space: a colour, MARKER or None."""
    shield: bool
    """Whether the shield disc lies beside the floor."""
    caught: int | None
    """The piece on the shield disc: a colour, MARKER or None."""
    hand: list[int]
    kept: list[int]
    passed: bool
    features: set[int]
    """The pillars, statues and windows that are surrounded, by their index."""

    def copy(self) -> "ShownBoard":
        """A board that shares nothing with this one."""
        return ShownBoard(
            self.score,
            self.wall[:],
            self.lines[:],
            self.floor[:],
            self.shield,
            self.caught,
            self.hand[:],
            self.kept[:],
            self.passed,
            set(self.features),
        )


def shown_board(view: BoardView, floor_size: int) -> ShownBoard:
    """The pieces of a board of a state, with so many floor spaces."""
    return ShownBoard(
        view.score,
        list(view.cells),
        [(line.colour, line.count) for line in view.lines],
        [*view.floor, *[None] * (floor_size - len(view.floor))],
        view.shield,
        view.caught,
        list(view.hand),
        list(view.kept),
        view.passed,
        set(view.features),
    )
