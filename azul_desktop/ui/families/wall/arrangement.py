"""How the table of the wall family is divided: ring, other boards, prompt, board in front."""

import math

from azul_desktop.boards.data import WallData, wall_data
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box
from azul_desktop.ui.families.wall.front_mat import front_mat, plan
from azul_desktop.ui.families.wall.other_mats import (
    compact_height,
    compact_mat,
    compact_pitch,
    wide_height,
    wide_mat,
)
from azul_desktop.ui.families.wall.wall_mat import WallMat, pitch_of
from azul_desktop.ui.table.layout.screen import Screen, columns, rows
from azul_desktop.ui.table.layout.table_layout import Arrangement

BOARDS = 976 / 1872
"""The part of the width that the boards get in a window of 16:9."""
MOST = 0.62
"""The part of the width that the boards may get in a higher window."""
ULTRAWIDE = 2.1
"""The shape of the table from which the other boards stand in a column of their own."""
PITCHES = {1: 43, 2: 35, 3: 28}
"""The distance of cells on the other boards at 1080p, by their number."""
LARGEST = 58
"""The largest distance of cells on the other boards at 1080p."""


def wall_table(screen: Screen, board: WallBoard) -> Arrangement:
    """The table: other boards above the board in front, or beside it in a very wide window."""
    data = wall_data(screen.edition)
    area = screen.area
    if screen.shape > ULTRAWIDE:
        return _in_three_columns(screen, data, board)
    others = screen.players - 1
    shape = plan(data, board)
    pitch = PITCHES[others] * screen.unit if screen.others is None else pitch_of(screen.others)
    strip = _strip_height(screen, board, pitch)
    fixed = screen.prompt_height + 2 * screen.breath
    wide = (area.h - strip - fixed) * shape.width / shape.height
    wide = min(max(wide, BOARDS * area.w), MOST * area.w)
    left = round(area.right - wide)
    strip = _grown_strip(screen, board, wide, area.h - fixed - wide * shape.height / shape.width)
    top = Box(left, area.y, area.right - left, strip).rounded()
    prompt = Box(left, top.bottom + screen.breath, top.w, screen.prompt_height)
    front = prompt.bottom + screen.breath
    box = Box(left, front, top.w, area.bottom - front).rounded()
    bar, ring = screen.under_bar(Box(area.x, area.y, left - screen.gap - area.x, area.h))
    return Arrangement(
        bar,
        prompt,
        screen.ring(ring, bar, data["discs"] == "tray"),
        (front_mat(box, data, board, screen.text), *_others(screen, board, top)),
    )


def _strip_height(screen: Screen, board: WallBoard, pitch: float) -> float:
    """How high the strip of other boards is, for the distance of their cells."""
    if screen.players == 2:
        return wide_height(board, pitch, screen.unit, screen.text)
    return compact_height(board, pitch, screen.unit, screen.text)


def _grown_strip(screen: Screen, board: WallBoard, wide: float, room: float) -> int:
    """The height of the strip when its boards use what the front board leaves free."""
    others = screen.players - 1
    pitch = int(PITCHES[others] * screen.unit)
    if screen.others is not None:
        return math.ceil(_strip_height(screen, board, pitch_of(screen.others)))
    if others > 1:
        each = (wide - (others - 1) * screen.gap) / others
        pitch = min(pitch, compact_pitch(board, (each, screen.area.h), screen.unit, screen.text))
        limit = compact_pitch(board, (each, room), screen.unit, screen.text)
    else:
        limit = int(wide / 976 * 43)
    while pitch < min(limit, LARGEST * screen.unit):
        if _strip_height(screen, board, pitch + 1) > room:
            break
        pitch += 1
    return round(_strip_height(screen, board, pitch))


def _others(screen: Screen, board: WallBoard, strip: Box) -> list[WallMat]:
    """The other boards side by side."""
    if screen.players == 2:
        return [wide_mat(strip, board, screen.unit, screen.text)]
    boxes = columns(strip, screen.players - 1, screen.gap)
    return [compact_mat(box, board, screen.unit, screen.text) for box in boxes]


def _in_three_columns(screen: Screen, data: WallData, board: WallBoard) -> Arrangement:
    """Ring, board in front and the column of other boards from left to right."""
    area, unit, others = screen.area, screen.unit, screen.players - 1
    each = (area.h - (others - 1) * screen.gap) / others
    room = (area.w * 0.26, each)
    pitch = min(compact_pitch(board, room, unit, screen.text), int(LARGEST * unit))
    cells = max(board.lines) + len(board.pattern[0])
    column = round(cells * pitch + 76 * unit)
    shape = plan(data, board)
    high = area.h - screen.prompt_height - screen.breath
    wide = min(high * shape.width / shape.height, (area.w - column) * 0.6)
    right = Box(area.right - column, area.y, column, area.h)
    left = round(right.x - screen.gap - wide)
    prompt = Box(left, area.y, round(wide), screen.prompt_height)
    box = Box(left, prompt.bottom + screen.breath, prompt.w, high).rounded()
    bar, ring = screen.under_bar(Box(area.x, area.y, left - screen.gap - area.x, area.h))
    each = min(each, compact_height(board, pitch, unit, screen.text) + 24 * unit)
    right = right._replace(h=each * others + screen.gap * (others - 1))
    mats = [compact_mat(b, board, unit, screen.text) for b in rows(right, others, screen.gap)]
    return Arrangement(
        bar,
        prompt,
        screen.ring(ring, bar, data["discs"] == "tray"),
        (front_mat(box, data, board, screen.text), *mats),
    )
