"""What all screens around the table share: measures in logical pixels that always fit."""

import pygame

from azul_desktop.ui.desk import Desk
from azul_desktop.ui.geometry import Box
from azul_desktop.ui.input import KeyPressed
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.widgets.widget_scene import WidgetScene


class PageScene(WidgetScene):
    """A screen laid out for `needs` logical pixels or more, at the scale that the user likes.

    The window is `wide` by `high` logical pixels: more than is needed where its proportions
    differ from the design's, or where the user wants everything smaller.
    """

    designed = (1920.0, 1080.0)
    """A window of this size shows everything at the scale of 1; a larger one shows it larger."""
    needs = (1920.0, 1080.0)
    """With less than this something would not fit: no scale goes beyond it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._brush = desk.brush
        self.rules_of: str | None = None
        """The edition whose rules F1 shows, by its id; empty for any, None if F1 shows nothing."""

    @property
    def brush(self) -> Brush:
        """What widgets are painted with, at the scale of this screen."""
        width, height = self.desk.size
        usual = min(width / self.designed[0], height / self.designed[1])
        most = min(width / self.needs[0], height / self.needs[1])
        unit = min(usual * self.desk.settings.ui_scale / 100, most)
        return self.brush_of(unit)

    def brush_of(self, unit: float) -> Brush:
        """The desk's brush at a scale; the same one as long as it would paint the same."""
        if (self._brush.unit, self._brush.contrast) != (unit, self.desk.brush.contrast):
            self._brush = self.desk.brush.at_scale(unit)
        return self._brush

    @property
    def wide(self) -> float:
        """The width of the window in logical pixels."""
        return self.desk.size[0] / self.brush.unit

    @property
    def high(self) -> float:
        """The height of the window in logical pixels."""
        return self.desk.size[1] / self.brush.unit

    def box(self, x: float, y: float, w: float, h: float) -> Box:
        """A box in real pixels."""
        u = self.brush.unit
        return Box(x * u, y * u, w * u, h * u).rounded()

    def key(self, event: KeyPressed) -> bool:
        """F1 shows the rules where they are at hand; all else is for the widgets."""
        if event.key == pygame.K_F1 and self.rules_of is not None:
            routes.over_help(self.desk, self.rules_of)
            return True
        return super().key(event)
