"""The chips of the languages in the settings."""

from collections.abc import Callable, Mapping
from functools import partial

from azul_desktop.geometry import Box
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.widgets.chip import Chip, chip_width, in_lines


def language_chips(
    brush: Brush, place: Box, names: Mapping[str, str], chosen: str, choose: Callable[[str], None]
) -> list[Chip]:
    """A chip for each language by its own name, in two lines where they are many."""
    high, gap = brush.px(48), brush.px(12)
    chips = [
        Chip(
            f"language/{code}",
            Box(0, 0, chip_width(brush, label), high),
            partial(choose, code),
            label=label,
            chosen=code == chosen,
        )
        for code, label in names.items()
    ]
    used = in_lines(chips, place, gap) - place.y
    in_lines(chips, place.moved(0, (place.h - used) / 2), gap)
    return chips
