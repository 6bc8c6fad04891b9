"""What will soon be seen at a table, painted before it is: else it would hold up its frame."""

from collections.abc import Iterator, Sequence
from weakref import WeakKeyDictionary

from azul_desktop.coach.along import NOTHING
from azul_desktop.ui.table.paint.heads import Sitter
from azul_desktop.ui.table.paint.raised_board import STEPS, shade
from azul_desktop.ui.table.paint.table_parts import Painters, light_around
from azul_desktop.ui.table.paint.table_picture import TablePicture

_MOST_HELD = 4
"""A disc gives no more tiles at once."""
_ENDED = object()


class Rehearsal:
    """Goes through the things of each layout once, as far as there is time."""

    def __init__(self, picture: TablePicture) -> None:
        self._picture = picture
        self._steps: WeakKeyDictionary[Painters, Iterator[None]] = WeakKeyDictionary()

    def step(self, sitters: Sequence[Sitter]) -> bool:
        """Paint one more thing; whether there was one."""
        painters = self._picture.painters
        if painters not in self._steps:
            self._steps[painters] = rehearse(painters, sitters)
        return next(self._steps[painters], _ENDED) is not _ENDED


def rehearse(painters: Painters, sitters: Sequence[Sitter]) -> Iterator[None]:
    """Paint one thing with each step, what is seen first before the rest; it stays on the shelf."""
    layout, brush = painters.easel.layout, painters.easel.brush
    painters.ring.source(layout.ring, 0)
    yield
    for piece in range(len(painters.easel.pieces.edition.colours)):
        for count in range(1, _MOST_HELD + 1):
            painters.held.sprites(piece, count, NOTHING, (0, 0))
            yield
    for slot, mat in enumerate(layout.boards):
        light_around(brush, mat.box, slot)
        yield
        for sitter in sitters:
            painters.board.head(mat, sitter)
            yield
    for step in range(1, STEPS + 1):
        shade(brush, layout.boards[0].box, step)
        yield
    yield from painters.ahead
