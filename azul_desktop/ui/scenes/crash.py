"""The page after something went wrong inside the program: friendly, with a way on."""

from pathlib import Path

import pygame

from azul_desktop.i18n import translate
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.geometry import Box
from azul_desktop.ui.input import KeyPressed
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import COBALT, INK, INK2, Face
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.widgets.button import Button

_WIDTH = 920.0
_HIGH = 560.0
_PAD = 64.0


class CrashScene(PageScene):
    """Says what happened and where the report is; the game is saved and can be continued."""

    name = "crash"
    needs = (_WIDTH + 96, _HIGH + 96)

    def __init__(self, desk: Desk, report_path: Path | None) -> None:
        super().__init__(desk)
        self._report = report_path
        self._sheet = Group([])

    def enter(self) -> None:
        """The keyboard begins at the way back into the game."""
        self.focus(self.widget("button/continue"))

    def arrange(self) -> None:
        """A board in the middle: icon, heading, three short paragraphs, two buttons."""
        left, top = (self.wide - _WIDTH) / 2, (self.high - _HIGH) / 2
        brush = self.brush
        room = _WIDTH - 2 * _PAD
        inside = self.box(left + _PAD, top, room, _HIGH)
        u = brush.unit
        title = Box(inside.x + 84 * u, inside.y + 56 * u, inside.w - 84 * u, 60 * u)
        body = Box(inside.x, inside.y + 148 * u, inside.w, inside.h - 272 * u)
        self._sheet = Group(
            [
                *panels.board(brush, self.box(left, top, _WIDTH, _HIGH), corners=True),
                brush.icon("warning", 60, COBALT, (inside.x + 32 * u, title.centre[1])),
                brush.label(
                    translate("Sorry, something went wrong"), Face.HEAD_BOLD, 40, INK, title, "left"
                ),
                *self._words(body),
            ]
        )
        self._lay_buttons(left + _PAD, top + _HIGH - 124, room)

    def _lay_buttons(self, left: float, y: float, room: float) -> None:
        half = (room - 24) / 2
        self.replace_widgets(
            [
                Button(
                    "button/continue",
                    self.box(left, y, half, 72),
                    lambda: routes.to_title(self.desk),
                    label=translate("Back to the title"),
                    icon="play",
                    kind="primary",
                    size=26,
                    radius=14,
                ),
                Button(
                    "button/quit",
                    self.box(left + half + 24, y, half, 72),
                    self.desk.navigator.quit,
                    label=translate("Quit"),
                    icon="exit",
                    size=26,
                    radius=14,
                ),
            ]
        )

    def _words(self, box: Box) -> list[Sprite]:
        brush, u = self.brush, self.brush.unit
        what = translate("The program met a mistake of its own and had to stop the game.")
        saved = translate("No game was saved.")
        if self.desk.saves.is_there():
            saved = translate(
                "Your game is saved: Continue on the title screen brings you back to it."
            )
        if self._report is None:
            where = translate("A report could not be written.")
        else:
            where = translate("What happened stands in this report:")
        sprites = []
        y = box.y
        for text, face, tint in (
            (what, Face.TEXT, INK),
            (saved, Face.SEMI, INK),
            (where, Face.TEXT, INK2),
        ):
            words = brush.paragraph(text, face, 24, tint, Box(box.x, y, box.w, 0))
            sprites.append(words)
            y += words.surface.get_height() + 14 * u
        if self._report is not None:
            path = Box(box.x, y - 8 * u, box.w, 0)
            sprites.append(brush.paragraph(str(self._report), Face.SEMI, 20, INK2, path))
        return sprites

    def key(self, event: KeyPressed) -> bool:
        """Escape goes to the title screen."""
        if event.key == pygame.K_ESCAPE:
            routes.to_title(self.desk)
            return True
        return super().key(event)

    def groups(self) -> list[Group]:
        """The title's picture below the board."""
        return [self.desk.backdrop("title", (0, 0)), self._sheet, *self.widget_groups()]
