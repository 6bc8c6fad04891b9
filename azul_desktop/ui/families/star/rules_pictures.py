"""The pictures of the rules of the star family."""

import math
from collections.abc import Sequence

from azul_desktop.core.star.board import STAR_SPACES, StarBoard
from azul_desktop.geometry import Box, Rhombus
from azul_desktop.ui.families.rules_pictures import LONG, HelpPictures
from azul_desktop.ui.families.star.board_picture import star_picture
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK2, Face


class StarPictures(HelpPictures):
    """Paints stars."""

    def stars(self, box: Box, board: StarBoard, covered: list[int]) -> list[Sprite]:
        """All stars of a player."""
        return star_picture(self.brush, self.pieces, board, covered, box)[0]

    def star(
        self,
        box: Box,
        kind: str,
        numbers: Sequence[int],
        covered: dict[int, int],
    ) -> list[Sprite]:
        """One star, with prices on its free spaces."""
        side = int(min(box.w, box.h) / 2 / LONG)
        sprites = []
        for space in range(STAR_SPACES):
            way = math.radians(60 * space)
            x = box.centre[0] + side * LONG / 2 * math.sin(way)
            y = box.centre[1] - side * LONG / 2 * math.cos(way)
            turn = 60 * space % 180
            if space in covered:
                tile = self.pieces.tile(covered[space], side, turn, take=space)
                sprites.append(centred(tile, (x, y)))
                continue
            sprites.append(centred(self.pieces.space(kind, Rhombus(x, y, side, turn)), (x, y)))
            price = self.brush.type.line(str(numbers[space]), Face.HEAD_BOLD, side * 2 // 5, INK2)
            sprites.append(centred(price, (x, y)))
        return sprites
