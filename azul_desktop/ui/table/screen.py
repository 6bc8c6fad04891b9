"""The window under the top bar, which the arrangements of both families divide."""

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
    variant: str
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
    """A box cut into `n` boxes side by side."""
    wide = (box.w - (n - 1) * gap) / n
    return tuple(Box(box.x + i * (wide + gap), box.y, wide, box.h).rounded() for i in range(n))


def rows(box: Box, n: int, gap: float) -> tuple[Box, ...]:
    """A box cut into `n` boxes below each other."""
    high = (box.h - (n - 1) * gap) / n
    return tuple(Box(box.x, box.y + i * (high + gap), box.w, high).rounded() for i in range(n))
