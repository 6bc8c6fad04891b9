"""The page after something went wrong inside the program: friendly, with a way on."""

from pathlib import Path

import pygame

from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.input import KeyPressed
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import COBALT, INK, INK2, Colour, Face
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.widgets.button import Button

_REPLAY = "azul-desktop replay"
_WIDTH, _LEAST = 920.0, 600.0
_HIGH = 560.0
_PAD = 64.0
_NARROW = 760.0
"""A narrower board has smaller margins and one button above the other."""


class CrashScene(PageScene):
    """Says what happened and where the report is; the game is saved and can be continued."""

    name = "crash"
    tells_of_crash = True
    needs = (_LEAST, _HIGH + 96)

    def __init__(self, desk: Desk, report_path: Path | None) -> None:
        super().__init__(desk)
        self._report = report_path
        self._sheet = Group([])

    def enter(self) -> None:
        """The keyboard begins at the way back into the game."""
        self.focus(self.widget("button/continue"))

    def extent(self, wide: float) -> tuple[float, float]:
        """In a narrow window the words need more lines, the buttons two rows."""
        if wide >= _NARROW:
            return self.needs
        return _LEAST, 440 + self._words_high(max(wide, _LEAST) - 40 - 2 * self._pad(wide))

    def _pad(self, wide: float) -> float:
        return _PAD if wide >= _NARROW else _PAD / 2

    def arrange(self) -> None:
        """A board in the middle: icon, heading, three short paragraphs, two buttons."""
        wide = min(_WIDTH, self.wide - 40)
        narrow, pad = self.wide < _NARROW, self._pad(self.wide)
        room = wide - 2 * pad
        high = 380 + self._words_high(room) if narrow else _HIGH
        left, top = (self.wide - wide) / 2, (self.high - high) / 2
        brush = self.brush
        inside = self.box(left + pad, top, room, high)
        u = brush.unit
        title = Box(inside.x + 84 * u, inside.y + 56 * u, inside.w - 84 * u, 60 * u)
        body = Box(inside.x, inside.y + 148 * u, inside.w, inside.h - 272 * u)
        self._sheet = Group(
            [
                *panels.board(brush, self.box(left, top, wide, high), corners=True),
                brush.icon("warning", 60, COBALT, (inside.x + 32 * u, title.centre[1])),
                brush.label(
                    translate("Sorry, something went wrong"), Face.HEAD_BOLD, 40, INK, title, "left"
                ),
                *self._words(body),
            ]
        )
        below = top + high - (208 if narrow else 124)
        self._lay_buttons(Box(left + pad, below, room, 72), narrow=narrow)

    def _lay_buttons(self, row: Box, *, narrow: bool) -> None:
        """Side by side, or below each other where that is too narrow."""
        half = row.w if narrow else (row.w - 24) / 2
        other = (row.x, row.y + 84) if narrow else (row.x + half + 24, row.y)
        self.replace_widgets(
            [
                Button(
                    "button/continue",
                    self.box(row.x, row.y, half, row.h),
                    lambda: routes.to_title(self.desk),
                    label=translate("Back to the title"),
                    icon="play",
                    kind="primary",
                    size=26,
                    radius=14,
                ),
                Button(
                    "button/quit",
                    self.box(*other, half, row.h),
                    self.desk.navigator.quit,
                    label=translate("Quit"),
                    icon="exit",
                    size=26,
                    radius=14,
                ),
            ]
        )

    def _words_high(self, wide: float) -> float:
        """How many logical pixels high the words are in a width."""
        brush = self.brush
        return sum(
            brush.type.paragraph(
                text, face, brush.px(size), brush.ink(tint), wide * brush.unit
            ).get_height()
            / brush.unit
            + apart
            for text, face, size, tint, apart in self._lines()
        )

    def _lines(self) -> list[tuple[str, Face, float, Colour, float]]:
        """The paragraphs: text, face, size, colour, and the distance to the next."""
        what = translate("The program met a mistake of its own and had to stop the game.")
        saved = translate("No game was saved.")
        if self.desk.library.games.latest_running() is not None:
            saved = translate(
                "Your game is saved: “{button}” on the title screen brings you back to it.",
                button=translate("Continue"),
            )
        lines = [(what, Face.TEXT, 24.0, INK, 14.0), (saved, Face.SEMI, 24.0, INK, 14.0)]
        if self._report is None:
            where = translate("A report could not be written.")
            return [*lines, (where, Face.TEXT, 24.0, INK2, 14.0)]
        where = translate("What happened stands in this report:")
        lines.append((where, Face.TEXT, 24.0, INK2, 6.0))
        lines.append((str(self._report), Face.SEMI, 20.0, INK2, 14.0))
        # Translators: {command} is what somebody types who looks for the mistake.
        again = translate(
            "This command replays the game: {command}", command=f"{_REPLAY} {self._report.name}"
        )
        return [*lines, (again, Face.TEXT, 20.0, INK2, 0.0)]

    def _words(self, box: Box) -> list[Sprite]:
        brush, y = self.brush, box.y
        sprites = []
        for text, face, size, tint, apart in self._lines():
            words = brush.paragraph(text, face, size, tint, Box(box.x, y, box.w, 0))
            sprites.append(words)
            y += words.surface.get_height() + apart * brush.unit
        return sprites

    def key(self, event: KeyPressed) -> bool:
        """Escape goes to the title screen."""
        if event.key == pygame.K_ESCAPE:
            routes.to_title(self.desk)
            return True
        return super().key(event)

    def groups(self) -> list[Group]:
        """The title's picture below the board."""
        return [
            self.desk.backdrop("title", (0, 0)),
            *self.shown(self._sheet),
            *self.widget_groups(),
        ]
