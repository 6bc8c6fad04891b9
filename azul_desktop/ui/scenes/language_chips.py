"""The languages to choose from, each by its own name: on the title and in the settings."""

from functools import partial

from azul_desktop.geometry import Box
from azul_desktop.languages.speech import LANGUAGES, language
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.widgets.button import Ground
from azul_desktop.ui.widgets.chip import Chip, chip_width, in_lines

CHIP, GAP = 48, 12
"""How high a chip is, and how far it is to the next."""


def language_chips(desk: Desk, brush: Brush, ground: Ground = "cream") -> list[Chip]:
    """A chip for each language, side by side from the corner of the page on."""
    chips = [
        Chip(
            f"language/{code}",
            Box(0, 0, chip_width(brush, name), brush.px(CHIP)),
            partial(_speak, desk, code),
            label=name,
            chosen=code == language(),
            ground=ground,
        )
        for code, name in LANGUAGES.items()
    ]
    in_lines(chips, Box(0, 0, 1e6, 0), brush.px(GAP))
    return chips


def place_middle(chips: list[Chip], brush: Brush, place: Box) -> list[Chip]:
    """Put chips into a place from its left, in two lines where they need them."""
    used = in_lines(chips, place, brush.px(GAP)) - place.y
    in_lines(chips, place.moved(0, (place.h - used) / 2), brush.px(GAP))
    return chips


def _speak(desk: Desk, code: str) -> None:
    desk.change(language=code)
