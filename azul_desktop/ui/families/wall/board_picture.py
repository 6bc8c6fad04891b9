"""A picture of what a player has built: the wall in its frame."""

from collections.abc import Collection, Sequence

import pygame

from azul_desktop.core.state import EMPTY
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box, box_around
from azul_desktop.ui.families.wall.wall_mat import FRAME, gapped
from azul_desktop.ui.render import shapes, slicing
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.render.tokens import colour
from azul_desktop.ui.table.paint.lights import FADES, GLOW, rim
from azul_desktop.ui.table.pieces.pieces import Pieces

_SHADE, _SHADED = colour("#3a2a1c"), 0.14
"""What the empty cells of a panel are mixed with, and how much of it."""


def wall_picture(
    brush: Brush,
    pieces: Pieces,
    board: WallBoard,
    covered: Sequence[int],
    room: Box,
    lit: Collection[int] = (),
) -> tuple[list[Sprite], Box]:
    """The wall in the frame that it has on the table; light surrounds the cells that are `lit`."""
    rows, columns = len(board.pattern), len(board.pattern[0])
    pitch = int(min(room.w / (columns + 2 * FRAME), room.h / (rows + 2 * FRAME)))
    margin = max(2, round(pitch * FRAME))
    tile = gapped(pitch)
    gap = pitch - tile
    whole = box_around(
        room.centre, columns * pitch - gap + 2 * margin, rows * pitch - gap + 2 * margin
    ).rounded()
    cells = [
        Box(whole.x + margin + column * pitch, whole.y + margin + row * pitch, tile, tile)
        for row in range(rows)
        for column in range(columns)
    ]
    sprites = wall_frame(pieces, whole, tile)
    for cell, lies in enumerate(covered):
        row, column = divmod(cell, columns)
        printed = board.pattern[row][column]
        if lies == EMPTY:
            surface = pieces.cell(printed if printed >= 0 else None, tile, wall=True)
        else:
            surface = pieces.tile(lies, tile, take=row * 3 + column)
        sprites.append(centred(surface, cells[cell].centre))
    if lit:
        sprites += rim(brush, [cells[cell] for cell in lit], GLOW, FADES)
    return sprites, whole


def glazed_wall(
    brush: Brush, pieces: Pieces, board: WallBoard, covered: Sequence[int], room: Box
) -> tuple[list[Sprite], Box]:
    """The wall as one panel without grout, its empty cells in the shade; others frame it."""
    rows, columns = len(board.pattern), len(board.pattern[0])
    pitch = int(min(room.w / columns, room.h / rows))
    whole = box_around(room.centre, columns * pitch, rows * pitch).rounded()
    sprites = []
    for cell, lies in enumerate(covered):
        row, column = divmod(cell, columns)
        x, y = int(whole.x) + column * pitch, int(whole.y) + row * pitch
        printed = board.pattern[row][column]
        empty = pieces.cell(printed if printed >= 0 else None, pitch)
        if lies == EMPTY and not brush.contrast:
            empty = shapes.greyed(empty, _SHADE, _SHADED)
        sprites.append(Sprite(empty, x, y))
        if lies != EMPTY:
            tile = pieces.tile(lies, pitch, ground="none", take=row * 3 + column)
            sprites.append(centred(tile, (x + pitch / 2, y + pitch / 2)))
    return sprites, whole


def wall_frame(pieces: Pieces, box: Box, tile: int) -> list[Sprite]:
    """The frame of a wall in the colours of its edition, for tiles of a size."""
    accents = accents_of(pieces.edition.theme)
    radius, width = max(4, tile // 7), max(1, tile // 40)

    def paint(size: slicing.Size) -> pygame.Surface:
        return shapes.framed(size, radius, (accents.frame,), accents.frame_edge, width)

    return slicing.panel(paint, (int(box.w), int(box.h)), (int(box.x), int(box.y)), radius)
