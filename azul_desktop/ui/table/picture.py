"""The picture of a table: groups of sprites, painted anew only where something looks different."""

from collections.abc import Callable, Hashable

from azul_desktop.ui.render.stage import Group, Sprite


class Canvas:
    """Keeps the last group of each part of a picture."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[Hashable, Group]] = {}

    def group(self, part: str, look: Hashable, paint: Callable[[], list[Sprite]]) -> Group:
        """The group of a part; `look` is all that its picture depends on."""
        kept = self._kept.get(part)
        if kept is None or kept[0] != look:
            kept = look, Group(paint())
            self._kept[part] = kept
        return kept[1]

    def has(self, part: str) -> bool:
        """Whether a part was painted already."""
        return part in self._kept

    def clear(self) -> None:
        """Paint everything anew."""
        self._kept.clear()
