"""A final board as a picture to click, and the same picture in large over the screen."""

from collections.abc import Callable

import pygame

from azul_desktop.core.edition import Board
from azul_desktop.geometry import Box, Point
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.input import LEFT, Input, KeyPressed, PointerReleased
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import GOLD, INK, Face
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.table.pieces.pieces import Pieces
from azul_desktop.ui.widgets.button import focus_ring
from azul_desktop.ui.widgets.token import token
from azul_desktop.ui.widgets.widget import Widget


class BoardButton(Widget):
    """A small picture of a board; a click calls `action`."""

    def __init__(
        self,
        name: str,
        room: Box,
        action: Callable[[], None],
        brush: Brush,
        pieces: Pieces,
        board: Board,
        covered: list[int],
    ) -> None:
        self._picture, box = table_family(pieces.edition).board_picture(
            brush, pieces, board, covered, room
        )
        super().__init__(name, box)
        self._action = action

    def release(self, at: Point) -> None:
        """A click, if the pointer is still there."""
        if self.hit(at):
            self._action()

    def key(self, key: int) -> bool:
        """Enter and Space click."""
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self._action()
            return True
        return False

    def paint(self, brush: Brush) -> list[Sprite]:
        """The picture; a gold ring while the pointer is on it."""
        sprites = list(self._picture)
        if self.hovered:
            box = self.box.grown(brush.px(3)).rounded()
            ring = shapes.ring((int(box.w), int(box.h)), brush.px(11), GOLD, brush.px(3))
            sprites.append(Sprite(ring, int(box.x), int(box.y)))
        if self.focused:
            sprites.append(focus_ring(brush, self.box, 8, "cream"))
        return sprites


class EnlargedScene(PageScene):
    """A board as large as the window allows, over what was shown; anything closes it."""

    name = "board"
    covers = False
    needs = (400.0, 300.0)

    def __init__(
        self,
        desk: Desk,
        pieces: Pieces,
        board: Board,
        covered: list[int],
        title: str,
        colour: int,
    ) -> None:
        super().__init__(desk)
        self._pieces, self._board, self._covered = pieces, board, covered
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
        picture, box = table_family(self._pieces.edition).board_picture(
            brush, self._pieces, self._board, self._covered, room
        )
        sheet = Box(box.x - pad, box.y - head, box.w + 2 * pad, box.h + head + pad).rounded()
        middle = sheet.y + 24 * usual + 30 * u
        at = sheet.x + pad + 26 * u, middle
        name = Box(sheet.x + pad + 64 * u, middle - 24 * u, sheet.w - 2 * pad - 60 * u, 48 * u)
        self._sheet = Group(
            [
                *panels.board(brush, sheet),
                *token(brush, self._colour, 44, at),
                brush.label(self._title, Face.HEAD_BOLD, 32, INK, name, "left"),
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
