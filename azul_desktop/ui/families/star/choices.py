"""The ways to pay for a space, offered as pictures of tiles beside it."""

from collections.abc import Sequence
from dataclasses import dataclass

from azul_desktop.coach.star.preview import BuildPreview, preview_build
from azul_desktop.core.moves import Move, unpack_build
from azul_desktop.core.star.board import STAR_SPACES
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import EMPTY, State
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate, translate_count
from azul_desktop.ui.families.star.plates import Sight, plate_beside
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, aligned, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import GOLD, POINTS, WHITE, Colour, Face, colour
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.pieces.pieces import Pieces

_LONG = 1.7320508
_PITCH = 0.92
"""From tile to tile of a payment, in units of a side."""
_FACE = colour("#24519f")
_COLUMNS, _ROWS = 4, 6
"""So many columns are tried, and no column is longer."""
_EMPTY_BOX = 12.0
"""How bad it is if the plate has room for a way more than there are."""
_ALL_JOKERS = 64
_TAG = 24
"""How high the words below the way to pay with the fewest jokers are."""
_LEAST = 128
"""How wide a way to pay is at least: the words have to fit below it."""
_GAIN = 40
"""How high the line is that says what the space brings, whichever way it is paid."""


@dataclass(frozen=True)
class ChoiceBoard:
    """A plate with one box for each way to pay."""

    plate: Box
    boxes: tuple[Box, ...]
    side: float
    tag: Box | None
    """Where the way with the fewest jokers says so; None where several have as few."""
    gain: Box
    """Where the points stand, which are the same for every way."""


def choice_board(
    layout: TableLayout, moves: Sequence[Move], price: int, joker: int, sight: Sight
) -> ChoiceBoard:
    """The plate where it hides least near a space, with a box for each way to pay its price.

    The boxes are in the order of the moves; on the plate those with the fewest jokers come first.
    """
    unit = layout.text
    side, gap, pad = 31 * unit, 8 * unit, 12 * unit
    wide = max(((price - 1) * _PITCH + 1) * side + 2 * pad, _LEAST * unit)
    usual = usual_way(moves, joker)
    high, tag = side * _LONG + 2 * gap, 0 if usual is None else _TAG * unit
    tried = _shapes(len(moves))
    more = 2 * pad - gap
    sizes = [
        (columns * (wide + gap) + more, rows * (high + gap) + more + tag + _GAIN * unit)
        for columns, rows in tried
    ]
    odd = [_EMPTY_BOX * (columns * rows - len(moves)) for columns, rows in tried]
    best, plate = plate_beside(layout, cell_of(moves[0]), sizes, sight, odd)
    columns, _ = tried[best]
    boxes: dict[Move, Box] = {}
    for n, move in enumerate(in_order(moves, joker)):
        row, column = divmod(n, columns)
        x, y = plate.x + pad + column * (wide + gap), plate.y + pad + row * (high + gap)
        boxes[move] = Box(x, y + tag * (row > 0), wide, high + tag * (row == 0)).rounded()
    under = None
    if usual is not None:
        under = boxes[usual]._replace(y=boxes[usual].bottom - tag - gap / 2, h=tag)
    gain = plate._replace(y=plate.bottom - (_GAIN + 6) * unit, h=_GAIN * unit)
    return ChoiceBoard(plate, tuple(boxes[move] for move in moves), side, under, gain)


