"""A window with nothing but the widgets under test in it."""

from collections.abc import Callable
from pathlib import Path

from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.widgets.widget import Widget
from azul_desktop.ui.widgets.widget_scene import WidgetScene
from tests.ui.pilot import Pilot


class Stand(WidgetScene):
    """Shows what `make` gives it."""

    make: Callable[[Brush], list[Widget]]

    def arrange(self) -> None:
        self.replace_widgets(self.make(self.brush))

    def groups(self) -> list[Group]:
        return [self.desk.backdrop("azulejo/table"), *self.widget_groups()]


def stand(home: Path, make: Callable[[Brush], list[Widget]]) -> tuple[Pilot, Stand]:
    """A pilot in front of some widgets, at 1920×1080 so that logical pixels are real ones."""
    scenes: list[Stand] = []

    def first(desk: object) -> Stand:
        scene = Stand(desk)  # type: ignore[arg-type]
        scene.make = make
        scenes.append(scene)
        return scene

    return Pilot(home, first, size=(1920, 1080)), scenes[0]
