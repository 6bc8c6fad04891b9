"""Small pictures in the sentences of the log: which star, which feature."""

from azul_desktop.boards.data import star_data
from azul_desktop.boards.star import polar
from azul_desktop.coach.log import Kind, LogEntry
from azul_desktop.core.star.board import StarBoard
from azul_desktop.geometry import Box
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, aligned, centred
from azul_desktop.ui.render.medals import medal
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK, colour
from azul_desktop.ui.table.pieces.pieces import Pieces

_PALE = colour("#cfc0a0")
_FEATURE, _STARS = 32, 40
"""The sizes of the pictures in logical pixels."""


def star_sign(
    brush: Brush, pieces: Pieces, board: StarBoard, entry: LogEntry, place: Box
) -> tuple[list[Sprite], float]:
    """All stars of a board as dots, the one that is meant larger and in its colour; its end."""
    star = entry.target.index // board.width if entry.kind == Kind.BUILD else entry.which
    size = brush.px(_STARS)
    places = [
        polar(place["distance"], place["angle"]) for place in star_data(pieces.edition)["stars"]
    ]
    reach = max(max(abs(a), abs(b)) for a, b in places) or 1.0
    middle = place.x + size / 2, place.centre[1]
    found = board.stars[star].colour
    sprites = []
    for number, (right, down) in enumerate(places):
        part, tint = 0.22, _PALE
        if number == star:
            part, tint = 0.34, pieces.grounds[found] if found >= 0 else INK
        at = middle[0] + right / reach * size * 0.36, middle[1] + down / reach * size * 0.36
        sprites.append(centred(shapes.disc(round(size * part), tint), at))
    return sprites, place.x + size


def feature_sign(
    brush: Brush, board: StarBoard, entry: LogEntry, place: Box
) -> tuple[list[Sprite], float]:
    """The feature that was surrounded, and where its picture ends."""
    size = brush.px(_FEATURE)
    kind = board.features[entry.which].kind
    return [aligned(medal(brush, kind, "gold", size), place, "left")], place.x + size
