"""Edition files of the wall family: what must fit together in them, and their boards."""

from typing import cast

from azul_desktop.boards.wall import Cells
from azul_desktop.catalog.checks import check_known
from azul_desktop.catalog.family import FamilyFiles
from azul_desktop.catalog.keys import Head
from azul_desktop.catalog.merge import Data, Side
from azul_desktop.catalog.problems import Report
from azul_desktop.catalog.wall.geometry import check_wall_board
from azul_desktop.catalog.wall.keys import SpecialSide, WallOthers, WallSide
from azul_desktop.catalog.wall.pattern import check_pattern, pattern_of
from azul_desktop.core.edition import FREE, Board, Special
from azul_desktop.core.wall.board import WallBoard

_LINES_OF_TILES = 4
"""How many of the longest lines the tiles of one colour must be able to fill. With fewer, and with
fewer than all walls have cells of a colour, so many tiles come to lie on lines and walls that
those left are of use to nobody whose turn it is, and some games have no end."""


class WallFiles(FamilyFiles):
    """Lines, a wall, a floor, and perhaps special discs."""

    side_keys = WallSide
    other_keys = WallOthers
    words = ("free",)

    def check_edition(self, report: Report, data: Data) -> None:
        """The special sides are different ones, with colours that there are, and enough."""
        if "options" in data and report.fine("options", "colours", "discs"):
            _check_specials(report, cast(Head, data), _pool(data))

    def check_side(self, report: Report, data: Data, side: Side) -> None:
        """Board and tiles are enough for what lies there, and the wall fits lines and colours."""
        keys, head, path = cast(WallSide, side.data), cast(Head, data), side.path("lines")
        if report.fine(path, side.path("floor"), "colours", "layout"):
            rows, columns = len(keys["lines"]), len(head["colours"])
            cells = Cells(max(keys["lines"]), rows, columns, len(keys["floor"]))
            check_wall_board(report, cast(WallOthers, data)["layout"], cells)
        if report.fine(path, "colours", "discs", "tiles_of_each"):
            _check_lines(report, head, path, keys["lines"])
        if report.fine(path, side.path("wall"), "colours"):
            check_pattern(report, f"{side.path('wall')}.pattern", keys, tuple(head["colours"]))

    def board(self, data: Data, colours: tuple[str, ...]) -> Board:
        """A wall with as many rows as lines, and a column for each colour."""
        keys = cast(WallSide, data)
        bonuses = keys["bonuses"]
        return WallBoard(
            lines=tuple(keys["lines"]),
            floor=tuple(keys["floor"]),
            pattern=pattern_of(keys, colours),
            row_bonus=bonuses["row"],
            column_bonus=bonuses["column"],
            colour_bonus=bonuses["colour"],
        )

    def specials(self, data: Data, colours: tuple[str, ...]) -> tuple[Special, ...]:
        """The special sides of the discs; a magnet's with its colour."""
        return tuple(
            Special(side["effect"], colours.index(side["colour"]) if "colour" in side else FREE)
            for side in _pool(data)
        )


def _pool(data: Data) -> list[SpecialSide]:
    others = cast(WallOthers, data)
    return others.get("options", {}).get("special_factories", {"pool": []})["pool"]


def _check_specials(report: Report, head: Head, pool: list[SpecialSide]) -> None:
    path = "options.special_factories.pool"
    for index, side in enumerate(pool):
        here = f"{path}[{index}]"
        if (side["effect"] == "magnet") != ("colour" in side):
            report.add(here, "a magnet has a colour, the other effects have none")
        elif "colour" in side:
            check_known(report, f"{here}.colour", side["colour"], head["colours"])
        if side in pool[:index]:
            report.add(here, "this special side is there already; each may occur once")
    most = max(head["discs"]["count"].values())
    if 0 < len(pool) < most:
        report.add(path, "too few special sides; needed, one for each disc: {n}", n=most)
    for players, discs in head["discs"]["count"].items():
        if pool and discs < players:
            text = "too few discs: as many as there are players show their special side"
            report.add(f"discs.count.{players}", text)


def _check_lines(report: Report, head: Head, path: str, lines: list[int]) -> None:
    if len(lines) > len(head["colours"]):
        report.add(path, "too few colours; needed, one for each row: {n}", n=len(lines))
    players, longest = max(head["discs"]["count"]), max(lines)
    needed = max(_LINES_OF_TILES * longest, players * len(lines))
    if head["tiles_of_each"] < needed:
        text = "too few tiles of each colour for such lines; needed: {needed}"
        report.add(path, text, needed=needed)
