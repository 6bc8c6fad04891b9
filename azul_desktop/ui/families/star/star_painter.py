"""Paints a player board of the star family: stars, ornaments, corner spaces."""

from collections.abc import Collection, Hashable, Iterator, Sequence
from dataclasses import replace

import pygame

from azul_desktop.boards.data import star_data
from azul_desktop.core.edition import FREE
from azul_desktop.core.star.board import MIXED, STAR_SPACES, Star, StarBoard
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Box, Rhombus, box_around
from azul_desktop.ui.families.star.large_board import LargeStarBoard
from azul_desktop.ui.families.star.star_mat import (
    StarMat,
    Style,
    field,
    small_star_height,
    small_star_mat,
)
from azul_desktop.ui.families.star.tokens import TokenPainter, tokens_of
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.medals import Metal, medal
from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.themes import Accents
from azul_desktop.ui.render.tokens import INK, WHITE, Face
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.paint.board_painter import BoardPainter
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.heads import Sitter, head
from azul_desktop.ui.table.pieces.pieces import SMALL, Pieces, rhombus_size
from azul_desktop.ui.table.shown.shown_board import ShownBoard
from azul_desktop.ui.widgets.token import token

_LARGER = 1.4
"""How much larger the name and the hand of a large board are than on a small one."""
_RIM = 0.075
"""How far the picture of a bed reaches beyond the space, in units of the side."""
_GOLD_BED = (184, 142, 62)
_CORNER_SIGN = (168, 148, 108)
_READABLE = 11.5
"""The smallest side of a space in pixels on which a number can be read."""
_NUMBER = 0.36
"""The size of a number on the board in front, in sides: it stands on a plate that is engraved."""
_SMALL_NUMBER = 18
"""The least size of a number on a small board, in logical pixels."""
_SMOOTH, _LIGHTER = 0.82, 0.2
"""How much of its relief a space loses where the number does not fit onto the plate, and how much
nearer to white it is there."""


