"""A picture of what a player has built: the wall in its frame."""

from collections.abc import Sequence

import pygame

from azul_desktop.core.state import EMPTY
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box, box_around
from azul_desktop.ui.families.wall.wall_mat import FRAME, gapped
from azul_desktop.ui.render import shapes, slicing
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.table.pieces.pieces import Pieces


def wall_picture(
    pieces: Pieces, board: WallBoard, covered: Sequence[int], room: Box
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
            surface = pieces.cell(printed if printed >= 0 else None, tile, wall=True)
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