def _shapes(ways: int) -> list[tuple[int, int]]:
    """Columns and rows that are tried; more columns only where that saves a row."""
    rows = {-(-ways // columns): columns for columns in range(_COLUMNS, 0, -1)}
    shapes_ = [(columns, high) for high, columns in rows.items() if high <= _ROWS]
    return shapes_ or [(_COLUMNS, -(-ways // _COLUMNS))]


def in_order(moves: Sequence[Move], joker: int) -> list[Move]:
    """Payments as most people would choose them: those with the fewest jokers first."""
    return sorted(moves, key=lambda move: jokers_spent(move, joker))


def usual_way(moves: Sequence[Move], joker: int) -> Move | None:
    """The payment that spends fewer jokers than all others, if there is one."""
    first, *others = in_order(moves, joker)
    if others and jokers_spent(first, joker) < jokers_spent(others[0], joker):
        return first
    return None


def jokers_spent(move: Move, joker: int) -> int:
    """How many jokers a move pays; more than any price if all of its tiles are jokers."""
    _, _, tile, jokers = unpack_build(move)
    return _ALL_JOKERS if tile == joker else jokers


def cell_of(move: Move) -> int:
    """The space that a building move is for."""
    star, space, _, _ = unpack_build(move)
    return star * STAR_SPACES + space


def filled_cells(wall: Sequence[int]) -> list[int]:
    """The spaces with a tile on them."""
    return [cell for cell, tile in enumerate(wall) if tile != EMPTY]


class PayPainter:
    """Paints prices and choices."""

    def __init__(self, pieces: Pieces, brush: Brush, ground: Colour) -> None:
        self._pieces = pieces
        self._brush = brush
        self._ground = ground

    def choices(
        self,
        board: ChoiceBoard,
        state: State,
        moves: Sequence[Move],
        rules: StarRules,
        hovered: int,
    ) -> list[Sprite]:
        """The plate with all ways to pay."""
        brush = self._brush
        sprites = panels.shadow(brush, board.plate, 16, offset=(3, 8), blur=10, alpha=160)
        sprites.append(panels.badge(brush, board.plate, self._ground, POINTS))
        for n, (move, box) in enumerate(zip(moves, board.boxes, strict=True)):
            size = int(box.w), int(box.h)
            edge = POINTS if n == hovered else GOLD
            face = shapes.framed(size, brush.px(10), (_FACE,), edge, 3 if n == hovered else 1)
            sprites.append(Sprite(face, int(box.x), int(box.y)))
            preview = preview_build(rules, state, move)
            upper = box
            if board.tag is not None and box.y < board.tag.y < box.bottom:
                upper = box._replace(h=box.h - board.tag.h)
            sprites += self._payment(upper, state, move, preview, round(board.side))
        if board.tag is not None:
            text = translate("fewest jokers")
            sprites.append(brush.label(text, Face.SEMI, 18, POINTS, board.tag))
        return sprites + self._gain(board.gain, preview_build(rules, state, moves[0]))

    def _payment(
        self, box: Box, state: State, move: Move, preview: BuildPreview, side: int
    ) -> list[Sprite]:
        """The tiles of a payment side by side: the colour, then the jokers."""
        tiles = paid_tiles(state, move, preview)
        pitch = side * _PITCH
        x = box.centre[0] - pitch * (len(tiles) - 1) / 2
        return [
            centred(self._pieces.tile(tile, side, 0), (x + n * pitch, box.centre[1]))
            for n, tile in enumerate(tiles)
        ]

    def price(
        self,
        layout: TableLayout,
        state: State,
        move: Move,
        preview: BuildPreview,
        sight: Sight,
    ) -> list[Sprite]:
        """What a space costs and brings, on a plate beside it."""
        brush = self._brush
        side = brush.px(31)
        tiles = paid_tiles(state, move, preview)
        pitch = side * 1.02
        wide = max(pitch * len(tiles) + brush.px(36), brush.px(150))
        size = wide, side * _LONG + brush.px(64)
        _, plate = plate_beside(layout, cell_of(move), [size], sight)
        sprites = panels.shadow(brush, plate, 16, offset=(3, 8), blur=10, alpha=150)
        sprites.append(panels.badge(brush, plate, self._ground, POINTS))
        upper = Box(plate.x, plate.y + brush.px(8), plate.w, side * _LONG)
        sprites += self._payment(upper, state, move, preview, side)
        lower = Box(plate.x, upper.bottom, plate.w, plate.bottom - upper.bottom - brush.px(4))
        return sprites + self._gain(lower, preview)

    def _gain(self, box: Box, preview: BuildPreview) -> list[Sprite]:
        brush = self._brush
        words = [brush.text(f"+{preview.points}", Face.HEAD_BOLD, 30, POINTS)]
        if preview.reward_tiles:
            text = translate_count("+{n} tile", "+{n} tiles", preview.reward_tiles)
            words.append(brush.text(text, Face.BOLD, 20, WHITE))
        gap = brush.px(14)
        x = box.centre[0] - (sum(w.get_width() for w in words) + gap * (len(words) - 1)) / 2
        sprites = []
        for word in words:
            sprites.append(aligned(word, Box(x, box.y, word.get_width(), box.h), "left"))
            x += word.get_width() + gap
        return sprites


def paid_tiles(state: State, move: Move, preview: BuildPreview) -> list[int]:
    """The tiles that a move pays, the one that is placed first."""
    _, _, colour_, _ = unpack_build(move)
    own, jokers = preview.price
    return [colour_] * own + [state.joker] * jokers
