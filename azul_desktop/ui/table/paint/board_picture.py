"""A picture of what a player has built: the wall in its frame, or all stars on their board."""

import pygame

from azul_desktop.boards.data import star_data
from azul_desktop.core.edition import Board
from azul_desktop.core.star.board import STAR_SPACES, StarBoard
from azul_desktop.core.state import EMPTY
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box, box_around
from azul_desktop.ui.families.star.star_mat import bare_star_mat
from azul_desktop.ui.families.star.star_painter import StarPainter
from azul_desktop.ui.families.wall.wall_mat import FRAME, gapped
from azul_desktop.ui.render import panels, shapes, slicing
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.table.paint.pieces import Pieces

_AROUND_STARS, _LEAST_AROUND = 0.042, 10
"""The cream board around the stars: a part of the room, but at least so many logical pixels."""
_FEATURED = 400
"""Logical pixels of height from which on pillars, statues and windows can be made out."""


def board_picture(
    brush: Brush, pieces: Pieces, board: Board, covered: list[int], room: Box
) -> tuple[list[Sprite], Box]:
    """What is built, as large as the room allows and in its middle, and the box it takes.

    `covered` has the colour on each cell, or EMPTY.
    """
    if isinstance(board, WallBoard):
        return _wall(pieces, board, covered, room)
    assert isinstance(board, StarBoard)
    return _stars(brush, pieces, board, covered, room)


def _wall(
    pieces: Pieces, board: WallBoard, covered: list[int], room: Box
) -> tuple[list[Sprite], Box]:
    """The wall in the frame that it has on the table."""
    rows, columns = len(board.pattern), len(board.pattern[0])
    pitch = int(min(room.w / (columns + 2 * FRAME), room.h / (rows + 2 * FRAME)))
    margin = max(2, round(pitch * FRAME))
    tile = gapped(pitch)
    gap = pitch - tile
    whole = box_around(
        room.centre, columns * pitch - gap + 2 * margin, rows * pitch - gap + 2 * margin
    ).rounded()
    sprites = wall_frame(pieces, whole, tile)
    for cell, lies in enumerate(covered):
        row, column = divmod(cell, columns)
        x = whole.x + margin + column * pitch + tile / 2
        y = whole.y + margin + row * pitch + tile / 2
        printed = board.pattern[row][column]
        if lies == EMPTY:
            surface = pieces.cell(printed if printed >= 0 else None, tile)
        else:
            surface = pieces.tile(lies, tile, take=row * 3 + column)
        sprites.append(centred(surface, (x, y)))
    return sprites, whole


def wall_frame(pieces: Pieces, box: Box, tile: int) -> list[Sprite]:
    """The frame of a wall in the colours of its edition, for tiles of a size."""
    accents = accents_of(pieces.edition.theme)
    radius, width = max(4, tile // 7), max(1, tile // 40)

    def paint(size: slicing.Size) -> pygame.Surface:
        return shapes.framed(size, radius, (accents.frame,), accents.frame_edge, width)

    return slicing.panel(paint, (int(box.w), int(box.h)), (int(box.x), int(box.y)), radius)


def _stars(
    brush: Brush, pieces: Pieces, board: StarBoard, covered: list[int], room: Box
) -> tuple[list[Sprite], Box]:
    """The stars with their features on a cream board, as they lie on the table."""
    featured = min(room.w, room.h) >= brush.px(_FEATURED)
    margin = max(brush.px(_LEAST_AROUND), round(min(room.w, room.h) * _AROUND_STARS))
    data, inner = star_data(pieces.edition), room.grown(-margin)
    mat = bare_star_mat(inner, data, board, brush.unit, featured=featured)
    painter = StarPainter(pieces, board, brush, accents_of(pieces.edition.theme))
    whole = mat.box.grown(margin).rounded()
    sprites = panels.board(brush, whole, radius=18 if featured else 10)
    sprites += painter.stars(mat) + painter.covered(mat, covered)
    if featured:
        sprites += painter.features(mat, _won(board, covered))
    return sprites, whole


def _won(board: StarBoard, covered: list[int]) -> set[int]:
    """The features whose spaces are all covered, by their index."""
    return {
        index
        for index, feature in enumerate(board.features)
        if all(covered[star * STAR_SPACES + space - 1] != EMPTY for star, space in feature.spaces)
    }
