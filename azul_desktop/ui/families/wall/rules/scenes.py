"""What happens on a board of the wall family, as small scenes for the rules."""

import math
from collections.abc import Mapping

from azul_desktop.core.edition import Edition
from azul_desktop.core.events import MARKER
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box, Circle, surrounding
from azul_desktop.ui.families.round_halves import between, halves, left_of, right_of
from azul_desktop.ui.families.rules_pictures import HelpPictures, inside
from azul_desktop.ui.families.wall.rules.board_cut import BoardCut
from azul_desktop.ui.families.wall.rules.pictures import Cells, WallPictures
from azul_desktop.ui.families.wall.rules.sample_wall import Wall
from azul_desktop.ui.families.wall.rules.scripted_game import ScriptedGame, laid, rules_of
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.medals import medal
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.table.paint.outlines import outline
from azul_desktop.ui.table.pieces.footprints import footprint

_AROUND = 1.06
"""How much larger a picture is than the part of a board that it shows."""
_PLATE = 80
"""What the plate with the points of a picture takes of its height."""
_TAKEN = 0
"""The colour of the tiles that somebody takes in the pictures."""


class WallScenes:
    """Scenes on a side of the board, in games that follow the rules."""

    def __init__(
        self, draw: HelpPictures, edition: Edition, variant: str, board: WallBoard, sample: Wall
    ) -> None:
        self._draw = WallPictures(draw.brush, draw.pieces)
        self._edition = edition
        self._variant = variant
        self._board = board
        self._sample = sample
        self._rows = len(board.lines)

    def game(self) -> ScriptedGame:
        """A board with some tiles from earlier rounds."""
        game = ScriptedGame(self._edition, self._variant)
        game.cover(self._earlier())
        return game

    def _earlier(self) -> Mapping[int, int]:
        columns = self._board.width
        wanted = [(0, columns - 1), (1, 1), (3, 2), (4, 0)]
        return {
            row * columns + column: self._sample[row][column]
            for row, column in wanted
            if row < self._rows and column < columns and self._sample[row][column] != _TAKEN
        }

    def round(self, box: Box) -> list[Sprite]:
        """The two parts of a round: tiles from a disc to a line, and from a line to the wall."""
        draw = self._draw
        row, column = min(1, self._rows - 1), min(1, self._board.width - 1)
        tint, spaces = self._sample[row][column], self._board.lines[row]
        upper, lower = halves(box)
        place = draw.cells(right_of(lower), self._board)
        tile = min(place.tile * 1.5, left_of(box).w * 0.74 / spaces, upper.h * 0.34)
        disc = Circle(*left_of(upper).centre, min(upper.h, left_of(upper).w) * 0.5)
        empty = right_of(upper)
        sprites = draw.disc(disc)
        sprites += draw.lying(disc, (tint, tint + 3, tint + 1, tint), lifted=(0, 3))
        sprites += [draw.arrow(between(upper), tile * 0.9), *draw.line(empty, tile, spaces)]
        cell = row * self._board.width + column
        new = place.cells[cell]
        full = left_of(lower)
        full = full._replace(y=new.centre[1] - full.h / 2)
        sprites += draw.line(full, tile, spaces, tint)
        sprites.append(draw.arrow((between(lower)[0], new.centre[1]), tile * 0.9))
        return sprites + self._scores(place, cell, lower)

    def _scores(self, place: Cells, cell: int, box: Box) -> list[Sprite]:
        """A wall with a tile that was just laid, and what it scores there."""
        draw, columns = self._draw, self._board.width
        run = [cell + n for n in (1, 2) if cell % columns + n < columns]
        tiles = {one: self._sample[one // columns][one % columns] for one in (cell, *run)}
        points = laid(rules_of(self._edition, self._variant), run, cell).points
        at = left_of(box).centre[0], box.bottom - box.h * 0.2
        return [
            *draw.wall(place, self._board, {**self._earlier(), **tiles}),
            *draw.ring(place.cells[cell], place.radius),
            *draw.points(f"+{points}", at),
        ]

    def _to_wall(self, cut: BoardCut, game: ScriptedGame, line: int) -> list[Sprite]:
        """The tile of a full line on its way to the wall."""
        cells = game.cells_of_line(line)
        piece = game.board.lines[line][0]
        start = cut.place(cut.mat.lines[line][0]).centre
        end = cut.place(cut.mat.wall[cells[0]])
        light = outline(
            self._draw.brush, end, hovered=True, radius=self._draw.brush.px(8), outside=1
        )
        flight = self._draw.flight(piece, cut.mat.tile, (start, end.centre), ghosts=2)
        return [light, *flight]

    def onto_line(self, box: Box) -> list[Sprite]:
        """Lines that take two tiles glow; the tiles are about to land on one of them."""
        draw, game = self._draw, self.game()
        game.take(1, 1, 0)
        if self._rows > 3:
            game.take(2, 2, 2)
        target = min(3, self._rows - 1)
        game.take(_TAKEN, 1, target)
        legal = game.lines_for(_TAKEN, 2)
        room = box.w / _AROUND, box.h / _AROUND
        cut = BoardCut.fitting(draw, self._board, room, _lines)
        mat = cut.mat
        lines = _lines(mat)
        cut.lay((_after(mat, 0), lines.centre[1]), (box.right, box.centre[1]))
        sprites = cut.sprites(game.board, floor=False)
        for line in legal:
            sprites.append(
                outline(
                    draw.brush, cut.place(mat.line_boxes[line]), hovered=line == target, outside=3
                )
            )
        spaces = mat.lines[target][1:3]
        for n, space in enumerate(spaces):
            x, y = cut.place(space).centre
            above = x - mat.pitch * 0.18, y - mat.pitch * (0.34 + 0.1 * n)
            sprites.append(
                draw.piece(_TAKEN, above, mat.tile * 1.06, ground="air", angle=(-5, 4)[n])
            )
        return sprites

    def fallen(self, count: int) -> ScriptedGame:
        """A game in which the marker and so many tiles fell to the floor."""
        game = self.game()
        game.take(2, count + self._board.lines[0], 0, from_centre=True)
        return game

    def floor(self, box: Box, count: int) -> list[Sprite]:
        """The floor with the marker and tiles; the last of them is just falling."""
        draw, game = self._draw, self.fallen(count)
        cut = BoardCut.fitting(draw, self._board, (box.w / _AROUND, math.inf), _floor)
        mat = cut.mat
        free = box.bottom - draw.brush.px(_PLATE) - box.y
        tops = [line.y - mat.pitch * 0.12 for line in mat.line_boxes]
        top = next((y for y in tops if mat.floor_box.bottom - y <= free), tops[-1])
        # Where all lines are seen they stand in the middle, else the picture ends between two.
        spare = free - mat.floor_box.bottom + top if top == tops[0] else 0
        cut.lay((_after(mat, 0), top), (box.right, box.y + spare / 2))
        board = game.board
        lying = [n for n, piece in enumerate(board.floor) if piece is not None]
        last = lying[-1]
        piece = board.floor[last]
        board.floor[last] = None
        sprites = cut.sprites(board)
        place = cut.place(mat.floor[last])
        side = round(place.w * 0.94)
        if piece is None or piece == MARKER:
            return [*sprites, draw.piece(MARKER, place.centre, side)]
        face = draw.pieces.tile(piece, side, ground="none")
        above = place.centre[0] + side * 0.4, place.centre[1] - side * 1.75
        return [
            *sprites,
            centred(footprint(draw.brush, face), place.centre),
            *draw.flight(piece, side, ((above[0] + side, above[1] - side * 0.6), above)),
        ]

    def tiling(self, box: Box) -> list[Sprite]:
        """A full line sends one tile to the wall; the others go into the lid."""
        draw, game = self._draw, self.game()
        full = min(2, self._rows - 1)
        game.take(3 % len(self._edition.colours), self._board.lines[full], full)
        if full:
            game.take(1, 1, full - 1)
        room = box.w / _AROUND, box.h / _AROUND
        cut = BoardCut.fitting(draw, self._board, room, _around_arrows)
        mat = cut.mat
        wide = min(mat.pitch * 3, box.w * 0.4)
        lid = Box(box.x + wide * 0.2, box.bottom - wide * 0.87, wide, wide * 0.77).rounded()
        spare = max(0.0, (lid.y - box.y - mat.wall_frame.h) / 2)
        last = min(_SHOWN, self._board.width) - 1
        top = mat.wall_frame.y - mat.pitch * 0.12
        cut.lay((_after(mat, last), top), (box.right, box.y + spare))
        sprites = cut.sprites(game.board, floor=False)
        picture = draw.pieces.picture("lid.png", (int(lid.w), int(lid.h)))
        if picture is not None:
            sprites += panels.shadow(
                draw.brush, lid.grown(-lid.w * 0.08), 20, offset=(4, 10), blur=10, alpha=150
            )
            sprites.append(centred(picture, lid.centre))
        piece = game.board.lines[full][0]
        for n, space in enumerate(mat.lines[full][1:3]):
            end = inside(lid, 0.36 + 0.3 * n, 0.42 + 0.08 * n)
            start = cut.place(space).centre
            sprites += draw.flight(piece, mat.tile * 0.8, (start, end), ghosts=2)
        return sprites + self._to_wall(cut, game, full)

    def choosing(self, box: Box) -> list[Sprite]:
        """The tile of a full line before the cells of its row that take it."""
        draw, game = self._draw, ScriptedGame(self._edition, self._variant)
        row, columns = min(1, self._rows - 1), self._board.width
        covered: dict[int, int] = {}
        for line, column in ((0, 0), (2, columns - 2), (3, 1)):
            if line < self._rows and 0 <= column < columns and line != row:
                fits = _TAKEN if self._board.pattern[line][column] in (-1, _TAKEN) else None
                if fits is not None and column not in [cell % columns for cell in covered]:
                    covered[line * columns + column] = fits
        game.cover(covered)
        game.take(_TAKEN, self._board.lines[row], row)
        room = box._replace(x=box.x + box.w * 0.13, w=box.w * 0.87)
        place = draw.cells(room, self._board)
        sprites = draw.wall(place, self._board, covered)
        cells = [row * columns + column for column in range(columns)]
        sprites += draw.choice(place, game.cells_of_line(row), cells)
        at = place.frame.x - place.tile * 0.42, place.cells[cells[0]].centre[1] - place.tile * 0.1
        return [*sprites, draw.piece(_TAKEN, at, place.tile, ground="air", angle=-5)]

    def tie(self, box: Box, tiles: Mapping[int, int]) -> list[Sprite]:
        """Two walls side by side: more complete rows win."""
        draw, columns = self._draw, self._board.width
        sprites = []
        for at, rows in enumerate(((1, 2), (1,))):
            part = Box(box.x + box.w * 0.51 * at, box.y + box.h * 0.2, box.w * 0.49, box.h * 0.78)
            if box.h > box.w:
                part = Box(box.x, box.y + box.h * (0.1 + 0.47 * at), box.w, box.h * 0.43)
            place = draw.cells(part, self._board)
            lit = [
                row * columns + column
                for row in rows
                if row < self._rows
                for column in range(columns)
            ]
            extra = [cell for cell in tiles if cell % 4 == at and cell // columns > 2]
            some = {cell: tiles[cell] for cell in [*lit, *extra]}
            sprites += draw.wall(place, self._board, some, lit)
            for row in rows:
                cells = [cell for cell in lit if cell // columns == row]
                if cells:
                    sprites += draw.light(place.around(cells), place.radius)
            if at == 0:
                size = round(min(box.h * 0.24, place.frame.w * 0.36))
                top = place.frame.centre[0], place.frame.y - size * 0.3
                sprites.append(centred(medal(draw.brush, "total", "gold", size), top))
        return sprites


_SHOWN = 3
"""So many cells of lines and of the wall stand around the arrows between them."""


def _lines(mat: WallMat) -> Box:
    """The lines and the first column of the wall."""
    return surrounding([*mat.line_boxes, *mat.wall[:: mat.columns]])


def _floor(mat: WallMat) -> Box:
    """The floor and all above it."""
    return surrounding([_lines(mat)._replace(h=1), mat.floor_box._replace(h=1)])


def _around_arrows(mat: WallMat) -> Box:
    """The ends of the lines and the beginning of the wall."""
    cells = [cell for line in mat.lines for cell in line[:_SHOWN]]
    wall = [mat.wall[n] for n in range(len(mat.wall)) if n % mat.columns < _SHOWN]
    return surrounding([*cells, *wall])


def _after(mat: WallMat, column: int) -> float:
    """Where a picture may end behind a column of the wall: in the grout, or after the last."""
    if column + 1 == mat.columns:
        return mat.wall_frame.right + mat.pitch * 0.2
    return (mat.wall[column].right + mat.wall[column + 1].x) / 2
