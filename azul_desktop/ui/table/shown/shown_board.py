"""What lies in front of one player, piece by piece."""

from dataclasses import dataclass

from azul_desktop.core.events import MARKER
from azul_desktop.core.mosaic import cells_of
from azul_desktop.core.rules import Rules
from azul_desktop.core.star.board import STAR_SPACES
from azul_desktop.core.star.packed import HAND, KEPT, PASSED
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import CELLS, EMPTY, SCORE, TILES
from azul_desktop.core.wall.floor import pieces_on
from azul_desktop.core.wall.packed import FLOOR, LINES, MARKER_PIECE, NO_PIECE, SHIELD
from azul_desktop.core.wall.rules import WallRules

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


def shown_board(rules: Rules, board: list[int]) -> ShownBoard:
    """The pieces of a board of a state."""
    colours = len(rules.edition.colours)
    shown = ShownBoard(board[SCORE], [], [], [], False, None, [], [], False, set())
    if isinstance(rules, WallRules):
        tables = rules.tables
        cells = tables.rows * tables.columns
        shown.lines = [
            (line & 7, line >> 3) if line else BARE_LINE
            for line in board[LINES : LINES + tables.rows]
        ]
        floor = pieces_on(board[FLOOR])
        shown.floor = [*floor, *[None] * (tables.floor_size - len(floor))]
        shown.shield = board[SHIELD] != 0
        shown.caught = _caught(board[SHIELD])
    else:
        assert isinstance(rules, StarRules)
        cells = rules.tables.stars * STAR_SPACES
        shown.hand = board[HAND : HAND + colours]
        shown.kept = board[KEPT : KEPT + colours]
        shown.passed = bool(board[PASSED])
        masks = enumerate(rules.tables.feature_masks)
        shown.features = {index for index, mask in masks if board[CELLS] & mask == mask}
    shown.wall = [EMPTY] * cells
    for colour in range(colours):
        for cell in cells_of(board[TILES + colour]):
            shown.wall[cell] = colour
    return shown


def _caught(shield: int) -> int | None:
    if shield in (0, NO_PIECE):
        return None
    return MARKER if shield == MARKER_PIECE else shield - 1
