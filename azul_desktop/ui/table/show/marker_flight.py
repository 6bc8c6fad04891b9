"""The start marker's ways that no event tells: off a counted floor, and back to the centre."""

from azul_desktop.core.address import Address, Zone
from azul_desktop.core.events import MARKER, Reason, Scored
from azul_desktop.geometry import Shape
from azul_desktop.ui.anim.timeline import Timeline
from azul_desktop.ui.table.show.shows import Fade, Flight, Show
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from azul_desktop.ui.table.shown.shown_table import ShownTable

_ARC = 0.16


class MarkerFlight:
    """Plans the marker's flights on a timeline, for a table that is shown."""

    def __init__(
        self, where: SeatedLayout, shown: ShownTable, timeline: Timeline[Show], *, still: bool
    ) -> None:
        self._where = where
        self._shown = shown
        self._timeline = timeline
        self._still = still
        self.over = 0.0
        """When the marker has landed for the last time."""

    def off_the_floor(
        self, planned: ShownTable, event: Scored, begin: float, length: float
    ) -> None:
        """From the floor that was counted to its owner's side, as soon as the score has landed."""
        floor = planned.players[event.player].floor
        if event.reason != Reason.FLOOR or MARKER not in floor:
            return
        lying = Address(Zone.FLOOR, event.player, floor.index(MARKER))
        held = Address(Zone.MARKER, event.player)
        start, end = (self._where.pieces(planned, at, MARKER)[0] for at in (lying, held))
        self._fly(start, end, begin, length)

        def land() -> None:
            self._shown.put_marker(held)

        self._timeline.cue(begin + length, land)

    def to_the_centre(self, planned: ShownTable, begin: float, length: float) -> None:
        """From its owner back to the centre; there it lies when the round begins."""
        held = planned.marker
        if held is not None and held.zone == Zone.MARKER:
            start = self._where.pieces(planned, held, MARKER)[0]
            self._fly(start, self._where.layout.ring.marker, begin, length)

    def _fly(self, start: Shape, end: Shape, begin: float, length: float) -> None:
        def lift() -> None:
            self._shown.put_marker(None)

        self._timeline.cue(begin, lift)
        flight = Flight(MARKER, start, end, 0.0, length, _ARC)
        self._timeline.act(Fade(MARKER, start, end) if self._still else flight, begin, length)
        self.over = begin + length
