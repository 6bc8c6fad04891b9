"""What happens on a board of the wall family, as small scenes for the rules."""

from collections.abc import Mapping

from azul_desktop.core.edition import FREE, Edition
from azul_desktop.core.rules import Standing
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box, Circle, surrounding
from azul_desktop.ui.families.round_halves import between, halves, left_of, right_of, split, thirds
from azul_desktop.ui.families.rules_pictures import HelpPictures, inside
from azul_desktop.ui.families.wall.rules.board_cut import AROUND, BoardCut, after, lines_of
from azul_desktop.ui.families.wall.rules.pictures import Cells, WallPictures
from azul_desktop.ui.families.wall.rules.sample_wall import Wall, scattered
from azul_desktop.ui.families.wall.rules.scripted_game import Laid, ScriptedGame, laid, rules_of
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.medals import medal
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK2
from azul_desktop.ui.table.paint.outlines import outline

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

    def _earlier(self) -> dict[int, int]:
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
        new = laid(rules_of(self._edition, self._variant), run, cell)
        at = left_of(box).centre[0], box.bottom - box.h * 0.2
        return [
            *draw.wall(place, self._board, {**self._earlier(), **tiles}),
            *draw.along(new, place.cells),
            *draw.ring(place.cells[cell], place.radius),
            *draw.points(new.total, at),
        ]

    def _to_wall(self, cut: BoardCut, piece: int, line: int, new: Laid) -> list[Sprite]:
        """The tile of a full line on its way to the wall, and the runs that it makes there."""
        draw, mat = self._draw, cut.mat
        start, end = cut.place(mat.lines[line][0]).centre, cut.place(mat.wall[new.cell])
        light = outline(draw.brush, end, hovered=True, radius=draw.brush.px(8), outside=1)
        sprites = [light, *draw.flight(piece, mat.tile, (start, end.centre), ghosts=2)]
        return sprites + draw.along(new, [cut.place(cell) for cell in mat.wall])

    def taking(self, target: int) -> ScriptedGame:
        """Lines: one full, one with another colour, one with the colour on its row of the wall."""
        game = ScriptedGame(self._edition, self._variant)
        columns, first = self._board.width, [row[0] for row in self._sample]
        same = first.index(_TAKEN) if _TAKEN in first else target
        game.cover(self._earlier() | ({} if same == target else {same * columns: _TAKEN}))
        full, other = [row for row in (1, 2, 3, 4) if row not in (same, target)][:2]
        for line, left in ((full, 0), (other, 1)):
            if line < self._rows and self._board.lines[line] > left:
                game.take(game.colour_for(line, line), self._board.lines[line] - left, line)
        if self._board.lines[target] > 1:
            game.take(_TAKEN, 1, target)
        return game

    def onto_line(self, box: Box) -> list[Sprite]:
        """Lines that take two tiles glow, the others say no; the tiles land on one of them."""
        draw, target = self._draw, min(3, self._rows - 1)
        game = self.taking(target)
        legal = game.lines_for(_TAKEN, 2)
        room = box.w / AROUND, box.h / AROUND
        cut = BoardCut.fitting(draw, self._board, room, lines_of)
        mat = cut.mat
        cut.lay((after(mat, 0), lines_of(mat).centre[1]), (box.right, box.centre[1]))
        sprites = cut.sprites(game.board, floor=False)
        left = min(line.x for line in mat.line_boxes)
        for line, place in enumerate(mat.line_boxes):
            if line in legal:
                light = outline(draw.brush, cut.place(place), hovered=line == target, outside=3)
                sprites.append(light)
            elif place.x - mat.pitch * 0.8 >= left:
                at = cut.place(place).x - mat.pitch * 0.42, cut.place(place).centre[1]
                sprites.append(draw.refused(at, mat.tile * 0.5))
        lying = game.board.lines[target][1]
        spaces = [cut.place(space).centre for space in mat.lines[target]]
        above = [
            (x - mat.pitch * 0.1, y - mat.pitch * (0.18 + 0.06 * n))
            for n, (x, y) in enumerate(spaces[lying : lying + 2])
        ]
        for at, angle in zip(above, (-5, 4), strict=False):
            sprites.append(draw.piece(_TAKEN, at, mat.tile * 1.06, ground="air", angle=angle))
        return sprites + draw.counted([*spaces[:lying], *above], mat.tile, below=True)

    def tiled(self) -> tuple[ScriptedGame, int, Laid]:
        """A full line, and what its tile scores beside those below its cell."""
        columns, full = self._board.width, min(2, self._rows - 1)
        below = [row * columns for row in range(full + 1, min(full + 3, self._rows))]
        covered = self._earlier() | {cell: self._sample[cell // columns][0] for cell in below}
        game = ScriptedGame(self._edition, self._variant)
        game.cover(covered)
        game.take(self._sample[full][0], self._board.lines[full], full)
        if full and self._board.lines[full - 1] > 1:
            game.take(game.colour_for(full - 1, 1), 1, full - 1)
        cell = next(iter(game.cells_of_line(full)), full * columns)
        return game, full, laid(game.rules, covered, cell)

    def tiling(self, box: Box) -> list[Sprite]:
        """A full line sends one tile to the wall; the others go into the lid."""
        draw, (game, full, new) = self._draw, self.tiled()
        room = box.w / AROUND, box.h / AROUND
        cut = BoardCut.fitting(draw, self._board, room, _around_arrows)
        mat = cut.mat
        wide = min(mat.pitch * 3, box.w * 0.4)
        lid = Box(box.x + wide * 0.2, box.bottom - wide * 0.87, wide, wide * 0.77).rounded()
        spare = max(0.0, (lid.y - box.y - mat.wall_frame.h) / 2)
        last = min(_SHOWN, self._board.width) - 1
        top = mat.wall_frame.y - mat.pitch * 0.12
        cut.lay((after(mat, last), top), (box.right, box.y + spare))
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
        return sprites + self._to_wall(cut, game.board.lines[full][0], full, new)

    def chosen(self) -> tuple[ScriptedGame, int, dict[int, int]]:
        """A full line before its row of a wall with tiles; some columns have its colour."""
        game = ScriptedGame(self._edition, self._variant)
        row, columns = min(1, self._rows - 1), self._board.width
        covered: dict[int, int] = {}
        for line, column in ((0, 0), (2, columns - 2), (3, 1)):
            printed = self._board.pattern[line][column] if line < self._rows else _TAKEN + 1
            columns_taken = [cell % columns for cell in covered]
            if line != row and printed in (FREE, _TAKEN) and column not in columns_taken:
                covered[line * columns + column] = _TAKEN
        column = min(2, columns - 1)
        for line, colour in ((row - 1, 2), (row + 1, 1)):
            empty = 0 <= line < self._rows and line * columns + column not in covered
            if empty and self._board.pattern[line][column] in (FREE, colour):
                covered[line * columns + column] = colour
        game.cover(covered)
        game.take(_TAKEN, self._board.lines[row], row)
        return game, row, covered

    def choosing(self, box: Box) -> list[Sprite]:
        """The tile of a full line before the cells of its row, with what it scores in each."""
        draw, (game, row, covered) = self._draw, self.chosen()
        room = box._replace(x=box.x + box.w * 0.13, w=box.w * 0.87)
        place = draw.cells(room, self._board)
        legal = game.cells_of_line(row)
        cells = range(row * self._board.width, (row + 1) * self._board.width)
        sprites = draw.wall(place, self._board, covered)
        sprites += draw.choice(place, legal, cells)
        for cell in legal:
            points = laid(game.rules, covered, cell).points
            sprites += draw.number(f"+{points}", place.cells[cell].centre, place.tile * 0.7)
        at = place.frame.x - place.tile * 0.42, place.cells[cells[0]].centre[1] - place.tile * 0.1
        return [*sprites, draw.piece(_TAKEN, at, place.tile, ground="air", angle=-5)]

    # The end.

    def last_round(self) -> tuple[dict[int, int], list[int], list[int]]:
        """A wall with a row that was just completed, that row, and the bonuses of the end."""
        columns, row = self._board.width, min(1, self._rows - 1)
        done = list(range(row * columns, (row + 1) * columns))
        cells = {*scattered(self._rows, columns), *done}
        tiles = {cell: self._sample[cell // columns][cell % columns] for cell in sorted(cells)}
        game = ScriptedGame(self._edition, self._variant)
        game.cover(tiles)
        return tiles, done, [bonus.points for bonus in game.bonuses()]

    def tied(self, tiles: Mapping[int, int]) -> list[tuple[dict[int, int], list[int], Standing]]:
        """Two walls of players with equal points, their complete rows, and how they stand."""
        game, columns = ScriptedGame(self._edition, self._variant), self._board.width
        walls = []
        for seat, rows in enumerate(((1, 2), (1,))):
            done = [row for row in rows if row < self._rows]
            lit = [row * columns + column for row in done for column in range(columns)]
            extra = [cell for cell in tiles if cell % 4 == seat and cell // columns > 2]
            walls.append(({cell: tiles[cell] for cell in [*lit, *extra]}, lit))
            game.cover(walls[-1][0], seat)
        standings = game.rules.standings(game.state)
        return [(*wall, stands) for wall, stands in zip(walls, standings, strict=False)]

    def tie(self, box: Box, tiles: Mapping[int, int]) -> list[Sprite]:
        """Two walls with equal points: more complete rows win."""
        draw, columns = self._draw, self._board.width
        sprites: list[Sprite] = []
        high = box.h > box.w
        for at, (covered, lit, stands) in enumerate(self.tied(tiles)):
            part = Box(box.x + box.w * 0.55 * at, box.y, box.w * 0.45, box.h)
            if high:
                part = Box(box.x, box.y + box.h * 0.55 * at, box.w, box.h * 0.45)
            wall, words = split(part, high=high)
            place = draw.cells(wall, self._board)
            sprites += draw.wall(place, self._board, covered, lit)
            for row in range(self._rows):
                cells = [cell for cell in lit if cell // columns == row]
                if cells:
                    sprites += draw.light(place.around(cells), place.radius)
            size = round(min(words.w, words.h) * 0.5)
            rows = medal(draw.brush, "row", "gold", size)
            first, second, third = thirds(words)
            sprites += [draw.crown(stands.rank, first, size), centred(rows, second)]
            sprites.append(draw.words(str(stands.rows), third, size * 0.86))
        return [*sprites, draw.words("=", box.centre, min(box.w, box.h) * 0.16, INK2)]


_SHOWN = 3
"""So many cells of lines and of the wall stand around the arrows between them."""


def _around_arrows(mat: WallMat) -> Box:
    """The ends of the lines and the beginning of the wall."""
    cells = [cell for line in mat.lines for cell in line[:_SHOWN]]
    wall = [mat.wall[n] for n in range(len(mat.wall)) if n % mat.columns < _SHOWN]
    return surrounding([*cells, *wall])
