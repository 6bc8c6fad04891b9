"""A library without a finished game: what will be here, and the way to it."""

from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, GOLD, INK, INK2, Face, colour

SIZE = (840.0, 420.0)
BUTTON = (340.0, 68.0)


def paint_empty(brush: Brush, box: Box) -> list[Sprite]:
    """The sheet; below its words there is room for a button."""
    u = brush.unit
    middle = box.centre[0], box.y + 92 * u
    title = Box(box.x + 40 * u, box.y + 156 * u, box.w - 80 * u, 56 * u)
    words = Box(box.x + 48 * u, box.y + 214 * u, box.w - 96 * u, 92 * u)
    said = translate(
        "Play a game to its end, and this page begins to fill: places, scores, "
        "where points come from, and your best boards."
    )
    return [
        *panels.board(brush, box, corners=True),
        centred(shapes.disc(brush.px(104), GOLD), middle),
        centred(shapes.disc(brush.px(97), COBALT), middle),
        brush.icon("chart", 56, colour("#f7efdc"), middle),
        brush.label(translate("No finished games yet"), Face.HEAD_BOLD, 34, INK, title),
        brush.label(said, Face.TEXT, 22, INK2, words),
    ]