class StarPainter(BoardPainter[StarMat]):
    """Paints boards of one edition and side."""

    def __init__(self, pieces: Pieces, board: StarBoard, brush: Brush, accents: Accents) -> None:
        self._pieces = pieces
        self._board = board
        self._brush = brush
        self._accents = accents

    def head(self, mat: StarMat, sitter: Sitter) -> list[Sprite]:
        """The player's colour, and who plays the board; the one in front has that in the rack."""
        brush = self._brush
        sprites: list[Sprite] = []
        if mat.token is not None:
            sprites += token(brush, sitter.colour, mat.token.w / brush.unit, mat.token.centre)
        if mat.avatar is not None and mat.name is not None:
            sprites += head(brush, sitter, mat.avatar, mat.name, 22)
        return sprites

    def base(self, mat: StarMat) -> list[Sprite]:
        """All that never moves: the board and its empty spaces."""
        brush = self._brush
        front = mat.style == "front"
        theme = self._pieces.edition.theme
        sprites = panels.board(
            brush, mat.box, radius=18 if front else 14, corners=front, theme=theme
        )
        return sprites + self.stars(mat)

    def stars(self, mat: StarMat) -> list[Sprite]:
        """The empty spaces and corners without the board they lie on."""
        sprites = [self._bed(space) for space in mat.spaces]
        for cell, space in enumerate(mat.spaces):
            sprites += self._space(cell, space, mat.style)
        for corner in mat.corners:
            sprites += self._corner(corner)
        return sprites

    def ahead(self, mat: StarMat) -> Iterator[None]:
        """Make the pictures of all spaces, one after the other."""
        for cell, space in enumerate(mat.spaces):
            self._bed(space)
            self._space(cell, space, mat.style)
            yield

    def _bed(self, space: Rhombus) -> Sprite:
        """The gold in which a space lies; its picture is larger than the space all round."""
        side, way = round(space.side), space.turn % 180
        small = "-small" if side < SMALL else ""
        w, h = rhombus_size(side, way)
        rim = 2 * _RIM * side
        bed = self._pieces.picture(f"bed{small}-{way}.png", (round(w + rim), round(h + rim)))
        if bed is None:
            bed = shapes.polygon((round(w + rim), round(h + rim)), _OUTLINE[way], _GOLD_BED)
        return centred(bed, space.centre)

    def _space(self, cell: int, space: Rhombus, style: Style) -> list[Sprite]:
        front = style == "front"
        star = self._board.stars[cell // STAR_SPACES]
        kind = space_kind(star, self._pieces.edition.colours)
        # The wreath of colours around a number is too fine for small boards.
        simple = kind == "mixed" and style == "small"
        face = self._pieces.space(kind, space, simple=simple)
        size = _NUMBER * space.side
        if style == "small" or (not front and size < self._brush.px(_SMALL_NUMBER)):
            face, size = _smooth(face), self._small_number(space.side)
        sprites = [centred(face, space.centre)]
        number = str(star.numbers[cell % STAR_SPACES])
        if front or space.side >= _READABLE:
            text = self._brush.type.line(number, Face.HEAD_BOLD, round(size), INK)
            sprites.append(centred(text, space.centre))
        return sprites

    def _small_number(self, side: float) -> float:
        """The size of a number on a small board: as large as other small text, if that fits."""
        return min(max(self._brush.px(_SMALL_NUMBER), 0.56 * side), 0.85 * side)

    def _corner(self, corner: Rhombus) -> list[Sprite]:
        """A space for a tile that is kept."""
        side = round(corner.side)
        found = self._pieces.space("keep", Rhombus(0, 0, side, 0))
        icon = self._brush.images.icon("arrow-down", max(6, round(side * 0.4)), _CORNER_SIGN)
        return [centred(found, corner.centre), centred(icon, corner.centre)]

    def score(self, mat: StarMat, sitter: Sitter, score: int) -> list[Sprite]:
        """The score as a number; the track is on the scoring board."""
        if mat.score is None:
            return []
        strong = self._accents.strong
        return [self._brush.label(str(score), Face.HEAD_BOLD, 30, strong, mat.score, "right")]

    def look(self, board: ShownBoard) -> Hashable:
        """All that the picture of the tiles depends on."""
        lying = tuple(board.wall), tuple(board.hand), tuple(board.kept)
        return lying, frozenset(board.features), board.passed

    def tiles(self, mat: StarMat, board: ShownBoard) -> list[Sprite]:
        """The tiles on the stars and corners, the ornaments, a small board's hand."""
        pieces = self._pieces
        sprites = self.covered(mat, board.wall) + self.features(mat, board.features)
        kept = [colour for colour, count in enumerate(board.kept) for _ in range(count)]
        for n, colour in enumerate(kept[: len(mat.corners)]):
            corner = mat.corners[n]
            tile = pieces.tile(colour, round(corner.side), 0, take=n)
            sprites.append(centred(tile, corner.centre))
        if mat.hand is not None:
            for colour, slots in enumerate(mat.hand_slots(board.hand)):
                for n, slot in enumerate(slots):
                    side, covered = max(6, round(slot.side)), n < len(slots) - 1
                    tile = pieces.tile(colour, side, slot.turn, covered=covered)
                    sprites.append(centred(tile, slot.centre))
        return sprites

    def covered(self, mat: StarMat, wall: Sequence[int]) -> list[Sprite]:
        """The tiles on the stars."""
        sprites = []
        for cell, colour in enumerate(wall):
            if colour != EMPTY:
                space = mat.spaces[cell]
                tile = self._pieces.tile(colour, round(space.side), space.turn, take=cell)
                sprites.append(centred(tile, space.centre))
        return sprites

    def features(self, mat: StarMat, won: Collection[int]) -> list[Sprite]:
        """Pillars, statues and windows: sandstone, gold once they are surrounded."""
        sprites = []
        for index, feature in enumerate(self._board.features):
            box: Box = mat.features[index]
            metal: Metal = "gold" if index in won else "stone"
            picture = medal(self._brush, feature.kind, metal, max(6, round(box.w)))
            sprites.append(centred(picture, box.centre))
        return sprites

    def laps(self, score: int) -> int:
        """How often a cube has gone round the scoring board."""
        return tokens_of(self._pieces.edition, score)

    def tokens(self, mat: StarMat, laps: int) -> list[Sprite]:
        """A token for each time round."""
        if mat.tokens is None:
            return []
        return TokenPainter(self._pieces, self._brush).pile(mat.tokens, laps)

    def large_mat(self, layout: TableLayout, room: Box) -> StarMat:
        """Name and score above, the hand below, and the stars as large as possible."""
        unit, text = layout.unit * _LARGER, layout.text * _LARGER
        data = star_data(self._pieces.edition)
        high = small_star_height(field(data, self._board), room.w, unit, text)
        box = box_around(room.centre, room.w, min(high, room.h)).rounded()
        return replace(small_star_mat(box, data, self._board, unit, text), style="large")

    def large(
        self, canvas: Canvas, mat: StarMat, player: int, board: ShownBoard, sitter: Sitter
    ) -> list[Group]:
        """The board; name, score and hand are larger here than on a small board."""
        return LargeStarBoard(self, self._pieces, self._brush, self._accents).groups(
            canvas, mat, player, board, sitter
        )


@Kept
def _smooth(empty: pygame.Surface) -> pygame.Surface:
    """An empty space with hardly any relief, and lighter: its number is wider than its plate."""
    r, g, b, _ = pygame.transform.average_color(empty, empty.get_rect(), True)
    light = [round(c + (p - c) * _LIGHTER) for c, p in zip((r, g, b), WHITE, strict=True)]
    return shapes.greyed(empty, (light[0], light[1], light[2]), _SMOOTH)


def space_kind(star: Star, colours: Sequence[str]) -> str:
    """What may lie on the spaces of a star: a colour by its name, `mixed` or `free`."""
    return {FREE: "free", MIXED: "mixed"}.get(star.colour) or colours[star.colour]


_UPRIGHT = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))
_OUTLINE = {
    0: _UPRIGHT,
    60: ((1 / 3, 0.0), (1.0, 0.0), (2 / 3, 1.0), (0.0, 1.0)),
    120: ((0.0, 0.0), (2 / 3, 0.0), (1.0, 1.0), (1 / 3, 1.0)),
}
