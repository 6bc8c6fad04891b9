"""How cards come and go: in a few steps, without copies of their pixels."""

from azul_desktop.ui.render.stage import Sprite

LONGEST_FRAME = 0.05
"""A frame that took longer, such as a table's first, takes nothing from what is seen of a card."""


def faint(sprite: Sprite, part: float) -> Sprite:
    """The same picture with a part of its opacity."""
    surface = sprite.surface.subsurface(sprite.surface.get_rect())
    surface.set_alpha(round(255 * part))
    return sprite._replace(surface=surface)


def step_of(part: float, steps: int) -> int:
    """How many of the steps are made after a part of the time; one at the least."""
    return max(1, min(steps, round(part * steps)))
