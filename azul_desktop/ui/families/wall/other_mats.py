"""Geometry of the other players' wall boards: a wide one for one, compact ones for more."""

from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box, surrounding
from azul_desktop.ui.families.wall.wall_mat import (
    FRAME,
    Columns,
    FloorRow,
    Head,
    WallMat,
    gapped,
    grid,
    mat,
)
from azul_desktop.ui.table.layout.aside import beside_lines

PAD = 13
"""The margin inside a compact board at 1080p."""
MARKER = 1.7
"""How far left of the upper lines the marker begins on a wide board, in pitches."""


def compact_head(text: float) -> float:
    """The height of a compact board's name."""
    return 48 * text


def compact_height(board: WallBoard, pitch: float, unit: float, text: float) -> float:
    """How high a compact board is, for the distance of its cells."""
    floor = max(pitch, 28 * text)
    return compact_head(text) + len(board.lines) * pitch + 6 * unit + floor + 14 * unit


def compact_pitch(board: WallBoard, size: tuple[float, float], unit: float, text: float) -> int:
    """The largest distance of cells with which a compact board fits into a size."""
    columns = max(board.lines) + len(board.pattern[0])
    pitch = int((size[0] - (2 * PAD + 8) * unit) / columns + 0.1)

    def fits() -> bool:
        # The frame of a large wall needs more than the margin of a small one.
        margin = max(PAD * unit, (size[0] - columns * pitch) / 3)
        tall = compact_height(board, pitch, unit, text) > size[1]
        return not tall and margin >= FRAME * pitch + 9 * unit

    while pitch > 4 and not fits():
        pitch -= 1
    return pitch


def compact_mat(box: Box, board: WallBoard, unit: float, text: float) -> WallMat:
    """A board with the name above, lines and wall side by side, and the floor below."""
    pitch = compact_pitch(board, (box.w, box.h), unit, text)
    tile = gapped(pitch)
    spare = box.h - compact_height(board, pitch, unit, text)
    columns = len(board.pattern[0])
    lines, wall = max(board.lines) * pitch, columns * pitch
    pad = min(max(PAD * unit, (box.w - lines - wall) / 3), 24 * unit)
    at = Columns(
        box.x + pad + lines - (pitch - tile),
        box.right - pad - wall + (pitch - tile),
        box.y + compact_head(text) + spare / 3,
    )
    cells = grid(board, tile, pitch, at, box.x + pad / 2)
    head = Box(box.x + pad, box.y, box.w - 2 * pad, compact_head(text))
    row = max(pitch, 28 * text)
    top = cells.line_zones[-1].bottom + 6 * unit + spare / 3
    floor = _compact_floor(Box(box.x + pad, top, box.w - 2 * pad, row), board, pitch, text)
    names = _compact_head(head, text)
    taken = [names.avatar, names.name, names.score]
    marker = beside_lines(cells.line_boxes, taken, box.x + pad, 1.3 * pitch, names.avatar)
    return mat(box, "compact", names, cells, floor, None, marker)


def _compact_head(box: Box, text: float) -> Head:
    """A small picture, the name, and the score at the right, in one line."""
    middle = box.y + 26 * text
    avatar = Box(box.x + 2 * text, middle - 12 * text, 24 * text, 24 * text).rounded()
    score = Box(box.right - 62 * text, middle - 18 * text, 62 * text, 36 * text).rounded()
    left = avatar.right + 6 * text
    name = Box(left, middle - 14 * text, score.x - left - 4 * text, 28 * text).rounded()
    return Head(avatar, name, None, None, score)


def _compact_floor(row: Box, board: WallBoard, pitch: int, text: float) -> FloorRow:
    """The floor with the values in its spaces, a shield and the sum in the same row."""
    shield_room, sum_room = pitch * 1.4, 40 * text
    pitch = min(pitch, int((row.w - shield_room - sum_room) / len(board.floor)))
    tile = gapped(pitch)
    y = round(row.y + (row.h - tile) / 2)
    floor = tuple(Box(round(row.x) + i * pitch, y, tile, tile) for i in range(len(board.floor)))
    whole = surrounding(list(floor))
    side = int(shield_room * 0.78)
    shield = Box(whole.right + side * 0.15, row.centre[1] - side / 2, side, side).rounded()
    total = Box(row.right - sum_room, row.centre[1] - 14 * text, sum_room, 28 * text).rounded()
    return FloorRow(floor, floor, whole, whole.grown(2), None, total, shield, None)


