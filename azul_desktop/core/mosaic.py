"""A board as a set of cells with axes, shared by walls (rows and columns) and stars (rings).

Cells are numbered; sets of cells are bit masks. An axis of a cell is the line or ring that runs
through it.
"""

from typing import Final


class Axis:
    """One line or ring through a cell: what its run is for every set of covered cells on it."""

    __slots__ = ("mask", "points", "runs")

    def __init__(self, cell: int, cells: list[int], ring: bool) -> None:
        self.mask: int = sum([1 << other for other in cells if other != cell])
        self.runs: dict[int, int] = {}  # the mask of the other cells in the run
        self.points: dict[int, int] = {}  # the run's length, the cell included; 0 if it is alone
        at = cells.index(cell)
        onward = cells[at + 1 :] + (cells[:at] if ring else [])
        back = ((cells[at + 1 :] if ring else []) + cells[:at])[::-1]
        covered = self.mask
        while True:  # every set of cells on the axis, from all of it down to none
            run = _reach(covered, onward) | _reach(covered, back)
            self.runs[covered] = run
            self.points[covered] = 1 + len(cells_of(run)) if run else 0
            if not covered:
                break
            covered = (covered - 1) & self.mask


def _reach(covered: int, path: list[int]) -> int:
    """The mask of the covered cells that a path meets before its first gap."""
    mask = 0
    for cell in path:
        if not covered >> cell & 1:
            break
        mask |= 1 << cell
    return mask


class Mosaic:
    """The cells of one board and the axes on which they score."""

    __slots__ = ("axes", "size")

    def __init__(self, lines: list[list[int]], rings: list[list[int]]) -> None:
        self.size: int = 1 + max([max(cells) for cells in lines + rings])
        self.axes: list[list[Axis]] = [
            [Axis(cell, cells, False) for cells in lines if cell in cells]
            + [Axis(cell, cells, True) for cells in rings if cell in cells]
            for cell in range(self.size)
        ]

    def points(self, covered: int, cell: int) -> int:
        """What a tile just placed on `cell` scores: its runs longer than 1, or 1 if alone."""
        total = 0
        for axis in self.axes[cell]:
            total += axis.points[covered & axis.mask]
        return total or 1

    def run(self, covered: int, cell: int) -> int:
        """The mask of the cells that score with a tile just placed on `cell`, itself included."""
        mask = 1 << cell
        for axis in self.axes[cell]:
            mask |= axis.runs[covered & axis.mask]
        return mask


def cells_of(mask: int) -> list[int]:
    """The numbers of the cells in a mask, in rising order."""
    cells = []
    while mask:
        low = mask & -mask
        cells.append(low.bit_length() - 1)
        mask ^= low
    return cells


BITS: Final = [cells_of(mask) for mask in range(64)]
"""The members of every set of up to six: spaces of a star, colours."""
