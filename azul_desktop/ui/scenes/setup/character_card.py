"""The card of a character on the bench: the tile with the picture, and what there is to say."""

from azul_desktop.bots.characters import Character
from azul_desktop.bots.levels import PERSONALITIES, level_of
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate, translate_in
from azul_desktop.languages.formats import quoted
from azul_desktop.ui.botnames import bot_level
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.portraits import azulejo
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import (
    COBALT,
    CREAM,
    CREAM2,
    GOLD,
    GOLD_HI,
    INK,
    INK2,
    Face,
    colour,
)

_PAPER = colour("#fffaf0")
_TILE, _LEAST = 88, 60
_HIGH = 106
_AROUND = 44
"""How much wider the card is than the tile and the words."""


def character_card(
    brush: Brush,
    who: Character,
    why_not: str,
    beside: Box,
    aside: Box | None,
    size: tuple[int, int],
) -> list[Sprite]:
    """Name, level and style, temperament, and how they play or why they cannot come.

    It lies on the box `aside`, where it hides no seat, of paper as all around it; without one over
    the box of the face, or under it where the window ends.
    """
    gap, tile = brush.px(10), brush.px(_TILE)
    about = why_not or translate(_about(who))
    strong, plain, second = (GOLD_HI, CREAM, CREAM2) if aside is None else (COBALT, INK, INK2)
    words = [
        brush.text(translate_in("name", who.name), Face.HEAD_BOLD, 26, strong),
        brush.text(bot_level(who.kind), Face.SEMI, 20, plain),
        brush.text(quoted(translate(who.temperament)), Face.TEXT, 20, plain),
        brush.text(about, Face.TEXT, 20, second),
    ]
    line = words[3].get_height()
    if aside is not None:
        room = aside.w - gap - tile - brush.px(_AROUND)
        words[3] = brush.type.paragraph(about, Face.TEXT, brush.px(20), second, room)
    beyond = words[0].get_width() + brush.px(18)
    wide = max(beyond + words[1].get_width(), *(one.get_width() for one in words[2:]))
    if aside is not None:  # long words take from the picture, so that all stays on the sheet
        tile = min(tile, max(brush.px(_LEAST), int(aside.w - gap - wide - brush.px(_AROUND))))
    w = float(tile + wide + brush.px(_AROUND))
    h = brush.px(_HIGH) + max(0, words[3].get_height() - line)
    if aside is not None:
        w = max(w, aside.w - gap)
        x, y = aside.right - gap - w, aside.centre[1] - h / 2
    else:
        x, y = beside.centre[0] - w / 2, beside.y - gap - h
        y = y if y >= gap else beside.bottom + gap
    # A page may be scrolled so that the bench is half out of the window.
    plate = Box(min(max(x, gap), size[0] - w - gap), min(y, size[1] - h - gap), w, h).rounded()
    if aside is None:
        sprites = panels.tooltip(brush, plate)
    else:
        sprites = [
            *panels.shadow(brush, plate, 12, offset=(2, 5), blur=8, alpha=90),
            *panels.framed(brush, plate, 12, (_PAPER,), GOLD, 1.5),
        ]
    picture = azulejo(brush, who.id, tile)
    if picture is not None:
        sprites.append(centred(picture, (plate.x + tile / 2 + brush.px(9), plate.centre[1])))
    left = plate.x + tile + brush.px(24)
    for one, (x, down) in zip(
        words, ((left, 24), (left + beyond, 25), (left, 54), (left, 82)), strict=True
    ):
        # What is told in two lines begins where one line would.
        high = line if one is words[3] else one.get_height()
        sprites.append(Sprite(one, round(x), round(plate.y + brush.px(down) - high / 2)))
    return sprites


def _about(who: Character) -> str:
    """How a character plays: the style says more than the level."""
    style = next((one for one in PERSONALITIES if one.id == who.style), None)
    known = style or level_of(who.level)
    return known.about if known else ""
