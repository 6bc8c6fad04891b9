"""A question over what is on screen; the safe answer has the focus."""

from collections.abc import Callable

from azul_desktop.geometry import Box
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.render.tokens import DANGER, INK, Face
from azul_desktop.ui.scene_register import Asked
from azul_desktop.ui.scenes.sheet import SheetScene
from azul_desktop.ui.widgets.button import Button

_WIDTH, _LEAST = 640.0, 560.0
_PAD = 44.0


class DialogScene(SheetScene):
    """Asks before something is lost: the safe answer closes the question, the other one acts."""

    name = "dialog"
    needs = (_LEAST, 480.0)

    def __init__(
        self,
        desk: Desk,
        words: Callable[[], Asked],
        action: Callable[[], None],
    ) -> None:
        super().__init__(desk)
        self._words = words
        self._action = action

    def enter(self) -> None:
        """The keyboard begins at the safe answer."""
        self.focus(self.widget("button/stay"))

    def arrange(self) -> None:
        """A board in the middle, as high as the text asks for."""
        brush, u = self.brush, self.brush.unit
        wide, asked = min(_WIDTH, self.wide - 40), self._words()
        words = brush.paragraph(
            asked.text, Face.TEXT, 22, INK, Box(0, 0, (wide - 2 * _PAD) * u, 0)
        ).surface
        high = 108 + words.get_height() / u + 40 + 56 + _PAD
        left, top = (self.wide - wide) / 2, (self.high - high) / 2
        inside = self.box(left + _PAD, top, wide - 2 * _PAD, high)
        title = Box(inside.x + 60 * u, inside.y + 36 * u, inside.w - 60 * u, 48 * u)
        text = Box(inside.x, inside.y + 108 * u, inside.w, words.get_height())
        self.sheet = Group(
            [
                *panels.board(brush, self.box(left, top, wide, high)),
                brush.icon("warning", 44, DANGER, (inside.x + 22 * u, title.centre[1])),
                brush.label(asked.title, Face.HEAD_BOLD, 30, INK, title, "left"),
                brush.paragraph(asked.text, Face.TEXT, 22, INK, text),
            ]
        )
        y, half = top + high - _PAD - 56, (wide - 2 * _PAD - 24) / 2
        self.replace_widgets(
            [
                Button(
                    "button/stay",
                    self.box(left + _PAD, y, half, 56),
                    self.desk.navigator.pop,
                    label=asked.safe,
                ),
                Button(
                    "button/confirm",
                    self.box(left + _PAD + half + 24, y, half, 56),
                    self._action,
                    label=asked.danger,
                    kind="danger",
                ),
            ]
        )
