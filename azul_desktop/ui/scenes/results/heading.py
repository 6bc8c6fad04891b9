"""What is written around the winner's panel: who won and how, what was played, who says what."""

from azul_desktop.geometry import Box, box_around
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.lettering import heading
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import CREAM, CREAM2, GOLD_HI, INK, SMALLEST_TEXT, Face
from azul_desktop.ui.scenes.results.outcome import Outcome, Tone
from azul_desktop.ui.scenes.results.places import Places
from azul_desktop.ui.table.paint.heads import Sitter, avatar

_TITLE = 62
_FADES = 5


def paint_heading(brush: Brush, places: Places, outcome: Outcome, facts: str) -> list[Sprite]:
    """The title from the left, what was played at the right or below."""
    u = brush.unit
    beside = places.facts.y < places.subtitle.y
    line = brush.label(facts, Face.TEXT, 22, CREAM2, places.facts, "right" if beside else "left")
    room = places.title
    if beside:
        room = room._replace(w=line.x - 40 * u - room.x)
    return [
        line,
        *heading(brush, outcome.title, room, _TITLE),
        brush.label(outcome.subtitle, Face.TEXT, 24, CREAM, places.subtitle, "left"),
    ]


def paint_caption(brush: Brush, box: Box, outcome: Outcome) -> list[Sprite]:
    """Whose board it is, and how much is built on it."""
    text, gap = outcome.built(outcome.hero), 16 * brush.unit
    # Long words share the line by halves, and each wraps in its own.
    least = min(brush.type.width(text, Face.TEXT, brush.px(20)), (box.w - gap) / 2)
    room = box._replace(w=box.w - gap - least)
    whose = brush.label(outcome.whose, Face.SEMI, 22, GOLD_HI, room, "left")
    used = whose.surface.get_width() + gap
    rest = box._replace(x=box.x + used, w=box.w - used)
    return [whose, brush.label(text, Face.TEXT, 20, CREAM2, rest, "right")]


def paint_speaker(brush: Brush, box: Box, sitter: Sitter, tone: Tone, theme: str) -> list[Sprite]:
    """The plaque with the face of who speaks: on paper after a bot's win."""
    face = box_around((box.x + 58 * brush.unit, box.centre[1]), 68 * brush.unit)
    if tone == Tone.KIND:
        ground = panels.board(brush, box, radius=14, theme=theme)
    else:
        ground = [panels.smoked(brush, box)]
    return [*ground, *avatar(brush, face, sitter)]


def paint_quote(brush: Brush, box: Box, text: str, tone: Tone, part: float) -> list[Sprite]:
    """What is said, as large as it fits; it may come in a few steps."""
    u = brush.unit
    if part <= 0:
        return []
    room = Box(box.x + 108 * u, box.y, box.w - 128 * u, box.h)
    face, tint = (Face.HEAD, INK) if tone == Tone.KIND else (Face.TEXT, CREAM)
    size = 24
    words = brush.paragraph(text, face, size, tint, room)
    while words.surface.get_height() > box.h - 16 * u and size > SMALLEST_TEXT:
        size -= 1
        words = brush.paragraph(text, face, size, tint, room)
    y = round(box.centre[1] - words.surface.get_height() / 2)
    step = max(1, round(part * _FADES))
    surface = words.surface if step == _FADES else shapes.faded(words.surface, step / _FADES)
    return [Sprite(surface, words.x, y)]
