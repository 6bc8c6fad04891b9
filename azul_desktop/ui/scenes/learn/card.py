"""The card of an edition: its picture and name, a ring of progress, and what comes next."""

from azul_desktop.geometry import Box
from azul_desktop.i18n import translate, translate_count
from azul_desktop.languages.editions import edition_name
from azul_desktop.teaching.words import said
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.render.tokens import GOLD, INK, INK2, Face
from azul_desktop.ui.scenes.learn.lesson_row import DONE, TRACK, paint_path
from azul_desktop.ui.scenes.learn.progress_ring import progress_ring
from azul_desktop.ui.scenes.learn.standing import Standing, resumed_at
from azul_desktop.ui.scenes.setup.cards import Pictures

_RING, _LINE = 96, 11
_BESIDE = 20


class CardPlaces:
    """The parts of a card in real pixels."""

    def __init__(self, box: Box, picture: Box, name: Box, ring: Box, rows: list[Box]) -> None:
        self.box, self.picture, self.name, self.ring, self.rows = box, picture, name, ring, rows


def paint_card(
    brush: Brush, places: CardPlaces, standing: Standing, pictures: Pictures
) -> list[Sprite]:
    """All of the card that is no button."""
    edition, frame = standing.edition, places.picture
    size = int(frame.w), int(frame.h)
    picture = pictures.picture(brush.images, edition.theme, size, brush.px(10))
    tint = accents_of(edition.theme).strong
    sprites = [
        *panels.board(brush, places.box),
        Sprite(picture, int(frame.x), int(frame.y)),
        *panels.outline(brush, frame, 10, GOLD, 1.6),
        brush.label(edition_name(edition), Face.TITLE, 30, tint, places.name, "left"),
    ]
    if not standing.lessons:
        words = translate("No lessons for this edition yet. Its rules are here.")
        return [*sprites, brush.paragraph(words, Face.TEXT, 21, INK2, places.ring)]
    sprites += _ring(brush, places.ring, standing)
    return [*sprites, *_words(brush, places.ring, standing), *paint_path(brush, places.rows)]


def _ring(brush: Brush, box: Box, standing: Standing) -> list[Sprite]:
    """How many of the lessons are done; a check mark where all are."""
    done, count = standing.done, len(standing.lessons)
    side = brush.px(_RING)
    middle = box.x + side / 2, box.y + side / 2
    ring = progress_ring(side, brush.px(_LINE), done / count, DONE, TRACK)
    if done == count:
        return [centred(ring, middle), brush.icon("check", 42, DONE, middle)]
    room = Box(middle[0] - side / 2, middle[1] - side / 2, side, side).grown(-brush.px(_LINE + 6))
    number = brush.label(f"{done}/{count}", Face.HEAD_BOLD, 27, INK, room)
    return [centred(ring, middle), number]


def _words(brush: Brush, box: Box, standing: Standing) -> list[Sprite]:
    """What comes next, and where it goes on."""
    left = box.x + brush.px(_RING + _BESIDE)
    room = Box(left, box.y, box.right - left, brush.px(_RING))
    upper = room._replace(h=brush.px(66))
    lower = Box(left, upper.bottom, room.w, room.bottom - upper.bottom)
    title, about = _next(standing)
    first = brush.words(title, Face.SEMI, 22, brush.ink(INK), upper, "left")
    second = brush.words(about, Face.TEXT, 20, brush.ink(INK2), lower, "left")
    # The two lie close together around the middle of the ring.
    between = first.get_height() + brush.px(4)
    top = round(room.centre[1] - (between + second.get_height()) / 2)
    return [Sprite(first, round(left), top), Sprite(second, round(left), top + between)]


def _next(standing: Standing) -> tuple[str, str]:
    lesson = standing.next
    if lesson is None:
        return translate("All lessons done"), translate("Take any of them again.")
    title = said(lesson.title, (), {}).text
    at = resumed_at(lesson, standing.progress)
    if at:
        steps = len(lesson.steps)
        return translate("Go on: {title}", title=title), translate(
            "Step {at} of {n}", at=at + 1, n=steps
        )
    # Translators: {title} is the title of a lesson.
    return translate("Next: {title}", title=title), translate_count(
        "{n} minute", "{n} minutes", lesson.minutes
    )


def learn_words(standing: Standing) -> str:
    """What the button says that takes the next lesson."""
    if standing.next is None:
        # Translators: a button that takes lessons once more.
        return translate("Again")
    return translate("Continue") if standing.is_begun else translate("Begin")
