"""What falls to the floor and what it costs, as small scenes for the rules."""

import math
from collections.abc import Callable

from azul_desktop.core.events import MARKER
from azul_desktop.core.moves import FLOOR
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box, Circle, Point, surrounding
from azul_desktop.ui.families.draft_pictures import from_centre
from azul_desktop.ui.families.rules_pictures import inside
from azul_desktop.ui.families.wall.rules.board_cut import AROUND, BoardCut, after, lines_of
from azul_desktop.ui.families.wall.rules.pictures import WallPictures
from azul_desktop.ui.families.wall.rules.scripted_game import ScriptedGame
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.table.pieces.footprints import footprint

_PLATE = 64
"""What the plate with the points of a picture takes of its height."""
_FALLING = 2
"""The colour of the tiles that fall."""
_COLOURS = (2, 3, 0, 1, 2, 1)
_CHOSEN = 1
"""What lies in the centre, and what is taken of it."""
_TRAY, _EDGE, _SPACE = 0.34, 0.03, 0.165
"""The radius of the centre, what is free around it, and a space of the floor beside it, in parts
of a picture."""
_SHOWN = 2
"""So many spaces of the floor lie beside the centre."""


class FloorScenes:
    """Scenes on a side of the board; `game` makes one in which nothing is on the floor."""

    def __init__(
        self, draw: WallPictures, board: WallBoard, game: Callable[[], ScriptedGame]
    ) -> None:
        self._draw = draw
        self._board = board
        self._game = game
        self._last = len(board.lines) - 1

    # The marker.

    def marked(self) -> ScriptedGame:
        """A game in which the marker fell to the floor, and tiles found a line."""
        game = self._game()
        game.take(_CHOSEN, 1, (game.lines_for(_CHOSEN, 1) or [FLOOR])[-1], from_centre=True)
        return game

    def from_centre(self, box: Box) -> list[Sprite]:
        """All tiles of a colour leave the centre; the marker falls to the floor before them."""
        draw = self._draw
        radius = min(box.w * _TRAY, box.h * 0.48)
        edge = min(box.w, box.h) * _EDGE
        tray = Circle(box.x + edge + radius, box.bottom - edge - radius, radius)
        if box.w > box.h:
            tray = tray._replace(y=box.centre[1])
        cell = min(box.w, box.h) * _SPACE
        corner = box.right - edge * 1.4, box.y + edge * 1.4
        floor, spaces = draw.floor(corner, cell, self._board.floor[:_SHOWN])
        counts = [_COLOURS[colour] for colour in range(len(draw.pieces.edition.colours))]
        end = spaces[0].centre if spaces else None
        taken = from_centre(draw, tray, counts, _CHOSEN, marker_to=end)
        under = len(draw.tray(tray))
        return [*taken[:under], *floor, *taken[under:]]

    # Tiles.

    def fallen(self, count: int) -> ScriptedGame:
        """The marker and so many tiles fell, for which the last line had no room."""
        game, line = self._game(), self._last
        colour = game.colour_for(line, _FALLING)
        if self._board.lines[line] > 1:
            game.take(colour, self._board.lines[line] - 1, line)
        game.take(colour, count + 1, line, from_centre=True)
        return game

    def dropped(self, count: int) -> ScriptedGame:
        """The same on a board whose lines are empty again."""
        game = self._game()
        game.take(_FALLING, count, FLOOR, from_centre=True)
        return game

    def falling(self, box: Box, count: int) -> list[Sprite]:
        """A line that is full, and the floor with the marker and tiles; the last one just falls."""
        draw, board = self._draw, self.fallen(count).board
        cut = self._cut(box)
        mat = cut.mat
        free = box.bottom - draw.brush.px(_PLATE) - box.y
        tops = [line.y - mat.pitch * 0.12 for line in mat.line_boxes]
        top = next((y for y in tops if mat.floor_box.bottom - y <= free), tops[-1])
        # Where all lines are seen they stand in the middle, else the picture ends between two.
        spare = free - mat.floor_box.bottom + top
        cut.lay((after(mat, 0), top), (box.right, box.y + (spare / 2 if top == tops[0] else 0)))
        last = [n for n, piece in enumerate(board.floor) if piece is not None][-1]
        piece = board.floor[last]
        board.floor[last] = None
        sprites = cut.sprites(board)
        place = cut.place(mat.floor[last])
        side = round(place.w * 0.94)
        if piece is None or piece == MARKER:
            return [*sprites, draw.piece(MARKER, place.centre, side)]
        face = draw.pieces.tile(piece, side, ground="none")
        end = place.centre[0] + side * 0.08, place.centre[1] + side * 0.12
        start = cut.place(mat.lines[self._last][-1]).centre
        start = start[0], start[1] - mat.pitch * 0.9
        return [
            *sprites,
            centred(footprint(draw.brush, face), place.centre),
            *draw.flight(piece, side, (start, end), ghosts=2),
        ]

    def counting(self, box: Box, count: int) -> list[Sprite]:
        """The tiles of a floor leave for the lid, the marker stays."""
        draw, board = self._draw, self.dropped(count).board
        cut = self._cut(box)
        mat = cut.mat
        top = mat.line_boxes[-1].y - mat.pitch * 0.12
        cut.lay((after(mat, 0), top), (box.right, box.y))
        lying = {n: piece for n, piece in enumerate(board.floor) if piece not in (None, MARKER)}
        for n in lying:
            board.floor[n] = None
        sprites = cut.sprites(board)
        below = box._replace(y=cut.place(mat.floor_box).bottom)
        below = below._replace(h=box.bottom - draw.brush.px(_PLATE) - below.y)
        lid = _lid(below)
        picture = draw.pieces.picture("lid.png", (int(lid.w), int(lid.h)))
        if picture is not None:
            shade = lid.grown(-lid.w * 0.08)
            sprites += panels.shadow(draw.brush, shade, 20, offset=(4, 10), blur=10, alpha=150)
            sprites.append(centred(picture, lid.centre))
        side = min(mat.floor[0].w * 0.94, lid.h * 0.42)
        for at, (n, piece) in enumerate(lying.items()):
            place = cut.place(mat.floor[n])
            face = draw.pieces.tile(draw.real(piece or 0), round(place.w * 0.94), ground="none")
            sprites.append(centred(footprint(draw.brush, face), place.centre))
            end = inside(lid, 0.28 + 0.44 * (at + 0.5) / len(lying), 0.44 + 0.1 * (at % 2))
            sprites += draw.flight(piece or 0, side, (place.centre, end), ghosts=2)
        return sprites + self._staying(cut, board.floor)

    def _staying(self, cut: BoardCut, floor: list[int | None]) -> list[Sprite]:
        """Light around the marker."""
        places = [cut.place(cut.mat.floor[n]) for n, piece in enumerate(floor) if piece == MARKER]
        radius = round(places[0].w / 2) if places else 0
        return [part for place in places for part in self._draw.ring(place, radius)]

    def _cut(self, box: Box) -> BoardCut:
        return BoardCut.fitting(self._draw, self._board, (box.w / AROUND, math.inf), _floor)


def _lid(room: Box) -> Box:
    """The lid below a floor, above the plate."""
    wide = min(room.w * 0.66, room.h / 0.77)
    at: Point = room.x + room.w * 0.06, room.y + (room.h - wide * 0.77) * 0.7
    return Box(*at, wide, wide * 0.77).rounded()


def _floor(mat: WallMat) -> Box:
    """The floor and all above it."""
    return surrounding([lines_of(mat)._replace(h=1), mat.floor_box._replace(h=1)])
