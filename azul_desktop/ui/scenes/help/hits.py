"""What was found in the rules, as rows to choose from: where it stands, and a line of it."""

from collections.abc import Callable, Hashable

from azul_desktop.geometry import Box, Point
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, GOLD, INK, INK2, Face, colour
from azul_desktop.ui.scenes.help.search import Hit, excerpt
from azul_desktop.ui.widgets.widget import Widget

HEAD, ROW, GAP = 64.0, 92.0, 10.0
"""What says how much was found, the height of a row, and the way to the next."""
_TWO = 1300.0
"""In a wider room there are two columns where one is not enough."""
_PAD = 20
_TITLE, _TEXT = 24, 21
_CHOSEN, _PLAIN = colour("#fffdf5"), colour("#f8f0de")
_FOUND = colour("#f3d78f")
"""The ground of what was looked for."""


def rooms(brush: Brush, box: Box, count: int, *, high: bool) -> list[Box]:
    """Where rows lie below a head, column by column; as many as fit, all if it may be `high`."""
    u = brush.unit
    pitch = (ROW + GAP) * u
    fits = max(1, int((box.h - HEAD * u + GAP * u) // pitch))
    columns = 2 if box.w >= _TWO * u and count > fits else 1
    wide = (box.w - GAP * 2 * u * (columns - 1)) / columns
    lines = -(-count // columns) if high else fits
    found = []
    for at in range(min(count, lines * columns)):
        x, y = box.x + (wide + GAP * 2 * u) * (at // lines), HEAD * u + pitch * (at % lines)
        found.append(Box(x, box.y + y, wide, ROW * u).rounded())
    return found


class HitRow(Widget):
    """Something that was found; a click opens it."""

    def __init__(
        self, number: int, box: Box, hit: Hit, action: Callable[[], None], *, chosen: bool
    ) -> None:
        super().__init__(f"hit/{number}", box)
        self.hit_ = hit
        self.chosen = chosen
        """Whether Enter opens it."""
        self._action = action

    def release(self, at: Point) -> None:
        """A click, if the pointer is still there."""
        if self.hit(at):
            self._action()

    def look(self) -> Hashable:
        """Which one it is, and whether Enter opens it."""
        return self.hit_, self.chosen

    def paint(self, brush: Brush) -> list[Sprite]:
        """A plate with the place above the line."""
        box = self.box.rounded()
        strong = self.chosen or self.focused
        edge = COBALT if strong else GOLD
        width = brush.px(3 if strong else 2 if self.hovered else 1)
        ground = _CHOSEN if strong or self.hovered else _PLAIN
        plate = shapes.framed((int(box.w), int(box.h)), brush.px(10), (ground,), edge, width)
        sprites = [Sprite(plate, int(box.x), int(box.y))]
        pad = brush.px(_PAD)
        inside = box.grown(-pad, 0)
        upper = Box(inside.x, box.y + brush.px(10), inside.w, brush.px(36))
        lower = Box(inside.x, upper.bottom + brush.px(2), inside.w, brush.px(34))
        return [*sprites, *self._place(brush, upper), *self._line(brush, lower)]

    def _place(self, brush: Brush, box: Box) -> list[Sprite]:
        """The title of the point, and its page at the right."""
        entry = self.hit_.entry
        page = brush.label(
            entry.page, Face.SEMI, 20, INK2, box._replace(x=box.right - box.w / 3, w=box.w / 3),
            "right",
        )  # fmt: skip
        title = entry.title or entry.page
        left = box._replace(w=page.x - brush.px(12) - box.x)
        found = [brush.label(title, Face.HEAD_BOLD, _TITLE, COBALT, left, "left")]
        return [*found, page] if entry.title else found

    def _line(self, brush: Brush, box: Box) -> list[Sprite]:
        """As much of the text as there is room for; what was looked for stands on gold."""
        type_, size = brush.type, brush.px(_TEXT)
        most = len(self.hit_.entry.text)
        hit = self.hit_
        while most > 8 and type_.width(hit.entry.text, Face.TEXT, size) > box.w:
            most = min(most - 1, int(most * box.w / type_.width(hit.entry.text, Face.TEXT, size)))
            hit = excerpt(self.hit_, most)
        text = hit.entry.text
        sprites = []
        for start, end in hit.spans:
            left = type_.width(text[:start], Face.TEXT, size)
            wide = type_.width(text[:end], Face.TEXT, size) - left
            pill = shapes.rounded((wide + brush.px(4), brush.px(30)), brush.px(4), (_FOUND,))
            at = round(box.x + left) - brush.px(2), round(box.centre[1] - brush.px(15))
            sprites.append(Sprite(pill, *at))
        return [*sprites, brush.label(text, Face.TEXT, _TEXT, INK, box, "left")]
