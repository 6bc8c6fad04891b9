"""Geometry of the top bar: edition, round, joker, what is in the bag and the lid, buttons."""

from dataclasses import dataclass
from typing import NamedTuple

from azul_desktop.ui.geometry import Box

BUTTONS = ("undo", "redo", "log", "menu")
TITLE_EM, ROUND_EM = 0.58, 0.52
"""How wide a letter of the title and of the round is, in units of the letter's size."""


class Count(NamedTuple):
    """A picture and the number beside it."""

    icon: Box
    text: Box


class Counts(NamedTuple):
    """What is in the bag or in the lid: the total, and each colour where there is room."""

    box: Box
    total: Count
    colours: tuple[Count, ...]


@dataclass(frozen=True)
class TopBar:
    """The bar along the upper edge; what does not fit is left out: the title, then colours."""

    box: Box
    title: Box | None
    round: Box
    joker: Count | None
    bag: Counts
    lid: Counts
    buttons: dict[str, Box]

    @property
    def fits(self) -> bool:
        """Whether nothing runs into the buttons."""
        return self.lid.box.right <= min(button.x for button in self.buttons.values())


class Contents(NamedTuple):
    """What the bar has to show."""

    title: str
    round_letters: int
    colours: int
    rhombic: bool


def top_bar(box: Box, text: float, contents: Contents) -> TopBar:
    """The bar with as much as fits, each letter `text` times its size at 1080p."""
    for title, colours in ((True, True), (False, True), (True, False), (False, False)):
        bar = _bar(box, text, contents, title, contents.colours if colours else 0)
        if bar.fits:
            break
    return bar


def _bar(box: Box, text: float, contents: Contents, titled: bool, colours: int) -> TopBar:
    """The bar with or without the title and the colours."""
    x = box.x + 20 * text
    title = None
    if titled:
        title = Box(x, box.y, 28 * TITLE_EM * len(contents.title) * text, box.h).rounded()
        x = title.right + 42 * text  # a divider stands between
    letters = 24 * ROUND_EM * contents.round_letters * text
    round_box = Box(x, box.y, letters, box.h).rounded()
    x = round_box.right + 24 * text
    joker = None
    if contents.rhombic:
        joker = Count(
            _centred(x + 66 * text, box, 26 * text, 44 * text),
            Box(x, box.y, 62 * text, box.h).rounded(),
        )
        x = joker.icon.right + 24 * text
    bag = _counts(x, box, text, colours, contents.rhombic)
    lid = _counts(bag.box.right + 26 * text, box, text, colours, contents.rhombic)
    return TopBar(box, title, round_box, joker, bag, lid, _buttons(box, text))


def _counts(x: float, box: Box, text: float, colours: int, rhombic: bool) -> Counts:
    """The total and the colours from `x` on."""
    left = x
    digits = 34 * text  # three digits of the total, two of a colour
    total = Count(
        _centred(x, box, 28 * text, 28 * text),
        Box(x + 36 * text, box.y, digits + 4 * text, box.h).rounded(),
    )
    x = total.text.right + 6 * text
    w, h = (20 * text, 34 * text) if rhombic else (26 * text, 26 * text)
    cells = []
    for _ in range(colours):
        icon = _centred(x, box, w, h)
        label = Box(icon.right + 5 * text, box.y, 24 * text, box.h).rounded()
        cells.append(Count(icon, label))
        x = label.right + 9 * text
    right = cells[-1].text.right if cells else total.text.right
    return Counts(Box(left, box.y, right - left, box.h).rounded(), total, tuple(cells))


def _centred(x: float, box: Box, w: float, h: float) -> Box:
    """A box from `x` on, in the middle of the bar's height."""
    return Box(round(x), round(box.y + (box.h - h) / 2), round(w), round(h))


def _buttons(box: Box, text: float) -> dict[str, Box]:
    """The buttons at the right end, the last one outermost."""
    side, gap, edge = round(44 * text), round(10 * text), round((box.h - 44 * text) / 2)
    left = box.right - edge * 2 - len(BUTTONS) * side - (len(BUTTONS) - 1) * gap
    return {
        name: Box(round(left) + number * (side + gap), box.y + edge, side, side)
        for number, name in enumerate(BUTTONS)
    }
