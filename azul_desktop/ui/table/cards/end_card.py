"""The card that ends a round: what everybody gained and lost, until its time has run out.

The table waits for it: the next round is dealt when it goes. A click or any key sends it away.
"""

from collections.abc import Callable, Iterator, Sequence

import pygame

from azul_desktop.geometry import Point
from azul_desktop.ui.anim.easing import ease_out
from azul_desktop.ui.render.stage import Group, Sprite, veil
from azul_desktop.ui.table.cards.end_painter import EndPainter, RoundSaid, sample
from azul_desktop.ui.table.cards.fading import LONGEST_FRAME, faint, step_of
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.paint.heads import Sitter
from azul_desktop.ui.table.paint.table_picture import TablePicture

_STAY = 2.6
"""The seconds after which it goes by itself, at normal speed."""
_COME, _GO = 0.22, 0.12
"""The seconds in which it comes and goes."""
_STEPS = 4
"""It comes and goes in so many steps."""
_RISE = 12
"""So far below its place it is at first, in logical pixels."""
_SHADED = (132, 124, 118)
"""What is left of each colour of the table behind it, of 255: less of blue, as by lamplight."""
_PIECES = 60
"""The line of time has so many pieces, which go one by one."""


class _Sheet:
    """One card, painted part by part while something else is to be seen."""

    def __init__(self, painter: EndPainter, said: RoundSaid) -> None:
        self.said = said
        self.box = painter.box
        place = painter.place.rounded()
        size = int(place.w), int(place.h)
        self.sprite = Sprite(pygame.Surface(size, pygame.SRCALPHA), int(place.x), int(place.y))
        self.line = painter.time_pieces(_PIECES)
        self.is_done = False
        self._is_new = True
        self._parts = painter.parts(said)

    def paint_on(self) -> bool:
        """Paint one more part; whether there was one. The frame that ends a round has no time."""
        if self._is_new:
            self._is_new = False
            return True
        part = next(self._parts, None)
        self.is_done = part is None
        for sprite in part or ():
            at = sprite.x - self.sprite.x, sprite.y - self.sprite.y
            self.sprite.surface.blit(sprite.surface, at)
        return not self.is_done


class EndCard:
    """What is shown of the round that is over; nothing at most times."""

    def __init__(self, picture: TablePicture, players: int) -> None:
        self._picture = picture
        self._players = players
        self._sheet: _Sheet | None = None
        """The card that is shown, or will be soon."""
        self._speed = 0.0
        self._still = False
        self._time = 0.0
        self._end = 0.0
        """The time at which it begins to go."""
        self._groups: dict[object, Group] = {}
        """What was shown of this card."""
        self._warmed: TableLayout | None = None
        self._sample: tuple[TableLayout, Iterator[list[Sprite]]] | None = None
        """What is painted ahead, and for which layout."""

    def expect(self, said: RoundSaid) -> None:
        """A round is about to end: what the card will say is known before it is seen."""
        self.dismiss()
        self._sheet = _Sheet(EndPainter(self._picture, self._players), said)

    def show(self, speed: float, *, still: bool) -> None:
        """The round that was expected to end is over; with a speed of 0 there is no card."""
        if self._sheet is not None:
            self._speed, self._still = speed, still
            self._time, self._end = 0.0, _STAY * speed

    def dismiss(self) -> None:
        """Away with it at once, and with what was painted ahead."""
        self._sheet = None
        self._speed = 0.0
        self._groups.clear()

    def retell(self, sitters: Sequence[Sitter]) -> None:
        """Paint it anew, all at once, in the language of now; its time goes on."""
        self._warmed = self._sample = None
        self._groups.clear()
        if self._sheet is not None:
            said = self._sheet.said
            seated = tuple(sitters[sitter.number] for sitter in said.sitters)
            painter = EndPainter(self._picture, self._players)
            self._sheet = _Sheet(painter, said._replace(sitters=seated))
            while self._sheet.paint_on():
                pass

    def send_away(self) -> None:
        """Let it go now; it is on its way already after its time."""
        if self._still:
            self.dismiss()
        else:
            self._end = min(self._end, self._time)

    @property
    def is_shown(self) -> bool:
        """Whether it lies on the table, or just leaves it."""
        return self._speed > 0

    @property
    def holds(self) -> bool:
        """Whether the table waits for it."""
        return self.is_shown and self._time < self._end

    def covers(self, point: Point) -> bool:
        """Whether it lies over a point of the window."""
        sheet = self._sheet
        return self.is_shown and sheet is not None and sheet.box.contains(point)

    def update(self, seconds: float) -> bool:
        """Let time pass, and paint on what is expected; whether it was there."""
        if self._sheet is not None and self._sheet.paint_on():
            return self.is_shown
        if not self.is_shown:
            return False
        self._time += min(seconds, LONGEST_FRAME)
        if self._time >= self._end + (0 if self._still else _GO):
            self.dismiss()
        return True

    def groups(self) -> list[Group]:
        """The card as it looks now: on its way, or with the time that is left to it."""
        sheet = self._sheet
        if not self.is_shown or sheet is None or not sheet.is_done:
            return []
        whole, step = sheet.sprite, self._step
        if self._time >= self._end:
            return [self._kept(("goes", step), lambda: Group([faint(whole, step / _STEPS)]))]
        if step < _STEPS:
            return [
                self._kept(("comes", step), lambda: Group([self._coming(whole, step / _STEPS)]))
            ]
        left = round((1 - self._time / self._end) * _PIECES)
        return [
            self._kept("card", lambda: Group([whole])),
            self._kept(("time", left), lambda: Group(sheet.line[:left])),
        ]

    def veil(self) -> Group | None:
        """What darkens the table behind it: it comes and goes with the card.

        Colours are multiplied, which takes little longer than copying what lies there.
        """
        if not self.is_shown or self._sheet is None or not self._sheet.is_done:
            return None
        step, size = self._step, self._picture.layout.size
        tint = tuple(255 - (255 - left) * step // _STEPS for left in _SHADED)
        return self._kept(("veil", step), lambda: veil(size, tint, pygame.BLEND_RGB_MULT))

    @property
    def _step(self) -> int:
        """How much of it is there, in steps."""
        if self._time >= self._end:
            return step_of(1 - (self._time - self._end) / _GO, _STEPS)
        return _STEPS if self._still else step_of(self._time / _COME, _STEPS)

    def _kept(self, key: object, paint: Callable[[], Group]) -> Group:
        if key not in self._groups:
            self._groups[key] = paint()
        return self._groups[key]

    def _coming(self, whole: Sprite, part: float) -> Sprite:
        """The card on its way: fainter and lower."""
        down = round(self._picture.brush.px(_RISE) * (1 - ease_out(part)))
        return faint(whole._replace(y=whole.y + down), part)

    @property
    def cold(self) -> bool:
        """Whether the first card of this layout would hold up a frame."""
        return self._warmed is not self._picture.layout

    def warm(self, sitters: Sequence[Sitter]) -> None:
        """Paint one part of a card with everything that may stand on one, and throw it away."""
        if self._sample is None or self._sample[0] is not self._picture.layout:
            painter = EndPainter(self._picture, self._players)
            said = sample(len(self._picture.pieces.edition.colours), sitters)
            self._sample = self._picture.layout, painter.parts(said)
        if next(self._sample[1], None) is None:
            self._warmed, self._sample = self._sample[0], None
