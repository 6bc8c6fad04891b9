"""The languages to choose from, each by its own name: on the title and in the settings."""

from functools import partial

from azul_desktop.geometry import Box
from azul_desktop.languages.speech import LANGUAGES, language
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.widgets.button import Ground
from azul_desktop.ui.widgets.chip import Chip, chip_width, in_lines

CHIP, GAP = 48, 10
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
    """Put chips into a place in a row from its left, or two by two where that is too long."""
    high = brush.px(CHIP)
    if chips[-1].box.right > place.w:
        two_by_two(chips, brush, place.moved(0, (place.h - 2 * high - brush.px(GAP)) / 2))
    else:
        for chip in chips:
            chip.box = chip.box.moved(place.x, place.y + (place.h - high) / 2).rounded()
    return chips


def two_by_two(chips: list[Chip], brush: Brush, place: Box) -> None:
    """Lay chips in pairs from the top of a place, each as wide as half of it."""
    high, gap = brush.px(CHIP), brush.px(GAP)
    half = (place.w - gap) / 2
    for number, chip in enumerate(chips):
        down, across = divmod(number, 2)
        x, y = place.x + across * (half + gap), place.y + down * (high + gap)
        chip.box = Box(x, y, half, high).rounded()


def _speak(desk: Desk, code: str) -> None:
    desk.change(language=code)
