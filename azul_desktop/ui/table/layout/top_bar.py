"""Geometry of the top bar: edition, round, joker, what is in the bag and the lid, buttons."""

from dataclasses import dataclass
from typing import NamedTuple

from azul_desktop.geometry import Box

BUTTONS = ("undo", "redo", "log", "menu")
TITLE_EM, ROUND_EM = 0.58, 0.52
"""How wide a letter of the title and of the round is, in units of the letter's size."""
BAG, LID, TOWER = (54, 54), (64, 50), (54, 54)
"""The size of the things in the bar at 1080p; their pictures have clear edges."""


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
        """Whether nothing runs into the buttons or beyond the bar."""
        buttons = min(button.x for button in self.buttons.values())
        names = self.joker.icon if self.joker else self.round
        if self.lid.box.y == self.round.y:
            return self.lid.box.right <= buttons
        return names.right <= buttons and self.lid.box.right <= self.box.right


class Contents(NamedTuple):
    """What the bar has to show."""

    title: str
    round_letters: int
    colours: int
    """How many colours it counts; none where only totals are wanted."""
    rhombic: bool
    buttons: tuple[str, ...] = BUTTONS
    """What stands at its right end, the last one outermost."""


def top_bar(row: Box, text: float, contents: Contents, rows: int = 1) -> TopBar:
    """The bar with as much as fits, each letter `text` times its size at 1080p.

    What does not fit into one row may have a second one, where there may be two.
    """
    for title, colours in ((True, True), (False, True), (True, False), (False, False)):
        shown = contents.colours if colours else 0
        bar = _bar(row, text, contents, title, shown)
        if bar.fits:
            return bar
    if rows == 1:
        return bar
    for title, colours in ((True, True), (False, True), (True, False), (False, False)):
        shown = contents.colours if colours else 0
        bar = _two_rows(row, text, contents, title, shown)
        if bar.fits:
            break
    return bar


def _bar(row: Box, text: float, contents: Contents, titled: bool, colours: int) -> TopBar:
    """The bar in one row, with or without the title and the colours."""
    title, round_box, joker = _names(row, text, contents, titled)
    x = (joker.icon if joker else round_box).right + 24 * text
    bag, lid = _stores(x, row, text, colours, contents.rhombic)
    return TopBar(row, title, round_box, joker, bag, lid, _buttons(row, text, contents.buttons))


def _two_rows(row: Box, text: float, contents: Contents, titled: bool, colours: int) -> TopBar:
    """The names and the buttons above, bag and lid below."""
    title, round_box, joker = _names(row, text, contents, titled)
    below = row.moved(0, row.h)
    bag, lid = _stores(row.x + 20 * text, below, text, colours, contents.rhombic)
    whole = row._replace(h=2 * row.h)
    buttons = _buttons(row, text, contents.buttons)
    return TopBar(whole, title, round_box, joker, bag, lid, buttons)


def _names(
    row: Box, text: float, contents: Contents, titled: bool
) -> tuple[Box | None, Box, Count | None]:
    """The title if wanted, the round, and the joker if the edition has one."""
    x = row.x + 20 * text
    title = None
    if titled:
        title = Box(x, row.y, 28 * TITLE_EM * len(contents.title) * text, row.h).rounded()
        x = title.right + 42 * text  # a divider stands between
    letters = 24 * ROUND_EM * contents.round_letters * text
    round_box = Box(x, row.y, letters, row.h).rounded()
    if not contents.rhombic:
        return title, round_box, None
    x = round_box.right + 24 * text
    joker = Count(
        _centred(x + 66 * text, row, 26 * text, 44 * text),
        Box(x, row.y, 62 * text, row.h).rounded(),
    )
    return title, round_box, joker


def _stores(x: float, row: Box, text: float, colours: int, rhombic: bool) -> tuple[Counts, Counts]:
    """The bag and the lid or tower from `x` on, apart enough to be told as two things."""
    bag = _counts(x, row, text, colours, rhombic, BAG)
    x = bag.box.right + (26 if colours else 44) * text
    return bag, _counts(x, row, text, colours, rhombic, TOWER if rhombic else LID)


def _counts(
    x: float, box: Box, text: float, colours: int, rhombic: bool, thing: tuple[int, int]
) -> Counts:
    """A thing with the total, and the colours, from `x` on."""
    left = x
    scale = min(text, box.h / thing[1])
    icon = _centred(x, box, thing[0] * scale, thing[1] * scale)
    # Three digits of the total, two of a colour.
    total = Count(icon, Box(icon.right + 6 * text, box.y, 46 * text, box.h).rounded())
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


def _buttons(box: Box, text: float, words: tuple[str, ...]) -> dict[str, Box]:
    """The buttons at the right end, the last one outermost."""
    side, gap, edge = round(44 * text), round(10 * text), round((box.h - 44 * text) / 2)
    left = box.right - edge * 2 - len(words) * side - (len(words) - 1) * gap
    return {
        name: Box(round(left) + number * (side + gap), box.y + edge, side, side)
        for number, name in enumerate(words)
    }
