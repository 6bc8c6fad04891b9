"""Pictures on paper of a moment of a game: a player's lines above the floor, or the wall."""

from collections.abc import Sequence

from azul_desktop.core.address import Address, Zone
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box, box_around
from azul_desktop.ui.families.wall.board_picture import wall_picture
from azul_desktop.ui.families.wall.wall_mat import gapped
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.table.paint.lights import FADES, GLOW, rim
from azul_desktop.ui.table.pieces.pieces import Pieces
from azul_desktop.ui.table.shown.shown_board import ShownBoard

_MARGIN, _BETWEEN = 0.5, 0.35
"""The paper around the cells, and the way from the lines to the floor, in pitches."""


def lines_picture(
    brush: Brush,
    pieces: Pieces,
    board: WallBoard,
    shown: ShownBoard,
    lit: Sequence[Address],
    room: Box,
) -> tuple[list[Sprite], Box]:
    """Lines and floor on the paper of the edition; light surrounds the places that are meant."""
    whole, pitch = _sheet(board, room)
    lines, floor = _cells(board, whole, pitch)
    sprites = panels.board(brush, whole, radius=10, theme=pieces.edition.theme)
    for box in [box for line in lines for box in line] + floor:
        sprites.append(centred(pieces.cell(None, int(box.w)), box.centre))
    for row, (colour, count) in enumerate(shown.lines):
        for n, box in enumerate(lines[row][:count]):
            sprites.append(centred(pieces.tile(colour, int(box.w), take=row + n), box.centre))
    for n, piece in enumerate(shown.floor):
        if piece is not None:
            sprites.append(centred(pieces.tile(piece, int(floor[n].w), take=n), floor[n].centre))
    meant = [
        box
        for place in lit
        for box in (lines[place.index] if place.zone == Zone.LINE else floor[place.index :][:1])
    ]
    return sprites + (rim(brush, meant, GLOW, FADES) if meant else []), whole


def wall_on_paper(
    brush: Brush,
    pieces: Pieces,
    board: WallBoard,
    covered: Sequence[int],
    lit: Sequence[Address],
    room: Box,
) -> tuple[list[Sprite], Box]:
    """The wall on a sheet as large as that of the lines, to lie beside it."""
    whole, pitch = _sheet(board, room)
    inner, cells = whole.grown(-_MARGIN * pitch), [place.index for place in lit]
    wall, _ = wall_picture(brush, pieces, board, covered, inner, cells)
    return [*panels.board(brush, whole, radius=10, theme=pieces.edition.theme), *wall], whole


def _sheet(board: WallBoard, room: Box) -> tuple[Box, int]:
    """The paper in the middle of a room, and the pitch of the cells of lines and floor on it."""
    wide = max(*board.lines, len(board.floor)) + 2 * _MARGIN
    high = len(board.lines) + _BETWEEN + 1 + 2 * _MARGIN
    pitch = int(min(room.w / wide, room.h / high))
    return box_around(room.centre, wide * pitch, high * pitch).rounded(), pitch


def _cells(board: WallBoard, whole: Box, pitch: int) -> tuple[list[list[Box]], list[Box]]:
    """The cells of each line from the right, as tiles fill them, and those of the floor."""
    tile, margin = gapped(pitch), _MARGIN * pitch
    left, right, top = whole.x + margin, whole.right - margin, whole.y + margin
    lines = [
        [Box(right - (n + 1) * pitch, top + row * pitch, tile, tile) for n in range(spaces)]
        for row, spaces in enumerate(board.lines)
    ]
    below = top + (len(lines) + _BETWEEN) * pitch
    return lines, [Box(left + n * pitch, below, tile, tile) for n in range(len(board.floor))]
