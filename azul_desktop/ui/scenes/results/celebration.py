"""The time of a game's last moment: what of the light, the wall, the wreath and the gold is there.

Nothing is painted here. A click or a key ends it, and then everything is as it stays.
"""

from azul_desktop.ui.anim.easing import ease_in_out, ease_out, pulse
from azul_desktop.ui.scenes.results.outcome import Tone

_LONGEST_FRAME = 0.05
"""A frame that took longer takes nothing from what is seen."""
_END = {Tone.VICTORY: 4.5, Tone.KIND: 1.0}


class Celebration:
    """Seconds since it began, and how far each part of it has come, from 0 to 1."""

    def __init__(self, tone: Tone, pace: float) -> None:
        """`pace` makes it slower or faster; without any, all is there at once."""
        self._tone = tone
        self._pace = pace
        self._time = 0.0 if pace else _END[tone]

    @property
    def is_running(self) -> bool:
        """Whether something of it is still on its way."""
        return self._time < _END[self._tone]

    def finish(self) -> None:
        """Everything is there at once."""
        self._time = _END[self._tone]

    def update(self, seconds: float) -> bool:
        """Let time pass; whether something moved."""
        if not self.is_running:
            return False
        self._time = min(self._time + min(seconds, _LONGEST_FRAME) / self._pace, _END[self._tone])
        return True

    def _part(self, start: float, length: float) -> float:
        return min(max((self._time - start) / length, 0.0), 1.0)

    @property
    def light(self) -> float:
        """It swells."""
        return self._part(0.0, 0.6 if self._tone == Tone.VICTORY else 0.4)

    @property
    def rise(self) -> float:
        """What the winner built comes up."""
        return ease_out(self._part(0.2, 0.45)) if self._tone == Tone.VICTORY else 1.0

    @property
    def sheen(self) -> float | None:
        """A sheen runs across it once; None before and after."""
        part = self._part(0.5, 0.7)
        passing = self._tone == Tone.VICTORY and 0 < part < 1
        return ease_in_out(part) if passing else None

    @property
    def wreath(self) -> float:
        """It closes."""
        return ease_out(self._part(0.7, 0.3))

    @property
    def falling(self) -> float:
        """Seconds since gold and petals began to fall."""
        return max(0.0, self._time - 0.9)

    @property
    def counted(self) -> float:
        """Columns count up."""
        return ease_out(self._part(1.1, 0.5)) if self._tone == Tone.VICTORY else 1.0

    @property
    def nod(self) -> float:
        """The face of a bot that won nods: how far down it is."""
        return pulse(self._part(0.2, 0.3)) if self._tone == Tone.KIND else 0.0

    @property
    def words(self) -> float:
        """What it says fades in."""
        return self._part(0.5, 0.25) if self._tone == Tone.KIND else 1.0
