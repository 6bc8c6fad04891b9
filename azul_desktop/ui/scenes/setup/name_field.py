"""The name of a bot: it reads like a title, and becomes a field where one points at it or types."""

from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK, Face
from azul_desktop.ui.widgets.field import Field

_SIZE = 27


class NameField(Field):
    """A field that shows only its text while nobody wants to change it."""

    def paint(self, brush: Brush) -> list[Sprite]:
        """The name alone, or the field."""
        if self.hovered or self.focused:
            return super().paint(brush)
        words = self._words(brush)
        return [
            brush.label(self.text or self.placeholder, Face.HEAD_BOLD, _SIZE, INK, words, "left")
        ]
