"""The pictures of the rules of the wall family: walls on which something scores."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box, Point, box_around, surrounding
from azul_desktop.languages.formats import minus
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.families.wall.board_picture import wall_frame
from azul_desktop.ui.families.wall.rules.scripted_game import Laid
from azul_desktop.ui.families.wall.wall_mat import FRAME, gapped
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import DANGER, colour
from azul_desktop.ui.table.paint.outlines import outline

_SHADE = colour("#d9cdb4")
_PALER = 0.35
"""How much of the paper's colour a tile has that does not score."""


class Cells(NamedTuple):
    """A wall in a picture: its frame, its tiles, its cells."""

    frame: Box
    tile: int
    cells: tuple[Box, ...]

    @property
    def radius(self) -> int:
        """How round the light around cells is."""
        return max(4, self.tile // 8)

    def around(self, cells: Sequence[int]) -> Box:
        """The box of some cells."""
        return surrounding([self.cells[cell] for cell in cells])


class WallPictures(HelpPictures):
    """Paints walls and what scores on them."""

    def cells(self, box: Box, board: WallBoard) -> Cells:
        """The largest wall that a box has room for, in its middle."""
        rows, columns = len(board.pattern), board.width
        pitch = max(4, int(min(box.w / (columns + 2 * FRAME), box.h / (rows + 2 * FRAME))))
        tile = gapped(pitch)
        margin, gap = max(2, round(pitch * FRAME)), pitch - tile
        frame = box_around(
            box.centre, columns * pitch - gap + 2 * margin, rows * pitch - gap + 2 * margin
        ).rounded()
        left, top = frame.x + margin, frame.y + margin
        cells = tuple(
            Box(left + column * pitch, top + row * pitch, tile, tile)
            for row in range(rows)
            for column in range(columns)
        )
        return Cells(frame, tile, cells)

    def wall(
        self,
        place: Cells,
        board: WallBoard,
        covered: Mapping[int, int],
        lit: Collection[int] | None = None,
    ) -> list[Sprite]:
        """A printed wall with tiles; where some of them are lit, the others are paler."""
        radius = max(4, place.tile // 7) / self.brush.unit
        sprites = panels.shadow(
            self.brush, place.frame, radius, offset=(3, 6), blur=9, alpha=110, hidden=True
        )
        sprites += wall_frame(self.pieces, place.frame, place.tile)
        printed = [piece for row in board.pattern for piece in row]
        for cell, box in enumerate(place.cells):
            if cell in covered:
                face = self.pieces.tile(covered[cell], place.tile, take=cell)
                if lit is not None and cell not in lit:
                    face = shapes.greyed(face, _SHADE, _PALER)
            else:
                own = printed[cell] if printed[cell] >= 0 else None
                face = self.pieces.cell(own, place.tile, wall=True)
            sprites.append(centred(face, box.centre))
        return sprites

    def line(self, box: Box, tile: float, spaces: int, piece: int | None = None) -> list[Sprite]:
        """A line on a strip of the board in the middle of a box: empty and lit, or full."""
        size, brush = round(tile), self.brush
        pitch = round(size * 1.05)
        strip = box_around(box.centre, pitch * spaces + size * 0.4, size * 1.45)
        theme = self.pieces.edition.theme
        sprites = panels.board(brush, strip, radius=size / 6 / brush.unit, theme=theme)
        for n in range(spaces):
            at = strip.centre[0] + (n - (spaces - 1) / 2) * pitch, strip.centre[1]
            if piece is None:
                sprites.append(centred(self.pieces.cell(None, size), at))
            else:
                sprites.append(self.piece(piece, at, size))
        if piece is None:
            cells = box_around(strip.centre, pitch * spaces, size).rounded()
            sprites.append(outline(brush, cells, hovered=True, radius=brush.px(8), outside=3))
        return sprites

    def floor(
        self, corner: Point, cell: float, costs: Sequence[int]
    ) -> tuple[list[Sprite], list[Box]]:
        """The first spaces of a floor below what they cost, from the upper right corner on."""
        brush, size = self.brush, round(cell)
        pitch, pad = round(size * 1.05), size * 0.2
        letters = max(brush.px(20), size * 0.46)
        high = size + letters * 1.2 + 2 * pad
        wide = pitch * len(costs) + 2 * pad
        strip = Box(corner[0] - wide, corner[1], wide, high).rounded()
        theme = self.pieces.edition.theme
        sprites = panels.board(brush, strip, radius=size / 6 / brush.unit, theme=theme)
        spaces = []
        for n, cost in enumerate(costs):
            at = strip.x + pad + pitch * (n + 0.5), strip.bottom - pad - size / 2
            spaces.append(box_around(at, size))
            sprites.append(centred(self.pieces.cell(None, size), at))
            above = at[0], strip.y + pad + letters * 0.5
            sprites.append(self.words(minus(cost), above, letters, DANGER))
        return sprites, spaces

    def along(self, laid: Laid, cells: Sequence[Box]) -> list[Sprite]:
        """Light around the runs of a tile that was laid, in small walls without numbers."""
        boxes = [surrounding([cells[cell] for cell in run]) for run in laid.runs]
        return [part for box in boxes for part in self.light(box, self.brush.px(6))]

    def scoring(self, place: Cells, laid: Laid, tiles: Mapping[int, int]) -> list[list[Sprite]]:
        """A run lights up tile by tile with numbers that count along it; then what was laid."""
        steps: list[list[Sprite]] = []
        size = place.tile * 0.43
        for run in laid.runs or ((laid.cell,),):
            across = run[-1] - run[0] < len(run)
            for n, cell in enumerate(run, 1):
                box = place.cells[cell]
                at = (box.centre[0], box.y) if across else (box.right, box.centre[1])
                face = self.pieces.tile(tiles[cell], place.tile, take=cell)
                steps.append([centred(face, box.centre), *self.number(n, at, size)])
        last = [
            part
            for run in laid.runs or ((laid.cell,),)
            for part in self.light(place.around(run), place.radius)
        ]
        new = place.cells[laid.cell]
        face = self.pieces.tile(tiles[laid.cell], place.tile, take=laid.cell)
        frame = [*last, centred(face, new.centre), *self.ring(new, place.radius)]
        # The numbers stand over the light, which comes when they have counted to the end.
        return [*steps, [*frame, *(part for step in steps for part in step[1:])]]

    def complete(
        self, place: Cells, cells: Sequence[int], tiles: Mapping[int, int], *, apart: bool = False
    ) -> list[list[Sprite]]:
        """Cells that are complete light up one by one, then all at once."""
        # In a row the numbers stand above it, else beside their cells.
        row = not apart and place.around(cells).h <= place.tile
        size = place.tile * 0.43
        steps: list[list[Sprite]] = []
        numbers: list[Sprite] = []
        for n, cell in enumerate(cells, 1):
            box = place.cells[cell]
            face = centred(self.pieces.tile(tiles[cell], place.tile, take=cell), box.centre)
            number = self.number(
                n, (box.centre[0], box.y) if row else (box.right, box.centre[1]), size
            )
            numbers += number
            steps.append([*(self.light(box, place.radius) if apart else ()), face, *number])
        if apart:
            return steps
        return [*steps, [*self.light(place.around(cells), place.radius), *numbers]]

    def choice(self, place: Cells, legal: Collection[int], row: Sequence[int]) -> list[Sprite]:
        """The cells of a row that take a tile glow, the other empty ones say no."""
        sprites = []
        side = round(place.tile * 0.42)
        for cell in row:
            box = place.cells[cell]
            if cell in legal:
                radius = self.brush.px(8)
                sprites.append(
                    outline(self.brush, box.grown(-2), hovered=True, radius=radius, outside=1)
                )
            else:
                sprites.append(self.refused(box.centre, side))
        return sprites
