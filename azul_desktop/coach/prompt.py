"""A line that says what to do or what happens, with gaps for pictures of tiles."""

import math
from dataclasses import dataclass

from azul_desktop.i18n import translate

GAP = "{tiles}"
"""Where the pictures of tiles stand in a line."""
STAR = "{star}"
"""Where the picture of a star stands."""
FEATURE = "{feature}"
"""Where the picture of a pillar, statue or window stands."""
_COMPLAINT = 3.0
"""So many seconds a complaint is told."""


@dataclass(frozen=True)
class Prompt:
    """A line with pictures of tiles in its gap, and a note at the right."""

    text: str
    tiles: tuple[int, ...] = ()
    note: str = ""
    urgent: bool = False


class Complaint:
    """Why something was not possible, told for a few seconds in place of the prompt."""

    def __init__(self) -> None:
        self._text = ""
        self._until = 0.0

    def say(self, text: str, now: float) -> None:
        """Tell it from now on."""
        self._text, self._until = text, now + _COMPLAINT

    def update(self, now: float) -> bool:
        """Whether it has been told long enough just now."""
        if not self._text or now < self._until:
            return False
        self._text = ""
        return True

    @property
    def is_told(self) -> bool:
        """Whether there is one now."""
        return bool(self._text)

    @property
    def due(self) -> float:
        """When it has been told long enough."""
        return self._until if self._text else math.inf

    def over(self, prompt: Prompt) -> Prompt:
        """The line to show: the complaint, or else the prompt."""
        return Prompt(self._text, urgent=True) if self._text else prompt


def put_back() -> str:
    """How to get rid of tiles in the hand."""
    return translate("Esc: put back")
