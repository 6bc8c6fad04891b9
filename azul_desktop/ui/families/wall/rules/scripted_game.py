"""Small games for the pictures of the rules: a script says who takes what, the rules act."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import lru_cache
from typing import NamedTuple

from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.events import Reason, Scored
from azul_desktop.core.facts import Facts, PositionError
from azul_desktop.core.families import build
from azul_desktop.core.mosaic import cells_of
from azul_desktop.core.moves import FLOOR, pack_take, unpack_take
from azul_desktop.core.state import State
from azul_desktop.core.view import BoardView
from azul_desktop.core.wall.position import read_wall_board
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.core.wall.tiling import cells_for
from azul_desktop.core.wall.wall_draft import take
from azul_desktop.ui.table.shown.shown_board import ShownBoard, shown_board

_BONUSES = (Reason.ROW, Reason.COLUMN, Reason.COLOUR)


class Laid(NamedTuple):
    """A tile that was just laid on a wall: the runs that it belongs to, and what it scores."""

    cell: int
    runs: tuple[tuple[int, ...], ...]
    points: int

    @property
    def total(self) -> str:
        """What it scores, with the parts that it comes from."""
        if len(self.runs) < 2:
            return f"+{self.points}"
        return " + ".join(str(len(run)) for run in self.runs) + f" = {self.points}"


class ScriptedGame:
    """The first player's board of a game in which only what is told happens."""

    def __init__(self, edition: Edition, variant: str) -> None:
        self.rules = rules_of(edition, variant)
        self.state: State = self.rules.initial(min(edition.player_counts), 1)
        self.state.sources = [0] * len(self.state.sources)
        self.state.left = 0

    @property
    def board(self) -> ShownBoard:
        """What lies in front of the player."""
        return shown_board(self._view, self.rules.floor_size)

    @property
    def _view(self) -> BoardView:
        return self.rules.view(self.state.boards[0])

    def cover(self, tiles: Mapping[int, int], seat: int = 0) -> None:
        """Tiles that lie on cells of a wall from earlier rounds; before anything is taken."""
        tables, names = self.rules.tables, self.rules.edition.colours
        cells = [names[tiles[n]] if n in tiles else None for n in range(tables.mosaic.size)]
        wide = tables.columns
        facts = {
            "score": 0,
            "wall": [cells[at : at + wide] for at in range(0, len(cells), wide)],
            "lines": [None] * tables.rows,
            "floor": [],
            "shield": None,
        }
        with suppress(PositionError):  # in an odd edition they do not fit: then the wall is bare
            self.state.boards[seat] = read_wall_board(
                tables, self.rules.edition, Facts(facts, "script")
            )

    def lines_for(self, colour: int, count: int) -> list[int]:
        """The lines that take some tiles of a colour, by the rules."""
        self._offer(1, colour, count)
        found = [unpack_take(move) for move in self.rules.legal_moves(self.state)]
        self._offer(1, colour, 0)
        return [line for _, _, line, _ in found if line < self.rules.tables.rows]

    def colour_for(self, line: int, first: int) -> int:
        """A colour that a line takes by the rules, from a first one on."""
        colours = self.rules.tables.colours
        every = [(first + n) % colours for n in range(colours)]
        return next((one for one in every if line in self.lines_for(one, 1)), every[0])

    def take(self, colour: int, count: int, line: int, *, from_centre: bool = False) -> None:
        """Take tiles of a colour, and lay them on a line."""
        source = 0 if from_centre else 1
        self._offer(source, colour, count)
        take(self.rules.tables, self.state, pack_take(source, colour, line), None)

    def _offer(self, source: int, colour: int, count: int) -> None:
        self.state.sources[source * self.rules.tables.colours + colour] = count
        self.state.left = sum(self.state.sources)

    @property
    def floor_costs(self) -> list[int]:
        """What each of the pieces on the floor costs."""
        penalty = self.rules.tables.penalty
        return [penalty[n + 1] - penalty[n] for n in range(len(self._view.floor))]

    def bonuses(self) -> list[Scored]:
        """What the first player gets at the end, when this round with a complete row is over."""
        self._offer(1, 0, 1)
        events = self.rules.step(self.state, pack_take(1, 0, FLOOR)).events
        return [one for one in events if isinstance(one, Scored) and one.reason in _BONUSES]

    def cells_of_line(self, row: int) -> list[int]:
        """The cells of the wall where the tile of a line may go."""
        board, colour = self.state.boards[0], self._view.lines[row].colour
        return cells_of(cells_for(self.rules.tables, board, row, colour))


def laid(rules: WallRules, covered: Iterable[int], cell: int) -> Laid:
    """What a tile scores on a cell of a wall of which some cells are covered."""
    mosaic = rules.tables.mosaic
    mask = sum(1 << other for other in covered if other != cell)
    runs = [axis.runs[mask & axis.mask] for axis in mosaic.axes[cell]]
    cells = tuple(tuple(cells_of(run | 1 << cell)) for run in runs if run)
    return Laid(cell, cells, mosaic.points(mask, cell))


@lru_cache(maxsize=8)
def rules_of(edition: Edition, variant: str) -> WallRules:
    """The rules of a side, made once."""
    rules = build(edition, Options(variant, first_player=0))
    assert isinstance(rules, WallRules)
    return rules
