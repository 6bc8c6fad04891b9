"""Results against bots: a stair of levels, each filled as far as it was won."""

from collections.abc import Callable
from functools import partial

from azul_desktop.bots.levels import LEVELS
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.languages.formats import score
from azul_desktop.library.players import Player
from azul_desktop.library.statistics.summary import Against, Statistics
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import GOLD, INK, INK2, SMALLEST_TEXT, WHITE, Face, colour
from azul_desktop.ui.scenes.statistics.glance import face_of
from azul_desktop.ui.scenes.statistics.sheet import NEEDED, engraved, inside, sheet
from azul_desktop.ui.widgets.button import Button, focus_ring
from azul_desktop.ui.widgets.surfaces import GLAZE, WELL_EDGE, lozenge
from azul_desktop.ui.widgets.widget import Widget

_STONE = (colour("#efe4c8"), colour("#e0d2ae"))
_LOWEST = 0.27
"""How high the first step is, in parts of the last one."""


class LadderStep(Button):
    """A step that was painted already: pointed at it has a ring, and it opens its games."""

    def paint(self, brush: Brush) -> list[Sprite]:
        """The ring alone."""
        box = self.box.rounded()
        sprites: list[Sprite] = []
        if self.hovered or self.pressed:
            size = int(box.w), int(box.h)
            ring = shapes.ring(size, brush.px(9), GOLD, brush.px(3))
            sprites.append(Sprite(ring, int(box.x), int(box.y)))
        if self.focused:
            sprites.append(focus_ring(brush, box, 9, "cream"))
        return sprites


def paint_ladder(
    brush: Brush,
    box: Box,
    player: Player | None,
    found: Statistics,
    show: Callable[[str], None],
) -> tuple[list[Sprite], list[Widget]]:
    """The whole panel; a step that was played shows its games."""
    sprites = sheet(brush, box, translate("Against bots"), translate("won – lost"))
    if sum(one.games for one in found.against) < NEEDED:
        return sprites + engraved(brush, box), []
    u, area = brush.unit, inside(brush, box)
    if found.rating is not None:
        line = Box(area.x, area.y - 12 * u, area.w, 30 * u)
        # Translators: how strong a person is in Elo, such as 1240 ± 90.
        text = translate(
            "Estimated rating: {rating} ± {margin}",
            rating=found.rating.value,
            margin=found.rating.margin,
        )
        sprites.append(brush.label(text, Face.TEXT, 20, INK2, line, "left"))
    pitch = area.w / len(found.against)
    stair = Box(area.x, area.y + 86 * u, area.w, area.h - 134 * u)
    reached = _highest(found.against)
    sprites += _names(brush, stair, pitch)
    steps: list[Widget] = []
    for at, one in enumerate(found.against):
        part = _LOWEST + (1 - _LOWEST) * at / (len(found.against) - 1)
        high = stair.h * part
        step = Box(stair.x + pitch * at + 6 * u, stair.bottom - high, pitch - 12 * u, high)
        sprites += _step(brush, step.rounded(), at, one)
        if one.games:
            around = Box(step.x, step.y - 40 * u, step.w, step.h + 40 * u).grown(3 * u).rounded()
            button = LadderStep(f"ladder/{one.level}", around, partial(show, one.level))
            button.hint = translate("Show these games")
            steps.append(button)
        if at == reached:
            sprites += face_of(brush, player, 42, (step.centre[0], step.y - 62 * u))
    return sprites, steps


def _highest(against: tuple[Against, ...]) -> int:
    """The highest step that was won more often than not; -1 if there is none."""
    return max((at for at, one in enumerate(against) if one.won > one.lost), default=-1)


def _step(brush: Brush, step: Box, at: int, one: Against) -> list[Sprite]:
    u = brush.unit
    size = int(step.w), int(step.h)
    stone = shapes.framed(size, brush.px(8), _STONE, WELL_EDGE, brush.px(1.3))
    sprites = [
        *panels.shadow(brush, step, 8, offset=(2, 4), blur=5, alpha=90),
        Sprite(stone, int(step.x), int(step.y)),
    ]
    inset = brush.px(4)
    filled = round((size[1] - 2 * inset) * one.share)
    if filled > brush.px(3):
        glaze = shapes.rounded((size[0] - 2 * inset, filled), brush.px(5), GLAZE)
        sprites.append(Sprite(glaze, int(step.x) + inset, int(step.y) + size[1] - inset - filled))
    middle = step.centre[0], step.bottom - 28 * u
    covered = filled > 44 * u
    sprites += [
        lozenge(brush, middle, 40, GOLD),
        lozenge(brush, middle, 35, GLAZE[1] if covered else colour("#f3ead2")),
        centred(
            brush.text(str(at + 1), Face.BOLD, 18, WHITE if covered else INK2),
            (middle[0], middle[1] - u),
        ),
    ]
    above = Box(step.x - 4 * u, step.y - 38 * u, step.w + 8 * u, 34 * u)
    won = score(one.won, one.lost) if one.games else "–"
    tint = INK if one.games else INK2
    return [*sprites, brush.label(won, Face.HEAD_BOLD, 25, tint, above)]


def _names(brush: Brush, stair: Box, pitch: float) -> list[Sprite]:
    """The levels below their steps; long names take turns in two lines, each as wide as two."""
    u, names = brush.unit, [translate(level.name) for level in LEVELS]
    widest = max(brush.type.width(name, Face.SEMI, brush.px(SMALLEST_TEXT)) for name in names)
    lines = 1 if widest <= pitch - 4 * u else 2
    size = 20 if lines == 1 else SMALLEST_TEXT
    left, right = stair.x - 16 * u, stair.right + 16 * u
    sprites = []
    for at, name in enumerate(names):
        half = min(brush.type.width(name, Face.SEMI, brush.px(size)) / 2 + 1, pitch * lines / 2)
        middle = min(max(stair.x + pitch * (at + 0.5), left + half), right - half)
        y = stair.bottom + 6 * u + 24 * u * (at % lines)
        room = Box(middle - half, y, 2 * half, 48 * u if lines == 1 else 24 * u)
        sprites.append(brush.label(name, Face.SEMI, size, INK, room))
    return sprites
