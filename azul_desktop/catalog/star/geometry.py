"""Can a star board be drawn, as it will be laid out?"""

import math

from azul_desktop.boards import star
from azul_desktop.boards.star import StarData
from azul_desktop.catalog.problems import Report
from azul_desktop.catalog.star.keys import StarSide
from azul_desktop.core.star.board import STAR_SPACES
from azul_desktop.core.translatable import translatable
from azul_desktop.geometry import Box, Point, Rhombus, box_around, box_of

_OUTSIDE = translatable("does not lie on the board")


def check_layout(report: Report, layout: StarData, side: StarSide) -> None:
    """Everything on the board has its place in the picture of it."""
    missing: list[tuple[str, str, dict[str, object]]] = []
    places = (
        ("stars", layout["stars"], len(side["stars"])),
        ("corners", layout["corners"], side["keep"]),
    )
    for key, found, things in places:
        if len(found) != things:
            values: dict[str, object] = {"n": len(found), "things": things}
            missing.append((f"layout.{key}", translatable("places: {n}; needed: {things}"), values))
    for kind, feature in side["features"].items():
        path = f"layout.features.{kind}"
        if kind not in layout["features"]:
            missing.append((path, translatable("is missing"), {}))
        elif len(layout["features"][kind]["angles"]) < max(feature["at"]):
            text = translatable("entry {n} is missing")
            missing.append((f"{path}.angles", text, {"n": max(feature["at"])}))
    for path, text, values in missing:
        report.add(path, text, **values)
    if not missing:
        _check_board(report, layout, side)


def _check_board(report: Report, layout: StarData, side: StarSide) -> None:
    """Everything on a side of a star board lies on it, and no middle of a space is covered."""
    wide, high = layout["board"]
    if not star.STEEPEST <= wide / high <= star.FLATTEST:
        text = "the width divided by the height should be from {least} to {most}"
        report.add("layout.board", text, least=star.STEEPEST, most=star.FLATTEST)
    features = side["features"].items()
    numbers = [(kind, number) for kind, feature in features for number in feature["at"]]
    field = star.star_field(layout, numbers)
    board = box_around((0, 0), wide, high)
    covers = _check_outside(report, board, field, numbers)
    reaches = [(*shape.centre, _reach(shape)) for shape, _ in covers]
    for index, space in enumerate(field.spaces):
        x, y, far = reaches[index]
        for n in range(index + 1, len(covers)):
            across, down, reach = reaches[n]
            if math.hypot(across - x, down - y) > max(far, reach):
                continue  # as nearly all: looked at more closely, they would take ten times as long
            other, name = covers[n]
            if other.contains(space.centre) or space.contains(other.centre):
                path = f"layout.stars[{index // STAR_SPACES}]"
                report.add(path, "lies over {other}", other=name)
    _check_on(report, board.grown(-star.MEDALLION / 2), "layout.badge", layout["badge"])


def _reach(shape: Box | Rhombus) -> float:
    """How far from its middle a shape has points at the most."""
    box = box_of(shape)
    return math.hypot(box.w, box.h) / 2


def _check_outside(
    report: Report, board: Box, field: star.StarField, numbers: list[tuple[str, int]]
) -> list[tuple[Box | Rhombus, str]]:
    """Note what is not on the board; all shapes with their names, the spaces first."""
    shapes: list[tuple[Box | Rhombus, str]] = []
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
