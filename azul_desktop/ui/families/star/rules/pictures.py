"""The pictures of the rules of the star family: parts of boards, stars, what tiles pay for."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from azul_desktop.boards.data import star_data
from azul_desktop.core.star.board import STAR_SPACES, StarBoard
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Box, Point, Rhombus, box_around
from azul_desktop.ui.families.rules_pictures import LONG, HelpPictures, inside, moved
from azul_desktop.ui.families.star.legal_spaces import LegalSpaces
from azul_desktop.ui.families.star.star_mat import front_star_mat
from azul_desktop.ui.families.star.star_painter import StarPainter
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.render.tokens import AMBER, GOLD_HI
from azul_desktop.ui.table.paint.lights import FADES, light


class StarCut:
    """The board in front of a player with spaces of a size, of which a picture shows a part."""

    def __init__(self, draw: HelpPictures, board: StarBoard, side: float) -> None:
        data = star_data(draw.pieces.edition)
        whole = Box(0, 0, data["board"][0] * side, data["board"][1] * side)
        self.mat = front_star_mat(whole, data, board, draw.brush.unit)
        self._draw = draw
        self._see(board)

    def _see(self, board: StarBoard) -> None:
        draw = self._draw
        accents = accents_of(draw.pieces.edition.theme)
        self._painter = StarPainter(draw.pieces, board, draw.brush, accents)
        self._legal = LegalSpaces(draw.pieces, board, draw.brush)
        self._board = board

    def leave_out_all_but(self, star: int) -> None:
        """Only one star is seen, without ornaments and corners; its cells begin at 0."""
        spaces = self.mat.spaces[star * STAR_SPACES : (star + 1) * STAR_SPACES]
        self.mat = replace(self.mat, spaces=spaces, features=(), corners=())
        self._see(replace(self._board, stars=(self._board.stars[star],), features=()))

    def lay(self, point: Point, at: Point) -> None:
        """Let a point of the board lie at a point of the picture."""
        dx, dy = at[0] - point[0], at[1] - point[1]
        mat = self.mat
        self.mat = replace(
            mat,
            box=mat.box.moved(dx, dy),
            spaces=tuple(_moved(space, dx, dy) for space in mat.spaces),
            features=tuple(box.moved(round(dx), round(dy)) for box in mat.features),
            corners=tuple(_moved(corner, dx, dy) for corner in mat.corners),
        )

    def middle(self, cells: Iterable[int]) -> Point:
        """The middle of some spaces."""
        found = [self.mat.spaces[cell].centre for cell in cells]
        return sum(x for x, _ in found) / len(found), sum(y for _, y in found) / len(found)

    def sprites(
        self, tiles: Mapping[int, int], lit: Sequence[int] = (), won: Sequence[int] = ()
    ) -> list[Sprite]:
        """Stars with tiles on them and with spaces that can be built on; some features are won."""
        covered = [tiles.get(cell, EMPTY) for cell in range(len(self.mat.spaces))]
        painter, mat = self._painter, self.mat
        sprites = painter.stars(mat) + painter.covered(mat, covered)
        return [*sprites, *painter.features(mat, won), *self._legal.sprites(mat, lit, ())]


def _moved(space: Rhombus, dx: float, dy: float) -> Rhombus:
    return space._replace(x=space.x + dx, y=space.y + dy)


class StarPictures(HelpPictures):
    """Paints stars and what they cost."""

    def star(self, centre: Point, wide: float, colours: Sequence[int]) -> list[Sprite]:
        """A complete star of tiles, so wide from tip to tip."""
        side = max(6, int(wide / 2 / LONG))
        sprites = []
        for space in range(STAR_SPACES):
            way = math.radians(60 * space)
            x = centre[0] + side * LONG / 2 * math.sin(way)
            y = centre[1] - side * LONG / 2 * math.cos(way)
            tile = self.pieces.tile(
                self.real(colours[space % len(colours)]), side, 60 * space % 180, take=space
            )
            sprites.append(centred(tile, (x, y)))
        return sprites

    def hand(
        self, centre: Point, side: float, pieces: Sequence[int], *, empty: bool = False
    ) -> list[Sprite]:
        """Tiles in a hand, or the places where they will lie."""
        small = round(side * 0.8)
        pitch = small * 1.25
        plate = box_around(centre, pitch * len(pieces) + small * 0.5, small * (LONG + 0.55))
        sprites = [panels.smoked(self.brush, plate, radius=12, alpha=232)]
        for n, piece in enumerate(pieces):
            at = centre[0] + (n - (len(pieces) - 1) / 2) * pitch, centre[1]
            if empty:
                sprites.append(
                    centred(self.pieces.tile(self.real(piece), small, 0, ghost=True), at)
                )
            else:
                sprites.append(self.piece(piece, at, small, ground="plate"))
        return sprites

    def payment(self, box: Box, pieces: Sequence[int], text: str = "") -> list[Sprite]:
        """Tiles on a dark band at the foot of a picture, and what they come to."""
        brush = self.brush
        side = self._paid_side(box)
        pitch, pad = side * 1.22, brush.px(18)
        wide = pitch * len(pieces) - (pitch - side) + 2 * pad
        letters = None
        if text:
            letters = self.words(text, (0, 0), max(brush.px(28), side * 0.9), GOLD_HI)
            wide += letters.surface.get_width() + brush.px(16)
        above = self.above_payment(box)
        band = Box(box.x, above.bottom, box.w, box.bottom - above.bottom).rounded()
        plate = band._replace(x=band.centre[0] - wide / 2, w=wide).rounded()
        sprites = [panels.smoked(brush, band, radius=0, alpha=255)]
        for n, piece in enumerate(pieces):
            at = plate.x + pad + side / 2 + pitch * n, plate.centre[1]
            sprites.append(self.piece(piece, at, side, ground="plate"))
        if letters is not None:
            at = plate.right - pad - letters.surface.get_width() / 2, plate.centre[1]
            sprites += moved([letters], *at)
        return sprites

    def landing(self, piece: int, space: Rhombus) -> Sprite:
        """A tile that is just being laid: the number below it can still be read."""
        above = space.x - space.side * 0.5, space.y - space.side * 0.74
        return self.piece(piece, above, space.side * 0.9, space.turn % 180, ground="air")

    def _paid_side(self, box: Box) -> int:
        return round(min(self.brush.px(40), box.w / 11))

    def above_payment(self, box: Box) -> Box:
        """What is left of a picture over the band with the payment."""
        return box._replace(h=box.h - round(self._paid_side(box) * LONG + self.brush.px(22)))

    def shining(self, spaces: Iterable[Rhombus]) -> list[Sprite]:
        """Light on spaces that score."""
        return [part for space in spaces for part in light(self.brush, space, AMBER, FADES)]

    def worths(
        self, box: Box, entries: Sequence[tuple[list[Sprite], str]], columns: int = 2
    ) -> list[Sprite]:
        """Small pictures with points beside them, in columns; each is painted around 0, 0."""
        rows = -(-len(entries) // columns)
        wide, high = box.w / columns, box.h / rows
        sprites: list[Sprite] = []
        for at, (picture, points) in enumerate(entries):
            column, row = divmod(at, rows)
            left = rows * (column + 1) - len(entries)
            x = box.x + wide * column
            y = box.y + high * (row + 0.5) + (high * left / 2 if left > 0 else 0)
            sprites += moved(picture, *inside(Box(x, y, wide, 0), 0.32, 0))
            size = max(self.brush.px(28), min(high * 0.42, wide * 0.19))
            sprites.append(self.words(points, (x + wide * 0.74, y), size))
        return sprites
