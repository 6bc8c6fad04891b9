"""Paints what never moves on a wall board: the sheet, its empty cells, what is printed on it."""

from azul_desktop.core.edition import FREE, Edition
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.languages.formats import minus
from azul_desktop.ui.families.wall.track_painter import TrackPainter
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.render import case, moulding, panels, shapes
from azul_desktop.ui.render.brush import Brush, aligned, centred
from azul_desktop.ui.render.figures import figure, fitting
from azul_desktop.ui.render.medals import medal
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.themes import Accents
from azul_desktop.ui.render.tokens import DANGER, INK, INK2, SMALLEST_TEXT, Colour, Face, colour
from azul_desktop.ui.table.pieces.pieces import Pieces

WIDE_LABEL = 22
"""The size of the word for the floor on a wide board."""

_ARROW = colour("#c9a24b")
_LEGEND = 78
"""The height from which on the bonuses have a line that says when they count."""
_RADIUS = {"front": 18, "wide": 16, "compact": 14}
_RIM_CORNER = {"front": 30, "wide": 28, "compact": 24}
"""How large the corners of a case are at 1080p."""
_TRAY = {"front": (4, 7), "wide": (2, 4), "compact": (2, 4)}
"""How far the tray of a line reaches beyond its cells, and how round it is."""
_TRAY_EDGE = 1.3
_MEDAL = 1.2
"""How much larger than a flat sign a medallion is, to be read as well."""
_CARD_EDGE = colour("#b98a6a")


