"""What lies over the boards while a decision is made: legal places, results, choices."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from azul_desktop.i18n import translate, translate_count
from azul_desktop.ui.geometry import Box
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, aligned, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.themes import Accents
from azul_desktop.ui.render.tokens import (
    AMBER,
    AMBER_HI,
    GOLD_HI,
    LOSS,
    POINTS,
    WHITE,
    Colour,
    Face,
    colour,
)
from azul_desktop.ui.table.preview import TakePreview
from azul_desktop.ui.table.wall_mat import minus
from azul_desktop.ui.table.wall_parts import WallMat

_DROP = colour("#c4553b")
_DROP_GROUND = colour("#4a1008")
_DROP_EDGE = colour("#e08a70")
_DROP_TEXT = colour("#ffd9cd")
_PAPER = colour("#efe5d0")


@dataclass(frozen=True)
class Word:
    """A part of a badge: a text in a face and a colour."""

    text: str
    face: Face
    size: float
    tint: Colour


class Overlay:
    """Paints targets and what would happen there, for the wall family."""

    def __init__(self, brush: Brush, accents: Accents) -> None:
        self._brush = brush
        self._accents = accents

    def line(self, mat: WallMat, row: int, preview: TakePreview, *, hovered: bool) -> list[Sprite]:
        """A line that takes the held tiles, with the result beside it."""
        brush = self._brush
        sprites = [outline(brush, mat.line_boxes[row], hovered=hovered)]
        if hovered and preview.cell is not None:
            sprites.append(outline(brush, mat.wall[preview.cell], hovered=True))
        words = self._words(preview, hovered=hovered)
        height = 50 if hovered else 40
        width = self._width(words)
        line = mat.line_boxes[row]
        right = line.x - brush.px(14)
        left = max(right - width, mat.box.x + brush.px(4))
        box = Box(left, line.centre[1] - brush.px(height) / 2, width, brush.px(height))
        ground = self._accents.deep if hovered else colour("#2a2018")
        edge = POINTS if hovered else colour("#c9a24b")
        return sprites + self.badge(box, words, ground, edge)

    def _words(self, preview: TakePreview, *, hovered: bool) -> list[Word]:
        """What happens, in a few words and numbers."""
        big, size = (32, 22) if hovered else (26, 20)
        n = preview.placed
        if preview.fills:
            text = translate_count("{n} fills it", "{n} fill it", n)
        else:
            text = translate("{n} of {capacity}", n=preview.on_line, capacity=preview.capacity)
        words = [Word(text, Face.SEMI, size, WHITE)]
        if preview.points is not None:
            points = f"+{preview.points}"
            if preview.up_to:
                points = translate("up to {points}", points=points)
            words.append(Word(points, Face.HEAD_BOLD, big, POINTS))
        return words + self._fallen(preview, size)

    def _fallen(self, preview: TakePreview, size: float) -> list[Word]:
        words = []
        down = preview.to_floor + preview.to_lid
        if down:
            text = translate_count("{n} to the floor", "{n} to the floor", down)
            words.append(Word(text, Face.SEMI, size, _DROP_TEXT))
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
        width, height = self._width(words), brush.px(40)
        x = mat.floor_box.centre[0] - width / 2
        y = min(mat.floor_box.bottom + brush.px(2), mat.box.bottom - height - brush.px(2))
        box = Box(x, y, width, height)
        return sprites + self.badge(box, words, _DROP_GROUND, _DROP_EDGE)

    def closed_line(self, mat: WallMat, row: int) -> list[Sprite]:
        """A line that does not take the held tiles: pale, with a sign in place of its arrow."""
        box = mat.line_boxes[row].rounded()
        size = int(box.w), int(box.h)
        veil = shapes.rounded(size, max(3, size[1] // 10), (_PAPER,), 150)
        icon = self._brush.images.icon("empty", max(10, round(mat.arrows[row].h)), _NO)
        ground = shapes.rounded((icon.get_width() + 2,) * 2, 0, (_PAPER,), 255)
        return [
            Sprite(veil, int(box.x), int(box.y)),
            centred(ground, mat.arrows[row].centre),
            centred(icon, mat.arrows[row].centre),
        ]

    def cell(self, box: Box, points: int, *, hovered: bool) -> list[Sprite]:
        """A wall cell that can be chosen, with its points."""
        brush = self._brush
        sprites = [outline(brush, box, hovered=hovered)]
        words = [Word(f"+{points}", Face.HEAD_BOLD, 30 if hovered else 24, POINTS)]
        width, height = self._width(words, pad=8), brush.px(36)
        plate = Box(box.centre[0] - width / 2, box.bottom - height * 0.62, width, height)
        return sprites + self.badge(plate, words, colour("#2a2018"), colour("#c9a24b"), pad=8)

    def _width(self, words: Sequence[Word], pad: float = 16) -> int:
        brush = self._brush
        gap = brush.px(10)
        text = sum(brush.type.width(w.text, w.face, brush.px(w.size)) for w in words)
        return text + gap * (len(words) - 1) + 2 * brush.px(pad)

    def badge(
        self, box: Box, words: Sequence[Word], ground: Colour, edge: Colour, pad: float = 16
    ) -> list[Sprite]:
        """A plate with texts side by side."""
        brush = self._brush
        sprites = [panels.badge(brush, box, ground, edge)]
        x = box.x + brush.px(pad)
        for word in words:
            text = brush.text(word.text, word.face, word.size, word.tint)
            sprites.append(aligned(text, Box(x, box.y, text.get_width(), box.h), "left"))
            x += text.get_width() + brush.px(10)
        return sprites


_NO = colour("#a08a6a")
_outlines: dict[tuple[tuple[int, int], bool, float], pygame.Surface] = {}


def outline(brush: Brush, box: Box, *, hovered: bool) -> Sprite:
    """The glowing outline of a place that is legal now."""
    around = box.grown(brush.px(5)).rounded()
    size = int(around.w), int(around.h)
    key = size, hovered, brush.unit
    surface = _outlines.get(key)
    if surface is None:
        if len(_outlines) > 200:
            _outlines.clear()
        radius, blur = brush.px(14), brush.px(9 if hovered else 6)
        surface = shapes.shadow(size, radius, blur, AMBER_HI, 230 if hovered else 130).copy()
        ring = shapes.ring(
            size, radius, AMBER_HI if hovered else AMBER, brush.px(4 if hovered else 3)
        )
        hole = shapes.rounded((size[0] - 2, size[1] - 2), radius, ((0, 0, 0),))
        surface.blit(hole, (2 * blur + 1, 2 * blur + 1), None, pygame.BLEND_RGBA_SUB)
        if hovered:
            tint = shapes.rounded(size, radius, (AMBER_HI,), 46)
            surface.blit(tint, (2 * blur, 2 * blur))
        surface.blit(ring, (2 * blur, 2 * blur))
        _outlines[key] = surface
    return centred(surface, around.centre)


def frame(brush: Brush, box: Box, tint: Colour, width: float) -> Sprite:
    """A plain outline."""
    box = box.rounded()
    size = int(box.w), int(box.h)
    return Sprite(shapes.ring(size, brush.px(12), tint, brush.px(width)), int(box.x), int(box.y))


def focus(brush: Brush, box: Box) -> Sprite:
    """The ring around what the keyboard points at."""
    return frame(brush, box.grown(brush.px(6)), GOLD_HI, 3)
