"""Words on a page of the rules that explain themselves: dots below them, a sentence on hover."""

from collections.abc import Iterator

from azul_desktop.coach.explain import source_of_points
from azul_desktop.coach.glossary import meaning, terms_in
from azul_desktop.geometry import Box
from azul_desktop.ui.families.rules_page import Page, Strip
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, Face
from azul_desktop.ui.scenes.help.page_painter import item_boxes
from azul_desktop.ui.scenes.help.sheets import Sheet
from azul_desktop.ui.scenes.help.word_places import Lettered, word_box
from azul_desktop.ui.widgets.explaining import Explaining
from azul_desktop.ui.widgets.widget import Widget

_DOT, _APART = 3, 7
"""The dots below a word, and how far apart they begin."""
_RISE = 3
"""So far above the end of the line the dots lie."""


class TermWord(Explaining):
    """A word in a text; dots below it say that it explains itself."""

    def paint(self, brush: Brush) -> list[Sprite]:
        """The dots, a line under the pointer, and the ring of the keyboard."""
        box, high = self.box, brush.px(_DOT * (1.5 if brush.contrast else 1))
        y = round(box.bottom - brush.px(_RISE)) - high
        sprites = super().paint(brush)
        if self.hovered or self.focused:
            line = shapes.rounded((round(box.w), high), high // 2, (COBALT,))
            return [Sprite(line, round(box.x), y), *sprites]
        dot, step = shapes.disc(high, COBALT), brush.px(_APART)
        count = max(1, int((box.w - high) // step) + 1)
        left = box.x + (box.w - (count - 1) * step - high) / 2
        dots = [Sprite(dot, round(left + step * at), y) for at in range(count)]
        return [*dots, *sprites]


def explaining_words(brush: Brush, page: Page, sheet: Sheet) -> list[Widget]:
    """The first mention of each term on a page, then the values of its strip."""
    found: list[Widget] = []
    seen: set[str] = set()
    for point, cell in zip(page.points, sheet.cells, strict=True):
        set_ = Lettered(point.text, Face.TEXT, brush.px(sheet.size), cell.text.w)
        for start, end, term in terms_in(point.text):
            box = None if term.id in seen else word_box(brush.type, set_, start, end)
            if box is not None:
                seen.add(term.id)
                place = box.moved(round(cell.text.x), round(cell.text.y))
                found.append(TermWord(f"term/{term.id}", place, meaning(term)))
    if page.strip is not None and sheet.strip is not None:
        found += _values(brush, page.strip, sheet.strip)
    return found


def _values(brush: Brush, strip: Strip, box: Box) -> Iterator[Widget]:
    """The medallions of a strip."""
    for item, place in zip(strip.items, item_boxes(brush, strip, box), strict=True):
        yield Explaining(f"value/{item.reason}", place, source_of_points(item.reason))
