"""A finished board as a large picture to keep: the board on its table, and whose it is."""

from dataclasses import dataclass, replace
from pathlib import Path

import pygame

from azul_desktop import TITLE
from azul_desktop.core.edition import StarBoard, WallBoard
from azul_desktop.core.rules import Rules
from azul_desktop.i18n import translate_count
from azul_desktop.ui.geometry import Box
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.lettering import golden, shaded
from azul_desktop.ui.render.looks import TileLooks
from azul_desktop.ui.render.shelf import SHELF
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.text import Type
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.render.tokens import CREAM, CREAM2, GOLD, SMOKE, Face, colour
from azul_desktop.ui.table.board_data import star_data, wall_data
from azul_desktop.ui.table.pieces import Pieces
from azul_desktop.ui.table.playerboard import PlayerBoard
from azul_desktop.ui.table.star_layout import front_star_mat
from azul_desktop.ui.table.star_mat import StarPainter
from azul_desktop.ui.table.wall_layout import front_mat, plan
from azul_desktop.ui.table.wall_mat import WallPainter
from azul_desktop.ui.widgets.token import token

SIZE = (3840, 2160)
_UNIT = 2.0
_MARGIN, _GAP, _PLAQUE = 56, 44, 420
"""Logical pixels around everything, between board and plaque, and the width of the plaque."""
_WRITING, _FOOT, _LEAST = 674, 62, 780
"""The heights of what is written on the plaque, of its foot, and of the lowest plaque."""
_LARGEST_CELL, _LARGEST_SIDE = 204, 184
"""With larger pieces the pictures of them would not be sharp."""
_USUAL_CELL, _USUAL_SIDE = 68, 75
"""The pieces on a table at 1080p, beside which a board's letters and lines look right."""
_ABOVE_TRACK = 0.5
"""What is left of a wall board above its track, in cells: the name stands on the plaque."""
_SHINE = (colour("#fff6e0"), colour("#f0d48a"), colour("#c9a24b"))


@dataclass(frozen=True)
class Caption:
    """Whose board it is, and what else is written beside it, the first line larger."""

    seat: int
    name: str
    score: int
    lines: tuple[str, ...]


def keepsake(
    assets: Path, looks: TileLooks, rules: Rules, board: PlayerBoard, caption: Caption
) -> pygame.Surface:
    """The picture; nothing that was made for it is kept."""
    images, type_ = Images(assets), Type(assets / "fonts")
    brush = Brush(type_, images, _UNIT)
    edition = rules.edition
    picture = images.background(f"images/{edition.theme}/table.jpg", SIZE)
    if picture is None:
        picture = pygame.Surface(SIZE)
        picture.fill(SMOKE)
    pieces = Pieces(edition, images, type_, replace(looks, unit=_UNIT))
    room = Box(0, 0, *SIZE).grown(-_MARGIN * _UNIT)
    wide = room.w - (_GAP + _PLAQUE) * _UNIT
    sprites, used = _board(brush, pieces, rules, board, caption, room._replace(w=wide))
    high = max(used.h, _LEAST * _UNIT)
    plaque = Box(used.right + _GAP * _UNIT, room.centre[1] - high / 2, _PLAQUE * _UNIT, high)
    sprites += _plaque(brush, plaque, caption)
    spare = round((room.right - plaque.right) / 2)
    for sprite in sprites:
        picture.blit(sprite.surface, (sprite.x + spare, sprite.y), None, sprite.flags)
    SHELF.clear()
    return picture


def _board(
    brush: Brush, pieces: Pieces, rules: Rules, board: PlayerBoard, caption: Caption, room: Box
) -> tuple[list[Sprite], Box]:
    """The board from the left of a room, in the middle of its height, and the box it takes."""
    side = rules.edition.board(rules.options.variant)
    accents = accents_of(rules.edition.theme)
    if isinstance(side, StarBoard):
        units = star_data(rules.edition)
        wide, high = units["board"]
        scale = min(room.w / wide, room.h / high, _LARGEST_SIDE)
        box = _left(room, wide * scale, high * scale)
        brush = brush.at_scale(scale / _USUAL_SIDE)
        stars = StarPainter(pieces, side, brush, accents)
        star_mat = front_star_mat(box, units, side, brush.unit)
        return stars.base(star_mat) + stars.tiles(star_mat, board), box
    assert isinstance(side, WallBoard)
    data = wall_data(rules.edition)
    shape = plan(data, side)
    cut = shape.head - _ABOVE_TRACK
    high = shape.height - cut
    cell = min(room.w / shape.width, room.h / high, _LARGEST_CELL)
    box = _left(room, shape.width * cell, high * cell)
    whole = Box(box.x, box.y - cut * cell, box.w, shape.height * cell)
    mat = replace(front_mat(whole, data, side, 1), box=box)
    walls = WallPainter(pieces, side, brush.at_scale(cell / _USUAL_CELL), accents)
    sprites = walls.base(mat) + walls.cubes(mat, caption.seat, caption.score)
    return sprites + walls.tiles(mat, board), box


def _left(room: Box, wide: float, high: float) -> Box:
    return Box(room.x, room.centre[1] - high / 2, wide, high).rounded()


def _plaque(brush: Brush, box: Box, caption: Caption) -> list[Sprite]:
    """A dark plate with token, name and score above a golden line, the rest below it."""
    u = brush.unit
    middle, top = box.centre[0], box.y + (box.h - _FOOT * u - _WRITING * u) / 2
    row = Box(box.x + 28 * u, 0, box.w - 56 * u, 0)
    sprites = [panels.smoked(brush, box, radius=18, alpha=176)]
    sprites += token(brush, caption.seat, 84, (middle, top + 42 * u))
    sprites += _golden(brush, caption.name, 64, row._replace(y=top + 104 * u, h=90 * u))
    sprites += _golden(brush, str(caption.score), 190, row._replace(y=top + 190 * u, h=220 * u))
    points = translate_count("point", "points", caption.score)
    sprites.append(
        brush.label(points, Face.TEXT, 30, CREAM2, row._replace(y=top + 404 * u, h=40 * u))
    )
    line = shapes.rounded((round(260 * u), brush.px(2)), 0, (GOLD,))
    sprites.append(centred(line, (middle, top + 470 * u)))
    y = top + 494 * u
    for number, text in enumerate(caption.lines):
        face, size, tint = (Face.TEXT, 27, CREAM2) if number else (Face.HEAD_BOLD, 36, CREAM)
        sprites.append(brush.label(text, face, size, tint, row._replace(y=y, h=46 * u)))
        y += (42 if number else 54) * u
    foot = row._replace(y=box.bottom - _FOOT * u, h=34 * u)
    sprites.append(brush.label(TITLE, Face.TITLE, 22, GOLD, foot))
    return sprites


def _golden(brush: Brush, text: str, size: float, box: Box) -> list[Sprite]:
    """Golden letters in the middle of a box, smaller where they are too long for it."""
    pixels, text = brush.type.fit(text, Face.TITLE, brush.px(size), box.w, brush.px(24))
    surface = golden(brush, text, pixels / brush.unit, _SHINE)
    at = centred(surface, box.centre)
    return shaded(brush, surface, at.x, at.y, blur=4)
