"""A timeline: things that happen at their time, and things that move between two times."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

Cue = Callable[[], None]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Act(Generic[T]):
    """Something that is on stage from `start`, for `length` seconds."""

    what: T
    start: float
    length: float

    def part(self, now: float) -> float:
        """How much of it is over, from 0 to 1."""
        if self.length <= 0:
            return 1.0
        return min(max((now - self.start) / self.length, 0.0), 1.0)


@dataclass(slots=True)
class Timeline(Generic[T]):
    """Acts and cues by the second; the time begins with 0 and runs when `update` is called."""

    acts: list[Act[T]] = field(default_factory=list)
    _cues: list[tuple[float, Cue]] = field(default_factory=list)
    now: float = 0.0

    def act(self, what: T, start: float, length: float) -> None:
        """Have something on stage for a while."""
        self.acts.append(Act(what, start, length))

    def cue(self, at: float, call: Cue) -> None:
        """Have something called at a time; cues of one time keep their order."""
        self._cues.append((at, call))
        self._cues.sort(key=lambda cue: cue[0])

    @property
    def end(self) -> float:
        """When all is over."""
        acts = max((act.start + act.length for act in self.acts), default=0.0)
        cues = self._cues[-1][0] if self._cues else 0.0
        return max(acts, cues)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to happen."""
        return not self._cues and not self.acts

    def update(self, seconds: float) -> None:
        """Let so much time pass: call what is due, drop what is over."""
        self.now += seconds
        while self._cues and self._cues[0][0] <= self.now:
            self._cues.pop(0)[1]()
        self.acts = [act for act in self.acts if act.start + act.length > self.now]

    def on_stage(self) -> list[Act[T]]:
        """The acts that have begun, in the order they were added."""
        return [act for act in self.acts if act.start <= self.now]

    def finish(self) -> None:
        """Let all that is left happen at once."""
        self.update(self.end - self.now + 1)
