"""What the settings of the game do: a bronze screen with the table, and a reading glass."""

import math
from dataclasses import replace

import pygame

from azul_desktop.core.edition import Edition
from azul_desktop.geometry import Box, Point, box_around
from azul_desktop.i18n import translate, translate_count
from azul_desktop.languages.formats import percent
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import pieces_of
from azul_desktop.ui.render import panels, papers, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.shapes import piece_of, round_off
from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import CREAM, GOLD, INK, INK2, LAST_MOVE, Face, colour
from azul_desktop.ui.scenes.settings.miniature import Miniature, Still
from azul_desktop.ui.scenes.settings.tile_preview import preview_panel, preview_room
from azul_desktop.ui.table.paint.show_painter import mark

_WALL = (colour("#4e5c7e"), colour("#3c4a68"), colour("#343f5a"))
_BRONZE = (colour("#b3935a"), colour("#6d5530"), colour("#3d301c"))
_FOOT = (colour("#9a7d4a"), colour("#4d3c22"))
_NECK = (colour("#6b5636"), colour("#3d301c"))
_DARK = (colour("#1b2a3f"), colour("#0f1a2b"))
_BAR = (colour("#3a2a1c"), colour("#2a1c12"))
_BUTTONS = (colour("#c9a24b"), colour("#c9a24b"), colour("#c86a4a"))
_GRIP, _GRIP_LIGHT = colour("#4d2c14"), colour("#8a5a30")
_RIM = (colour("#7d5a22"), colour("#f0d48a"), colour("#5d4218"))
_TRAIL = {"slow": 6, "normal": 4, "fast": 2, "off": 0}
"""How many pictures of the flying tile there are at each speed: a fast one is seen less often."""
_FLYING = 0
_WIDE, _HIGH = 16, 9
_CASE, _STAND = 1.62, 0.105
"""How wide the case is in parts of its height, and how high its foot in parts of its width."""
_ROUND = 2
"""The round that the card and the letters tell of."""
_GLASS = 0.36
"""The glass in parts of the preview's smaller side."""


def screen_box(desk: Desk, brush: Brush, box: Box) -> Box:
    """Where the little table lies in a preview."""
    inner = preview_room(brush, box)
    case = _case(inner)
    screen = case.grown(-case.w * 0.018)
    if desk.settings.full_screen:
        return _fitted(screen)
    bar = screen.h * 0.08
    room = Box(screen.x, screen.y + bar, screen.w, screen.h - bar).grown(-screen.w * 0.04)
    return _fitted(room._replace(h=screen.bottom - room.y - screen.h * 0.05))


def _case(inner: Box) -> Box:
    """The case of the screen, as large as the preview allows."""
    wide = min(inner.w * 0.9, inner.h * 1.13)
    high = wide / _CASE
    bottom = inner.y + inner.h * 0.86 - wide * _STAND  # its foot stands on the table
    return Box(inner.centre[0] - wide / 2, bottom - high, wide, high).rounded()


def _fitted(room: Box) -> Box:
    """The largest window of the usual proportions in a room."""
    wide = min(room.w, room.h * _WIDE / _HIGH)
    return box_around(room.centre, wide, wide * _HIGH / _WIDE).rounded()


def table_preview(desk: Desk, brush: Brush, box: Box, table: Miniature) -> list[Sprite]:
    """The table in a window or on all of the screen; without its picture if none is there yet."""
    sprites, inner = preview_panel(brush, box), preview_room(brush, box)
    sprites += _study(desk, brush, inner)
    case, place = _case(inner), screen_box(desk, brush, box)
    sprites += _screen(desk, brush, case, place)
    found = table.find((int(place.w), int(place.h)))
    if found is not None:
        sprites.append(Sprite(found.surface, int(place.x), int(place.y)))
        sprites += _cards(desk, brush, place, found)
        sprites += _flight(desk, brush, place, found, table.edition)
    return [*sprites, *_glass(desk, brush, inner), *_caption(desk, brush, inner)]


def _study(desk: Desk, brush: Brush, inner: Box) -> list[Sprite]:
    """A wall and the table that the screen stands on."""
    size = int(inner.w), int(inner.h)
    room = shapes.rounded.fresh(size, 0, _WALL)
    low = round(inner.h * 0.22)
    table = desk.backdrop("azulejo/table").sprites[0].surface
    room.blit(piece_of(table, (inner.x, inner.y), (size[0], low)), (0, size[1] - low))
    round_off(room, brush.px(10))
    edge = panels.outline(brush, inner, 10, GOLD, 1.5)
    return [Sprite(room, int(inner.x), int(inner.y)), *edge]


