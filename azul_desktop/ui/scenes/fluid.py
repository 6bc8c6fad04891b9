"""A page that fits into narrow windows too, so that its text need not shrink there."""

from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.scenes.page import PageScene

_NARROW = (1600.0, 1080.0)


class FluidPage(PageScene):
    """A page whose parts grow and shrink with the window; from 1600 logical pixels of width up."""

    needs = _NARROW

    @property
    def brush(self) -> Brush:
        """What widgets are painted with, as large as a narrow page allows."""
        width, height = self.desk.size
        wanted = min(width / _NARROW[0], height / _NARROW[1]) * self.desk.settings.ui_scale / 100
        unit = min(wanted, width / self.needs[0], height / self.needs[1])
        self._brush = self._brush.at_scale(unit)
        return self._brush
