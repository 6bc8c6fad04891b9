"""The keys of edition files of the star family; those of `layout` are in `boards/star.py`."""

from typing import Annotated, TypedDict

from azul_desktop.boards.limits import Size, Whole
from azul_desktop.boards.star import FEATURES, FeatureKind, StarData
from azul_desktop.catalog.keys import ColourName, Points
from azul_desktop.core.star.board import STAR_SPACES

Price = Annotated[int, Whole(1, 9)]
"""The number on a space."""
_Index = Annotated[int, Whole(0, 20)]
Space = tuple[_Index, _Index]
"""A star, and a space of it, counted from 1."""


class Score(TypedDict):
    """Where the score starts, and below which it never falls."""

    start: Points
    lowest: Points


class StarKeys(TypedDict):
    """A star: its colour, or a word for stars without one, and the numbers on its spaces."""

    colour: ColourName
    numbers: Annotated[list[Price], Size(STAR_SPACES, STAR_SPACES)]


class FeatureKeys(TypedDict):
    """How many tiles a feature wins, and which spaces surround each of its kind."""

    tiles: Annotated[int, Whole(1, 10)]
    at: Annotated[
        dict[Annotated[int, Whole(1, 20)], Annotated[list[Space], Size(1, 8)]], Size(1, 20)
    ]


class Bonuses(TypedDict):
    """Points for complete stars, and for all spaces with a number."""

    star: Annotated[dict[ColourName, Points], Size(1, 12)]
    number: Annotated[dict[Price, Points], Size(0, 9)]


class StarSide(TypedDict):
    """A side of the player board."""

    score: Score
    supply: Annotated[int, Whole(1, 20)]
    keep: Annotated[int, Whole(0, 6)]
    jokers: Annotated[list[ColourName], Size(1, 12)]
    stars: Annotated[list[StarKeys], Size(1, 10)]
    features: Annotated[dict[FeatureKind, FeatureKeys], Size(0, len(FEATURES))]
    bonuses: Bonuses


class StarOthers(TypedDict):
    """What only the edition as a whole says."""

    layout: StarData
