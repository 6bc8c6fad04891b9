"""The final boards of all players side by side, each between its player and what is built there."""

from azul_desktop.geometry import Box, box_around
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK, INK2, Face
from azul_desktop.ui.scenes.results.outcome import Outcome
from azul_desktop.ui.scenes.results.score_table import PlayerColumn
from azul_desktop.ui.table.paint.heads import avatar

_MARGIN, _GAP = 30, 10
"""At the sides of the sheet, and at both sides of each board."""
_TOP, _HEAD, _FOOT = 26, 78, 54
"""Above the players; how high they are, and with the margin below what is said of the boards."""
_FACE, _NARROW = 60, 264
"""The size of a face; on a narrower board everything is a little smaller."""


def gallery_rooms(brush: Brush, box: Box, players: int) -> list[Box]:
    """The room for the picture of each board, with room for a player above and words below."""
    return max((_rows(brush, box, players, rows) for rows in (1, 2)), key=_smallest)


def _rows(brush: Brush, box: Box, players: int, rows: int) -> list[Box]:
    """The rooms in so many rows."""
    u, columns = brush.unit, -(-players // rows)
    width = (box.w - 2 * _MARGIN * u) / columns
    high = (box.h - _TOP * u) / rows
    first = Box(
        box.x + _MARGIN * u, box.y + (_TOP + _HEAD) * u, width, high - (_HEAD + _FOOT) * u
    ).grown(-_GAP * u, 0)
    return [first.moved(n % columns * width, n // columns * high) for n in range(players)]


def _smallest(rooms: list[Box]) -> float:
    """How large a square board is in the rooms."""
    return min(rooms[0].w, rooms[0].h)


def paint_gallery(
    brush: Brush,
    box: Box,
    places: list[PlayerColumn],
    boards: list[Box],
    outcome: Outcome,
    theme: str,
) -> list[Sprite]:
    """The sheet with players, points and words; the boards themselves are buttons on it."""
    u = brush.unit
    sprites = panels.board(brush, box, corners=True, theme=theme)
    for board, place in zip(boards, places, strict=True):
        wide = board.w >= _NARROW * u
        line = Box(board.x, board.y - _HEAD * u, board.w, _FACE * u)
        side = (_FACE if wide else 46) * u
        face = box_around((board.x + side / 2, line.centre[1]), side)
        points = str(place.total)
        total = brush.label(points, Face.HEAD_BOLD, 40 if wide else 32, INK, line, "right")
        start = face.right + 8 * u
        name = Box(start, line.y, total.x - 8 * u - start, 36 * u)
        rank = name._replace(y=name.bottom - 2 * u, h=26 * u)
        below = Box(board.x, board.bottom + 5 * u, board.w, 40 * u)
        sprites += [
            *avatar(brush, face, place.sitter),
            total,
            brush.label(place.sitter.name, Face.HEAD_BOLD, 26 if wide else 23, INK, name, "left"),
            brush.label(place.about[-1], Face.TEXT, 20, INK2, rank, "left"),
            brush.label(outcome.built(place.seat), Face.TEXT, 20, INK2, below),
        ]
    return sprites
