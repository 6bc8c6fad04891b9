"""The keyboard on the table: keys of its own, arrows that walk, Enter that clicks."""

from collections.abc import Callable, Mapping

import pygame

from azul_desktop.ui.geometry import Box
from azul_desktop.ui.input import KeyPressed, Position
from azul_desktop.ui.scene import Target
from azul_desktop.ui.table import names
from azul_desktop.ui.table.reach import Reach
from azul_desktop.ui.widgets.widget_scene import ARROWS, nearest

_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_SHORTCUTS = {
    pygame.K_l: "log",
    pygame.K_F1: "help",
    pygame.K_QUESTION: "help",
    pygame.K_TAB: "look",
}


class Keyboard:
    """What the keys of the table do, and what the arrows point at."""

    def __init__(
        self,
        reach: Reach,
        actions: Mapping[str, Callable[[], None]],
        targets: Callable[[], list[Target]],
        click: Callable[[Position], None],
    ) -> None:
        """`actions` has what keys do by a word; `click` is what the mouse does at a place."""
        self._reach = reach
        self._actions = actions
        self._targets = targets
        self._click = click
        self._name = ""
        """What the arrows point at, by its name; empty if they point at nothing."""

    def forget(self) -> None:
        """The mouse points now."""
        self._name = ""

    def focus(self) -> Box | None:
        """Where the arrows point, if that can still be used."""
        if not self._name:
            return None
        return next((t.box for t in self._targets() if t.name == self._name and t.legal), None)

    def key(self, event: KeyPressed, size: tuple[int, int], *, running: bool) -> bool:
        """A key was pressed, in a window of a size, while pieces move or not; whether it is one."""
        key = event.key
        if key == pygame.K_ESCAPE:
            self._escape()
        elif event.ctrl and key in (pygame.K_z, pygame.K_y):
            self._actions["undo" if key == pygame.K_z and not event.shift else "redo"]()
        elif event.ctrl and key == pygame.K_n:
            self._actions["setup"]()
        elif key == pygame.K_SPACE and running:
            self._actions["skip"]()
        elif key in _SHORTCUTS:
            self._actions[_SHORTCUTS[key]]()
        elif pygame.K_0 <= key <= pygame.K_9 and not event.ctrl:
            row = key - pygame.K_1
            self._reach.use(names.FLOOR if row < 0 else names.line(row))
        elif key in ARROWS:
            self._walk(*ARROWS[key], size)
        elif key in (*_ENTER, pygame.K_SPACE) and self._name:
            self._click_focus()
        else:
            return False
        return True

    def _escape(self) -> None:
        """What was begun goes back, a pass too while tiles are chosen; else the menu opens."""
        hand = self._reach.hand
        if hand is not None and hand.is_open:
            self._reach.put_back()
        elif hand is not None and hand.keeping is not None:
            self._actions["undo"]()
        else:
            self._actions["menu"]()

    def _walk(self, dx: int, dy: int, size: tuple[int, int]) -> None:
        """Go on in a direction, from the middle of the window at first."""
        usable = {target.name: target.box for target in self._targets() if target.legal}
        here = usable.pop(self._name, Box(size[0] / 2, size[1] / 2, 1, 1))
        found = nearest(here, dx, dy, list(usable.items()))
        if found is not None:
            self._name = found
            self._reach.point(usable[found].centre)

    def _click_focus(self) -> None:
        """Enter does what a click there does."""
        name, box = self._name, self.focus()
        if box is not None:
            self._click((round(box.centre[0]), round(box.centre[1])))
            self._name = name
