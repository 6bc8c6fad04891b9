"""The picture of a table: groups of sprites, painted anew only where something looks different."""

from collections.abc import Callable, Hashable

from azul_desktop.ui.render.stage import Group, Sprite


class Canvas:
    """Keeps the last group of each part of a picture.

    Places of the table have canvases of their own (`at`), so that what lies in the same place in
    two layouts is painted once. All of them count together what they paint.
    """

    def __init__(self, ledger: "_Ledger | None" = None) -> None:
        self._kept: dict[str, tuple[Hashable, Group]] = {}
        self._places: dict[Hashable, Canvas] = {}
        self._ledger = _Ledger() if ledger is None else ledger

    @property
    def painted(self) -> int:
        """How many parts have been painted so far, here and at all places."""
        return self._ledger.painted

    @property
    def paints_all(self) -> bool:
        """Whether a picture made now has all its parts."""
        return self._ledger.left is None

    def at(self, place: Hashable) -> "Canvas":
        """The canvas of a place, such as the box of a board with all that lies in it."""
        if place not in self._places:
            self._places[place] = Canvas(self._ledger)
        return self._places[place]

    def group(self, part: str, look: Hashable, paint: Callable[[], list[Sprite]]) -> Group:
        """The group of a part; `look` is all that its picture depends on."""
        kept = self._kept.get(part)
        if kept is None or kept[0] != look:
            if not self._ledger.may_paint():
                return _NOTHING
            kept = look, Group(paint())
            self._kept[part] = kept
        return kept[1]

    def paint_one(self, picture: Callable[[], object]) -> bool:
        """Make a picture with at most one part painted anew; whether others still have to be."""
        ledger = self._ledger
        ledger.left, ledger.left_out = 1, False
        try:
            picture()
        finally:
            ledger.left = None
        return ledger.left_out

    def clear(self) -> None:
        """Paint everything anew."""
        self._kept.clear()
        self._places.clear()


class _Ledger:
    """What is painted on canvases that belong together."""

    def __init__(self) -> None:
        self.painted = 0
        self.left: int | None = None
        """How many parts may still be painted; None for any number."""
        self.left_out = False

    def may_paint(self) -> bool:
        """Whether one more part may be painted, which is noted."""
        if self.left == 0:
            self.left_out = True
            return False
        if self.left is not None:
            self.left -= 1
        self.painted += 1
        return True


_NOTHING = Group([])
