"""Geometry of the wall board in front, from the numbers in the edition's file."""

from typing import NamedTuple

from azul_desktop.boards.data import WallData
from azul_desktop.boards.wall import EDGE, Cells, WallPlan, wall_plan
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box, surrounding
from azul_desktop.ui.families.wall.wall_mat import (
    Columns,
    FloorRow,
    Head,
    Track,
    WallMat,
    gapped,
    grid,
    mat,
)
from azul_desktop.ui.table.layout.aside import beside_lines

HEAD = 72
"""The height of the name and the score at 1080p."""


def plan(data: WallData, board: WallBoard) -> WallPlan:
    """The geometry of a side of the board in cells."""
    columns = len(board.pattern[0])
    cells = Cells(max(board.lines), len(board.lines), columns, len(board.floor))
    return wall_plan(data, cells)


_LOWER = 6
"""How much lower a head stands over sliders, which give the room for it: their board has a rim."""


class Frame(NamedTuple):
    """A plan laid into a box: where its origin is, the pixels of a cell, and the spare height."""

    x: float
    y: float
    cell: float
    spread: float
    """How much more than planned lies above the lines, and again above the floor."""


def front_cell(shape: WallPlan, size: tuple[float, float], text: float) -> float:
    """The pixels of one cell in a box; large letters take from the height."""
    cell = min(size[0] / shape.width, size[1] / shape.height)
    if shape.head * cell < HEAD * text:
        return min(cell, (size[1] - HEAD * text) / (shape.height - shape.head))
    return cell


def front_mat(box: Box, data: WallData, board: WallBoard, text: float) -> WallMat:
    """The board of the player in front."""
    shape = plan(data, board)
    cell = front_cell(shape, (box.w, box.h), text)
    head = max(shape.head * cell, HEAD * text)
    spare = max(0.0, box.h - head - (shape.height - shape.head) * cell)
    spread = min(spare / 3, cell * 0.5)
    frame = Frame(
        box.x + (box.w - shape.width * cell) / 2 + shape.shift * cell,
        box.y + head - shape.head * cell + (spare - 2 * spread) / 2,
        cell,
        spread,
    )
    pitch = int(cell + 0.25)
    at = Columns(
        frame.x + data["lines"]["right"] * cell,
        frame.x + data["wall"]["left"] * cell,
        frame.y + spread + data["lines"]["top"] * cell,
    )
    left = box.x + round(0.25 * cell)
    cells = grid(board, gapped(pitch), pitch, at, left)
    zone = Box(left, cells.line_zones[-1].bottom, 0, box.bottom - cells.line_zones[-1].bottom)
    right = cells.wall[-1].right
    margin = frame.x + (EDGE - shape.shift) * cell
    whole = Box(margin, box.y + (spare - 2 * spread) / 2, right - margin, head)
    lower = _LOWER * text if data["score"]["kind"] == "sliders" else 0.0
    names = _head(whole.moved(0, lower), text)
    floor = _floor(frame, data, board, shape, (right, zone))
    track = _track(frame, data, cells.wall_frame.right, lower)
    marker = beside_lines(cells.line_boxes, [track.box], margin, pitch, names.avatar)
    return mat(box, "front", names, cells, floor, track, marker)


def _head(box: Box, text: float) -> Head:
    """Avatar and name at the left, the score at the right."""
    middle = box.y + box.h / 2 + 3 * text
    side = 52 * text
    avatar = Box(box.x, middle - side / 2, side, side).rounded()
    score = Box(box.right - 116 * text, middle - 31 * text, 116 * text, 60 * text).rounded()
    label = Box(score.x - 96 * text, middle - 12 * text, 88 * text, 28 * text).rounded()
    name_x = avatar.right + 14 * text
    name = Box(name_x, middle - 22 * text, label.x - name_x - 8 * text, 42 * text).rounded()
    return Head(avatar, name, None, label, score)


def _track(frame: Frame, data: WallData, right: float, lower: float) -> Track:
    """The score track under the name; sliders have all the room up to the wall's right edge.

    They begin so much lower, and are so much less high.
    """
    score, cell = data["score"], frame.cell
    left, top = frame.x + score["left"] * cell, frame.y + score["top"] * cell + frame.spread / 2
    if score["kind"] == "track":
        box = Box(left, top, score["width"] * cell, 0.54 * cell)
    else:
        high = (data["lines"]["top"] - score["top"] - 0.22) * cell
        box = Box(left, top + lower, right - left, high - lower)
    return Track(box.rounded(), score["kind"], score["last"], cell)


def _floor(
    frame: Frame, data: WallData, board: WallBoard, shape: WallPlan, limits: tuple[float, Box]
) -> FloorRow:
    """The floor, its label at the left, the bonuses and a shield at the right."""
    cell, (right, zone) = frame.cell, limits
    x = frame.x + data["floor"]["left"] * cell
    y = frame.y + 2 * frame.spread + shape.floor_top * cell
    pitch = int(shape.floor_pitch * cell + 0.25)
    side = pitch - max(2, round(pitch * 0.09))
    floor = tuple(Box(round(x) + i * pitch, round(y), side, side) for i in range(len(board.floor)))
    whole = surrounding(list(floor))
    high = round(0.4 * cell)
    values = tuple(Box(box.x, box.y - high - 2, box.w, high) for box in floor)
    label = Box(frame.x + EDGE * cell, whole.centre[1] - 0.46 * cell, 0, 0.46 * cell)
    label = label._replace(w=whole.x - label.x - 0.08 * cell).rounded()
    shield_side = round(1.05 * cell)
    shield = Box(right - shield_side, whole.bottom - shield_side, shield_side, shield_side)
    legend = whole.right + 0.3 * cell
    bonuses = Box(legend, values[0].y, shield.x - legend - 0.06 * cell, whole.bottom - values[0].y)
    zone = zone._replace(w=legend - zone.x - 0.1 * cell).rounded()
    below = label.moved(0, label.h)
    return FloorRow(floor, values, whole, zone, label, below, shield, bonuses.rounded())
