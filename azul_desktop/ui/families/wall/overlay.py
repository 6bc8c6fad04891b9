"""What lies over a wall board while a decision is made: legal places, what would happen."""

from collections.abc import Sequence
from dataclasses import dataclass

from azul_desktop.coach.wall.preview import TakePreview, TilePreview
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate, translate_count
from azul_desktop.languages.formats import minus
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, aligned, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.themes import Accents
from azul_desktop.ui.render.tokens import LOSS, POINTS, WHITE, Colour, Face, colour
from azul_desktop.ui.table.paint.outlines import frame, outline

_AROUND_CUPS = 4
"""How far what cups stand on reaches beyond a line, in logical pixels."""
_DROP = colour("#c4553b")
_DROP_GROUND = colour("#4a1008")
_DROP_EDGE = colour("#e08a70")
_DROP_TEXT = colour("#ffd9cd")
_NO = colour("#a08a6a")
_SHADE = 110
"""How dark the shade over a cell is that cannot be chosen."""


@dataclass(frozen=True)
class Word:
    """A part of a badge: a text in a face and a colour."""

    text: str
    face: Face
    size: float
    tint: Colour


class Overlay:
    """Paints targets and what would happen there, for the wall family."""

    def __init__(self, brush: Brush, accents: Accents, bottom: float) -> None:
        """`bottom` is where the window ends."""
        self._brush = brush
        self._accents = accents
        self._bottom = bottom

    def line(self, mat: WallMat, row: int, preview: TakePreview, *, hovered: bool) -> list[Sprite]:
        """A line that takes the held tiles, with the result beside it."""
        brush = self._brush
        sprites = [outline(brush, mat.line_boxes[row], hovered=hovered)]
        if hovered and preview.cell is not None:
            sprites.append(outline(brush, mat.wall[preview.cell], hovered=True))
        ground = self._accents.deep if hovered else colour("#2a2018")
        edge = POINTS if hovered else colour("#c9a24b")
        rows, box = self._beside(mat, row, preview, hovered=hovered)
        sprites.append(panels.badge(brush, box, ground, edge))
        inner = box.grown(0, -box.h * 0.06 * (len(rows) - 1))
        for n, words in enumerate(rows):
            part = inner._replace(y=inner.y + n * inner.h / len(rows), h=inner.h / len(rows))
            sprites += self._side_by_side(part, words)
        return sprites

    def _beside(
        self, mat: WallMat, row: int, preview: TakePreview, *, hovered: bool
    ) -> tuple[list[list[Word]], Box]:
        """The words of a line's result and their plate: in two rows where one is too long."""
        brush, line = self._brush, mat.line_boxes[row]
        size, big, height = (22, 32, 50) if hovered else (20, 26, 40)
        right, leftmost = line.x - brush.px(14), mat.box.x + brush.px(10)
        placed, fallen = self._placed(preview, size, big), self._fallen(preview, size)
        rows = [placed + fallen]
        if fallen and self._width(rows[0]) > right - leftmost:
            rows, height = [self._placed(preview, 20, 24), self._fallen(preview, 20)], 66
        width = max(self._width(words) for words in rows)
        left, high = max(right - width, leftmost), brush.px(height)
        return rows, Box(left, line.centre[1] - high / 2, width, high)

    def _placed(self, preview: TakePreview, size: float, big: float) -> list[Word]:
        """What happens on the line, in a few words and numbers."""
        n = preview.placed
        if preview.fills:
            # Translators: so many tiles are laid, and the line is full.
            text = translate_count("{n}: line full", "{n}: line full", n)
        else:
            # Translators: so many of the spaces of a line are covered.
            text = translate("{n} of {capacity}", n=preview.on_line, capacity=preview.capacity)
        words = [Word(text, Face.SEMI, size, WHITE)]
        if preview.points == 0:
            # Translators: the line will be full, but there is no cell of the wall for its tile.
            words.append(Word(translate("no cell"), Face.SEMI, size, _DROP_TEXT))
            if preview.stuck_points:
                words.append(Word(minus(preview.stuck_points), Face.HEAD_BOLD, size + 4, LOSS))
        elif preview.points is not None:
            points = f"+{preview.points}"
            if preview.up_to:
                # Translators: {points} is a number with its sign, such as +5.
                points = translate("up to {points}", points=points)
            words.append(Word(points, Face.HEAD_BOLD, big, POINTS))
        return words

    def _fallen(self, preview: TakePreview, size: float) -> list[Word]:
        words = []
        down = preview.to_floor + preview.to_lid
        if down:
            text = translate_count("{n} to the floor", "{n} to the floor", down)
            if preview.only_marker:
                text = translate("marker to the floor")
            words.append(Word(text, Face.SEMI, size, _DROP_TEXT))
        if preview.caught:
            words.append(Word(translate("1 to the shield"), Face.SEMI, size, WHITE))
        if preview.floor_points:
            words.append(Word(minus(preview.floor_points), Face.HEAD_BOLD, size + 4, LOSS))
        return words

    def floor(self, mat: WallMat, preview: TakePreview, *, hovered: bool) -> list[Sprite]:
        """The floor as a place to drop on, with what it costs."""
        brush = self._brush
        sprites = [frame(brush, mat.floor_box.grown(brush.px(5)), _DROP, 3 if hovered else 2.5)]
        words = self._fallen(preview, 20)
        if not words:
            return sprites
        # A tab below the cells, over the edge of the board: nothing that counts is covered.
        width, height = self._width(words), brush.px(36)
        x = mat.floor_box.centre[0] - width / 2
        lowest = min(mat.box.bottom + brush.px(16), self._bottom - brush.px(2))
        y = min(mat.floor_box.bottom + brush.px(9), lowest - height)
        box = Box(x, y, width, height)
        return sprites + self.badge(box, words, _DROP_GROUND, _DROP_EDGE)

    def closed_line(self, mat: WallMat, row: int) -> list[Sprite]:
        """A line that does not take the held tiles: pale, with a sign in place of its arrow."""
        paper, box = self._accents.paper, self._around(mat, row)
        size = int(box.w), int(box.h)
        veil = shapes.rounded(size, max(3, size[1] // 10), (paper,), 150)
        icon = self._brush.images.icon("empty", max(10, round(mat.arrows[row].h)), _NO)
        ground = shapes.rounded((icon.get_width() + 2,) * 2, 0, (paper,), 255)
        return [
            Sprite(veil, int(box.x), int(box.y)),
            centred(ground, mat.arrows[row].centre),
            centred(icon, mat.arrows[row].centre),
        ]

    def _around(self, mat: WallMat, row: int) -> Box:
        """A line with what it lies on, down to where the next line begins."""
        box = mat.line_boxes[row].rounded()
        if self._accents.cups is None:
            return box
        around = box.grown(self._brush.px(_AROUND_CUPS))
        if row + 1 < len(mat.line_boxes):
            return around._replace(h=mat.line_boxes[row + 1].y - box.y).rounded()
        return around

    def closed_cell(self, box: Box) -> Sprite:
        """A free cell that cannot be chosen, in the shade: those that can stand out."""
        side = round(box.w)
        radius = max(3, side // 10) if self._accents.cups is None else side // 2
        veil = shapes.rounded((side, side), radius, (self._accents.deep,), _SHADE)
        return centred(veil, box.centre)

    def cell(self, box: Box, preview: TilePreview, *, hovered: bool) -> list[Sprite]:
        """A wall cell that can be chosen, with its points and what it costs elsewhere."""
        brush = self._brush
        radius = brush.px(10) if self._accents.cups is None else round(box.w / 2) + brush.px(2)
        sprites = [outline(brush, box, hovered=hovered, radius=radius, outside=2)]
        words = [Word(f"+{preview.points}", Face.HEAD_BOLD, 28 if hovered else 24, POINTS)]
        if preview.floor_points:
            words.append(Word(minus(preview.floor_points), Face.HEAD_BOLD, 22, LOSS))
        width, height = self._width(words, pad=8), min(brush.px(34), round(box.h * 0.5))
        y = box.bottom - height - brush.px(3) if hovered else box.centre[1] - height / 2
        plate = Box(box.centre[0] - width / 2, y, width, height)
        ground = self._accents.deep if hovered else colour("#2a2018")
        edge = POINTS if hovered else colour("#c9a24b")
        return sprites + self.badge(plate, words, ground, edge, pad=8)

    def _width(self, words: Sequence[Word], pad: float = 16) -> int:
        brush = self._brush
        gap = brush.px(10)
        text = sum(brush.type.width(w.text, w.face, brush.px(w.size)) for w in words)
        return text + gap * (len(words) - 1) + 2 * brush.px(pad)

    def badge(
        self, box: Box, words: Sequence[Word], ground: Colour, edge: Colour, pad: float = 16
    ) -> list[Sprite]:
        """A plate with texts side by side."""
        plate = panels.badge(self._brush, box, ground, edge)
        return [plate, *self._side_by_side(box, words, pad)]

    def _side_by_side(self, box: Box, words: Sequence[Word], pad: float = 16) -> list[Sprite]:
        brush = self._brush
        sprites = []
        x = box.x + brush.px(pad)
        for word in words:
            text = brush.text(word.text, word.face, word.size, word.tint)
            sprites.append(aligned(text, Box(x, box.y, text.get_width(), box.h), "left"))
            x += text.get_width() + brush.px(10)
        return sprites
