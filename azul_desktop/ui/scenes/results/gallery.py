"""The final boards of all players side by side, each below its player's name."""

from azul_desktop.geometry import Box, box_around
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK, Face
from azul_desktop.ui.scenes.results.score_table import PlayerColumn
from azul_desktop.ui.table.paint.heads import avatar

_MARGIN, _HEAD = 44, 64


def gallery_rooms(brush: Brush, box: Box, players: int) -> list[Box]:
    """The room for the picture of each board, with room for a name above it."""
    u = brush.unit
    width = (box.w - 2 * _MARGIN * u) / players
    first = Box(box.x + _MARGIN * u, box.y + (24 + _HEAD) * u, width, box.h - (60 + _HEAD) * u)
    return [first.moved(n * width, 0).grown(-10 * u, 0) for n in range(players)]


def paint_gallery(
    brush: Brush, box: Box, places: list[PlayerColumn], boards: list[Box], theme: str
) -> list[Sprite]:
    """The sheet with faces, names and points; the boards themselves are buttons on it."""
    u = brush.unit
    sprites = panels.board(brush, box, corners=True, theme=theme)
    for board, place in zip(boards, places, strict=True):
        line = Box(board.x, board.y - 60 * u, board.w, 44 * u)
        face = box_around((board.x + 24 * u, line.centre[1]), 44 * u)
        total = brush.label(str(place.total), Face.HEAD_BOLD, 32, INK, line, "right")
        start = face.right + 8 * u
        name = line._replace(x=start, w=total.x - 8 * u - start)
        sprites += avatar(brush, face, place.sitter)
        sprites += [total, brush.label(place.sitter.name, Face.HEAD, 24, INK, name, "left")]
    return sprites
