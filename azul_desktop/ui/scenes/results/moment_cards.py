"""A moment of the game as a card: a still of the board, when, how many points, and one sentence."""

from collections.abc import Callable, Hashable

from azul_desktop.coach.moment_words import moment_hint, moment_sentence, moment_title
from azul_desktop.coach.moments import Moment, MomentKind
from azul_desktop.geometry import Box
from azul_desktop.languages.formats import signed
from azul_desktop.session.session import Session
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.medals import Metal, medal
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import (
    COBALT,
    DANGER,
    GOOD_TEXT,
    INK,
    SMALLEST_TEXT,
    Face,
    colour,
)
from azul_desktop.ui.scenes.results.picture_button import PictureButton
from azul_desktop.ui.scenes.score_sources import medal_of
from azul_desktop.ui.table.pieces.pieces import Pieces
from azul_desktop.ui.table.shown.shown_board import ShownBoard
from azul_desktop.ui.table.shown.shown_table import ShownTable

_MARGIN, _STILL, _MEDAL = 14, 160, 36
_SENTENCE = 19
_CUTS = (99, 14, 10, 7, 4)
"""To so many letters names are cut, if a sentence is too long for its card."""
_BED = colour("#e4d7bc")
"""Where the still will lie."""


def board_then(session: Session, moment: Moment) -> ShownBoard:
    """The board of a moment's player as it was."""
    step = session.steps[moment.step]
    shown = ShownTable.of(session.rules, step.before)
    for event in step.events[: moment.events]:
        shown.apply(event)
    return shown.players[moment.player]


def paint_still(
    brush: Brush, pieces: Pieces, session: Session, moment: Moment, room: Box
) -> tuple[list[Sprite], Box]:
    """The part of the board on which it happened."""
    rules = session.rules
    board = rules.edition.board(rules.options.variant)
    shown = board_then(session, moment)
    return table_family(rules.edition).still(brush, pieces, board, shown, moment.places, room)


class MomentCard(PictureButton):
    """A card on paper; its still is painted when nothing else is to be done."""

    def __init__(
        self,
        number: int,
        box: Box,
        action: Callable[[], None],
        moment: Moment,
        names: list[str],
        theme: str,
    ) -> None:
        super().__init__(f"moment/{number}", box, action)
        self.hint = moment_hint(moment)
        self.moment = moment
        self._names = names
        self._theme = theme
        self._still: list[Sprite] | None = None

    @property
    def is_whole(self) -> bool:
        """Whether it has its still."""
        return self._still is not None

    def room(self, brush: Brush) -> Box:
        """The room for the still."""
        inset = brush.px(_MARGIN)
        return Box(
            self.box.x + inset,
            self.box.y + inset,
            min(brush.px(_STILL), self.box.w * 0.41),
            self.box.h - 2 * inset,
        ).rounded()

    def give(self, still: list[Sprite]) -> None:
        """The still is painted."""
        self._still = still

    def look(self) -> Hashable:
        """Whether the still is there."""
        return self.is_whole

    def paint(self, brush: Brush) -> list[Sprite]:
        """Paper, the still, medal, round and points above the sentence."""
        u, room = brush.unit, self.room(brush)
        sprites = panels.board(brush, self.box, radius=14, theme=self._theme)
        if self._still is None:
            bed = shapes.rounded((int(room.w), int(room.h)), brush.px(8), (_BED,))
            sprites.append(Sprite(bed, int(room.x), int(room.y)))
        else:
            sprites += self._still
        left, right = room.right + 12 * u, self.box.right - 16 * u
        return [*sprites, *self._words(brush, left, right), *self.marks(brush, 14)]

    def _words(self, brush: Brush, left: float, right: float) -> list[Sprite]:
        """Medal, round and points in a line above the sentence."""
        u, moment = brush.unit, self.moment
        line = Box(left, self.box.y + 16 * u, right - left, _MEDAL * u)
        tint = DANGER if moment.points < 0 else GOOD_TEXT
        points = brush.label(signed(moment.points), Face.HEAD_BOLD, 30, tint, line, "right")
        title = moment_title(moment)
        smallest = brush.type.width(title, Face.SEMI, brush.px(SMALLEST_TEXT))
        start = left + (_MEDAL + 6) * u
        signs = [medal(brush, *medal_sign(moment), brush.px(_MEDAL))]
        if start + smallest > points.x - 4 * u:  # a narrow card has no medal
            start, signs = left, []
        when = line._replace(x=start, w=points.x - 4 * u - start).grown(0, 2 * u)
        top = line.bottom + 8 * u
        words = Box(left, top, right - left, self.box.bottom - 12 * u - top)
        return [
            *[centred(sign, (left + _MEDAL * u / 2, line.centre[1])) for sign in signs],
            brush.label(title, Face.SEMI, _SENTENCE, COBALT, when, "left"),
            points,
            self._sentence(brush, words),
        ]

    def _sentence(self, brush: Brush, box: Box) -> Sprite:
        """What happened; long names are cut before anything is written beyond the card."""
        longest = max(map(len, self._names))
        for size, letters in [(_SENTENCE, longest), *((SMALLEST_TEXT, n) for n in _CUTS)]:
            names = [name if len(name) <= letters else f"{name[:letters]}…" for name in self._names]
            text = moment_sentence(self.moment, names)
            found = brush.paragraph(text, Face.SEMI, size, INK, box)
            if found.surface.get_height() <= box.h:
                break
        return found


def medal_sign(moment: Moment) -> tuple[str, Metal]:
    """The medallion of a moment: gold for a gain, stone for a loss; a gift has filled a line."""
    return ("row", "gold") if moment.kind == MomentKind.GIFT else medal_of(moment.reason)