class BasePainter:
    """Paints empty boards of one edition and side."""

    def __init__(self, pieces: Pieces, board: WallBoard, brush: Brush, accents: Accents) -> None:
        self._pieces = pieces
        self._board = board
        self._brush = brush
        self._accents = accents
        self._track = TrackPainter(pieces, brush)

    def paint(self, mat: WallMat) -> list[Sprite]:
        """The board and its empty cells."""
        return self._sheet(mat) + self.printed(mat)

    def printed(self, mat: WallMat) -> list[Sprite]:
        """What is printed on the sheet, for whoever has a sheet of their own."""
        sprites: list[Sprite] = []
        if mat.track is not None:
            sprites += self._track.base(mat.track)
        sprites += self._trays(mat)
        sprites.append(self._frame(mat))
        sprites += [self._empty(box) for line in mat.lines for box in line]
        pattern = [piece for row in self._board.pattern for piece in row]
        sprites += [
            centred(
                self._pieces.cell(None if piece == FREE else piece, round(box.w), wall=True),
                box.centre,
            )
            for box, piece in zip(mat.wall, pattern, strict=True)
        ]
        sprites += self._arrows(mat)
        sprites += self._floor(mat)
        if mat.bonuses is not None:
            sprites += self._bonuses(bonuses_room(mat, mat.bonuses, self._pieces.edition))
        return sprites

    def _sheet(self, mat: WallMat) -> list[Sprite]:
        """The theme's paper; in the rim of its case if it has one."""
        brush, theme = self._brush, self._pieces.edition.theme
        if not case.has_rim(brush, theme):
            front = mat.style == "front"
            return panels.board(
                brush, mat.box, radius=_RADIUS[mat.style], corners=front, theme=theme
            )
        # Large letters make the rim no wider than the room beside the wall.
        room = mat.box.right - mat.wall_frame.right - brush.px(2)
        corner = min(brush.px(_RIM_CORNER[mat.style]), int(room / case.RIM))
        return panels.cased(brush, mat.box, corner, theme)

    def _trays(self, mat: WallMat) -> list[Sprite]:
        """What each line and the floor lie on, in editions that have such things."""
        stops, brush = self._accents.cups, self._brush
        if stops is None or brush.contrast:
            return []
        (margin, radius), edge = _TRAY[mat.style], self._accents.frame_edge
        boxes = list(mat.line_boxes)
        if self._card(mat) is None:
            boxes.append(mat.floor_box)
        # Lines are close to each other: the edge runs around all of them, not between them.
        line, round_ = brush.px(_TRAY_EDGE), brush.px(radius)
        grounds = [box.grown(brush.px(margin)) for box in boxes]
        edges = [sprite for box in grounds for sprite in panels.shaded(box, round_, (edge,))]
        inner = [box.grown(-line) for box in grounds]
        return edges + [one for box in inner for one in panels.shaded(box, round_ - line, stops)]

    def _frame(self, mat: WallMat) -> Sprite:
        box = mat.wall_frame.rounded()
        radius = max(4, round(mat.tile / 7))
        width = max(1, round(mat.tile / 40))
        size, accents = (int(box.w), int(box.h)), self._accents
        if accents.lip is not None:
            depth = max(1, round(mat.tile / 14))
            surface = moulding.recess(size, radius, (accents.frame,), accents.lip, depth)
        else:
            surface = shapes.framed(size, radius, (accents.frame,), accents.frame_edge, width)
        return Sprite(surface, int(box.x), int(box.y))

    def _empty(self, box: Box) -> Sprite:
        return centred(self._pieces.cell(None, round(box.w)), box.centre)

    def _arrows(self, mat: WallMat) -> list[Sprite]:
        images, tint = self._brush.images, INK2 if self._brush.contrast else _ARROW
        return [
            centred(images.icon("arrow-right", max(8, round(box.h)), tint), box.centre)
            for box in mat.arrows
        ]

    def _floor(self, mat: WallMat) -> list[Sprite]:
        brush = self._brush
        card = self._card(mat)
        sprites = [self._empty(box) if card is None else _plain(box, card) for box in mat.floor]
        size = 20 if mat.style == "front" else 18
        for box, value in zip(mat.floor_values, self._board.floor, strict=True):
            room = box.grown(-box.w * 0.05, 0)  # so that large ones do not touch
            sprites.append(figure(brush, minus(value), Face.SEMI, size, DANGER, room))
        if mat.floor_label is not None:
            size = 24 if mat.style == "front" else WIDE_LABEL
            text = translate("Floor")
            sprites.append(figure(brush, text, Face.HEAD, size, INK, mat.floor_label, "left"))
        return sprites

    def _card(self, mat: WallMat) -> Colour | None:
        """What the spaces of a floor are of that has its values printed in them."""
        printed_in = mat.floor_values == mat.floor and not self._brush.contrast
        return self._accents.card if printed_in else None

    def _bonuses(self, box: Box) -> list[Sprite]:
        """What complete rows, columns and colours are worth at the end, each with its name."""
        brush, board = self._brush, self._board
        items = (
            ("row", translate("row"), board.row_bonus),
            ("column", translate("column"), board.column_bonus),
            ("colour", translate("colour"), board.colour_bonus),
        )
        step = box.w / len(items)
        lines = 3 if box.h >= brush.px(_LEGEND) else 2
        top = Box(box.x, box.y, step, min(brush.px(34), box.h / lines))
        side = round(min(brush.px(28), step * 0.36, top.h))
        number = Box(box.x + side * 1.25, box.y, step - side * 1.35, top.h)
        word = Box(box.x, top.bottom, step * 0.86, min(brush.px(26), (box.h - top.h) / (lines - 1)))
        figures = max((f"+{points}" for _, _, points in items), key=len)
        longest = max((name for _, name, _ in items), key=len)
        size = fitting(brush, figures, Face.BOLD, 23, number)
        small = fitting(brush, longest, Face.TEXT, 20, word)
        sprites = []
        for n, (icon, name, points) in enumerate(items):
            sign = medal(brush, icon, "gold", round(side * _MEDAL))
            sprites.append(centred(sign, (box.x + n * step + side / 2, top.centre[1])))
            worth = brush.type.line(f"+{points}", Face.BOLD, size, INK)
            sprites.append(aligned(worth, number.moved(n * step, 0), "left"))
            called = brush.type.line(name, Face.TEXT, small, brush.ink(INK2))
            sprites.append(aligned(called, word.moved(n * step, 0), "left"))
        if lines == 3:
            rest = Box(box.x, word.bottom, box.w, min(brush.px(28), box.bottom - word.bottom))
            text = translate("bonuses at the end")
            if brush.type.width(text, Face.TEXT, brush.px(SMALLEST_TEXT)) > rest.w:
                text = translate("at the end")
            sprites.append(brush.label(text, Face.TEXT, 19, INK2, rest, "left"))
        return sprites


def bonuses_room(mat: WallMat, box: Box, edition: Edition) -> Box:
    """The room for the bonuses: up to the end of the wall where no shield ever lies there."""
    if any(side.effect == "shield" for side in edition.specials):
        return box
    return box._replace(w=mat.wall_frame.right - box.x)


def _plain(box: Box, card: Colour) -> Sprite:
    """A space of plain card, for a number that is printed in it."""
    side = round(box.w)
    return centred(
        shapes.framed((side, side), max(2, side // 8), (card,), _CARD_EDGE, 1), box.centre
    )
