"""The picture of a table: groups of sprites, painted anew only where something looks different."""

from collections.abc import Callable, Hashable

from azul_desktop.ui.render.stage import Group, Sprite


class Canvas:
    """Keeps the last group of each part of a picture."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[Hashable, Group]] = {}
        self._may_paint: int | None = None
        self._left_out = False

    def group(self, part: str, look: Hashable, paint: Callable[[], list[Sprite]]) -> Group:
        """The group of a part; `look` is all that its picture depends on."""
        kept = self._kept.get(part)
        if kept is None or kept[0] != look:
            if self._may_paint is not None:
                if self._may_paint == 0:
                    self._left_out = True
                    return _NOTHING
                self._may_paint -= 1
            kept = look, Group(paint())
            self._kept[part] = kept
        return kept[1]

    def paint_one(self, picture: Callable[[], object]) -> bool:
        """Make a picture with at most one part painted anew; whether others still have to be."""
        self._may_paint, self._left_out = 1, False
        try:
            picture()
        finally:
            self._may_paint = None
        return self._left_out

    def clear(self) -> None:
        """Paint everything anew."""
        self._kept.clear()


_NOTHING = Group([])
