"""The chips of the languages in the settings."""

from collections.abc import Callable, Mapping
from functools import partial

from azul_desktop.ui.geometry import Box
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.tokens import Face
from azul_desktop.ui.widgets.chip import Chip
from azul_desktop.ui.widgets.widget import Widget


def language_chips(
    brush: Brush, place: Box, names: Mapping[str, str], chosen: str, choose: Callable[[str], None]
) -> list[Widget]:
    """A chip for each language by its own name, in two lines where they are many."""
    lines: list[list[Widget]] = [[]]
    x, high, gap = place.x, brush.px(48), brush.px(12)
    for code, label in names.items():
        wide = brush.type.width(label, Face.SEMI, brush.px(20)) + brush.px(44)
        if lines[-1] and x + wide > place.right:
            lines.append([])
            x = place.x
        lines[-1].append(
            Chip(
                f"language/{code}",
                Box(x, 0, wide, high),
                partial(choose, code),
                label=label,
                chosen=code == chosen,
            )
        )
        x += wide + gap
    y = place.centre[1] - (len(lines) * (high + gap) - gap) / 2
    for line in lines:
        for chip in line:
            chip.box = chip.box._replace(y=y).rounded()
        y += high + gap
    return [chip for line in lines for chip in line]
