"""The board geometry of an edition, as its file says it and the catalog checked it."""

from typing import cast

from azul_desktop.boards.star import FeaturePlaces, StarData, StarPlace, TrackData
from azul_desktop.boards.wall import Corner, FloorData, LinesData, ScoreData, WallData
from azul_desktop.core.edition import Edition

__all__ = [
    "Corner",
    "FeaturePlaces",
    "FloorData",
    "LinesData",
    "ScoreData",
    "StarData",
    "StarPlace",
    "TrackData",
    "WallData",
    "star_data",
    "wall_data",
]


def wall_data(edition: Edition) -> WallData:
    """The geometry of a wall board."""
    return cast(WallData, edition.looks["layout"])


def star_data(edition: Edition) -> StarData:
    """The geometry of a star board."""
    return cast(StarData, edition.looks["layout"])
