"""The rules of the wall family in our own words."""

from collections.abc import Iterable
from functools import partial

from azul_desktop.core.edition import Edition
from azul_desktop.core.events import Reason
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.languages.formats import minus
from azul_desktop.ui.families.draft_pictures import from_disc
from azul_desktop.ui.families.rules_page import Item, Page, Point, Sign, Strip
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.families.sums import gained, lost
from azul_desktop.ui.families.wall.rules.floor_scenes import FloorScenes
from azul_desktop.ui.families.wall.rules.growth import growing
from azul_desktop.ui.families.wall.rules.pictures import WallPictures
from azul_desktop.ui.families.wall.rules.sample_wall import sample_wall, scattered
from azul_desktop.ui.families.wall.rules.scenes import WallScenes
from azul_desktop.ui.families.wall.rules.scripted_game import Laid, laid, rules_of
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.scenes.wording import discs_in_words, refilling_in_words

_FALLEN, _COUNTED = 1, 3
"""How many tiles fell beside the marker in the pictures of the floor."""


class WallRulesText:
    """Writes the pages of one edition; every number comes from its file and its rules."""

    def __init__(self, edition: Edition, pictures: HelpPictures) -> None:
        boards = [(name, one) for name, one in edition.variants if isinstance(one, WallBoard)]
        self.edition = edition
        self.variant, self.board = min(boards, key=lambda side: side[1].free_cells)
        self.grey = next((side for side in boards if side[1].free_cells == side[1].cells), None)
        self.mixed = next((side for side in boards if 0 < side[1].free_cells < side[1].cells), None)
        self.draw = WallPictures(pictures.brush, pictures.pieces)
        self.rows, self.columns = len(self.board.pattern), len(self.board.pattern[0])
        self.sample = sample_wall(self.board, len(edition.colours))
        self.scenes = self._scenes(self.variant, self.board)
        self.floor = FloorScenes(self.draw, self.board, self.scenes.game)

    def _scenes(self, variant: str, board: WallBoard) -> WallScenes:
        return WallScenes(self.draw, self.edition, variant, board, self.sample)

    def pages(self) -> list[Page]:
        """All pages."""
        return [self._goal(), self._draft(), self._tiling(), self._scoring(), self._end()]

    def _goal(self) -> Page:
        tiles, row, bonuses = self.scenes.last_round()
        return Page(
            "goal",
            translate("Goal"),
            (
                Point(
                    "wall",
                    translate("Build a wall"),
                    translate(
                        "Take tiles from the discs and bring them to the wall of your board. "
                        "Everybody begins with 0 points; whoever has the most at the end wins."
                    ),
                    self.growing,
                    sign=Sign("tiles"),
                ),
                Point(
                    "round",
                    translate("Two parts make a round"),
                    translate(
                        "First everybody drafts, clockwise in turn, until the discs and the centre "
                        "are empty. Then full lines send their tiles to the wall, where they score."
                    ),
                    self.scenes.round,
                    "table",
                    sign=Sign("number-2", "cobalt"),
                ),
                Point(
                    "last",
                    translate("The last round"),
                    translate(
                        "The round in which somebody completes a whole row of the wall is the "
                        "last, or one after which no tile can be dealt or laid any more. Then "
                        "bonuses are added."
                    ),
                    partial(self._wall, covered=tiles, lit=row),
                    sign=Sign("row"),
                    worth=gained(bonuses),
                    steps=partial(self._complete, cells=row),
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
                    "disc",
                    translate("From a disc"),
                    translate(
                        "Take all tiles of one colour from one disc. What is left on the disc "
                        "slides to the centre."
                    ),
                    partial(from_disc, self.draw, tiles=(0, 1, 0, 2), chosen=(0, 2)),
                    "table",
                    sign=Sign("tiles"),
                ),
                Point(
                    "centre",
                    translate("From the centre"),
                    translate(
                        "Or take all tiles of one colour from the centre. The first to do so "
                        "also gets the marker: they begin the next round, but it falls to their "
                        "floor, before their tiles."
                    ),
                    self.floor.from_centre,
                    "table",
                    sign=Sign("marker"),
                    worth=lost(self.floor.marked().floor_costs),
                ),
                Point(
                    "line",
                    translate("Onto a line"),
                    translate(
                        "Lay what you took on one line, from right to left. A line holds one "
                        "colour, never one that its row of the wall has already. A full line takes "
                        "nothing more."
                    ),
                    self.scenes.onto_line,
                    "paper",
                    sign=Sign("row", "cobalt"),
                ),
                Point(
                    "floor",
                    translate("To the floor"),
                    translate(
                        "What finds no room, or what you drop there, falls to the floor, from left "
                        "to right, and costs points. When it is full, more tiles go into the lid "
                        "and cost nothing."
                    ),
                    partial(self.floor.falling, count=_FALLEN),
                    "paper",
                    sign=Sign("floor", "stone"),
                    worth=lost(self.floor.fallen(_FALLEN).floor_costs),
                ),
            ),
            translate(
                "The first player is drawn or chosen. If nobody takes the marker, the same player "
                "begins again; alone it cannot be taken."
            ),
        )

    def _tiling(self) -> Page:
        points = [
            Point(
                "full",
                translate("Full lines move"),
                translate(
                    "From top to bottom, each full line sends one tile to its row of the wall, "
                    "where it scores at once; its other tiles go into the lid. Lines that are not "
                    "full keep theirs."
                ),
                self.scenes.tiling,
                "paper",
                sign=Sign("row"),
                worth=self.scenes.tiled()[-1].total,
            )
        ]
        if self.mixed is not None:
            points.append(
                Point(
                    "printed",
                    translate("Printed and free cells"),
                    translate(
                        "A printed cell takes its colour only. A free one takes any that its row "
                        "and column lack. If a line finds no cell, all of it falls to the floor."
                    ),
                    self._scenes(*self.mixed).choosing,
                    sign=Sign("colour"),
                )
            )
        if self.grey is not None:
            points.append(
                Point(
                    "grey",
                    translate("The grey side"),
                    translate(
                        "The coloured side shows the cell of each tile. Here you choose: any free "
                        "one of the row, if its column lacks that colour. If there is none, the "
                        "whole line falls to the floor."
                    ),
                    self._scenes(*self.grey).choosing,
                    sign=Sign("column", "stone"),
                )
            )
        points.append(
            Point(
                "floor",
                translate("The floor counts"),
                translate(
                    "Last, take off what the pieces on your floor cost. A score never falls below "
                    "0. The tiles go into the lid, the marker stays with its owner."
                ),
                partial(self.floor.counting, count=_COUNTED),
                "paper",
                sign=Sign("floor", "stone"),
                worth=lost(self.floor.dropped(_COUNTED).floor_costs),
            )
        )
        return Page("tiling", translate("Tiling"), tuple(points), refilling_in_words(self.edition))

    def _scoring(self) -> Page:
        alone, run, both = self.laid()
        return Page(
            "scoring",
            translate("Scoring"),
            (
                self._laid(
                    "alone",
                    translate("Alone"),
                    translate("A tile without neighbours scores 1 point."),
                    Sign("tiles"),
                    alone,
                ),
                self._laid(
                    "run",
                    translate("In a run"),
                    translate(
                        "A tile next to others scores a point for each tile of the unbroken run, "
                        "itself included, across or down."
                    ),
                    Sign("row"),
                    run,
                ),
                self._laid(
                    "runs",
                    translate("In two runs"),
                    translate(
                        "If it belongs to a run across and to a run down, both count, and it "
                        "counts twice."
                    ),
                    Sign("column"),
                    both,
                ),
            ),
            strip=self._bonuses_and_floor(),
        )

    def _bonuses_and_floor(self) -> Strip:
        """What stands on the next page and on the floor, in a line."""
        board = self.board
        least, most = minus(max(board.floor)), minus(min(board.floor))
        floor = least if least == most else translate("{least} … {most}", least=least, most=most)
        return Strip(
            translate("Also"),
            (
                Item(Reason.ROW, f"+{board.row_bonus}", translate("each row")),
                Item(Reason.COLUMN, f"+{board.column_bonus}", translate("each column")),
                Item(Reason.COLOUR, f"+{board.colour_bonus}", translate("each colour")),
                Item(Reason.FLOOR, floor, translate("the floor, each round")),
            ),
        )

    def _end(self) -> Page:
        board = self.board
        first = self._colour_of(0)
        cells = range(self.rows * self.columns)
        colour = [cell for cell in cells if self._colour_of(cell) == first]
        column = min(3, self.columns - 1)
        return Page(
            "end",
            translate("End"),
            (
                self._complete_point(
                    translate("Row"),
                    translate("For every complete row."),
                    Sign("row"),
                    (self._row(1), board.row_bonus),
                ),
                self._complete_point(
                    translate("Column"),
                    translate("For every complete column."),
                    Sign("column"),
                    ([row * self.columns + column for row in range(self.rows)], board.column_bonus),
                ),
                self._complete_point(
                    translate("Colour"),
                    translate("For every colour that is in all rows of the wall."),
                    Sign("colour"),
                    (colour, board.colour_bonus),
                ),
                Point(
                    "equal",
                    translate("Equal points"),
                    translate(
                        "Then more complete rows win. If those are equal too, the win is shared."
                    ),
                    partial(self.scenes.tie, tiles=self._tiles(cells)),
                    sign=Sign("total"),
                ),
            ),
        )

    # What the pictures show.

    def laid(self) -> tuple[Laid, Laid, Laid]:
        """A tile that is laid alone, at the end of a run, and where two runs meet."""
        rules, columns = rules_of(self.edition, self.variant), self.columns
        row, long = min(2, self.rows - 1), min(4, columns)
        across = [row * columns + column for column in range(long)]
        upper = self._row(1)[:long]
        down = [r * columns + min(2, columns - 1) for r in range(1, min(4, self.rows))]
        return (
            laid(rules, [], row * columns + min(1, columns - 1)),
            laid(rules, across, across[-1]),
            laid(rules, [*upper, *down], down[0]),
        )

    def _laid(self, id_: str, title: str, text: str, sign: Sign, new: Laid) -> Point:
        cells = sorted({new.cell, *(cell for run in new.runs for cell in run)})
        picture = partial(self._wall, covered=[*cells, *self._elsewhere(cells)], lit=cells)
        steps = partial(self._score, new=new)
        return Point(id_, title, text, picture, sign=sign, worth=new.total, steps=steps)

    def _elsewhere(self, cells: list[int]) -> list[int]:
        """A few tiles that have nothing to do with those cells, nor touch them."""
        columns = self.columns
        corners = [columns - 1, (self.rows - 1) * columns + min(3, columns - 1)]

        def apart(one: int, other: int) -> bool:
            down, across = one // columns - other // columns, one % columns - other % columns
            return abs(down) + abs(across) > 1

        return [one for one in corners if all(apart(one, cell) for cell in cells)]

    def _complete_point(
        self, title: str, text: str, sign: Sign, what: tuple[list[int], int]
    ) -> Point:
        cells, bonus = what
        apart = sign.kind == "colour"
        return Point(
            sign.kind,
            title,
            text,
            partial(self._wall, covered=[*cells, *self._elsewhere(cells)], lit=cells),
            sign=sign,
            worth=f"+{bonus}",
            steps=partial(self._complete, cells=cells, apart=apart),
        )

    # Pictures.

    def _colour_of(self, cell: int) -> int:
        """The colour printed on a cell, or one that a free cell can take."""
        return self.sample[cell // self.columns][cell % self.columns]

    def _tiles(self, cells: Iterable[int]) -> dict[int, int]:
        return {cell: self._colour_of(cell) for cell in cells}

    def _row(self, row: int) -> list[int]:
        row = min(row, self.rows - 1)
        return [row * self.columns + column for column in range(self.columns)]

    def growing(self, box: Box) -> list[Sprite]:
        """The wall of the beginning, and a later one."""
        rules = rules_of(self.edition, self.variant)
        tiles = self._tiles(scattered(self.rows, self.columns))
        return growing(self.draw, box, self.board, rules, tiles)

    def _wall(
        self, box: Box, covered: Iterable[int], lit: Iterable[int] | None = None
    ) -> list[Sprite]:
        shining = None if lit is None else set(lit)
        place = self.draw.cells(box, self.board)
        return self.draw.wall(place, self.board, self._tiles(covered), shining)

    def _score(self, box: Box, new: Laid) -> list[list[Sprite]]:
        cells = {new.cell, *(cell for run in new.runs for cell in run)}
        return self.draw.scoring(self.draw.cells(box, self.board), new, self._tiles(cells))

    def _complete(self, box: Box, cells: list[int], apart: bool = False) -> list[list[Sprite]]:
        place = self.draw.cells(box, self.board)
        return self.draw.complete(place, cells, self._tiles(cells), apart=apart)
