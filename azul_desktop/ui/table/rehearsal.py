"""What will soon be seen at a table, painted before it is: else it would hold up its frame."""

import time
from collections.abc import Iterator, Sequence
from weakref import WeakKeyDictionary

from azul_desktop.coach.along import NOTHING
from azul_desktop.core.state import EMPTY
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.heads import Sitter
from azul_desktop.ui.table.paint.raised_board import STEPS, shade
from azul_desktop.ui.table.paint.ring_painter import Lifted
from azul_desktop.ui.table.paint.shared_painter import InFront
from azul_desktop.ui.table.paint.table_parts import Painters, light_around
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.shown.shown_table import ShownTable

_MOST = 6
"""More tiles than these look no different in the hand, and seldom lie in the centre."""
_ENDED = object()


class Rehearsal:
    """Goes through the things of each layout once, as far as there is time."""

    def __init__(self, picture: TablePicture) -> None:
        self._picture = picture
        self._steps: WeakKeyDictionary[Painters, Iterator[None]] = WeakKeyDictionary()

    def go_on(self, shown: ShownTable, sitters: Sequence[Sitter], seconds: float) -> bool:
        """Paint for so long, this half of a round before the other; whether more is left."""
        began, now = time.perf_counter(), self._picture.drafting
        for half in (now, not now):
            with self._picture.in_half(drafting=half):
                while self.step(shown, sitters):
                    if time.perf_counter() - began >= seconds:
                        return True
        return False

    def step(self, shown: ShownTable, sitters: Sequence[Sitter]) -> bool:
        """Paint one more thing; whether there was one."""
        painters = self._picture.painters
        if painters not in self._steps:
            self._steps[painters] = rehearse(painters, shown, sitters)
        return next(self._steps[painters], _ENDED) is not _ENDED


def rehearse(painters: Painters, shown: ShownTable, sitters: Sequence[Sitter]) -> Iterator[None]:
    """Paint one thing with each step, what is seen first before the rest; it stays on the shelf."""
    layout, brush = painters.easel.layout, painters.easel.brush
    painters.ring.source(layout.ring, 0)
    yield
    colours = range(len(painters.easel.pieces.edition.colours))
    for colour in colours:
        for count in range(1, _MOST + 1):
            painters.held.sprites(colour, count, NOTHING, (0, 0))
            yield
    later = shown.copy()
    for colour in colours:
        later.centre = [_MOST if other == colour else 0 for other in colours]
        for held in (False, True):
            painters.ring.centre(layout.ring, later, Lifted(EMPTY, colour, held))
            yield
    for slot, mat in enumerate(layout.boards):
        light_around(brush, mat.box, slot)
        yield
        for sitter in sitters:
            painters.board.head(mat, sitter)
            yield
    if painters.shared is not None:
        for player, sitter in enumerate(sitters):
            painters.shared.rack(Canvas(), shown, sitter, InFront(player, ()))
            yield
    for step in range(1, STEPS + 1):
        shade(brush, layout.boards[0].box, step)
        yield
    yield from painters.ahead
