"""A field to type one line of text into."""

from collections.abc import Callable, Hashable, Sequence

import pygame

from azul_desktop.geometry import Box, Point
from azul_desktop.ui.input import KeyPressed
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, aligned
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, DANGER, GOLD, INK, INK2, Colour, Face, colour
from azul_desktop.ui.widgets.surfaces import WELL_EDGE
from azul_desktop.ui.widgets.widget import Widget
from azul_desktop.ui.widgets.widget_scene import Typing

_RADIUS = 10
_PAPER = colour("#ece3cd"), *(colour("#fbf6ea"),) * 7
"""A shadow under the upper edge only."""
_SIZE = 22


class Field(Typing):
    """A line of text with a caret; `change` hears every new text."""

    def __init__(
        self,
        name: str,
        box: Box,
        text: str,
        change: Callable[[str], None],
        *,
        most: int,
        placeholder: str = "",
        icon: str = "",
        wrong: bool = False,
    ) -> None:
        super().__init__(name, box)
        self.text = text
        self.caret = len(text)
        """How many letters stand before it."""
        self.most = most
        self.placeholder = placeholder
        self.icon = icon
        self.wrong = wrong
        self._change = change
        self._brush: Brush | None = None

    def typed(self, text: str) -> bool:
        """Put in letters at the caret, as many as there is room for."""
        letters = "".join(letter for letter in text if letter.isprintable())
        letters = letters[: max(0, self.most - len(self.text))]
        if letters:
            at = self.caret
            self._set(self.text[:at] + letters + self.text[at:], at + len(letters))
        return True

    def shortcut(self, event: KeyPressed) -> bool:
        """Ctrl+V puts in what the clipboard holds; whether it was that."""
        if not (event.ctrl and event.key == pygame.K_v):
            return False
        self.typed(clipboard())
        return True

    def key(self, key: int) -> bool:
        """Erase, and move the caret; at its ends the arrows lead out of the field."""
        at = self.caret
        if key == pygame.K_BACKSPACE:
            if at:
                self._set(self.text[: at - 1] + self.text[at:], at - 1)
            return True
        if key == pygame.K_DELETE:
            if at < len(self.text):
                self._set(self.text[:at] + self.text[at + 1 :], at)
            return True
        to = {
            pygame.K_LEFT: at - 1,
            pygame.K_RIGHT: at + 1,
            pygame.K_HOME: 0,
            pygame.K_END: len(self.text),
        }.get(key, -1)
        if not 0 <= to <= len(self.text):
            return False
        self.caret = to
        return True

    def clear(self) -> None:
        """Away with all of the text."""
        self._set("", 0)

    def press(self, at: Point) -> None:
        """The caret goes to the letter at the pointer."""
        if self._brush is not None:
            words = self._words(self._brush)
            from_left = at[0] - words.x + self._hidden(self._brush, words)
            font = self._brush.type.font(Face.TEXT, self._brush.px(_SIZE))
            places = [font.size(self.text[:n])[0] for n in range(len(self.text) + 1)]
            self.caret = min(range(len(places)), key=lambda n: abs(places[n] - from_left))

    def _set(self, text: str, caret: int) -> None:
        self.text = text
        self.caret = caret
        self._change(text)

    def look(self) -> Hashable:
        """The text, the caret, and whether it is wrong."""
        return self.text, self.caret, self.placeholder, self.wrong

    def paint(self, brush: Brush) -> list[Sprite]:
        """Ground, icon, text, caret, and a warning sign where the text is wrong."""
        self._brush = brush
        box = self.box.rounded()
        edge, width = self._edge()
        ground = shapes.framed(
            (int(box.w), int(box.h)), brush.px(_RADIUS), _PAPER, edge, brush.px(width)
        )
        sprites = [Sprite(ground, int(box.x), int(box.y))]
        if self.icon:
            middle = box.x + brush.px(28), box.centre[1]
            sprites.append(brush.icon(self.icon, 24, INK2, middle))
        if self.wrong:
            middle = box.right - brush.px(28), box.centre[1]
            sprites.append(brush.icon("warning", 24, DANGER, middle))
        return sprites + self._line(brush)

    def _edge(self) -> tuple[Colour, float]:
        if self.wrong:
            return DANGER, 2.5
        if self.focused:
            return COBALT, 2.5
        return (GOLD, 2) if self.hovered else (WELL_EDGE, 1.4)

    def _words(self, brush: Brush) -> Box:
        """Where the text stands."""
        left = brush.px(52 if self.icon else 16)
        right = brush.px(48 if self.wrong else 16)
        box = self.box.rounded()
        return Box(box.x + left, box.y, max(1, box.w - left - right), box.h)

    def _hidden(self, brush: Brush, words: Box) -> float:
        """How much of a long text lies left of the field, so that the caret is seen."""
        if not self.focused:
            return 0
        before = brush.type.width(self.text[: self.caret], Face.TEXT, brush.px(_SIZE))
        return max(0, before + brush.px(3) - words.w)

    def _line(self, brush: Brush) -> list[Sprite]:
        words = self._words(brush)
        sprites = []
        if not self.text:
            sprites.append(
                brush.label(self.placeholder, Face.TEXT, _SIZE, INK2, words, align="left")
            )
        elif not self.focused:
            sprites.append(brush.label(self.text, Face.TEXT, _SIZE, INK, words, align="left"))
        else:
            line = brush.text(self.text, Face.TEXT, _SIZE, INK)
            hidden = round(self._hidden(brush, words))
            shown = min(int(words.w), line.get_width() - hidden)
            part = line.subsurface((hidden, 0, shown, line.get_height()))
            sprites.append(aligned(part, words, "left"))
        if self.focused:
            before = brush.type.width(self.text[: self.caret], Face.TEXT, brush.px(_SIZE))
            x = words.x + before - self._hidden(brush, words)
            caret = shapes.rounded((brush.px(2), brush.px(26)), 0, (COBALT,))
            sprites.append(Sprite(caret, round(x), round(words.centre[1] - brush.px(13))))
        return sprites


def keep_carets(old: Sequence[Widget], new: Sequence[Widget]) -> None:
    """Fields that take the place of others have their caret where it was."""
    carets = {field.name: field.caret for field in old if isinstance(field, Field)}
    for field in new:
        if isinstance(field, Field):
            field.caret = min(carets.get(field.name, field.caret), len(field.text))


def clipboard() -> str:
    """The text that was copied last; empty where there is none or no clipboard."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeDecodeError):
        return ""
