"""Tokens beside a star board: one for each time that its player's cube has gone round the track."""

import pygame

from azul_desktop.boards.data import star_data
from azul_desktop.core.edition import Edition
from azul_desktop.geometry import Box, box_around
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.figures import figure, fitting
from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import GOLD, GOLD_HI, INK, WHITE, Colour, Face, colour
from azul_desktop.ui.table.layout.aside import around
from azul_desktop.ui.table.pieces.pieces import Pieces
from azul_desktop.ui.table.pieces.shadows import with_shadow

_SEEN = 3
"""So many tokens of a pile are seen at most; the uppermost says what each is worth."""
_STEP = 0.09
"""How far each token of a pile is moved, in parts of the pile."""
_READABLE = 10
"""The smallest figure in pixels."""
_RIM = colour("#8a6420")


class TokenPainter:
    """Paints the tokens of one edition's players."""

    def __init__(self, pieces: Pieces, brush: Brush) -> None:
        self._pieces = pieces
        self._brush = brush

    def pile(self, box: Box, tokens: int) -> list[Sprite]:
        """Tokens on a pile from the lower left to the upper right, and how many they are."""
        seen = min(tokens, _SEEN)
        size = round(box.w * (1 - _STEP * (seen - 1)))
        worth, sprites = str(token_worth(self._pieces.edition)), []
        for n in range(seen):
            way = (2 * n - seen + 1) / 2 * _STEP * box.w
            at = box.centre[0] + way, box.centre[1] - way
            sprites.append(centred(_token(size), at))
        sprites += self._figure(worth, 30, INK, box_around(at, size * 0.7, size * 0.62))
        return sprites + (self._times(box, tokens) if tokens > 1 else [])

    def _times(self, box: Box, tokens: int) -> list[Sprite]:
        """How many tokens lie there, on a plate at the foot of the pile."""
        wide, high = round(box.w * 0.56), round(box.w * 0.4)
        plate = Box(box.right - wide, box.bottom - high * 0.75, wide, high).rounded()
        text = self._figure(f"×{tokens}", 22, WHITE, plate.grown(-wide * 0.08, 0))
        if not text:
            return []
        ground = shapes.framed((wide, high), high // 3, (INK,), GOLD, 1)
        return [Sprite(ground, int(plate.x), int(plate.y)), *text]

    def _figure(self, text: str, size: float, tint: Colour, box: Box) -> list[Sprite]:
        """A figure where it can be read, else nothing."""
        if fitting(self._brush, text, Face.BOLD, size, box) < _READABLE:
            return []
        return [figure(self._brush, text, Face.BOLD, size, tint, box)]


def token_worth(edition: Edition) -> int:
    """How many points a token stands for: once round the scoring board."""
    track = star_data(edition)["score"]
    return track["last"] - track["first"] + 1


def tokens_of(edition: Edition, score: int) -> int:
    """How many tokens a player with a score holds."""
    track = star_data(edition)["score"]
    return around(score, track["first"], track["last"])[0]


@Kept
def _token(size: int) -> pygame.Surface:
    """A round golden token, in no player's colour, on the board with its shadow."""
    face = shapes.disc.fresh(size, _RIM)
    for part, tint in ((0.92, GOLD), (0.80, _RIM), (0.76, GOLD_HI)):
        inner = shapes.disc(max(4, round(size * part)), tint)
        face.blit(inner, ((size - inner.get_width()) // 2, (size - inner.get_height()) // 2))
    return with_shadow(face, size, "board")
