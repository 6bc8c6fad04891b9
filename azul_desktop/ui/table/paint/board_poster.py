"""What a player has built as a large picture to keep: the wall, or all stars, and whose it is."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pygame

from azul_desktop import TITLE
from azul_desktop.core.rules import Rules
from azul_desktop.geometry import Box, box_around
from azul_desktop.i18n import translate_count
from azul_desktop.ui.families.register import pieces_of, table_family
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.lettering import golden, shaded
from azul_desktop.ui.render.looks import TileLooks
from azul_desktop.ui.render.shelf import SHELF
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.text import Type
from azul_desktop.ui.render.tokens import CREAM, CREAM2, GOLD, LOSS, SMOKE, Face, colour
from azul_desktop.ui.widgets.token import token

SIZE = (3840, 2160)
_UNIT = 2.0
_HIGH, _GAP, _PLAQUE = 972, 44, 540
"""Logical pixels: the height of board and plaque, the way between them, the plaque's width."""
_ROW, _LINE = 48, 42
"""The heights of a row of points and of a line below them."""
_CRISP = 3
"""How far the edges reach that are made crisp: the pieces are larger than they were drawn."""
_HOW_CRISP = (150, 150, 150)
"""What part of 255 the differences are made larger by."""
_SHINE = (colour("#fff6e0"), colour("#f0d48a"), colour("#c9a24b"))


@dataclass(frozen=True)
class Caption:
    """Whose board it is, where the points came from, and what else is written, larger first."""

    colour: int
    name: str
    score: int
    rows: tuple[tuple[str, str], ...]
    """Every source of points and what it brought."""
    lines: tuple[str, ...]


def board_poster(
    assets: Path, looks: TileLooks, rules: Rules, covered: Sequence[int], caption: Caption
) -> pygame.Surface:
    """The picture; nothing that was made for it is kept."""
    images, type_ = Images(assets), Type(assets / "fonts")
    brush = Brush(type_, images, _UNIT)
    edition = rules.edition
    picture = images.background(f"images/{edition.theme}/table.jpg", SIZE)
    if picture is None:
        picture = pygame.Surface(SIZE)
        picture.fill(SMOKE)
    pieces = pieces_of(edition, images, type_, replace(looks, unit=_UNIT))
    beside = (_GAP + _PLAQUE) * _UNIT
    room = box_around((SIZE[0] / 2, SIZE[1] / 2), SIZE[0] - 2 * _GAP * _UNIT, _HIGH * _UNIT)
    side = edition.board(rules.options.variant)
    sprites, used, built = table_family(edition).poster(
        brush, pieces, side, covered, room._replace(w=room.w - beside)
    )
    spare = round((SIZE[0] - used.w - beside) / 2 - used.x)
    _blit(picture, sprites, spare)
    _make_crisp(picture, built.moved(spare, 0))
    plaque = Box(used.right + _GAP * _UNIT, used.y, _PLAQUE * _UNIT, used.h)
    _blit(picture, _plaque(brush, plaque, caption), spare)
    SHELF.clear()
    return picture


def _blit(picture: pygame.Surface, sprites: list[Sprite], right: int) -> None:
    for sprite in sprites:
        picture.blit(sprite.surface, (sprite.x + right, sprite.y), None, sprite.flags)


def _make_crisp(picture: pygame.Surface, box: Box) -> None:
    """Sharpen a part of a picture in place: what differs from its surroundings differs more."""
    part = picture.subsurface(pygame.Rect(*box.rounded()).clip(picture.get_rect()))
    soft = pygame.transform.gaussian_blur(part, _CRISP)
    lighter, darker = part.copy(), soft.copy()
    lighter.blit(soft, (0, 0), None, pygame.BLEND_RGB_SUB)
    darker.blit(part, (0, 0), None, pygame.BLEND_RGB_SUB)
    for difference in (lighter, darker):
        difference.fill(_HOW_CRISP, None, pygame.BLEND_RGB_MULT)
    part.blit(lighter, (0, 0), None, pygame.BLEND_RGB_ADD)
    part.blit(darker, (0, 0), None, pygame.BLEND_RGB_SUB)


def _plaque(brush: Brush, box: Box, caption: Caption) -> list[Sprite]:
    """A dark plate: name and score, where the points came from, and the game."""
    u = brush.unit
    written = 330 + _ROW * len(caption.rows) + 62 + 14 + _LINE * len(caption.lines) + 96
    y = box.y + max(28.0, (box.h / u - written) / 2) * u
    row = Box(box.x + 44 * u, y, box.w - 88 * u, 0)
    sprites = [panels.smoked(brush, box, radius=18, alpha=188)]
    sprites += _name(brush, caption, row._replace(h=84 * u))
    sprites += _golden(brush, str(caption.score), 176, row._replace(y=y + 80 * u, h=196 * u))
    points = translate_count("point", "points", caption.score)
    sprites.append(
        brush.label(points, Face.TEXT, 28, CREAM2, row._replace(y=y + 270 * u, h=38 * u))
    )
    y += 330 * u
    sprites.append(_rule(brush, row, y))
    y += 16 * u
    for label, value in caption.rows:
        sprites += _points(brush, row._replace(y=y, h=_ROW * u), label, value)
        y += _ROW * u
    y += 16 * u
    sprites.append(_rule(brush, row, y))
    y += 22 * u
    for number, text in enumerate(caption.lines):
        face, size, tint = (Face.TEXT, 27, CREAM2) if number else (Face.HEAD_BOLD, 38, CREAM)
        high = _LINE if number else _LINE + 14
        sprites.append(brush.label(text, face, size, tint, row._replace(y=y, h=high * u)))
        y += high * u
    foot = row._replace(y=box.bottom - 66 * u, h=36 * u)
    sprites.append(brush.label(TITLE, Face.TITLE, 22, GOLD, foot))
    return sprites


def _name(brush: Brush, caption: Caption, box: Box) -> list[Sprite]:
    """The player's token before the name, both together in the middle."""
    side, gap = 58 * brush.unit, 20 * brush.unit
    size, text = brush.type.fit(
        caption.name, Face.TITLE, brush.px(58), box.w - side - gap, brush.px(24)
    )
    letters = golden(brush, text, size / brush.unit, _SHINE)
    left = box.centre[0] - (side + gap + letters.get_width()) / 2
    y = round(box.centre[1] - letters.get_height() / 2)
    return [
        *token(brush, caption.colour, 58, (left + side / 2, box.centre[1])),
        *shaded(brush, letters, round(left + side + gap), y, blur=4),
    ]


def _points(brush: Brush, box: Box, label: str, value: str) -> list[Sprite]:
    """A source of points at the left, what it brought at the right."""
    tint = LOSS if value.startswith("−") else CREAM
    number = brush.label(value, Face.HEAD_BOLD, 33, tint, box, "right")
    words = box._replace(w=box.w - number.surface.get_width() - brush.px(16))
    return [brush.label(label, Face.TEXT, 29, CREAM2, words, "left"), number]


def _rule(brush: Brush, row: Box, y: float) -> Sprite:
    line = shapes.rounded((round(row.w), brush.px(1.5)), 0, (GOLD,), 190)
    return centred(line, (row.centre[0], y))


def _golden(brush: Brush, text: str, size: float, box: Box) -> list[Sprite]:
    """Golden letters in the middle of a box, smaller where they are too long for it."""
    pixels, text = brush.type.fit(text, Face.TITLE, brush.px(size), box.w, brush.px(24))
    surface = golden(brush, text, pixels / brush.unit, _SHINE)
    at = centred(surface, box.centre)
    return shaded(brush, surface, at.x, at.y, blur=4)
