"""How strong somebody is, in Elo above random play, from results against levels that were measured.

The rating is the mean of a posterior: a wide normal prior around the middle of the ladder times the
chance of every result. Levels count as exactly as strong as the ladder says.
"""

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

_PRIOR: Final = (1000.0, 500.0)
"""Mean and deviation of people of whom nothing is known: most of the ladder lies within."""
_GRID: Final = range(-1000, 3501, 10)
_SCALE: Final = math.log(10) / 400
_SURE: Final = 1.96
"""Deviations to either side that hold 95 % of the posterior."""


class Result(NamedTuple):
    """How often somebody came in before, beside and behind a bot of a rating."""

    rating: int
    won: int
    tied: int
    lost: int
    players: int
    """How many sat at the table."""


class Rating(NamedTuple):
    """An estimate and how far it may be off, either way, in 19 of 20 cases."""

    value: int
    margin: int


def estimate(results: Iterable[Result]) -> Rating | None:
    """The rating of whoever had these results; None without any.

    A tie is half a win and half a loss. Places at one table hang together: with n players every
    pair counts 2/n, so that a game of four tells more than one of two, but not three times as much.
    """
    pairs = [
        (one.rating, 2 / one.players * (one.won + one.tied / 2),
         2 / one.players * (one.lost + one.tied / 2))
        for one in results
        if one.won + one.tied + one.lost
    ]  # fmt: skip
    if not pairs:
        return None
    mean, deviation = _PRIOR
    logs = []
    for value in _GRID:
        likely = -((value - mean) ** 2) / (2 * deviation**2)
        for rating, won, lost in pairs:
            ahead = (value - rating) * _SCALE
            likely -= won * _softplus(-ahead) + lost * _softplus(ahead)
        logs.append(likely)
    top = max(logs)
    weights = [math.exp(one - top) for one in logs]
    whole = sum(weights)
    middle = sum(map(float.__mul__, weights, map(float, _GRID))) / whole
    variance = sum(w * (v - middle) ** 2 for w, v in zip(weights, _GRID, strict=True)) / whole
    return Rating(round(middle), round(_SURE * math.sqrt(variance)))


def _softplus(x: float) -> float:
    """The logarithm of 1 + e^x, for large numbers too."""
    return max(x, 0.0) + math.log1p(math.exp(-abs(x)))