def _screen(desk: Desk, brush: Brush, case: Box, place: Box) -> list[Sprite]:
    """The case on its foot, and the frame of a window if it is one."""
    u = brush.unit
    wide, middle = case.w, case.centre[0]
    neck = Box(middle - wide * 0.08, case.bottom - 4 * u, wide * 0.16, wide * 0.09)
    foot = Box(middle - wide * 0.2, neck.bottom - wide * 0.02, wide * 0.4, wide * 0.035)
    screen = case.grown(-wide * 0.018)
    sprites = [
        *panels.shaded(neck, brush.px(6), _NECK),
        *panels.shadow(brush, foot, 13, offset=(2, 6), blur=8, alpha=150),
        *panels.shaded(foot, brush.px(13), _FOOT),
        *panels.shadow(brush, case, 18, offset=(6, 12), blur=16, alpha=170, hidden=True),
        *panels.shaded(case, brush.px(16), _BRONZE),
        *panels.shaded(screen, brush.px(8), _DARK),
    ]
    if desk.settings.full_screen:
        return sprites
    high = max(brush.px(26), round(screen.h * 0.07))
    bar = Box(place.x, place.y - high, place.w, high + brush.px(8))
    sprites += panels.shadow(
        brush, Box(bar.x, bar.y, bar.w, place.bottom - bar.y), 8, offset=(4, 8), blur=10, alpha=170
    )
    sprites += panels.shaded(bar, brush.px(8), _BAR)
    words = Box(bar.x + high * 0.4, bar.y, bar.w * 0.6, high)
    sprites.append(brush.label("Azul Desktop", Face.SEMI, 18, CREAM, words, "left"))
    for number, tint in enumerate(reversed(_BUTTONS)):
        at = bar.right - high * (0.55 + 0.75 * number), bar.y + high / 2
        sprites.append(centred(shapes.disc(round(high * 0.42), tint), at))
    return sprites


