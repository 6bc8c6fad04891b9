"""A board of the wall family in cells, grown where an edition's cells need more room."""

from typing import Annotated, Literal, NamedTuple, TypedDict

from azul_desktop.boards.limits import Number, Whole

LEGEND = 3.7
"""The room for the bonuses and a shield between the floor and the wall's right edge."""
EDGE = 0.65
"""How far everything stays away from the board's left and right edge."""
MOST = (18, 13)
"""The largest board: with a larger one tiles could not be told apart in a small window."""
ARROWS = 0.5
"""The least room between the lines and the wall."""
LABEL = 0.6
"""The least room left of the floor for its name."""
LEAST_PITCH = 0.45
"""The least distance of two floor spaces."""
TRACK, SLIDERS = 0.6, 0.8
"""The least room above the lines for a ruler, and for two rows with sliders."""
LEAST_STEP = 0.05
"""The least distance of two scores on a ruler."""
MOST_DIGITS = 20
"""The highest number of a slider."""

Length = Annotated[float, Number(0, 100)]
"""In units of one wall cell; what goes together is seen when all of a board is known."""


class Corner(TypedDict):
    """Where a part begins, from the board's upper left corner."""

    left: Length
    top: Length


class LinesData(TypedDict):
    """Where the pattern lines end and begin."""

    right: Length
    top: Length


class FloorData(Corner):
    """The floor, and the distance of its spaces."""

    pitch: Annotated[float, Number(0.5, 2)]


class ScoreData(TypedDict):
    """The score on a player board: a ruler, or two rows with sliders."""

    kind: Literal["track", "sliders"]
    left: Length
    top: Length
    width: Annotated[float, Number(1, 100)]
    last: Annotated[int, Whole(9, 200)]


class WallData(TypedDict):
    """A board of the wall family in units of one wall cell: `layout` in its file."""

    board: tuple[Annotated[float, Number(0, MOST[0])], Annotated[float, Number(0, MOST[1])]]
    lines: LinesData
    wall: Corner
    floor: FloorData
    score: ScoreData
    discs: Literal["table", "tray"]


class Cells(NamedTuple):
    """How many cells a side of the board has."""

    longest: int
    """The spaces of its longest line."""
    rows: int
    columns: int
    floor: int


class WallPlan(NamedTuple):
    """A front board: the edition's numbers, grown where its cells need more room."""

    width: float
    height: float
    shift: float
    """How far all parts move right, because a line is longer than its place."""
    head: float
    floor_top: float
    floor_pitch: float


def wall_right(data: WallData, cells: Cells) -> float:
    """The right edge of the wall, to which the legend reaches."""
    return data["wall"]["left"] + cells.columns


def wall_plan(data: WallData, cells: Cells) -> WallPlan:
    """The geometry of an edition's board, with room for all its cells."""
    shift = max(0.0, cells.longest + EDGE - data["lines"]["right"])
    width = max(data["board"][0], wall_right(data, cells) + EDGE - 0.05) + shift
    floor_top = max(data["floor"]["top"], data["lines"]["top"] + cells.rows + 0.56)
    room = wall_right(data, cells) - LEGEND - data["floor"]["left"]
    pitch = min(data["floor"]["pitch"], room / cells.floor)
    height = max(data["board"][1], floor_top + pitch + 0.52)
    return WallPlan(width, height, shift, data["score"]["top"], floor_top, pitch)
