"""A board that lies over another scene, as questions and menus do."""

import pygame

from azul_desktop.ui.desk import Desk
from azul_desktop.ui.input import KeyPressed
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.scenes.page import PageScene


class SheetScene(PageScene):
    """What lies below is veiled and stays as it is; Escape goes back to it."""

    covers = False

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.sheet = Group([])
        """The board with its words; `arrange` paints it."""

    def key(self, event: KeyPressed) -> bool:
        """Escape is the safe answer: nothing happens."""
        if event.key == pygame.K_ESCAPE:
            self.desk.navigator.pop()
            return True
        return super().key(event)

    def groups(self) -> list[Group]:
        """Only the board."""
        return [*self.shown(self.sheet), *self.widget_groups()]
