"""The search in the rules as it goes on: what is looked for, what was found, what is chosen."""

from collections.abc import Callable, Sequence
from functools import partial

from azul_desktop.geometry import Box
from azul_desktop.i18n import translate, translate_count
from azul_desktop.ui.families.rules_page import Passage
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK, INK2, Face
from azul_desktop.ui.scenes.help.hits import HEAD, HitRow, rooms
from azul_desktop.ui.scenes.help.search import Entry, Hit, find


class Finding:
    """Looks for something; `open_` hears what was chosen, `changed` that other things are shown."""

    def __init__(self, open_: Callable[[Passage], None], changed: Callable[[], None]) -> None:
        self.query = ""
        self.hits: list[Hit] = []
        self.chosen = 0
        """What Enter opens."""
        self._open = open_
        self._changed = changed
        self._entries: Sequence[Entry] = ()
        self._came_by = ""
        """What was looked for when the open page was found."""
        self._seen = 0
        """So many rows there was room for."""

    @property
    def is_on(self) -> bool:
        """Whether anything is looked for."""
        return bool(self.query.strip())

    def read(self, entries: Sequence[Entry]) -> None:
        """There are other things to find: another edition, or another language."""
        self._entries = entries
        self.hits = find(entries, self.query)

    def look_for(self, query: str) -> None:
        """Something else was typed."""
        self._came_by = ""
        self._begin(query)

    def _begin(self, query: str, chosen: int = 0) -> None:
        self.query, self.chosen = query, chosen
        self.hits = find(self._entries, query)
        self._changed()

    def forget(self) -> None:
        """A page was opened otherwise."""
        self.query = self._came_by = ""
        self.hits = []

    def come_back(self) -> bool:
        """Show again what was found; whether the page was opened from there."""
        if not self._came_by:
            return False
        query, self._came_by = self._came_by, ""
        self._begin(query, self.chosen)
        return True

    def choose(self, by: int) -> int:
        """The next row, or the one before; it stops at the ends."""
        self.chosen = max(0, min(self.chosen + by, self._seen - 1))
        return self.chosen

    def open_chosen(self) -> None:
        """Enter."""
        if self.chosen < len(self.hits):
            self.turn_to(self.chosen)

    def turn_to(self, number: int) -> None:
        """Turn to what was found."""
        passage, came_by = self.hits[number].entry.passage, self.query
        self.forget()
        self._came_by, self.chosen = came_by, number
        self._open(passage)

    # What is seen of it.

    def rows(self, brush: Brush, box: Box, *, high: bool) -> list[HitRow]:
        """What was found, in a box that may be as `high` as it needs, or no higher."""
        places = rooms(brush, box, len(self.hits), high=high)
        self._seen = len(places)
        return [
            HitRow(n, place, hit, partial(self.turn_to, n), chosen=n == self.chosen)
            for n, (place, hit) in enumerate(zip(places, self.hits, strict=False))
        ]

    def bottom(self, brush: Brush, box: Box) -> float:
        """Where the rows end in a box that is as high as they need."""
        places = rooms(brush, box, len(self.hits), high=True)
        return max((place.bottom for place in places), default=box.y + 3 * HEAD * brush.unit)

    def head(self, brush: Brush, box: Box) -> list[Sprite]:
        """How much was found."""
        u, count = brush.unit, len(self.hits)
        line = Box(box.x, box.y, box.w, (HEAD - 16) * u)
        if not count:
            said = translate("Nothing says “{query}”", query=self.query.strip())
            title = brush.label(said, Face.HEAD_BOLD, 30, INK, line, "left")
            below = line.moved(0, line.h)
            why = translate("Try one word, or another edition.")
            return [title, brush.label(why, Face.TEXT, 24, INK2, below, "left")]
        said = translate_count("Found in {n} place", "Found in {n} places", count)
        sprites = [brush.label(said, Face.HEAD_BOLD, 30, INK, line, "left")]
        left = count - self._seen
        if left > 0:
            more = translate_count("{n} more: type on", "{n} more: type on", left)
            room = line._replace(x=line.x + line.w / 2, w=line.w / 2)
            sprites.append(brush.label(more, Face.SEMI, 22, INK2, room, "right"))
        return sprites
