"""At a glance: who it is, how many games, how often won, how long in a row, and which places."""

from typing import NamedTuple

from azul_desktop.geometry import Box
from azul_desktop.i18n import translate, translate_count
from azul_desktop.languages.formats import decimal, percent
from azul_desktop.library.players import Player
from azul_desktop.library.statistics.summary import Statistics
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.ornaments import ornament, ornament_of
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, GOLD, INK, INK2, LINE, Colour, Face, colour
from azul_desktop.ui.scenes.statistics.moments import day_of
from azul_desktop.ui.scenes.statistics.sheet import PAD

_FLAME = colour("#a8430b")
_BAR = colour("#c9b98f")
_FACE = 76


class _Cell(NamedTuple):
    """A number with its sign above and its name below."""

    icon: str
    tint: Colour
    text: str
    label: str


def paint_glance(brush: Brush, box: Box, player: Player | None, found: Statistics) -> list[Sprite]:
    """The whole panel."""
    u = brush.unit
    middle = box.x + (PAD + _FACE / 2) * u, box.y + (22 + _FACE / 2) * u
    left = box.x + (PAD + _FACE + 18) * u
    name = Box(left, box.y + 20 * u, box.right - PAD * u - left, 44 * u)
    who = translate("Everybody") if player is None else player.name
    return [
        *panels.board(brush, box),
        *face_of(brush, player, _FACE, middle),
        brush.label(who, Face.HEAD_BOLD, 32, INK, name, "left"),
        brush.label(_since(found), Face.TEXT, 21, INK2, name.moved(0, 42 * u), "left"),
        *_cells(
            brush, Box(box.x + 20 * u, box.y + 106 * u, box.w - 40 * u, 104 * u), player, found
        ),
    ]


def face_of(
    brush: Brush, player: Player | None, size: float, middle: tuple[float, float]
) -> list[Sprite]:
    """The medallion of a person, or the sign of all people."""
    if player is not None:
        name = ornament_of(player.avatar, player.uid)
        return [centred(ornament(brush, name, brush.px(size)), middle)]
    return [
        centred(shapes.disc(brush.px(size), GOLD), middle),
        centred(shapes.disc(brush.px(size * 0.92), COBALT), middle),
        brush.icon("human", size * 0.54, colour("#f7efdc"), middle),
    ]


def _since(found: Statistics) -> str:
    day = day_of(found.since)
    if not day:
        return translate("No games yet")
    return translate_count("{n} game since {day}", "{n} games since {day}", found.games, day=day)


def _cells(brush: Brush, box: Box, player: Player | None, found: Statistics) -> list[Sprite]:
    u, cells = brush.unit, _numbers(player, found)
    wide = box.w / (len(cells) + 1)
    sprites = []
    for at, cell in enumerate(cells):
        room = Box(box.x + at * wide, box.y, wide, box.h)
        label = Box(room.x + 4 * u, room.y + 64 * u, wide - 8 * u, 46 * u)
        sprites += [
            brush.icon(cell.icon, 28, cell.tint, (room.centre[0], room.y + 13 * u)),
            brush.label(
                cell.text, Face.HEAD_BOLD, 34, INK, room._replace(y=room.y + 26 * u, h=42 * u)
            ),
            brush.label(cell.label, Face.TEXT, 20, INK2, label),
        ]
    for at in range(1, len(cells) + 1):
        line = shapes.rounded((brush.px(1.2), round(box.h)), 0, (LINE,))
        sprites.append(Sprite(line, round(box.x + at * wide), round(box.y)))
    last = Box(box.x + len(cells) * wide, box.y, wide, box.h)
    return sprites + _places(brush, last, found.places)


def _numbers(player: Player | None, found: Statistics) -> list[_Cell]:
    share = percent(100 * found.wins / found.results) if found.results else "–"
    won = _Cell("trophy", COBALT, share, translate("won"))
    if player is not None:
        streaks = found.streaks
        return [
            won,
            # Translators: so many games were won one after the other up to now.
            _Cell("streak", _FLAME, str(streaks.current), translate("in a row")),
            # Translators: the most games that were won one after the other.
            _Cell("streak", INK2, str(streaks.longest), translate("longest streak")),
        ]
    spread = found.spread()
    return [
        won,
        _Cell("best-wall", _FLAME, "–" if spread is None else str(spread.best), translate("best")),
        _Cell(
            "chart",
            INK2,
            "–" if spread is None else decimal(spread.mean, 0),
            # Translators: the average of all scores.
            translate("average"),
        ),
    ]


def _places(brush: Brush, box: Box, places: dict[int, int]) -> list[Sprite]:
    """A small bar for each place from first to last, with the number of games above it."""
    u, last = brush.unit, max(2, *places) if places else 2
    room = Box(box.x + 12 * u, box.y, box.w - 24 * u, 66 * u)
    pitch, most = room.w / last, max(places.values(), default=1)
    sprites = []
    for place in range(1, last + 1):
        times = places.get(place, 0)
        high = max(brush.px(3), round(40 * u * times / most))
        bar = shapes.rounded(
            (max(1, round(pitch * 0.66)), high), brush.px(3), (COBALT if place == 1 else _BAR,)
        )
        x = room.x + pitch * (place - 0.5)
        foot = room.bottom - 22 * u
        sprites.append(Sprite(bar, round(x - bar.get_width() / 2), round(foot) - high))
        sprites.append(centred(brush.text(str(place), Face.SEMI, 18, INK2), (x, foot + 12 * u)))
    label = Box(box.x + 4 * u, box.y + 64 * u, box.w - 8 * u, 46 * u)
    # Translators: how often somebody came in 1st, 2nd, …: a small chart.
    return [*sprites, brush.label(translate("places"), Face.TEXT, 20, INK2, label)]
