"""The window under the top bar, which the arrangements of both families divide."""

import math
from dataclasses import dataclass

from azul_desktop.core.edition import Edition
from azul_desktop.ui.geometry import Box
from azul_desktop.ui.table.chrome import TopBar
from azul_desktop.ui.table.ring import Ring, Things, ring_layout

GAP = 16
"""Between two panels, at 1080p."""
BREATH = 12
"""Above and below the prompt line, at 1080p."""


@dataclass(frozen=True)
class Screen:
    """What is to be arranged, and where."""

    edition: Edition
    players: int
    unit: float
    text: float
    bar: TopBar
    area: Box

    @property
    def gap(self) -> int:
        """The pixels between two panels."""
        return round(GAP * self.unit)

    @property
    def breath(self) -> int:
        """The pixels above and below the prompt line."""
        return round(BREATH * self.unit)

    @property
    def prompt_height(self) -> int:
        """The pixels of the prompt line."""
        return round(44 * self.text)

    def ring(self, area: Box, framed: bool = False) -> Ring:
        """The discs and the centre in a part of the table."""
        edition = self.edition
        things = Things(
            edition.disc_count(self.players),
            len(edition.colours),
            edition.family == "star",
            framed,
            self.bar.bag.total.icon,
            self.bar.lid.total.icon,
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
