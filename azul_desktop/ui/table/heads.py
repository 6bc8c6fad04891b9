"""The head of a player board: token, name, level, score; who is to move shines."""

from dataclasses import dataclass

from azul_desktop.ui.geometry import Box
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import GOLD, INK, INK2, PLAYERS, WHITE, Face


@dataclass(frozen=True)
class Sitter:
    """Who sits at a board, as the table shows it."""

    number: int
    name: str
    level: str
    """The level of a bot; empty for a person."""
    note: str = ""
    """What stands in place of the level: a bot that is thinking, a player who passed."""


def avatar(brush: Brush, box: Box, sitter: Sitter) -> list[Sprite]:
    """A disc in the player's colour: a person or a bot."""
    box = box.rounded()
    size = int(min(box.w, box.h))
    edge = max(1, size // 18)
    rim = shapes.disc(size, GOLD)
    face = shapes.disc(size - 2 * edge, PLAYERS[sitter.number % len(PLAYERS)])
    icon = brush.images.icon("bot" if sitter.level else "human", round(size * 0.56), WHITE)
    return [centred(rim, box.centre), centred(face, box.centre), centred(icon, box.centre)]


def name_plate(
    brush: Brush, sitter: Sitter, name: Box, size: float, level: Box | None
) -> list[Sprite]:
    """The name, and the level beside or below it where there is room."""
    beside = sitter.note or (sitter.level if sitter.level != sitter.name else "")
    if level is not None and not beside:
        # One line alone stands in the middle of the room for two.
        name = name._replace(h=level.bottom - name.y)
    face = Face.HEAD if size > 24 else Face.BOLD
    sprites = [brush.label(sitter.name, face, size, INK, name, "left")]
    if not beside:
        return sprites
    if level is not None:
        sprites.append(brush.label(beside, Face.TEXT, 20, INK2, level, "left"))
        return sprites
    used = sprites[0].surface.get_width() + brush.px(10)
    room = Box(name.x + used, name.y, name.w - used, name.h)
    if room.w > brush.type.width(beside, Face.TEXT, brush.px(19)):
        sprites.append(brush.label(beside, Face.TEXT, 19, INK2, room, "left"))
    return sprites
