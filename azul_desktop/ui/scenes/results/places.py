"""Where the parts of the results are, in logical pixels of the page."""

from collections.abc import Callable
from typing import NamedTuple

from azul_desktop.geometry import Box

BESIDE = 1720.0
"""A narrower page has its parts below each other."""
FRAME = 26
"""The gilt frame around what the winner has built."""
_LABELS, _COLUMN = 304, 150
"""The table's labels with its margins, and the narrowest column of a player."""
_GAP = 16


class Places(NamedTuple):
    """The parts of the page."""

    sign: Box
    """The wreath, or the face of a bot that won."""
    title: Box
    subtitle: Box
    facts: Box
    panel: Box
    """What the winner has built, without its frame."""
    caption: Box
    quote: Box
    views: Box
    """The choice of what the large sheet shows."""
    sheet: Box
    heading: Box
    """The word above the moments."""
    offer: Box
    """The next level, where it is offered."""
    moments: tuple[Box, ...]
    buttons: tuple[Box, ...]
    """Again, watch, save, the same tiles, new game, menu."""

    def at(self, real: Callable[[float, float, float, float], Box]) -> "Places":
        """The same in real pixels."""
        return Places(
            sign=real(*self.sign),
            title=real(*self.title),
            subtitle=real(*self.subtitle),
            facts=real(*self.facts),
            panel=real(*self.panel),
            caption=real(*self.caption),
            quote=real(*self.quote),
            views=real(*self.views),
            sheet=real(*self.sheet),
            heading=real(*self.heading),
            offer=real(*self.offer),
            moments=tuple(real(*one) for one in self.moments),
            buttons=tuple(real(*one) for one in self.buttons),
        )


def least_width(players: int) -> float:
    """The narrowest page that a table of so many players fits into."""
    return _LABELS + _COLUMN * players + 32


def places_beside(wide: float, high: float, moments: int, quoted: bool) -> Places:
    """What the winner built at the left, where the points came from at the right."""
    spare = high - 1080
    left, right, edge = 70.0, 690.0, wide - 48
    bottom = high - 116
    side = min(490.0 + spare, 490.0)
    lower = spare / 2 + (0 if quoted else 58)
    panel = Box(left + FRAME, 250 + lower, side, side)
    under = panel.bottom + FRAME + 14
    cards = 176 + min(spare, 240) / 4
    strip = bottom - 26 - cards
    sheet = Box(right, 196, edge - right, strip - 56 - 196)
    views = Box(edge - 600, 118, 600, 52)
    return Places(
        sign=Box(64, 34, 160, 160),
        title=Box(246, 44, edge - 246, 84),
        subtitle=Box(248, 126, views.x - 24 - 248, 36),
        facts=Box(wide / 2, 34, wide / 2 - 48, 40),
        panel=panel,
        caption=Box(panel.x, under - 5, side, 44),
        quote=Box(left, under + 46, side + 2 * FRAME, 106),
        views=views,
        sheet=sheet,
        heading=Box(right + 4, sheet.bottom + 16, 300, 36),
        offer=Box(max(right + 320, edge - 760), sheet.bottom + 5, min(edge - right - 320, 760), 46),
        moments=_row(Box(right, strip, edge - right, cards), moments),
        buttons=(
            Box(left, bottom, 380, 76),
            *_shared(Box(left + 396, bottom, edge - left - 396, 76), (0.15, 0.2, 0.29, 0.18, 0.18)),
        ),
    )


def places_below(
    wide: float, seen: tuple[float, float], moments: int, quoted: bool, offer: float = 0.0
) -> Places:
    """Everything below each other, and all but the table no larger than is `seen` at once.

    An `offer` above the buttons may need so many logical pixels.
    """
    left, room = 16.0, min(wide, seen[0]) - 32
    side = min(490.0, room - 2 * FRAME, seen[1] - 2 * FRAME)
    panel = Box(left + (room - side) / 2, 262 + FRAME, side, side)
    under = panel.bottom + FRAME + 12
    quote = Box(left, under + 46, room, 116)
    views = Box(left, (quote.bottom if quoted else quote.y) + 16, room, 50)
    sheet = Box(left, views.bottom + 30, wide - 32, 560)
    heading = Box(left + 4, sheet.bottom + 28, room, 40)
    cards = [Box(left, heading.bottom + 8 + n * 192, room, 176) for n in range(moments)]
    place = Box(left, (cards[-1].bottom if cards else sheet.bottom) + 24, room, offer)
    first = place.bottom + 20 if offer else place.y
    half = (room - _GAP) / 2
    spots = [Box(left + (half + _GAP) * (n % 2), first + 92 * (n // 2), half, 76) for n in range(6)]
    return Places(
        sign=Box(16, 16, 128, 128),
        title=Box(160, 30, room - 144, 84),
        subtitle=Box(left, 152, room, 36),
        facts=Box(left, 196, room, 40),
        panel=panel,
        caption=Box(left, under - 5, room, 44),
        quote=quote,
        views=views,
        sheet=sheet,
        heading=heading,
        offer=place,
        moments=tuple(cards),
        buttons=tuple(spots),
    )


def page_bottom(places: Places) -> float:
    """Where a page with these parts ends."""
    return max(button.bottom for button in places.buttons) + 32


def _row(box: Box, count: int) -> tuple[Box, ...]:
    """So many cards of a row that has room for three."""
    width = (box.w - 2 * _GAP) / 3
    return tuple(box._replace(x=box.x + n * (width + _GAP), w=width) for n in range(count))


def _shared(box: Box, parts: tuple[float, ...]) -> list[Box]:
    room, x = box.w - _GAP * (len(parts) - 1), box.x
    found = []
    for part in parts:
        found.append(box._replace(x=x, w=room * part))
        x += room * part + _GAP
    return found
