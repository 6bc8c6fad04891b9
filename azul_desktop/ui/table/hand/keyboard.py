"""The keyboard on the table: keys of its own, arrows that walk, Enter that chooses."""

from collections.abc import Callable, Mapping

import pygame

from azul_desktop.coach import names
from azul_desktop.geometry import Point, Shape
from azul_desktop.ui.input import KeyPressed, Position
from azul_desktop.ui.scene import Target
from azul_desktop.ui.table.hand.pointer import Pointer
from azul_desktop.ui.table.hand.walking import first, kind_of, step
from azul_desktop.ui.widgets.widget_scene import ARROWS

CONFIRM = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
"""Keys that use what the arrows point at."""
_SHORTCUTS = {
    pygame.K_l: "log",
    pygame.K_F1: "help",
    pygame.K_QUESTION: "help",
    pygame.K_TAB: "look",
}
_TOOLBAR = tuple(names.button(word) for word in ("undo", "redo", "log", "menu"))
"""Buttons that have keys of their own: arrows stay on the table."""


class Keyboard:
    """What the keys of the table do, and what the arrows point at."""

    def __init__(
        self,
        pointer: Pointer,
        actions: Mapping[str, Callable[[], None]],
        buttons: Callable[[], list[Target]],
        click: Callable[[Position], None],
    ) -> None:
        """`actions` has what keys do by a word; `click` is what the mouse does at a button."""
        self._pointer = pointer
        self._actions = actions
        self._buttons = buttons
        self._click = click
        self._here: Target | None = None
        """What the arrows point at; None while the mouse points."""
        self._left: dict[str, Point] = {}
        """Where they last were on each kind of thing."""

    def forget(self) -> None:
        """The mouse points now."""
        self._here = None
        self._left.clear()

    def focus(self) -> tuple[Shape, ...]:
        """The shapes that the arrows point at, if they can be used now."""
        here = self._here
        if here is None or here not in self._stops():
            return ()
        spot = next((spot for spot in self._pointer.spots if spot.name == here.name), None)
        return spot.shapes if spot is not None else (here.box,)

    def follow(self) -> None:
        """Something else can be used now: point at what is nearest to where the arrows were."""
        if self._here is None:
            return
        stops = self._stops()
        if not stops or self._here in stops:
            return
        alike = next((stop for stop in stops if stop.name == self._here.name), None)
        self._go(alike or first(stops, self._near(stops)))

    def _near(self, stops: list[Target]) -> Point | None:
        """Where the arrows were on things of the kind that comes first now; lines begin anew."""
        kind = kind_of(first(stops, None).name)
        return None if kind == "line" else self._left.get(kind)

    def _stops(self) -> list[Target]:
        """Everything on the table that can be used now."""
        found = self._pointer.stops()
        if self._pointer.held()[1]:
            return found
        return found + [
            button for button in self._buttons() if button.legal and button.name not in _TOOLBAR
        ]

    def _go(self, stop: Target) -> None:
        self._here = stop
        self._left[kind_of(stop.name)] = stop.box.centre
        self._pointer.mean(stop.name, stop.box.centre)

    def key(self, event: KeyPressed, *, running: bool) -> bool:
        """A key was pressed, while something moves or not; whether it is one of the table."""
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
            self._pointer.use(names.FLOOR if row < 0 else names.line(row))
        elif key in ARROWS:
            self._walk(*ARROWS[key])
        elif key in CONFIRM and self._here is not None:
            self._choose(self._here)
        else:
            return False
        return True

    def _escape(self) -> None:
        """What was begun goes back, a pass too while tiles are chosen; else the menu opens."""
        hand = self._pointer.hand
        if hand is not None and hand.is_open:
            self._pointer.put_back()
            self.follow()
        elif hand is not None and hand.keeping is not None:
            self._actions["undo"]()
        else:
            self._actions["menu"]()

    def _walk(self, dx: int, dy: int) -> None:
        """Go on in a direction; the first arrow shows where the walk begins."""
        stops = self._stops()
        if stops:
            here = self._here
            begun = here is not None and here in stops
            self._go(step(stops, here, dx, dy) if here and begun else first(stops, None))

    def _choose(self, here: Target) -> None:
        """Enter does what a click there does, whatever lies over it."""
        if here not in self._stops():
            return
        if here.name in [spot.name for spot in self._pointer.spots]:
            self._pointer.choose(here.name)
        else:
            self._click((round(here.box.centre[0]), round(here.box.centre[1])))
        self.follow()
