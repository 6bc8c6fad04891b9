"""A small picture of what a player has built: the wall, or all stars."""

import math

from azul_desktop.core.edition import MIXED, STAR_SPACES, Edition, StarBoard, WallBoard
from azul_desktop.core.state import EMPTY
from azul_desktop.ui.geometry import Box, Rhombus, box_around, surrounding
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK2, Face, colour
from azul_desktop.ui.table.board_data import star_data
from azul_desktop.ui.table.pieces import Pieces
from azul_desktop.ui.table.wall_parts import gapped

_FRAME = (colour("#c6b389"), colour("#ddcfae"))
_EDGE = colour("#ac976a")
_NUMBERS_FROM = 34
"""Logical pixels of a rhombus' side from which on the price of an empty space is shown."""


def board_picture(
    brush: Brush, pieces: Pieces, board: WallBoard | StarBoard, covered: list[int], room: Box
) -> tuple[list[Sprite], Box]:
    """What is built, as large as the room allows and in its middle, and the box it takes.

    `covered` has the colour on each cell, or EMPTY.
    """
    if isinstance(board, WallBoard):
        return _wall(brush, pieces, board, covered, room)
    return _stars(brush, pieces, board, covered, room)


def _wall(
    brush: Brush, pieces: Pieces, board: WallBoard, covered: list[int], room: Box
) -> tuple[list[Sprite], Box]:
    rows, columns = len(board.pattern), len(board.pattern[0])
    margin = brush.px(8)
    pitch = int(min((room.w - 2 * margin) / columns, (room.h - 2 * margin) / rows))
    tile = gapped(pitch)
    gap = pitch - tile
    whole = box_around(
        room.centre, columns * pitch - gap + 2 * margin, rows * pitch - gap + 2 * margin
    ).rounded()
    sprites = [board_frame(brush, whole)]
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


def _stars(
    brush: Brush, pieces: Pieces, board: StarBoard, covered: list[int], room: Box
) -> tuple[list[Sprite], Box]:
    margin = brush.px(8)
    spaces = _spaces(pieces.edition, 1)
    around = surrounding([space.box for space in spaces])
    side = int(min((room.w - 2 * margin) / around.w, (room.h - 2 * margin) / around.h))
    whole = box_around(
        room.centre, around.w * side + 2 * margin, around.h * side + 2 * margin
    ).rounded()
    dx, dy = room.centre
    middle_x, middle_y = around.centre
    sprites = [board_frame(brush, whole)]
    for cell, space in enumerate(spaces):
        at = dx + (space.x - middle_x) * side, dy + (space.y - middle_y) * side
        star, number = board.stars[cell // STAR_SPACES], cell % STAR_SPACES
        if covered[cell] == EMPTY:
            kind = _kind(pieces.edition, star.colour)
            sprites.append(centred(pieces.space(kind, Rhombus(*at, side, space.turn)), at))
            if side >= brush.px(_NUMBERS_FROM):
                price = brush.type.line(
                    str(star.numbers[number]), Face.HEAD_BOLD, side * 2 // 5, INK2
                )
                sprites.append(centred(price, at))
        else:
            surface = pieces.tile(covered[cell], side, space.turn, take=cell)
            sprites.append(centred(surface, at))
    return sprites, whole


def _spaces(edition: Edition, side: float) -> list[Rhombus]:
    """The spaces of all stars around the middle of the board."""
    found = []
    for star in star_data(edition)["stars"]:
        angle = math.radians(star["angle"])
        x, y = star["distance"] * side * math.sin(angle), -star["distance"] * side * math.cos(angle)
        for number in range(STAR_SPACES):
            turn = star["turn"] + 60 * number
            way = math.radians(turn)
            reach = side * math.sqrt(3) / 2
            at = x + reach * math.sin(way), y - reach * math.cos(way)
            found.append(Rhombus(*at, side, turn % 180))
    return found


def _kind(edition: Edition, star: int) -> str:
    if star >= 0:
        return edition.colours[star]
    return "mixed" if star == MIXED else "free"


def board_frame(brush: Brush, box: Box) -> Sprite:
    """The ground that a small board lies on."""
    size = int(box.w), int(box.h)
    surface = shapes.framed(size, brush.px(8), _FRAME, _EDGE, brush.px(1.5))
    return Sprite(surface, int(box.x), int(box.y))
