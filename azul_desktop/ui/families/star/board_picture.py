"""A picture of what a player has built: all stars on their board."""

from collections.abc import Sequence

from azul_desktop.boards.data import star_data
from azul_desktop.core.star.board import STAR_SPACES, StarBoard
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Box
from azul_desktop.ui.families.star.star_mat import bare_star_mat
from azul_desktop.ui.families.star.star_painter import StarPainter
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.table.pieces.pieces import Pieces

_AROUND_STARS, _LEAST_AROUND = 0.042, 10
"""The cream board around the stars: a part of the room, but at least so many logical pixels."""
_FEATURED = 366
"""Logical pixels of height from which on pillars, statues and windows can be made out."""


def star_picture(
    brush: Brush, pieces: Pieces, board: StarBoard, covered: Sequence[int], room: Box
) -> tuple[list[Sprite], Box]:
    """The stars with their features on a cream board, as they lie on the table."""
    margin = max(brush.px(_LEAST_AROUND), round(min(room.w, room.h) * _AROUND_STARS))
    stars, box = bare_stars(brush, pieces, board, covered, room.grown(-margin))
    whole, radius = box.grown(margin).rounded(), 18 if _is_featured(brush, room) else 10
    return [*panels.board(brush, whole, radius=radius, theme=pieces.edition.theme), *stars], whole


def bare_stars(
    brush: Brush, pieces: Pieces, board: StarBoard, covered: Sequence[int], room: Box
) -> tuple[list[Sprite], Box]:
    """The same without a board, on whatever paper there is."""
    featured = _is_featured(brush, room)
    mat = bare_star_mat(room, star_data(pieces.edition), board, brush.unit, featured=featured)
    painter = StarPainter(pieces, board, brush, accents_of(pieces.edition.theme))
    sprites = painter.stars(mat) + painter.covered(mat, covered)
    if featured:
        sprites += painter.features(mat, _won(board, covered))
    return sprites, mat.box


def _is_featured(brush: Brush, room: Box) -> bool:
    """Whether pillars, statues and windows can be made out."""
    return min(room.w, room.h) >= brush.px(_FEATURED)


def _won(board: StarBoard, covered: Sequence[int]) -> set[int]:
    """The features whose spaces are all covered, by their index."""
    return {
        index
        for index, feature in enumerate(board.features)
        if all(covered[star * STAR_SPACES + space - 1] != EMPTY for star, space in feature.spaces)
    }
