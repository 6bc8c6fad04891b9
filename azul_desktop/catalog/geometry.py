"""The third question to an edition: can its boards be drawn, as they will be laid out?"""

from typing import Any, cast

from azul_desktop.boards import star, wall
from azul_desktop.boards.data import StarData, WallData
from azul_desktop.catalog.checks import number, whole
from azul_desktop.catalog.merge import Side
from azul_desktop.catalog.problems import Report
from azul_desktop.core.star.board import STAR_SPACES
from azul_desktop.geometry import Box, Point, box_around

Data = dict[str, Any]

_OUTSIDE = "does not lie on the board"


def check_wall_board(report: Report, data: Data, side: Side) -> None:
    """Everything on a side of a wall board has its room."""
    layout = cast(WallData, data["layout"])
    lines = side.data["lines"]
    cells = wall.Cells(max(lines), len(lines), len(data["colours"]), len(side.data["floor"]))
    plan = wall.wall_plan(layout, cells)
    if plan.width > wall.MOST[0] or plan.height > wall.MOST[1]:
        text = "the board is {wide:.2f} × {high:.2f} cells with all its parts; {most} can be drawn"
        most = " × ".join(map(str, wall.MOST))
        report.add("layout.board", text, wide=plan.width, high=plan.height, most=most)
    right = plan.width - plan.shift - wall.EDGE
    _check(report, "lines.right", layout, 0, layout["wall"]["left"] - wall.ARROWS)
    floor = wall.wall_right(layout, cells) - wall.LEGEND - wall.LEAST_PITCH * cells.floor
    _check(report, "floor.left", layout, wall.EDGE + wall.LABEL, floor)
    _check_score(report, layout, right)


def _check_score(report: Report, layout: WallData, right: float) -> None:
    """The score lies above the lines, and its numbers can be told apart."""
    score, top = layout["score"], layout["lines"]["top"]
    if score["kind"] == "track":
        _check(report, "score.top", layout, 0, top - wall.TRACK)
        least = round(wall.LEAST_STEP * score["last"], 2)
        _check(report, "score.width", layout, least, right)
        _check(report, "score.left", layout, 0, right - score["width"])
    else:
        _check(report, "score.top", layout, 0, top - wall.SLIDERS)
        _check(report, "score.left", layout, 0, right / 3)
        whole(9, wall.MOST_DIGITS)(report, "layout.score.last", score["last"])


def _check(report: Report, path: str, layout: WallData, low: float, high: float) -> None:
    """A number of the layout lies within limits that others draw."""
    part, key = path.split(".")
    value = cast(Data, layout)[part][key]
    number(round(low, 2), round(max(low, high), 2))(report, f"layout.{path}", value)


def check_star_board(report: Report, layout: Data, side: Side) -> None:
    """Everything on a side of a star board lies on it, and no middle of a space is covered."""
    data = cast(StarData, layout)
    wide, high = data["board"]
    if not star.STEEPEST <= wide / high <= star.FLATTEST:
        text = "should be {least} to {most} times as wide as high"
        report.add("layout.board", text, least=star.STEEPEST, most=star.FLATTEST)
    features = side.data["features"].items()
    numbers = [(kind, number) for kind, feature in features for number in feature["at"]]
    field = star.star_field(data, numbers)
    board = box_around((0, 0), wide, high)
    covers = _check_outside(report, board, field, numbers)
    for index, space in enumerate(field.spaces):
        for other, name in covers[index + 1 :]:
            if other.contains(space.centre) or space.contains(other.centre):
                path = f"layout.stars[{index // STAR_SPACES}]"
                report.add(path, "lies over {other}", other=name)
    _check_on(report, board.grown(-star.MEDALLION / 2), "layout.badge", data["badge"])


def _check_outside(
    report: Report, board: Box, field: star.StarField, numbers: list[tuple[str, int]]
) -> list[tuple[Any, str]]:
    """Note what is not on the board; all shapes with their names, the spaces first."""
    shapes: list[tuple[Any, str]] = []
    for index, space in enumerate(field.spaces):
        path = f"stars[{index // STAR_SPACES}]"
        shapes.append((space, path))
        _check_in(report, board, f"layout.{path}", space.box)
    for (kind, number_), medallion in zip(numbers, field.medallions, strict=True):
        path = f"features.{kind}.angles[{number_ - 1}]"
        shapes.append((medallion, path))
        _check_in(report, board, f"layout.{path}", medallion)
    for index, corner in enumerate(field.corner_spaces):
        path = f"corners[{index}]"
        shapes.append((corner, path))
        _check_in(report, board, f"layout.{path}", corner.box)
    return shapes


def _check_in(report: Report, board: Box, path: str, inner: Box) -> None:
    inside = board.x <= inner.x and inner.right <= board.right
    if not (inside and board.y <= inner.y and inner.bottom <= board.bottom):
        report.add(path, _OUTSIDE)


def _check_on(report: Report, board: Box, path: str, point: Point) -> None:
    if not board.contains(point):
        report.add(path, _OUTSIDE)
