"""Can a wall board be drawn, as it will be laid out?"""

from azul_desktop.boards import wall
from azul_desktop.boards.wall import WallData
from azul_desktop.catalog.checks import number, whole
from azul_desktop.catalog.problems import Report


def check_wall_board(report: Report, layout: WallData, cells: wall.Cells) -> None:
    """Everything on a side of a wall board has its room."""
    plan = wall.wall_plan(layout, cells)
    if plan.width > wall.MOST[0] or plan.height > wall.MOST[1]:
        text = "the board with all its parts is too large: {wide:.2f} × {high:.2f}; at most: {most}"
        most = " × ".join(map(str, wall.MOST))
        report.add("layout.board", text, wide=plan.width, high=plan.height, most=most)
    right = plan.width - plan.shift - wall.EDGE
    arrows = layout["wall"]["left"] - wall.ARROWS
    _check(report, "lines.right", layout["lines"]["right"], 0, arrows)
    floor = wall.wall_right(layout, cells) - wall.LEGEND - wall.LEAST_PITCH * cells.floor
    _check(report, "floor.left", layout["floor"]["left"], wall.EDGE + wall.LABEL, floor)
    _check_score(report, layout, right)


def _check_score(report: Report, layout: WallData, right: float) -> None:
    """The score lies above the lines, and its numbers can be told apart."""
    score, top = layout["score"], layout["lines"]["top"]
    if score["kind"] == "track":
        _check(report, "score.top", score["top"], 0, top - wall.TRACK)
        least = round(wall.LEAST_STEP * score["last"], 2)
        _check(report, "score.width", score["width"], least, right)
        _check(report, "score.left", score["left"], 0, right - score["width"])
    else:
        _check(report, "score.top", score["top"], 0, top - wall.SLIDERS)
        _check(report, "score.left", score["left"], 0, right / 3)
        whole(9, wall.MOST_DIGITS)(report, "layout.score.last", score["last"])


def _check(report: Report, path: str, value: float, low: float, high: float) -> None:
    """A number of the layout lies within limits that others draw."""
    number(round(low, 2), round(max(low, high), 2))(report, f"layout.{path}", value)
