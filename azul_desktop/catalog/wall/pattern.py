"""What is printed on a wall: colours in order, nothing, or whatever a grid in the file says."""

from azul_desktop.catalog.checks import check_known
from azul_desktop.catalog.problems import Report
from azul_desktop.catalog.wall.keys import WallSide
from azul_desktop.core.edition import FREE

FREE_CELL = "free"
"""The word of a cell on which nothing is printed, and of a wall that has only such cells."""


def pattern_of(keys: WallSide, colours: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """The colour of each cell, row by row; `FREE` where a player chooses."""
    pattern, rows, columns = keys["wall"]["pattern"], len(keys["lines"]), len(colours)
    if isinstance(pattern, list):
        printed = {FREE_CELL: FREE} | {name: index for index, name in enumerate(colours)}
        return tuple(tuple(printed[name] for name in row) for row in pattern)
    free = pattern == FREE_CELL
    return tuple(
        tuple(FREE if free else (column - row) % columns for column in range(columns))
        for row in range(rows)
    )


def check_pattern(report: Report, path: str, keys: WallSide, colours: tuple[str, ...]) -> None:
    """A grid has a row for each line and a cell for each colour, and no colour where it may not be.

    As tiles must not lie, colours must not be printed: twice in a row, or twice in a column.
    """
    pattern, lines = keys["wall"]["pattern"], len(keys["lines"])
    if not isinstance(pattern, list):
        return
    if len(pattern) != lines:
        report.add(path, "rows: {n}; lines: {lines}", n=len(pattern), lines=lines)
    above: set[tuple[int, str]] = set()
    for index, row in enumerate(pattern):
        here = f"{path}[{index}]"
        if len(row) != len(colours):
            text = "cells: {n}; colours: {colours}"
            report.add(here, text, n=len(row), colours=len(colours))
        for column, name in enumerate(row):
            cell = f"{here}[{column}]"
            check_known(report, cell, name, (*colours, FREE_CELL))
            if name == FREE_CELL:
                continue
            if name in row[:column]:
                report.add(cell, "{colour} is printed in this row already", colour=name)
            if (column, name) in above:
                report.add(cell, "{colour} is printed in this column already", colour=name)
            above.add((column, name))
