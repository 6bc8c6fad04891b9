"""The keyboard on the table: keys of its own, arrows that walk, Enter that chooses."""

from collections.abc import Callable, Mapping

import pygame

from azul_desktop.core.address import Zone
from azul_desktop.geometry import Point, Shape
from azul_desktop.ui.input import KeyPressed, Position
from azul_desktop.ui.table.hand.pointer import Pointer
from azul_desktop.ui.table.hand.walking import Stop, first, kind_of, step
from azul_desktop.ui.table.layout.spot import Spot
from azul_desktop.ui.widgets.widget_scene import ARROWS

CONFIRM = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
"""Keys that use what the arrows point at."""
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
        pointer: Pointer,
        actions: Mapping[str, Callable[[], None]],
        buttons: Callable[[], list[Stop]],
        click: Callable[[Position], None],
    ) -> None:
        """`actions` has what keys do by a word; `click` is what the mouse does at one of `buttons`.

        Buttons of the top bar have keys of their own: arrows stay on the table.
        """
        self._pointer = pointer
        self._actions = actions
        self._buttons = buttons
        self._click = click
        self._here: Stop | None = None
        """What the arrows point at; None while the mouse points."""
        self._left: dict[Zone, Point] = {}
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
        spot = self._spot(here)
        return spot.shapes if spot is not None else (here.box,)

    def follow(self) -> None:
        """Something else can be used now: point at what is nearest to where the arrows were."""
        if self._here is None:
            return
        stops = self._stops()
        if not stops or self._here in stops:
            return
        alike = next((stop for stop in stops if stop.address == self._here.address), None)
        self._go(alike or first(stops, self._near(stops)))

    def _near(self, stops: list[Stop]) -> Point | None:
        """Where the arrows were on things of the kind that comes first now; lines begin anew."""
        kind = kind_of(first(stops, None).address)
        return None if kind == Zone.LINE else self._left.get(kind)

    def _stops(self) -> list[Stop]:
        """Everything on the table that can be used now."""
        found = self._pointer.stops()
        if self._pointer.held()[1]:
            return found
        return found + self._buttons()

    def _spot(self, stop: Stop) -> Spot | None:
        """What a stop is on the table; None for a button."""
        return next((spot for spot in self._pointer.spots if spot.address == stop.address), None)

    def _go(self, stop: Stop) -> None:
        self._here = stop
        self._left[kind_of(stop.address)] = stop.box.centre
        self._pointer.mean(stop.address, stop.box.centre)

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
            self._use_line(row)
        elif key in ARROWS:
            self._walk(*ARROWS[key])
        elif key in CONFIRM and self._here is not None:
            self._choose(self._here)
        else:
            return False
        return True

    def _use_line(self, row: int) -> None:
        """Drop what is held on a line of the own board; below the first is the floor."""
        hand = self._pointer.hand
        for target in hand.targets() if hand is not None else ():
            on_line = target.zone == Zone.LINE and target.index == row
            if on_line or (row < 0 and target.zone == Zone.FLOOR):
                self._pointer.use(target)

    def _escape(self) -> None:
        """What was begun goes back, a pass too while tiles are chosen; else the table is left."""
        hand = self._pointer.hand
        if hand is not None and hand.is_open:
            self._pointer.put_back()
            self.follow()
        elif hand is not None and hand.keeping is not None:
            self._actions["undo"]()
        else:
            self._actions["leave"]()

    def _walk(self, dx: int, dy: int) -> None:
        """Go on in a direction; the first arrow shows where the walk begins."""
        stops = self._stops()
        if stops:
            here = self._here
            begun = here is not None and here in stops
            self._go(step(stops, here, dx, dy) if here and begun else first(stops, None))

    def _choose(self, here: Stop) -> None:
        """Enter does what a click there does, whatever lies over it."""
        if here not in self._stops():
            return
        if self._spot(here) is not None:
            self._pointer.choose(here.address)
        else:
            self._click((round(here.box.centre[0]), round(here.box.centre[1])))
        self.follow()
