"""How strong a bot is: one lozenge for each level, glazed up to the chosen one."""

from collections.abc import Callable, Sequence
from functools import partial

from azul_desktop.geometry import Box
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, GOLD, GOLD_HI, INK2, WHITE, Face, colour
from azul_desktop.ui.widgets.button import Button, focus_ring
from azul_desktop.ui.widgets.option import Option
from azul_desktop.ui.widgets.surfaces import lozenge
from azul_desktop.ui.widgets.widget import Widget

PITCH = 44
_RIM = colour("#b09a68")
_EMPTY = colour("#e3d6b6")
_SHINE = colour("#4a83d8")
_SHADE = colour("#b9a472")


class LevelStep(Button):
    """One level; `chosen` if the bot is as strong as this or stronger."""

    def paint(self, brush: Brush) -> list[Sprite]:
        """The lozenge with its number."""
        centre = self.box.centre
        face = COBALT if self.chosen else _EMPTY
        if self.hovered:
            face = _SHINE if self.chosen else colour("#f6edd6")
        rim = (GOLD_HI if self.hovered else GOLD) if self.chosen else _RIM
        under = centre[0] + brush.px(1), centre[1] + brush.px(3)
        sprites = [lozenge(brush, under, 37, _SHADE)] if self.chosen else []
        sprites += [lozenge(brush, centre, 38, rim), lozenge(brush, centre, 32, face)]
        number = brush.text(self.label, Face.BOLD, 18, WHITE if self.chosen else INK2)
        sprites.append(centred(number, (centre[0], centre[1] - brush.px(1))))
        if self.focused:
            sprites.append(focus_ring(brush, self.box.grown(-brush.px(4)), 8, "cream"))
        return sprites


def levels(
    brush: Brush,
    name: str,
    box: Box,
    options: Sequence[Option],
    chosen: str,
    choose: Callable[[str], None],
) -> list[Widget]:
    """A lozenge for each level from the left of a box, named `name/id`, the weakest first."""
    ids = [option.id for option in options]
    reached = ids.index(chosen) if chosen in ids else -1
    pitch = brush.px(PITCH)
    steps: list[Widget] = []
    for at, option in enumerate(options):
        step = LevelStep(
            f"{name}/{option.id}",
            Box(box.x + at * pitch, box.y, pitch, box.h),
            partial(choose, option.id),
            label=str(at + 1),
            chosen=at <= reached,
        )
        step.hint = option.hint
        steps.append(step)
    return steps
