"""A wall grows from nothing: before, after, and the points that its tiles scored."""

from collections.abc import Mapping

from azul_desktop.core.wall.board import WallBoard
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.geometry import Box
from azul_desktop.ui.families.round_halves import before_after
from azul_desktop.ui.families.wall.rules.pictures import WallPictures
from azul_desktop.ui.families.wall.rules.scripted_game import laid
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK2


def grown(rules: WallRules, tiles: Mapping[int, int]) -> int:
    """What tiles score that were laid round by round, one of each row from top to bottom."""
    columns = rules.tables.columns
    rounds = sorted(tiles, key=lambda cell: (sorted(_row(tiles, cell, columns)).index(cell), cell))
    return sum(laid(rules, rounds[:at], cell).points for at, cell in enumerate(rounds))


def _row(tiles: Mapping[int, int], cell: int, columns: int) -> list[int]:
    """The tiles of the row of a cell."""
    return [other for other in tiles if other // columns == cell // columns]


def growing(
    draw: WallPictures, box: Box, board: WallBoard, rules: WallRules, tiles: Mapping[int, int]
) -> list[Sprite]:
    """The bare wall of the beginning, and the same wall later, each with its points."""
    parts = before_after(box, draw.plate_high)
    before, after = draw.cells(parts.before, board), draw.cells(parts.after, board)
    return [
        *draw.wall(before, board, {}),
        *draw.wall(after, board, tiles),
        draw.arrow(parts.arrow, min(box.w, box.h) * 0.11, parts.turn, INK2),
        *draw.points("0", parts.first),
        *draw.points(str(grown(rules, tiles)), parts.last),
    ]
