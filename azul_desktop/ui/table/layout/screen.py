"""The window, which the arrangements of both families divide."""

import math
from dataclasses import dataclass, replace
from typing import NamedTuple

from azul_desktop.core.edition import Edition
from azul_desktop.geometry import Box
from azul_desktop.ui.table.layout.ring import Ring, Things, ring_layout
from azul_desktop.ui.table.layout.top_bar import Contents, TopBar, top_bar

MARGIN = 24
"""Around everything, at 1080p."""
BAR = 52
"""The height of the top bar at 1080p."""
GAP = 16
"""Between two panels, at 1080p."""
BREATH = 12
"""Above and below the prompt line, at 1080p."""
READABLE = 0.65
"""At 100 % letters have at least this part of their size at 1080p, however small the window."""
SLIM = 1 / 3
"""What is left of margins and gaps where large letters need the room."""
SLIM_BAR, SLIM_PROMPT = 48, 40
_ROOM = 1920 - 2 * MARGIN, 1080 - 2 * MARGIN - BAR - GAP
"""What a window leaves for boards and discs at 1080p."""


class Thrift(NamedTuple):
    """How a table finds room for large letters without taking it from the boards."""

    slim: bool
    """Whether margins and gaps are narrow, and the hand lies in a row of its own."""
    aside: bool
    """Whether the top bar stands over the discs alone, in one row or two."""


class Frame(NamedTuple):
    """A part of the window for a table that shares it with something else."""

    room: Box
    """All that boards and discs may use."""
    bar: Box
    """The row of the top bar."""
    buttons: tuple[str, ...]
    """What stands in the bar."""
    scale: int
    """The UI scale in percent that there is room for around it."""

    @property
    def unit(self) -> float:
        """How large everything is in the room, as if it were what a window leaves for a table."""
        return min(self.room.w / _ROOM[0], self.room.h / _ROOM[1])


PLAIN = Thrift(slim=False, aside=False)
THRIFTS = (PLAIN, Thrift(slim=True, aside=False), Thrift(slim=True, aside=True))
"""From the table that has all the room it wants to the one that saves most."""


@dataclass(frozen=True)
class Screen:
    """What is to be arranged, and where."""

    edition: Edition
    players: int
    size: tuple[int, int]
    unit: float
    text: float
    contents: Contents
    """What the top bar shows."""
    thrift: Thrift = PLAIN
    others: float | None = None
    """The tile of the other boards, where they shall not use more room than it needs."""
    frame: Frame | None = None
    """Where the table stands, if it has not the whole window."""

    @property
    def margin(self) -> float:
        """The pixels around everything."""
        return MARGIN * self.unit * self._slim

    @property
    def gap(self) -> int:
        """The pixels between two panels."""
        return round(GAP * self.unit * self._slim)

    @property
    def breath(self) -> int:
        """The pixels above and below the prompt line."""
        return round(BREATH * self.unit * self._slim)

    @property
    def _slim(self) -> float:
        return SLIM if self.thrift.slim else 1

    @property
    def prompt_height(self) -> int:
        """The pixels of the prompt line."""
        return round((SLIM_PROMPT if self.thrift.slim else 44) * self.text)

    @property
    def bar_height(self) -> float:
        """The pixels of a row of the top bar."""
        return (SLIM_BAR if self.thrift.slim else BAR) * self.text

    @property
    def area(self) -> Box:
        """All that boards and discs may use."""
        if self.frame is not None:
            return self.frame.room
        margin, (wide, high) = self.margin, self.size
        across = Box(margin, margin, wide - 2 * margin, self.bar_height).rounded()
        top = margin if self.thrift.aside else across.bottom + GAP * self.unit * self._slim
        return Box(across.x, top, across.w, high - margin - top).rounded()

    @property
    def shape(self) -> float:
        """How much wider than high the area is, which large letters and thrift do not change."""
        text = min(self.text, max(self.unit, READABLE))
        usual = replace(self, text=text, thrift=PLAIN).area
        return usual.w / usual.h

    def under_bar(self, column: Box) -> tuple[TopBar, Box]:
        """The top bar, and what it leaves of the column that it stands over."""
        margin = self.margin
        if self.frame is not None:
            return top_bar(self.frame.bar, self.text, self.contents), column
        if not self.thrift.aside:
            across = Box(margin, margin, self.size[0] - 2 * margin, self.bar_height).rounded()
            return top_bar(across, self.text, self.contents), column
        row = column._replace(h=self.bar_height).rounded()
        bar = top_bar(row, self.text, self.contents, rows=2)
        top = bar.box.bottom + self.gap
        return bar, column._replace(y=top, h=column.bottom - top).rounded()

    def ring(self, area: Box, bar: TopBar, framed: bool = False) -> Ring:
        """The discs and the centre in a part of the table."""
        edition = self.edition
        things = Things(
            edition.disc_count(self.players),
            len(edition.colours),
            self.contents.rhombic,
            framed,
            bar.bag.total.icon,
            bar.lid.total.icon,
        )
        return ring_layout(area, self.unit, things)


def columns(box: Box, n: int, gap: float) -> tuple[Box, ...]:
    """A box cut into `n` boxes of the same size side by side, at least `gap` apart."""
    wide, step = _equal(box.w, n, gap)
    return tuple(Box(round(box.x + i * step), box.y, wide, box.h).rounded() for i in range(n))


def rows(box: Box, n: int, gap: float) -> tuple[Box, ...]:
    """A box cut into `n` boxes of the same size below each other, at least `gap` apart."""
    high, step = _equal(box.h, n, gap)
    return tuple(Box(box.x, round(box.y + i * step), box.w, high).rounded() for i in range(n))


def _equal(length: float, n: int, gap: float) -> tuple[int, float]:
    """The whole pixels of each of `n` parts of a length, and how far apart they begin."""
    part = math.floor((length - (n - 1) * gap) / max(n, 1))
    return part, (length - part) / max(n - 1, 1)