def _cards(desk: Desk, brush: Brush, place: Box, still: Still) -> list[Sprite]:
    """The cards of a round on the little table: who begins, and what it brought everybody."""
    wanted = desk.settings.round_card
    x, y, radius = still.centre
    at = place.x + x, place.y + y
    wide = round(radius * 1.5)
    if wanted == "none" or desk.settings.animation == "off":
        return []
    sprites: list[Sprite] = []
    if wanted == "all":
        sheet = box_around((at[0] + wide * 0.62, at[1] + wide * 0.5), wide * 1.05, wide * 0.74)
        sprites += panels.shadow(brush, sheet, 6, offset=(2, 4), blur=5, alpha=150)
        sprites += panels.framed(brush, sheet, 6, (CREAM,), GOLD, 1.2)
        high = max(2, round(sheet.h * 0.09))
        for row in range(3):
            y = sheet.y + sheet.h * (0.24 + 0.26 * row)
            sprites.append(
                centred(shapes.disc(round(high * 2.2), INK2), (sheet.x + wide * 0.16, y))
            )
            line = shapes.rounded((round(sheet.w * (0.56 - 0.1 * row)), high), high // 2, (GOLD,))
            sprites.append(Sprite(line, round(sheet.x + wide * 0.3), round(y - high / 2)))
    sprites += panels.shadow(
        brush, box_around(at, wide), wide / 2 / brush.unit, offset=(2, 5), blur=6, alpha=160
    )
    numeral = brush.type.line(str(_ROUND), Face.TITLE, round(wide * 0.5), INK)
    return [
        *sprites,
        centred(shapes.disc(wide, GOLD), at),
        centred(shapes.disc(wide - 2 * max(1, wide // 30), CREAM), at),
        centred(numeral, at),
    ]


def _flight(desk: Desk, brush: Brush, place: Box, still: Still, edition: Edition) -> list[Sprite]:
    """A tile on its way to a board; it lies there, marked, where nothing moves."""
    pieces = pieces_of(edition, desk.images, desk.type, replace(desk.looks, unit=brush.unit))
    side = max(round(still.cell), brush.px(34))
    if pieces.rhombic:
        side = round(side / 1.4)
    start, end = still.start, still.end
    trail, turn = _TRAIL[desk.settings.animation], pieces.upright
    goal = place.x + end[0], place.y + end[1]
    if not trail or desk.settings.reduce_motion:
        tile = pieces.tile(_FLYING, side, turn)
        return [centred(tile, goal), mark(brush, box_around(goal, side), LAST_MOVE)]
    sprites = []
    for step in range(trail + 1):
        part = step / trail
        at = _on_way((place.x + start[0], place.y + start[1]), goal, part)
        last = step == trail
        angle = 0 if pieces.rhombic else round(-9 + 9 * part)
        face = pieces.tile(_FLYING, side, turn, ground="air" if last else "none", angle=angle)
        faded = face if last else shapes.faded(face, 0.28 + 0.42 * part)
        sprites.append(centred(faded, at))
    return sprites


def _on_way(start: Point, end: Point, part: float) -> Point:
    """A point of an arc."""
    rise = math.dist(start, end) * 0.22
    x, y = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
    return x, y - 4 * rise * part * (1 - part)


def _glass(desk: Desk, brush: Brush, inner: Box) -> list[Sprite]:
    """A reading glass over letters as large as they are on every page."""
    wide = round(min(inner.w, inner.h) * _GLASS)
    at = inner.right - wide * 0.62, inner.bottom - wide * 0.6
    lens = wide - 2 * max(4, wide // 22)
    grip = _grip(wide)
    letters = _letters(desk, lens)
    return [
        *panels.shadow(
            brush, box_around(at, wide), wide / 2 / brush.unit, offset=(8, 14), blur=14, alpha=150
        ),
        centred(grip, (at[0] + wide * 0.42, at[1] + wide * 0.42)),
        *(
            centred(shapes.disc(wide - part, tint), at)
            for part, tint in zip((0, wide // 40, wide // 14), _RIM, strict=True)
        ),
        centred(letters, at),
    ]


@Kept
def _grip(wide: int) -> pygame.Surface:
    """The handle of a glass so wide."""
    size = round(wide * 0.3)
    fine = pygame.Surface((size * 3, size * 3), pygame.SRCALPHA)
    fine.fill((*_GRIP, 0))
    for tint, part in ((_GRIP, 0.34), (_GRIP_LIGHT, 0.18)):
        ends = (size * 0.5, size * 0.5), (size * 2.5, size * 2.5)
        thick = round(size * 3 * part)
        pygame.draw.line(fine, tint, *ends, thick)
        for end in ends:
            pygame.draw.circle(fine, tint, end, thick / 2.1)
    return pygame.transform.smoothscale(fine, (size, size))


def _letters(desk: Desk, wide: int) -> pygame.Surface:
    """A round piece of a board in true size: a name and what stands below it."""
    true = desk.scaled_brush
    surface = shapes.rounded.fresh((wide, wide), 0, (CREAM,))
    papers.lay(true, surface)
    name = true.text(translate("Round {round}", round=_ROUND), Face.HEAD_BOLD, 30, INK)
    words = true.text(translate_count("{n} point", "{n} points", 11), Face.TEXT, 22, INK2)
    left = max(round(wide * 0.14), round((wide - name.get_width()) / 2))
    top = round(wide / 2 - (name.get_height() + words.get_height()) / 2)
    surface.blit(name, (left, top))
    surface.blit(words, (left, top + name.get_height()))
    light = pygame.Surface((wide, wide), pygame.SRCALPHA)
    light.fill((255, 255, 255, 0))
    shine = wide * 0.12, wide * 0.05, wide * 0.6, wide * 0.3
    pygame.draw.ellipse(light, (255, 255, 255, 60), shine)
    surface.blit(shapes.blurred(light, max(2, wide // 30)), (0, 0))
    round_off(surface, wide // 2)
    return surface


def _caption(desk: Desk, brush: Brush, inner: Box) -> list[Sprite]:
    """How fast tiles fly, and how large letters are, on a dark plate."""
    settings = desk.settings
    paces = {
        "slow": translate("Tiles fly slowly"),
        "normal": translate("Tiles fly"),
        "fast": translate("Tiles fly fast"),
        "off": translate("Nothing flies"),
    }
    flight = paces["off" if settings.reduce_motion else settings.animation]
    # Translators: {flight} is "Tiles fly slowly" or "Nothing flies", {scale} is "150 %".
    text = translate("{flight} · text {scale}", flight=flight, scale=percent(settings.ui_scale))
    room = inner.w * 0.56
    wide = min(room, brush.type.width(text, Face.SEMI, brush.px(20)) + brush.px(40))
    high = brush.px(52)
    plate = Box(inner.x + brush.px(16), inner.bottom - brush.px(14) - high, wide, high).rounded()
    words = plate.grown(-brush.px(14), 0)
    return [
        panels.smoked(brush, plate, radius=12, alpha=225),
        brush.label(text, Face.SEMI, 20, CREAM, words),
    ]
