"""Which two colours of a theme look most alike, for each vision, and how far apart they must be."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

from azul_desktop.core.edition import Edition
from tools.palette.difference import difference
from tools.palette.grounds import mean_ground, named_ground, small_tiles, tiles
from tools.palette.vision import SIMULATIONS, Array, Vision, seen, to_lab

BARS = {"azulejo": 28.0, "pavilion": 22.0, "praline": 21.0, "travel": 28.0}
"""The smallest CIEDE2000 distance that a theme may have under each simulation."""

MEASURED = (Vision.NORMAL, *SIMULATIONS)


@dataclass(frozen=True)
class Closest:
    """The two colours that look most alike, and how far apart they are."""

    first: str
    second: str
    distance: float


@dataclass(frozen=True)
class Measurement:
    """The grounds of a theme's tiles in one size, and the closest pair for each vision."""

    theme: str
    size: str
    grounds: Mapping[str, Array]
    closest: Mapping[Vision, Closest]

    @property
    def worst(self) -> float:
        """The smallest distance under the simulations, for which the bar is."""
        return min(self.closest[vision].distance for vision in SIMULATIONS)

    @property
    def holds(self) -> bool:
        """Are all colours as far apart as they must be?"""
        return self.worst >= BARS[self.theme]


def measure(edition: Edition) -> tuple[Measurement, Measurement]:
    """The tiles of an edition in full size, and the small ones."""
    starts = {colour: named_ground(edition, colour) for colour in edition.colours}
    large = {colour: mean_ground(tiles(edition, colour), starts[colour]) for colour in starts}
    small = {colour: mean_ground(small_tiles(edition, colour), starts[colour]) for colour in starts}
    return (
        Measurement(edition.theme, "tiles", large, closest_pairs(large)),
        Measurement(edition.theme, "small tiles", small, closest_pairs(small)),
    )


def closest_pairs(grounds: Mapping[str, Array]) -> dict[Vision, Closest]:
    """The closest pair of some colours, given as linear light, for each vision."""
    return {vision: _closest(grounds, vision) for vision in MEASURED}


def _closest(grounds: Mapping[str, Array], vision: Vision) -> Closest:
    labs = {colour: to_lab(seen(ground, vision)) for colour, ground in grounds.items()}
    pairs = [
        Closest(first, second, float(difference(labs[first], labs[second])))
        for first, second in combinations(labs, 2)
    ]
    return min(pairs, key=lambda pair: pair.distance)
