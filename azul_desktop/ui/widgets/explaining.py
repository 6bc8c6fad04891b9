"""Something painted elsewhere that explains itself to the pointer and to the keyboard."""

from azul_desktop.geometry import Box
from azul_desktop.ui.families.rules_page import Passage
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.widgets.button import Ground, focus_ring
from azul_desktop.ui.widgets.widget import Part, Widget


class Explaining(Widget):
    """A place with a sentence; nothing is done there."""

    explains = True

    def __init__(self, name: str, box: Box, hint: str, *, ground: Ground = "cream") -> None:
        super().__init__(name, box)
        self.hint = hint
        self.about: Passage | None = None
        """Where the rules tell more about it."""
        self._ground: Ground = ground

    def parts(self) -> list[Part]:
        """It is there to be read: nobody can use it."""
        return [Part(self.name, self.box, False)]

    def paint(self, brush: Brush) -> list[Sprite]:
        """Only the ring of the keyboard."""
        return [focus_ring(brush, self.box, 6, self._ground)] if self.focused else []
