"""How scores lie: counted once, then everything is read from the counts."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

BIN: Final = 5
"""How many points a bar of a histogram stands for."""


@dataclass(frozen=True, slots=True)
class Spread:
    """Scores, and how often each was reached; at least one."""

    counts: Mapping[int, int]

    @property
    def games(self) -> int:
        """How many scores there are."""
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        """The mean of all scores."""
        return sum(score * times for score, times in self.counts.items()) / self.games

    @property
    def deviation(self) -> float:
        """The standard deviation of the scores themselves, not of an estimate from them."""
        mean = self.mean
        squares = sum((score - mean) ** 2 * times for score, times in self.counts.items())
        return math.sqrt(squares / self.games)

    @property
    def median(self) -> float:
        """The score in the middle; between the two in the middle where there are two."""
        games = self.games
        return (self._nth((games - 1) // 2) + self._nth(games // 2)) / 2

    @property
    def best(self) -> int:
        """The highest score."""
        return max(self.counts)

    def histogram(self) -> dict[int, int]:
        """How many scores lie in each bin, by its lowest score; empty bins are left out."""
        bins: dict[int, int] = {}
        for score, times in self.counts.items():
            low = score // BIN * BIN
            bins[low] = bins.get(low, 0) + times
        return bins

    def _nth(self, number: int) -> int:
        for score in sorted(self.counts):
            number -= self.counts[score]
            if number < 0:
                return score
        return self.best
