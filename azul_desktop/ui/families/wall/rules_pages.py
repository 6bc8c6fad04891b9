"""The rules of the wall family in our own words."""

from collections.abc import Iterable
from functools import partial

from azul_desktop.core.edition import Edition
from azul_desktop.core.events import MARKER
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.ui.families.rules_page import Page, Picture, Point
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.families.wall.rules_pictures import Cell, WallPictures
from azul_desktop.ui.families.wall.sample_wall import sample_wall
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.scenes.wording import discs_in_words


class WallRulesText:
    """Writes the pages of one edition; every number comes from its file."""

    def __init__(self, edition: Edition, pictures: HelpPictures) -> None:
        boards = [board for _, board in edition.variants if isinstance(board, WallBoard)]
        self.edition = edition
        self.board = min(boards, key=lambda board: board.free_cells)
        self.grey = next((board for board in boards if board.free_cells == board.cells), None)
        self.mixed = next((b for b in boards if 0 < b.free_cells < b.cells), None)
        self.draw = WallPictures(pictures.brush, pictures.pieces)
        self.rows, self.columns = len(self.board.pattern), len(self.board.pattern[0])
        self.sample = sample_wall(self.board, len(edition.colours))

    def pages(self) -> list[Page]:
        """All pages."""
        return [self._goal(), self._draft(), self._tiling(), self._scoring(), self._end()]

    def _goal(self) -> Page:
        some = {(row, column) for row in range(self.rows) for column in range(self.columns)}
        part = self._tiles(cell for cell in some if (cell[0] * 2 + cell[1] * 3) % 5 < 3)
        row = [(1, column) for column in range(self.columns)]
        return Page(
            "goal",
            translate("Goal"),
            (
                Point(
                    translate("Build a wall"),
                    translate(
                        "Take tiles from the discs and bring them to the wall of your board. "
                        "Whoever has the most points at the end wins."
                    ),
                    partial(self._wall, covered=part),
                ),
                Point(
                    translate("Two parts make a round"),
                    translate(
                        "First everybody drafts, one after the other, until the discs and the "
                        "centre are empty. Then full lines send their tiles to the wall, where "
                        "they score."
                    ),
                    partial(self.draw.disc, tiles=(0, 0, 1, 2)),
                ),
                Point(
                    translate("The last round"),
                    translate(
                        "The round in which somebody completes a row of {n} is the last one. "
                        "Then bonuses are added.",
                        n=self.columns,
                    ),
                    partial(self._wall, covered=part | self._tiles(row), lit=row),
                ),
            ),
            discs_in_words(self.edition),
        )

    def _draft(self) -> Page:
        return Page(
            "draft",
            translate("Draft"),
            (
                Point(
                    translate("From a disc"),
                    translate(
                        "Take all tiles of one colour from one disc. What is left on the disc "
                        "slides to the centre."
                    ),
                    partial(self.draw.disc, tiles=(0, 1, 2, 0), chosen=0),
                ),
                Point(
                    translate("From the centre"),
                    translate(
                        "Or take all tiles of one colour from the centre. The first to do so "
                        "also gets the marker: they begin the next round, but the marker falls "
                        "to their floor."
                    ),
                    self._centre,
                ),
                Point(
                    translate("Onto a line"),
                    translate(
                        "Lay what you took on one line. A line holds one colour, and never a "
                        "colour that its row of the wall has already."
                    ),
                    self._line,
                ),
                Point(
                    translate("To the floor"),
                    translate(
                        "What finds no room, or what you drop there, falls to the floor and costs "
                        "points. On a full floor more tiles cost nothing."
                    ),
                    self._floor,
                ),
            ),
        )

    def _tiling(self) -> Page:
        points = [
            Point(
                translate("Full lines move"),
                translate(
                    "From top to bottom, each full line sends one tile to its row of the wall; its "
                    "other tiles go into the lid. A line that is not full keeps its tiles."
                ),
                self._move,
            )
        ]
        if self.mixed is not None:
            points.append(
                Point(
                    translate("Printed and free cells"),
                    translate(
                        "A printed cell takes its colour only. A free one takes any that its row "
                        "and column lack. If a line finds no cell, all of it falls to the floor."
                    ),
                    partial(self.draw.wall, board=self.mixed, covered={}, lit=()),
                )
            )
        if self.grey is not None:
            free = {(1, 2): 0, (3, 0): 0, (2, 1): 1}
            points.append(
                Point(
                    translate("The grey side"),
                    translate(
                        "Here you choose the cell: any free one of the row, if its column does not "
                        "have that colour yet. If there is none, the whole line falls to the floor."
                    ),
                    partial(self.draw.wall, board=self.grey, covered=free, lit=()),
                )
            )
        points.append(
            Point(
                translate("The floor counts"),
                translate(
                    "Last, take off what the pieces on your floor cost. A score never falls below "
                    "0. The floor is cleared, and the discs are filled again."
                ),
                self._floor,
            )
        )
        return Page("tiling", translate("Tiling"), tuple(points))

    def _scoring(self) -> Page:
        across = [(1, column) for column in range(min(4, self.columns))]
        down = [(row, 1) for row in range(1, min(4, self.rows))]
        both = [*across, *down[1:]]
        sum_ = len(across) + len(down)
        return Page(
            "scoring",
            translate("Scoring"),
            (
                Point(
                    translate("Alone: {n}", n=1),
                    translate("A tile without neighbours scores 1 point."),
                    self._cells([(1, 1)]),
                ),
                Point(
                    translate("In a run: {n}", n=len(across)),
                    translate(
                        "A tile next to others scores a point for each tile of the unbroken run, "
                        "itself included, across or down."
                    ),
                    self._cells(across),
                ),
                Point(
                    translate(
                        "In two runs: {a} + {b} = {sum}", a=len(across), b=len(down), sum=sum_
                    ),
                    translate(
                        "If it belongs to a run across and to a run down, both count, and it "
                        "counts twice."
                    ),
                    self._cells(both),
                ),
            ),
        )

    def _end(self) -> Page:
        board = self.board
        first = self._colour_of((0, 0))
        colour = [
            (row, column)
            for row in range(self.rows)
            for column in range(self.columns)
            if self._colour_of((row, column)) == first
        ]
        return Page(
            "end",
            translate("End"),
            (
                Point(
                    translate("Row: {n}", n=f"+{board.row_bonus}"),
                    translate("For every complete row."),
                    self._cells([(1, column) for column in range(self.columns)]),
                ),
                Point(
                    translate("Column: {n}", n=f"+{board.column_bonus}"),
                    translate("For every complete column."),
                    self._cells([(row, 3) for row in range(self.rows)]),
                ),
                Point(
                    translate("Colour: {n}", n=f"+{board.colour_bonus}"),
                    translate("For every colour that is in all rows of the wall."),
                    self._cells(colour),
                ),
                Point(
                    translate("Equal points"),
                    translate(
                        "Then more complete rows win. If those are equal too, the win is shared."
                    ),
                    partial(self.draw.icon, name="crown"),
                ),
            ),
        )

    # Pictures.

    def _colour_of(self, cell: Cell) -> int:
        """The colour printed on a cell, or one that a free cell can take."""
        return self.sample[cell[0]][cell[1]]

    def _tiles(self, cells: Iterable[Cell]) -> dict[Cell, int]:
        fitting = [(row, at) for row, at in cells if row < self.rows and at < self.columns]
        return {cell: self._colour_of(cell) for cell in fitting}

    def _wall(self, box: Box, covered: dict[Cell, int], lit: Iterable[Cell] = ()) -> list[Sprite]:
        return self.draw.wall(box, self.board, covered, lit)

    def _cells(self, lit: list[Cell]) -> Picture:
        """A wall on which only what scores is covered."""
        return partial(self._wall, covered=self._tiles(lit), lit=lit)

    def _line(self, box: Box) -> list[Sprite]:
        """Three lines that end at the same edge, each with other tiles."""
        x, y = box.centre
        size = 60 * self.draw.scale(box)
        sprites = []
        for row, tiles in enumerate(([1], [0, 0], [])):
            spaces = row + 2
            at = x + (4 - spaces) * size * 0.53, y + (row - 1) * size * 1.06
            sprites += self.draw.line(at, spaces, tiles, size)
        return sprites

    def _move(self, box: Box) -> list[Sprite]:
        """A full line, and the tile on its way to the wall."""
        x, y = box.centre
        k = self.draw.scale(box)
        full = min(3, max(self.board.lines))
        return [
            *self.draw.line((x - 66 * k, y), full, [0] * full, 54 * k),
            self.draw.arrow((x + 54 * k, y), 46 * k),
            *self.draw.row((x + 116 * k, y), [0], 60 * k),
        ]

    def _centre(self, box: Box) -> list[Sprite]:
        x, y = box.centre
        size = 68 * self.draw.scale(box)
        return [
            *self.draw.row((x, y - size * 0.57), (MARKER, 3, 1), size),
            *self.draw.row((x, y + size * 0.57), (1, 2, 2), size),
        ]

    def _floor(self, box: Box) -> list[Sprite]:
        return self.draw.floor(box, self.board.floor, (MARKER, 2))
