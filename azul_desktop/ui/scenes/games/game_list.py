"""The list of games: months with heads that stick, rows of which only those in sight exist."""

from bisect import bisect_right
from collections.abc import Callable, Iterator

import pygame

from azul_desktop.geometry import Box, Point
from azul_desktop.library.rows import GameRow
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.scenes.games.listing import Listing
from azul_desktop.ui.scenes.games.rows import Look, RowPainter
from azul_desktop.ui.widgets.widget import Part
from azul_desktop.ui.widgets.widget_scene import Typing

_NOTCH = 1.0
"""The rows by which a notch of the wheel scrolls."""
_AT_ONCE = 4
"""So many new rows are painted in a frame while somebody scrolls, those that come next among
them; others in sight follow."""
_AHEAD = 8
"""So many rows above and below what is seen are painted while nothing happens."""


class GameList(Typing):
    """A window of real pixels over a list that may have twenty thousand rows."""

    def __init__(
        self,
        box: Box,
        listing: Listing,
        painter: RowPainter,
        choose: Callable[[int], None],
        is_elsewhere: Callable[[GameRow], bool],
    ) -> None:
        super().__init__("list", box.rounded())
        self.listing = listing
        self.painter = painter
        self.chosen = 0
        self.at = 0
        """The real pixels of the list that lie above what is seen."""
        self._choose = choose
        self._is_elsewhere = is_elsewhere
        self._under: int | None = None
        self._rows_height, self._head = painter.row_height, painter.head_height
        self._tops = [
            month.first * self._rows_height + n * self._head
            for n, month in enumerate(listing.months)
        ]
        self._first = True
        self._last = 0
        """Where it stood in the last picture."""
        self.owes = False
        """Whether rows in sight are still to be painted."""

    # Where things are.

    @property
    def whole(self) -> int:
        """The height of all rows and heads."""
        return len(self.listing) * self._rows_height + len(self.listing.months) * self._head

    @property
    def furthest(self) -> int:
        """How far one can scroll."""
        return max(0, self.whole - int(self.box.h))

    def top_of_month(self, number: int) -> int:
        """Where in the list a month begins."""
        return self._tops[number]

    def month_at(self, y: float) -> int:
        """Which month lies at a height of the list."""
        return max(0, bisect_right(self._tops, y) - 1)

    def _top(self, index: int) -> int:
        number = self.listing.month_of(index)
        first = self.listing.months[number].first
        return self._tops[number] + self._head + (index - first) * self._rows_height

    def index_at(self, at: Point) -> int | None:
        """The place of the game under a point; None on a head or below the last."""
        if not self.box.contains(at) or not len(self.listing):
            return None
        y = at[1] - self.box.y
        if y < self._head:  # the head that sticks there
            return None
        y += self.at
        month = self.listing.months[self.month_at(y)]
        row = int(y - self._tops[self.month_at(y)] - self._head) // self._rows_height
        index = month.first + row
        return (
            index if y >= self._tops[self.month_at(y)] + self._head and index < month.end else None
        )

    def in_sight(self) -> Iterator[int]:
        """The places of the games that can be seen, from above."""
        return (index for index, _ in self._seen())

    def _seen(self) -> Iterator[tuple[int, int]]:
        """The same, with how far below the upper edge each begins."""
        months, high = self.listing.months, self._rows_height
        if not months:
            return
        number = self.month_at(self.at)
        into = max(0, self.at - self._tops[number] - self._head)
        index = min(months[number].first + into // high, months[number].end - 1)
        y = self._top(index) - self.at
        while y < self.box.h:
            yield index, y
            index += 1
            y += high
            if index == months[number].end:
                number += 1
                if number == len(months):
                    return
                y += self._head

    def parts(self) -> list[Part]:
        """The games in sight, by their places in the list."""
        found = []
        for index in self.in_sight():
            y = self.box.y + self._top(index) - self.at
            top, bottom = (
                max(y, self.box.y + self._head),
                min(y + self._rows_height, self.box.bottom),
            )
            if bottom - top > self._rows_height / 2:
                box = Box(self.box.x, top, self.box.w, bottom - top)
                found.append(Part(f"game/{index}", box, True))
        return found

    # Moving.

    def scroll_to(self, at: float) -> bool:
        """Scroll to a height of the list; whether that changed anything."""
        before, self.at = self.at, min(max(round(at), 0), self.furthest)
        return self.at != before

    def reveal(self) -> None:
        """Scroll until the chosen game can be seen below the head that sticks."""
        if len(self.listing):
            top = self._top(self.chosen)
            low = top + self._rows_height - int(self.box.h)
            self.scroll_to(min(max(self.at, low), top - self._head))

    def go(self, index: int) -> None:
        """Choose the game at a place, or the nearest there is."""
        if len(self.listing):
            self.chosen = min(max(index, 0), len(self.listing) - 1)
            self.reveal()
            self._choose(self.chosen)

    def go_month(self, by: int) -> None:
        """Choose the first game of another month; upwards first that of this one."""
        months = self.listing.months
        if not months:
            return
        number = self.listing.month_of(self.chosen)
        if by < 0 and self.chosen > months[number].first:
            by += 1
        self.go(months[min(max(number + by, 0), len(months) - 1)].first)

    @property
    def page(self) -> int:
        """How many rows a page has."""
        return max(1, (int(self.box.h) - self._head) // self._rows_height - 1)

    def key(self, key: int) -> bool:
        """Arrows, Page Up and Page Down, Home and End choose."""
        ways = {
            pygame.K_UP: self.chosen - 1,
            pygame.K_DOWN: self.chosen + 1,
            pygame.K_PAGEUP: self.chosen - self.page,
            pygame.K_PAGEDOWN: self.chosen + self.page,
            pygame.K_HOME: 0,
            pygame.K_END: len(self.listing) - 1,
        }
        if key not in ways:
            return False
        self.go(ways[key])
        return True

    def wheel(self, up: float) -> bool:
        """Scroll by a row for each notch; at the ends the page may scroll."""
        return self.scroll_to(self.at - up * _NOTCH * self._rows_height)

    def point(self, at: Point) -> None:
        """The row under the pointer has a golden edge."""
        self._under = self.index_at(at)

    def press(self, at: Point) -> None:
        """Choose the game under the pointer."""
        index = self.index_at(at)
        if index is not None:
            self.go(index)

    # The picture.

    def group(self, brush: Brush) -> Group:  # noqa: ARG002 - the painter has one
        """Strips of opaque paper, the same group as long as they are the same."""
        seen = list(self._seen())
        found = self._painted([index for index, _ in seen])
        look = self.at, found
        if self._group is None or look != self._look:
            self._group = Group(self._strips(seen, found))
            self._look = look
        return self._group

    def _look_of(self, index: int, row: GameRow | None) -> Look:
        chosen = index == self.chosen
        under = self.hovered and index == self._under
        elsewhere = row is not None and not row.finished and self._is_elsewhere(row)
        return Look(chosen, under, chosen and self.focused, elsewhere)

    def _painted(self, seen: list[int]) -> list[pygame.Surface | None]:
        """The strips of rows in sight; None for those that are to be painted in later frames."""
        budget = len(seen) if self._first else _AT_ONCE
        self._first, found = False, []
        for index in seen:
            row = self.listing.row(index)
            look = self._look_of(index, row)
            strip = self.painter.painted(row, look)
            if strip is None and budget:
                budget -= 1
                strip = self._paint(index, row, look)
            found.append(strip)
        self.owes = None in found
        down, self._last = self.at >= self._last, self.at
        if seen and 0 < budget < _AT_ONCE:
            after = range(seen[-1] + 1, seen[-1] + 1 + budget)
            before = range(seen[0] - 1, seen[0] - 1 - budget, -1)
            for index in after if down else before:
                self.paint_ahead(index)
        return found

    def _paint(self, index: int, row: GameRow | None, look: Look) -> pygame.Surface:
        at = self.box.x, self.box.y + self._top(index) - self.at
        return self.painter.row(row, look, at)

    def near(self) -> Iterator[int]:
        """The places of games that may soon come into sight, the nearest first."""
        seen = list(self.in_sight())
        for far in range(1, _AHEAD + 1 if seen else 1):
            for index in (seen[-1] + far, seen[0] - far):
                if 0 <= index < len(self.listing):
                    yield index

    def paint_ahead(self, index: int) -> bool:
        """Paint a game that is not in sight; whether that was to be done."""
        if not 0 <= index < len(self.listing):
            return False
        row = self.listing.row(index)
        look = self._look_of(index, row)
        if self.painter.painted(row, look) is not None:
            return False
        self._paint(index, row, look)
        return True

    def _strips(
        self, seen: list[tuple[int, int]], found: list[pygame.Surface | None]
    ) -> list[Sprite]:
        sprites = []
        for (index, y), strip in zip(seen, found, strict=True):
            if strip is None:
                strip = self._paint(index, None, self._look_of(index, None))
            sprites += self._cut(strip, y)
        end = self.whole - self.at
        if end < self.box.h:
            sprites.append(
                Sprite(
                    self.painter.bare(int(self.box.h) - end), int(self.box.x), int(self.box.y) + end
                )
            )
        return sprites + self._heads()

    def _heads(self) -> list[Sprite]:
        """The heads in sight; the first sticks to the top until the next pushes it away."""
        if not self.listing.months:
            return []
        now = self.month_at(self.at)
        sprites = []
        for number in range(now, len(self._tops)):
            y = self._tops[number] - self.at
            if y >= self.box.h:
                break
            if number == now:
                after = self._tops[now + 1] - self.at if now + 1 < len(self._tops) else self._head
                y = min(0, after - self._head)
            at = self.box.x, self.box.y + y
            sprites += self._cut(self.painter.head(self.listing.months[number], at), y)
        return sprites

    def _cut(self, strip: pygame.Surface, y: int) -> list[Sprite]:
        """A strip at a height of the box, as much of it as lies there."""
        high = int(self.box.h)
        top, bottom = max(0, -y), min(strip.get_height(), high - y)
        if bottom <= top:
            return []
        if (top, bottom) != (0, strip.get_height()):
            strip = strip.subsurface((0, top, strip.get_width(), bottom - top))
        return [Sprite(strip, int(self.box.x), int(self.box.y) + y + top)]
