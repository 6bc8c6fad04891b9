"""What came of one game, and how it is written down."""

import math
from dataclasses import dataclass
from typing import NamedTuple

_MAX_TEXT = 1000


class Clock(NamedTuple):
    """The thinking of one side: how many moves, how long together, the longest, how many late."""

    moves: int
    seconds: float
    worst: float
    late: int


@dataclass(frozen=True, slots=True)
class Result:
    """One game that is over."""

    a: str
    b: str
    seed: int
    seat: int
    """The seat of A."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    """By seat; empty where a bot could not go on."""
    clock_a: Clock
    clock_b: Clock
    forfeit: str = ""
    """Why a bot could not go on; who that was shows in `winners`."""

    @property
    def share(self) -> float:
        """What A got: 1 for a win, its part of a shared one, 0 for a loss."""
        return 1 / len(self.winners) if self.seat in self.winners else 0.0

    @property
    def key(self) -> tuple[str, str, int, int]:
        """Which game of a plan it was."""
        return self.a, self.b, self.seed, self.seat


def format_result(result: Result) -> dict[str, object]:
    """A result as JSON-ready data."""
    return {
        "a": result.a,
        "b": result.b,
        "seed": result.seed,
        "seat": result.seat,
        "winners": list(result.winners),
        "scores": list(result.scores),
        "clock_a": _clock(result.clock_a),
        "clock_b": _clock(result.clock_b),
        "forfeit": result.forfeit,
    }


def _clock(clock: Clock) -> list[float]:
    return [clock.moves, round(clock.seconds, 6), round(clock.worst, 6), clock.late]


def parse_result(data: object, players: int) -> Result:
    """The result of such data; ValueError where it is none."""
    if not isinstance(data, dict):
        raise ValueError("not an object")
    texts = [data.get(key) for key in ("a", "b", "forfeit")]
    if not all(isinstance(text, str) and len(text) <= _MAX_TEXT for text in texts):
        raise ValueError("a text is missing")
    winners, scores = _numbers(data.get("winners")), _numbers(data.get("scores"))
    seed, seat = _numbers([data.get("seed"), data.get("seat")])
    seats_fit = 0 <= seat < players and all(0 <= winner < players for winner in winners)
    if not winners or not seats_fit or len(scores) not in (0, players):
        raise ValueError("seats do not fit")
    clocks = _parse_clock(data.get("clock_a")), _parse_clock(data.get("clock_b"))
    a, b, forfeit = map(str, texts)
    return Result(a, b, seed, seat, winners, scores, *clocks, forfeit)


def _numbers(data: object) -> tuple[int, ...]:
    if not isinstance(data, list) or len(data) > 10:
        raise ValueError("not a list of numbers")
    if not all(isinstance(value, int) and not isinstance(value, bool) for value in data):
        raise ValueError("not a list of numbers")
    return tuple(data)


def _parse_clock(data: object) -> Clock:
    if not isinstance(data, list) or len(data) != 4:
        raise ValueError("not a clock")
    for value in data:
        if not isinstance(value, int | float) or not math.isfinite(value) or value < 0:
            raise ValueError("not a clock")
    moves, seconds, worst, late = data
    return Clock(int(moves), float(seconds), float(worst), int(late))
