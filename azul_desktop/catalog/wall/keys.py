"""The keys of edition files of the wall family; those of `layout` are in `boards/wall.py`."""

from typing import Annotated, Literal, NotRequired, TypedDict

from azul_desktop.boards.limits import Size, Whole
from azul_desktop.boards.wall import WallData
from azul_desktop.catalog.keys import ColourName, Points
from azul_desktop.core.edition import MAX_COLOURS, Effect
from azul_desktop.core.wall.board import MAX_FLOOR, MAX_LINES

Grid = Annotated[list[Annotated[list[ColourName], Size(2, MAX_COLOURS)]], Size(2, MAX_LINES)]
"""What is printed on each cell, row by row: a colour, or the word `free`."""


class Wall(TypedDict):
    """What is printed on the wall: colours in order, nothing, or what a grid says."""

    pattern: Literal["shifted", "free"] | Grid


class Bonuses(TypedDict):
    """Points at the end for what is complete."""

    row: Points
    column: Points
    colour: Points


class WallSide(TypedDict):
    """A side of the player board."""

    lines: Annotated[list[Annotated[int, Whole(1, 7)]], Size(2, MAX_LINES)]
    floor: Annotated[list[Annotated[int, Whole(-20, 0)]], Size(1, MAX_FLOOR)]
    wall: Wall
    bonuses: Bonuses


class SpecialSide(TypedDict):
    """The special side of a disc; only a magnet has a colour."""

    effect: Effect
    colour: NotRequired[ColourName]


class SpecialFactories(TypedDict):
    """The special sides from which each game draws."""

    pool: Annotated[list[SpecialSide], Size(2, 20)]


class WallOptions(TypedDict):
    """What players may agree on before a game."""

    special_factories: NotRequired[SpecialFactories]


class WallOthers(TypedDict):
    """What only the edition as a whole says."""

    layout: WallData
    options: NotRequired[WallOptions]
