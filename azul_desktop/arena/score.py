"""What games of two sides come to: rates, intervals, Elo, points and times."""

import math
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

from azul_desktop.arena.result import Clock, Result

_Z = 1.959964
"""The normal distribution has 95 % within so many deviations."""


@dataclass(frozen=True, slots=True)
class Side:
    """The points and times of one side."""

    points: float
    """On average, of games that were played to their end."""
    mean_ms: float
    worst_ms: float
    late: int
    """Moves that took over 150 ms longer than their budget."""
    moves: int


@dataclass(frozen=True, slots=True)
class Score:
    """The score of A against B."""

    a: str
    b: str
    games: int
    groups: int
    wins: int
    draws: int
    losses: int
    rate: float
    """Of A: a draw counts half, a win shared by k counts 1/k."""
    low: float
    high: float
    """The 95 % interval of the rate, over groups of games on the same deals."""
    elo: float | None
    elo_low: float | None
    elo_high: float | None
    """The difference of Elo; None where it is beyond measure."""
    margin: float
    """Points of A above the best of the others, on average."""
    side_a: Side
    side_b: Side
    forfeits: tuple[str, ...]
    """Why games were not played to their end."""

    def as_data(self) -> dict[str, object]:
        """All of it, ready for JSON."""
        return asdict(self)


def score(results: Sequence[Result], players: int) -> Score:
    """What the games of one pairing come to; there must be one."""
    groups: dict[int, list[float]] = {}
    for result in results:
        groups.setdefault(result.seed, []).append(result.share)
    rates = [statistics.fmean(shares) for shares in groups.values()]
    rate = statistics.fmean(result.share for result in results)
    low, high = interval(rates)
    whole = [result for result in results if result.scores]
    own = [result.scores[result.seat] for result in whole]
    others = [_others(result) for result in whole]
    return Score(
        a=results[0].a,
        b=results[0].b,
        games=len(results),
        groups=len(groups),
        wins=sum(result.share == 1 for result in results),
        draws=sum(0 < result.share < 1 for result in results),
        losses=sum(result.share == 0 for result in results),
        rate=rate,
        low=low,
        high=high,
        elo=elo(rate, players),
        elo_low=elo(low, players),
        elo_high=elo(high, players),
        margin=_mean(mine - max(rest) for mine, rest in zip(own, others, strict=True)),
        side_a=_side([result.clock_a for result in results], own),
        side_b=_side([result.clock_b for result in results], [n for rest in others for n in rest]),
        forfeits=tuple(result.forfeit for result in results if result.forfeit),
    )


def _others(result: Result) -> list[int]:
    return [points for seat, points in enumerate(result.scores) if seat != result.seat]


def _side(clocks: Sequence[Clock], points: Sequence[int]) -> Side:
    moves = sum(clock.moves for clock in clocks)
    seconds = sum(clock.seconds for clock in clocks)
    return Side(
        points=_mean(points),
        mean_ms=1000 * seconds / moves if moves else 0.0,
        worst_ms=1000 * max(clock.worst for clock in clocks),
        late=sum(clock.late for clock in clocks),
        moves=moves,
    )


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return statistics.fmean(found) if found else 0.0


def interval(rates: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a rate from those of groups, which differ less than single games do.

    Wilson's interval with as many games as would spread like the groups do: unlike the usual
    mean ± deviations it stays within 0 and 1 and says something about 100 %, too.
    """
    count = len(rates)
    if count < 2:
        return 0.0, 1.0
    mean = statistics.fmean(rates)
    error = statistics.variance(rates) / count
    games = mean * (1 - mean) / error if error > 0 and 0 < mean < 1 else float(count)
    freedom = count - 1
    t = _Z + (_Z**3 + _Z) / (4 * freedom) + (5 * _Z**5 + 16 * _Z**3 + 3 * _Z) / (96 * freedom**2)
    centre = (mean + t * t / (2 * games)) / (1 + t * t / games)
    half = t / (1 + t * t / games) * math.sqrt(mean * (1 - mean) / games + (t / (2 * games)) ** 2)
    return centre - half if mean > 0 else 0.0, centre + half if mean < 1 else 1.0


def elo(rate: float, players: int) -> float | None:
    """The difference of Elo that a rate against equal others tells; None where it is endless."""
    if not 0 < rate < 1:
        return None
    return 400 * math.log10(rate * (players - 1) / (1 - rate))
