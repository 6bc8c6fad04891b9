"""The board geometry of an edition's file, as the catalog checked it."""

from typing import Literal, TypedDict, cast

from azul_desktop.core.edition import Edition


class Corner(TypedDict):
    """Where a part begins, from the board's upper left corner."""

    left: float
    top: float


class LinesData(TypedDict):
    """Where the pattern lines end and begin."""

    right: float
    top: float


class FloorData(Corner):
    """The floor, and the distance of its spaces."""

    pitch: float


class ScoreData(Corner):
    """The score on a player board: a ruler, or two rows with sliders."""

    kind: Literal["track", "sliders"]
    width: float
    last: int


class WallData(TypedDict):
    """A board of the wall family in units of one wall cell."""

    board: tuple[float, float]
    lines: LinesData
    wall: Corner
    floor: FloorData
    score: ScoreData
    discs: Literal["table", "tray"]


class StarPlace(TypedDict):
    """A star: where its centre is, and the direction of its first space."""

    distance: float
    angle: float
    turn: int


class FeaturePlaces(TypedDict):
    """The places of all features of a kind."""

    distance: float
    angles: list[float]


class TrackData(TypedDict):
    """The score track that all players share."""

    first: int
    last: int


class StarData(TypedDict):
    """A board of the star family in units of a rhombus' side."""

    board: tuple[float, float]
    stars: list[StarPlace]
    features: dict[str, FeaturePlaces]
    corners: list[tuple[float, float]]
    badge: tuple[float, float]
    """Where the player's colour is shown."""
    score: TrackData


def wall_data(edition: Edition) -> WallData:
    """The geometry of a wall board."""
    return cast(WallData, edition.looks["layout"])


def star_data(edition: Edition) -> StarData:
    """The geometry of a star board."""
    return cast(StarData, edition.looks["layout"])
