"""What the settings of the game and of the sound do, as small pictures."""

from dataclasses import replace

from azul_desktop.core.edition import Edition
from azul_desktop.geometry import Box, Point, box_around
from azul_desktop.i18n import translate
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import pieces_of
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, GOLD, INK, INK2, LAST_MOVE, Face, colour
from azul_desktop.ui.scenes.settings.tile_preview import preview_panel, wooden
from azul_desktop.ui.table.paint.show_painter import mark
from azul_desktop.ui.table.pieces.pieces import Pieces
from azul_desktop.ui.widgets.surfaces import GLAZE

_DESKTOP = (colour("#4a5a6e"), colour("#313d4d"))
_TITLE_BAR = colour("#d8d2c6")
_BUTTONS = (colour("#7d7566"), colour("#7d7566"), colour("#a5523c"))
_TRAIL = {"slow": 6, "normal": 4, "fast": 2, "off": 0}
"""How many pictures of the flying tile there are at each speed: a fast one is seen less often."""
_FLYING, _WAY = 0, 0.8
"""The tile that flies, and how far it has come."""
_BARS = 14
_TALL = 0.78
"""How high the little screen may be in parts of its width."""
_PALE = colour("#cbb98f")


def table_preview(desk: Desk, brush: Brush, box: Box) -> list[Sprite]:
    """A little screen: a window or all of it, letters in their size, a tile on its way."""
    sprites, inner = preview_panel(brush, box)
    screen = box_around(inner.centre, inner.w, min(inner.h, inner.w * _TALL)).rounded()
    edition = next(iter(desk.catalogue.editions.values()))
    if not desk.settings.full_screen:
        sprites += _window(brush, screen)
        screen = Box(
            screen.x + screen.w * 0.05,
            screen.y + screen.h * 0.12,
            screen.w * 0.9,
            screen.h * 0.82,
        ).rounded()
    sprites += wooden(desk, brush, screen, edition)
    return sprites + _little_table(desk, brush, screen, edition)


def _window(brush: Brush, screen: Box) -> list[Sprite]:
    """The desktop behind a window, and its title bar."""
    ground = panels.framed(brush, screen, 10, _DESKTOP, GOLD, 1.5)
    bar = Box(screen.x + screen.w * 0.05, screen.y + screen.h * 0.055, screen.w * 0.9, 0)
    bar = bar._replace(h=screen.h * 0.085).rounded()
    strip = shapes.rounded((int(bar.w), int(bar.h)), brush.px(6), (_TITLE_BAR,))
    sprites = [*ground, Sprite(strip, int(bar.x), int(bar.y))]
    side = max(4, round(bar.h * 0.4))
    for number, tint in enumerate(reversed(_BUTTONS)):
        at = bar.right - bar.h * (0.6 + 0.8 * number), bar.y + bar.h * 0.4
        sprites.append(centred(shapes.disc(side, tint), at))
    return sprites


def _little_table(desk: Desk, brush: Brush, box: Box, edition: Edition) -> list[Sprite]:
    pieces = pieces_of(edition, desk.images, desk.type, replace(desk.looks, unit=brush.unit))
    disc = round(min(box.h * 0.46, box.w * 0.3))
    middle = box.x + box.w * 0.2, box.y + box.h * 0.6
    board = Box(box.x + box.w * 0.44, box.y + box.h * 0.1, box.w * 0.51, box.h * 0.8).rounded()
    sprites = [centred(pieces.disc(disc, special=False), middle)]
    side = round(disc * 0.27)
    for number, (dx, dy) in enumerate(((-1, -1), (1, -1), (-1, 1))):
        at = middle[0] + dx * side * 0.58, middle[1] + dy * side * 0.58
        tile = pieces.tile(number + 1, side, pieces.upright, ground="plate")
        sprites.append(centred(tile, at))
    sprites += panels.board(brush, board, radius=14)
    sprites += _written(desk, brush, board)
    line = [
        (board.x + board.w * (0.17 + 0.22 * number), board.bottom - board.h * 0.2)
        for number in range(4)
    ]
    if not pieces.rhombic:
        sprites += [centred(pieces.cell(None, side), at) for at in line]
    start = middle[0] + side * 0.58, middle[1] + side * 0.58
    return sprites + _flight(desk, brush, pieces, side, start, line[1])


def _written(desk: Desk, brush: Brush, board: Box) -> list[Sprite]:
    """A line in letters as large as wanted, as far as that fits here."""
    room = Box(board.x + board.w * 0.08, board.y + board.h * 0.06, board.w * 0.84, board.h * 0.34)
    size = min(27 * desk.settings.ui_scale / 100, room.h / brush.unit * 0.7)
    text = translate("Round {round}", round=3)
    return [brush.label(text, Face.HEAD_BOLD, size, INK, room, "left")]


def _flight(
    desk: Desk, brush: Brush, pieces: Pieces, side: int, start: Point, end: Point
) -> list[Sprite]:
    """A tile on its way to a line; it lies there, marked, where nothing moves."""
    turn = pieces.upright
    trail = _TRAIL[desk.settings.animation]
    if not trail or desk.settings.reduce_motion:
        tile = pieces.tile(_FLYING, side, turn)
        return [centred(tile, end), mark(brush, box_around(end, side), LAST_MOVE)]
    sprites = []
    for step in range(trail + 1):
        part = step / (trail + 1) * _WAY if step < trail else _WAY
        x = start[0] + (end[0] - start[0]) * part
        y = start[1] + (end[1] - start[1]) * part - side * 7 * part * (1 - part)
        last = step == trail
        tile = pieces.tile(_FLYING, side, turn, ground="air", ghost=not last)
        sprites.append(centred(tile, (x, y)))
    return sprites


def sound_preview(desk: Desk, brush: Brush, box: Box) -> list[Sprite]:
    """Bars that rise as far as effects and music are loud."""
    sprites, inner = preview_panel(brush, box)
    settings, high = desk.settings, inner.h / 2
    for at, (icon, label, volume) in enumerate(
        (
            ("speaker", translate("Effects"), settings.effects_volume),
            ("music", translate("Music"), settings.music_volume),
        )
    ):
        room = Box(inner.x, inner.y + high * at, inner.w, high)
        sprites += _loudness(brush, room, icon, label, 0 if desk.audio.muted else volume)
    return sprites


def _loudness(brush: Brush, box: Box, icon: str, label: str, volume: int) -> list[Sprite]:
    u = brush.unit
    silent = not volume
    tint = INK2 if silent else COBALT
    middle = box.centre[1]
    at = box.x + 44 * u, middle - 16 * u
    words = Box(box.x, middle + 22 * u, 88 * u, 34 * u)
    sprites = [
        brush.icon("speaker-off" if silent and icon == "speaker" else icon, 52, tint, at),
        brush.label(label, Face.SEMI, 20, INK, words),
    ]
    room = Box(box.x + 116 * u, box.y + 28 * u, box.w - 132 * u, box.h - 56 * u)
    step = room.w / _BARS
    lit = round(volume * _BARS / 100)
    for number in range(_BARS):
        tall = room.h * (0.18 + 0.82 * (number + 1) / _BARS)
        size = round(step * 0.62), round(tall)
        stops = GLAZE if number < max(lit, not silent) else (_PALE,)
        bar = shapes.rounded(size, brush.px(6), stops)
        x = room.x + step * number + step * 0.19
        sprites.append(Sprite(bar, round(x), round(room.bottom - tall)))
    return sprites
