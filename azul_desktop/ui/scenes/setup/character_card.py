"""The card of a character on the bench: the tile with the picture, and what there is to say."""

from azul_desktop.bots.characters import Character
from azul_desktop.bots.levels import PERSONALITIES, level_of
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.ui.botnames import bot_level
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.portraits import azulejo
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import CREAM, CREAM2, GOLD_HI, Face

_TILE = 88
_LEAST, _HIGH = 420, 106


def character_card(
    brush: Brush, who: Character, why_not: str, beside: Box, size: tuple[int, int]
) -> list[Sprite]:
    """Name, level and style, temperament, and how they play or why they cannot come.

    It lies over a box, or under it where the window ends.
    """
    words = [
        brush.text(translate(who.name), Face.HEAD_BOLD, 26, GOLD_HI),
        brush.text(bot_level(who.kind), Face.SEMI, 20, CREAM),
        brush.text(f"“{translate(who.temperament)}”", Face.TEXT, 20, CREAM),
        brush.text(why_not or translate(_about(who)), Face.TEXT, 20, CREAM2),
    ]
    gap, tile = brush.px(10), brush.px(_TILE)
    beyond = words[0].get_width() + brush.px(18)
    wide = max(beyond + words[1].get_width(), *(line.get_width() for line in words[2:]))
    w, h = max(brush.px(_LEAST), tile + wide + brush.px(44)), brush.px(_HIGH)
    x = min(max(beside.centre[0] - w / 2, gap), size[0] - w - gap)
    above = beside.y - gap - h
    plate = Box(x, above if above >= gap else beside.bottom + gap, w, h).rounded()
    sprites = panels.tooltip(brush, plate)
    picture = azulejo(brush, who.id, tile)
    if picture is not None:
        sprites.append(centred(picture, (plate.x + tile / 2 + brush.px(9), plate.centre[1])))
    left = plate.x + tile + brush.px(24)
    for line, (x, down) in zip(
        words, ((left, 24), (left + beyond, 25), (left, 54), (left, 82)), strict=True
    ):
        y = plate.y + brush.px(down) - line.get_height() / 2
        sprites.append(Sprite(line, round(x), round(y)))
    return sprites


def _about(who: Character) -> str:
    """How a character plays: the style says more than the level."""
    style = next((one for one in PERSONALITIES if one.id == who.style), None)
    known = style or level_of(who.level)
    return known.about if known else ""
