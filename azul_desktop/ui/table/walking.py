"""The arrow keys walk over everything on the table that can be used now."""

from azul_desktop.ui.geometry import Box
from azul_desktop.ui.scene import Target
from azul_desktop.ui.widgets.widget_scene import nearest


class Walk:
    """Where the keyboard points."""

    def __init__(self) -> None:
        self.name = ""
        """The name of what it points at; empty if it points at nothing."""

    def step(self, dx: int, dy: int, targets: list[Target], size: tuple[int, int]) -> Box | None:
        """Go on in a direction, from the middle of the window at first; where that leads."""
        usable = {target.name: target.box for target in targets if target.legal}
        here = usable.pop(self.name, Box(size[0] / 2, size[1] / 2, 1, 1))
        found = nearest(here, dx, dy, list(usable.items()))
        if found is None:
            return None
        self.name = found
        return usable[found]

    def box(self, targets: list[Target]) -> Box | None:
        """Where it points, if that can still be used."""
        return next((t.box for t in targets if t.name == self.name and t.legal), None)
