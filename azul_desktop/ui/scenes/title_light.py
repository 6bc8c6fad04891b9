"""The light of the title: a beam that breathes and dust that drifts in it, until nobody looks."""

import math

from azul_desktop.geometry import Box
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.beam import STEPS, Beam
from azul_desktop.ui.render.motes import Motes
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.waiting import CALM

_BREATH = 14.0
"""Seconds from the strongest light to the strongest."""
_PATIENCE = 60.0
"""Seconds without input after which the dust settles."""
_SETTLING = 1.5
"""Seconds in which it comes to rest, or begins to drift again."""
_STEP = CALM
"""Seconds between two pictures: dust is slow."""


class TitleLight:
    """Light for a window of one size; it rests when the window does, and where nothing may move."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._beam: Beam | None = None
        self._motes: Motes | None = None
        self._given: tuple[object, ...] = ()
        """The window's size, and how things may look and move."""
        self._time = 0.0
        self._pace = 1.0
        """From 0, at rest, to 1."""
        self._last = self._stirred = desk.clock()
        self.due = self._last
        """When the next picture is."""

    def arrange(self) -> None:
        """The window may have another size, or things may look or move otherwise.

        Where nothing of that is so, the light goes on as it is.
        """
        desk = self._desk
        given = desk.size, desk.brush.contrast, desk.is_still
        if given == self._given:
            return
        self._given = given
        self._beam = None if desk.brush.contrast else Beam(desk.images, desk.size, self._step)
        self._motes = None
        if self._beam is not None and not desk.is_still:
            self._motes = Motes(desk.images, desk.size, self._time)

    @property
    def _step(self) -> int:
        """How strong the light is now."""
        return round(STEPS * (0.5 + 0.5 * math.cos(2 * math.pi * self._time / _BREATH)))

    def stir(self) -> None:
        """Somebody is there."""
        self._stirred = self._desk.clock()

    def update(self, now: float, beside: Box | None) -> bool:
        """Let time pass; whether there is something new to be seen.

        Dust rises beside what is pointed at.
        """
        seen = self._desk.navigator.in_front and now - self._stirred < _PATIENCE
        if self._motes is None or self._beam is None or not (seen or self._pace):
            self.due = math.inf
            return False
        if now < self.due < math.inf:
            return False
        seconds = 0.0 if self.due == math.inf else min(now - self._last, 2 * _STEP)
        self._last, self.due = now, now + _STEP
        change = seconds / _SETTLING
        self._pace = min(1.0, self._pace + change) if seen else max(0.0, self._pace - change)
        self._time += seconds * self._pace
        self._motes.stir(seconds, beside)
        self._motes.drift(self._time)
        self._beam.approach(self._step)
        return True

    def groups(self) -> list[Group]:
        """The beam from top to bottom, and the dust in it."""
        beam = [] if self._beam is None else self._beam.bands
        return beam + ([] if self._motes is None else self._motes.groups)
