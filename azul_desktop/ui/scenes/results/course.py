"""The course of a game: the scores of all players, round by round."""

from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.session.tally import Tally
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.chart import Series, score_chart
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK, Face
from azul_desktop.ui.scenes.results.score_table import PlayerColumn
from azul_desktop.ui.widgets.token import token


def paint_course(
    brush: Brush, box: Box, places: list[PlayerColumn], found: Tally, theme: str
) -> list[Sprite]:
    """The chart on a sheet of paper, with a legend; `places` from the best to the last."""
    u = brush.unit
    sprites = panels.board(brush, box, corners=True, theme=theme)
    title = Box(box.x + 56 * u, box.y + 22 * u, 260 * u, 40 * u)
    score = translate("Score by round")
    sprites.append(brush.label(score, Face.HEAD_BOLD, 28, INK, title, "left"))
    beside = box.w >= 900 * u
    legend = Box(title.x, title.bottom + 6 * u, box.w - 112 * u, 32 * u)
    if beside:
        legend = Box(
            title.right + 20 * u, title.y + 4 * u, box.right - 60 * u - title.right, 32 * u
        )
    sprites += _legend(brush, legend, places)
    series = [
        Series(place.sitter.colour, found.players[place.seat].scores_by_round) for place in places
    ]
    top = (96 if beside else 128) * u
    plot = Box(box.x + 32 * u, box.y + top, box.w - 52 * u, box.h - top - 20 * u)
    return sprites + score_chart(brush, plot, series)


def _legend(brush: Brush, box: Box, places: list[PlayerColumn]) -> list[Sprite]:
    """Token and name of every player side by side, close together where names are long."""
    u = brush.unit
    names = [brush.type.width(place.sitter.name, Face.SEMI, brush.px(20)) for place in places]
    gap = min((box.w - sum(names)) / len(places), 66 * u)
    widths = [name + gap for name in names]
    if gap < 46 * u:
        widths = [box.w / len(places)] * len(places)
    sprites: list[Sprite] = []
    x = box.x
    for place, width in zip(places, widths, strict=True):
        sprites += token(brush, place.sitter.colour, 24, (x + 13 * u, box.centre[1] + u))
        name = Box(x + 34 * u, box.y, width - 42 * u, box.h)
        sprites.append(brush.label(place.sitter.name, Face.SEMI, 20, INK, name, "left"))
        x += width
    return sprites