def wide_height(board: WallBoard, pitch: float, unit: float, text: float) -> float:
    """How high a wide board is, for the distance of its cells."""
    return max(len(board.lines) * pitch, _written(unit, text) + pitch) + 41 * unit


def _written(unit: float, text: float) -> float:
    """The height of all that is written above the floor of a wide board."""
    return 102 * text + 42 * unit


def wide_mat(box: Box, board: WallBoard, unit: float, text: float) -> WallMat:
    """The only other board: name, score and floor at the left, lines and wall at the right."""
    rows, columns = len(board.lines), len(board.pattern[0])
    info = 60 * unit + 36 * unit + 30 * unit
    cells_wide = max(board.lines) + columns + 0.75 + len(board.floor) + 1.5
    room = box.h - 41 * unit
    most = min(room / rows, room - _written(unit, text), (box.w - info) / cells_wide)
    pitch = int(most + 0.1)
    tile = gapped(pitch)
    span = columns * pitch - (pitch - tile)
    left = box.right - 36 * unit - span
    top = box.y + (box.h - rows * pitch + (pitch - tile)) / 2
    lines_right = left - 0.75 * pitch
    lines_left = lines_right - max(board.lines) * pitch
    cells = grid(board, tile, pitch, Columns(lines_right, left, top), lines_left - pitch / 2)
    x = box.x + 60 * unit
    left_part = Box(x, box.y + 22 * unit, lines_left - 20 * unit - x, box.h - 42 * unit)
    floor = _wide_floor(left_part, board, pitch, (unit, text))
    # The upper lines are short: the marker lies beside them, and the name may be longer than the
    # floor.
    beside = min(line.x for line in cells.line_boxes[:2]) - MARKER * pitch
    low = left_part.y + 66 * text
    free = min(line.x for line in cells.line_boxes if line.y < low) - pitch - x
    free = min(free, beside - 0.3 * pitch - x)
    wide = min(max(floor.floor_box.w, 296 * text), free)
    head = _wide_head(Box(x, left_part.y, wide, 0), text)
    taken = [head.name, head.score, floor.floor_box, floor.shield]
    marker = beside_lines(cells.line_boxes, taken, beside, 1.3 * pitch, head.avatar)
    return mat(box, "wide", head, cells, floor, None, marker)


def _wide_head(box: Box, text: float) -> Head:
    """The picture, name above level, and the score at the right end, over that of the floor."""
    avatar = Box(box.x, box.y + 6 * text, 52 * text, 52 * text).rounded()
    score = Box(box.right - 88 * text, box.y + 4 * text, 88 * text, 56 * text).rounded()
    left = avatar.right + 14 * text
    name = Box(left, box.y, score.x - left - 8 * text, 36 * text).rounded()
    level = name.moved(0, name.h)._replace(h=round(28 * text))
    return Head(avatar, name, level, None, score)


def _wide_floor(room: Box, board: WallBoard, pitch: int, scales: tuple[float, float]) -> FloorRow:
    """The floor at the bottom with its values above, label and sum above them."""
    unit, text = scales
    pitch = min(pitch, int((room.w - 1.35 * pitch) / len(board.floor)))
    tile = gapped(pitch)
    y = round(room.bottom - 14 * unit - tile)
    floor = tuple(Box(round(room.x) + i * pitch, y, tile, tile) for i in range(len(board.floor)))
    whole = surrounding(list(floor))
    high = round(24 * unit)
    values = tuple(Box(box.x, box.y - high - 2, box.w, high) for box in floor)
    label = Box(whole.x, values[0].y - 34 * text, 90 * text, 32 * text).rounded()
    total = label.moved(label.w, 0)._replace(w=round(60 * text))
    side = round(pitch * 1.1)
    shield = Box(whole.right + pitch * 0.2, whole.bottom - side, side, side).rounded()
    return FloorRow(floor, values, whole, whole.grown(4), label, total, shield, None)
