"""A board of the results in large over the screen, as it was at the end or at some moment."""

from collections.abc import Callable

import pygame

from azul_desktop.geometry import Box
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.input import LEFT, Input, KeyPressed, PointerReleased
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import INK, Face
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.widgets.token import token

PaintBoard = Callable[[Brush, Box], tuple[list[Sprite], Box]]
"""Paints a board as large as a room allows, and says which box it takes."""


class EnlargedScene(PageScene):
    """A board as large as the window allows, over what was shown; anything closes it."""

    name = "board"
    covers = False
    needs = (400.0, 300.0)

    def __init__(
        self, desk: Desk, paint: PaintBoard, title: Callable[[], str], colour: int
    ) -> None:
        super().__init__(desk)
        self._paint = paint
        self._title, self._colour = title, colour
        self._sheet = Group([])

    def arrange(self) -> None:
        """A board in the middle, with the player's name above the picture.

        Large letters take from what lies around it: the picture has the same size at any scale.
        """
        brush, u = self.brush, self.brush.unit
        wide, tall = self.desk.size
        usual = brush.usual
        high = min(tall - 160 * usual, 860 * usual)
        head, pad = 48 * usual + 48 * u, 40 * usual
        room = Box((wide - high) / 2 + pad, 0, high - 2 * pad, high - 136 * usual)
        room = room._replace(y=(tall - room.h - head - pad) / 2 + head).rounded()
        picture, box = self._paint(brush, room)
        sheet = Box(box.x - pad, box.y - head, box.w + 2 * pad, box.h + head + pad).rounded()
        middle = sheet.y + 24 * usual + 30 * u
        at = sheet.x + pad + 26 * u, middle
        name = Box(sheet.x + pad + 64 * u, middle - 24 * u, sheet.w - 2 * pad - 60 * u, 48 * u)
        self._sheet = Group(
            [
                *panels.board(brush, sheet),
                *token(brush, self._colour, 44, at),
                brush.label(self._title(), Face.HEAD_BOLD, 32, INK, name, "left"),
                *picture,
            ]
        )

    def handle(self, event: Input) -> None:
        """A click or any of the keys that close things goes back."""
        closing = (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
        if (isinstance(event, KeyPressed) and event.key in closing) or (
            isinstance(event, PointerReleased) and event.button == LEFT
        ):
            self.desk.navigator.pop()

    def groups(self) -> list[Group]:
        """Only the board: what lies below is veiled."""
        return [*self.shown(self._sheet), *self.widget_groups()]
