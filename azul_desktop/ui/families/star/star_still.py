"""A picture of the star on which something happened; of all stars where it was more than one."""

import math
from collections.abc import Sequence

from azul_desktop.boards.data import star_data
from azul_desktop.core.star.board import STAR_SPACES, StarBoard
from azul_desktop.geometry import Box, Point, box_around, surrounding
from azul_desktop.ui.families.star.board_picture import star_picture
from azul_desktop.ui.families.star.star_mat import StarMat, bare_star_mat, field
from azul_desktop.ui.families.star.star_painter import StarPainter
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.table.paint.lights import FADES, GLOW, rim
from azul_desktop.ui.table.pieces.pieces import Pieces

_MARGIN = 0.09
"""The paper around a star, in parts of the room."""
_REACH = 1.2
"""The middles of a star's spaces lie nearer to its own than this, in sides of a rhombus."""


def star_still(
    brush: Brush,
    pieces: Pieces,
    board: StarBoard,
    covered: Sequence[int],
    lit: Sequence[int],
    room: Box,
) -> tuple[list[Sprite], Box]:
    """A star on paper as large as a room allows, light around the spaces that are meant."""
    stars = {cell // STAR_SPACES for cell in lit}
    if len(stars) != 1:
        return star_picture(brush, pieces, board, covered, room)
    whole = box_around(room.centre, min(room.w, room.h)).rounded()
    mat, centre = _mat_around(pieces, board, stars.pop(), whole.grown(-_MARGIN * whole.w), brush)
    painter = StarPainter(pieces, board, brush, accents_of(pieces.edition.theme))
    spaces = painter.stars(mat) + painter.covered(mat, covered)
    sprites = panels.board(brush, whole, radius=10, theme=pieces.edition.theme)
    sprites += [one for one in spaces if math.dist(_middle(one), centre) < _REACH * mat.cell]
    return sprites + rim(brush, [mat.cells[cell] for cell in lit], GLOW, FADES), whole


def _mat_around(
    pieces: Pieces, board: StarBoard, star: int, room: Box, brush: Brush
) -> tuple[StarMat, Point]:
    """All stars at the size at which one of them fills a room and lies there; and its middle."""
    data = star_data(pieces.edition)
    spaces = [space.box for space in field(data, board).spaces]
    everything = surrounding(spaces)
    one = surrounding(spaces[star * STAR_SPACES :][:STAR_SPACES])
    side = min(room.w / one.w, room.h / one.h)
    away = [(a - b) * side for a, b in zip(everything.centre, one.centre, strict=True)]
    centre = room.centre[0] + away[0], room.centre[1] + away[1]
    box = box_around(centre, everything.w * side, everything.h * side)
    return bare_star_mat(box, data, board, brush.unit, featured=False), room.centre


def _middle(sprite: Sprite) -> Point:
    w, h = sprite.surface.get_size()
    return sprite.x + w / 2, sprite.y + h / 2
