"""Where points come from: a bar for each source, with a tick for the others at the table."""

import pygame

from azul_desktop.core.events import Reason
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.languages.formats import decimal
from azul_desktop.library.statistics.sources import Sources
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.medals import medal
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import DANGER, INK, INK2, Face, colour
from azul_desktop.ui.scenes.score_sources import medal_of, source_name
from azul_desktop.ui.scenes.statistics.sheet import NEEDED, engraved, inside, sheet
from azul_desktop.ui.widgets.surfaces import GLAZE

_TRACK = colour("#e3d6b4")
_LOSS = (colour("#c8452e"), DANGER)
_LABEL, _WIDEST = 0.44, 236
"""How much of a row its name may take, and how many logical pixels at most."""
_VALUE, _LEGEND = 84, 30


def paint_sources(brush: Brush, box: Box, found: Sources, edition: str) -> list[Sprite]:
    """The whole panel; sources that nobody had anything of are left out."""
    sprites = sheet(brush, box, translate("Where points come from"), edition)
    rows = [
        reason for reason in Reason if found.mine.get(reason, 0.0) or found.others.get(reason, 0.0)
    ]
    if found.games < NEEDED or not rows:
        return sprites + engraved(brush, box)
    u, area = brush.unit, inside(brush, box)
    pitch = min((area.h - _LEGEND * u) / len(rows), 92 * u)
    largest = max(abs(value) for means in (found.mine, found.others) for value in means.values())
    for at, reason in enumerate(rows):
        row = Box(area.x, area.y + at * pitch, area.w, pitch)
        other = found.others.get(reason) if found.others else None
        sprites += _row(brush, row, reason, found.mine.get(reason, 0.0), other, largest)
    if found.others:
        y = area.bottom - 8 * u
        sprites.append(centred(_tick(brush, 22 * u), (area.x + 6 * u, y)))
        room = Box(area.x + 22 * u, y - 16 * u, area.w - 22 * u, 32 * u)
        words = translate("the others at the table")
        sprites.append(brush.label(words, Face.TEXT, 19, INK2, room, "left"))
    return sprites


def _row(
    brush: Brush, row: Box, reason: Reason, mine: float, other: float | None, largest: float
) -> list[Sprite]:
    u, middle = brush.unit, row.centre[1]
    side = min(40 * u, row.h - 4 * u)
    sign = medal(brush, *medal_of(reason), max(1, round(side)))
    label = min(row.w * _LABEL, _WIDEST * u)
    words = Box(row.x + 50 * u, row.y, label - 54 * u, row.h)
    tall = min(24 * u, row.h * 0.6)
    start = row.x + label
    track = Box(start, middle - tall / 2, row.right - _VALUE * u - start, tall).rounded()
    ground = shapes.rounded((int(track.w), int(track.h)), brush.px(5), (_TRACK,))
    sprites = [
        centred(sign, (row.x + 22 * u, middle)),
        brush.label(source_name(reason), Face.SEMI, 20, INK, words, "left"),
        Sprite(ground, int(track.x), int(track.y)),
    ]
    filled = round(track.w * abs(mine) / largest)
    if filled >= brush.px(2):
        glaze = shapes.rounded((filled, int(track.h)), brush.px(5), GLAZE if mine >= 0 else _LOSS)
        sprites.append(Sprite(glaze, int(track.x), int(track.y)))
    if other is not None:
        at = track.x + track.w * abs(other) / largest, middle
        sprites.append(centred(_tick(brush, tall + 8 * u), at))
    value = Box(track.right, row.y, _VALUE * u, row.h)
    tint = DANGER if mine < 0 else INK
    return [*sprites, brush.label(decimal(mine, 1), Face.HEAD_BOLD, 26, tint, value, "right")]


def _tick(brush: Brush, tall: float) -> pygame.Surface:
    """A dark stroke with a light edge: it is seen on a full bar and on an empty one."""
    return shapes.framed(
        (brush.px(7), max(1, round(tall))), brush.px(3), (INK,), colour("#fbf5e6"), brush.px(1.5)
    )
