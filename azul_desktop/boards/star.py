"""A board of the star family in units of a rhombus' side, around its middle."""

import math
from collections.abc import Iterable
from typing import Annotated, Literal, NamedTuple, TypedDict

from azul_desktop.boards.limits import Multiple, Number, Size, Whole, Word
from azul_desktop.core.star.board import STAR_SPACES
from azul_desktop.geometry import Box, Point, Rhombus, box_around, surrounding

LONG = math.sqrt(3)
"""The long diagonal of a rhombus in units of its side."""
STEP = 360 // STAR_SPACES
"""The angle between two spaces of a star; rhombi are drawn at multiples of it."""
GROOVE = 0.965
"""The side of a space in units of the board's: the rest is the gold between two spaces."""
MEDALLION = 0.72
"""The diameter of a feature."""
CORNER = 0.68
"""The side of a corner space."""
LEAST, MOST = (6, 5), (16, 12)
"""The smallest and the largest board: with larger ones other players' tiles would vanish."""
LAST = (64, 200)
"""The last score of a track around the scoring board: its cells must leave room inside."""
FLATTEST, STEEPEST = 2, 1
"""How many times wider than high a board may be, and must be: the hand lies below it."""
FEATURES = ("pillar", "statue", "window")
"""The features that can be drawn."""

FeatureKind = Annotated[str, Word(FEATURES)]
Distance = Annotated[float, Number(0, 20)]
Angle = Annotated[float, Number(0, 359.99)]
Coordinate = Annotated[float, Number(-20, 20)]
Place = tuple[Coordinate, Coordinate]


class StarPlace(TypedDict):
    """A star: where its centre is, and the direction of its first space."""

    distance: Distance
    angle: Angle
    turn: Annotated[int, Multiple(STEP, 360 - STEP)]


class FeaturePlaces(TypedDict):
    """The places of all features of a kind."""

    distance: Distance
    angles: Annotated[list[Angle], Size(1, 20)]


class TrackData(TypedDict):
    """The score track that all players share."""

    kind: Literal["shared-track"]
    first: Annotated[int, Whole(0, 1)]
    last: Annotated[int, Whole(*LAST)]


class StarData(TypedDict):
    """A board of the star family in units of a rhombus' side: `layout` in its file."""

    board: tuple[
        Annotated[float, Number(LEAST[0], MOST[0])], Annotated[float, Number(LEAST[1], MOST[1])]
    ]
    stars: Annotated[list[StarPlace], Size(1, 10)]
    features: Annotated[dict[FeatureKind, FeaturePlaces], Size(0, len(FEATURES))]
    corners: Annotated[list[Place], Size(0, 6)]
    badge: Place
    """Where the player's colour is shown."""
    score: TrackData


class StarField(NamedTuple):
    """Everything on a board."""

    spaces: tuple[Rhombus, ...]
    features: tuple[Point, ...]
    corners: tuple[Point, ...]

    @property
    def box(self) -> Box:
        """The box around stars and features."""
        return surrounding([space.box for space in self.spaces] + self.medallions)

    @property
    def medallions(self) -> list[Box]:
        """The boxes around the features."""
        return [box_around(point, MEDALLION) for point in self.features]

    @property
    def corner_spaces(self) -> list[Rhombus]:
        """The spaces for tiles that are kept."""
        return [Rhombus(x, y, CORNER, 0) for x, y in self.corners]


def star_field(data: StarData, features: Iterable[tuple[str, int]]) -> StarField:
    """The places of all spaces and corners, and of features by their kind and number."""
    spaces = []
    for star in data["stars"]:
        x, y = polar(star["distance"], star["angle"])
        for number in range(STAR_SPACES):
            turn = star["turn"] + STEP * number
            dx, dy = polar(LONG / 2, turn)
            spaces.append(Rhombus(x + dx, y + dy, GROOVE, turn % 180))
    places = []
    for kind, number in features:
        ring = data["features"][kind]
        places.append(polar(ring["distance"], ring["angles"][number - 1]))
    corners = tuple((x, y) for x, y in data["corners"])
    return StarField(tuple(spaces), tuple(places), corners)


def polar(distance: float, angle: float) -> Point:
    """A point by its distance and its angle clockwise from 12 o'clock."""
    radians = math.radians(angle)
    return distance * math.sin(radians), -distance * math.cos(radians)
