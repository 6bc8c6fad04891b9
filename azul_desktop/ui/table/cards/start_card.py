"""The card that opens a round: its number and who begins, on a plate over the centre.

The deal runs below it, so it takes no time of its own; a click or a key sends it away.
"""

import math
from collections.abc import Iterator, Sequence
from functools import partial

import pygame

from azul_desktop.core.events import MARKER
from azul_desktop.geometry import Box, box_around
from azul_desktop.i18n import translate
from azul_desktop.ui.anim.easing import ease_out
from azul_desktop.ui.render import papers, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.portraits import PLEASED
from azul_desktop.ui.render.shelf import SHELF
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.render.tokens import CREAM, INK, INK2, SMALLEST_TEXT, Face, colour
from azul_desktop.ui.table.cards.fading import LONGEST_FRAME, faint, step_of
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.paint.heads import Sitter, avatar, in_mood
from azul_desktop.ui.table.paint.table_picture import TablePicture

_COME, _STAY, _GO = 0.22, 1.30, 0.18
"""The seconds in which it comes, stays and goes."""
_STEPS = 5
"""It comes and goes in so many steps, each drawn once."""
_SMALLER, _RISE = 0.08, 12
"""So much smaller it is at first, and so far below its place, in logical pixels."""
_LOW, _HIGH = 8, 14
"""How far below it its shadow falls: at first, and when it lies there."""
_PART, _LEAST, _AIR = 0.9, 300, 4
"""Its width in parts of the centre, if the discs leave room at least this, and the gap to them."""
_DESIGN = 440
"""The width that its letters were designed for."""
_FACE, _MARKER, _WORDS = 120, 50, 32
"""The sizes of the beginner's face, of the marker and of the words."""
_LOWER = 34
"""So much lower the words stand without the face."""
_RIM = ((0, colour("#8f6f2c")), (2, colour("#f3dc9a")), (6, colour("#7d5a22")))
"""The rings of its golden rim by how far from the edge each begins; the paper ends them."""
_PAPER = 8
_LINES = ((20, 2.0), (26, 1.0))
"""The two lines on the paper: how far from the edge, and how wide."""
_SHADE = (14, 7, 2)


class StartCard:
    """What is shown of the round that has just begun; nothing at most times."""

    def __init__(self, picture: TablePicture) -> None:
        self._picture = picture
        self._round = 0
        self._first = 0
        self._speed = 0.0
        self._still = False
        self._time = 0.0
        self._steps: dict[object, Group] = {}
        """What was drawn of this card."""
        self._warmed: TableLayout | None = None
        self._ahead: tuple[TableLayout, Iterator[object]] | None = None
        """What is painted ahead, and for which layout."""

    def begin(self, number: int, first: int, speed: float, *, still: bool) -> None:
        """A round begins; with a speed of 0 there is no card."""
        self.dismiss()
        self._round, self._first = number, first
        self._speed, self._still = speed, still
        self._time = 0.0

    def dismiss(self) -> None:
        """Away with it at once."""
        self._speed = 0.0
        self._steps.clear()

    def retell(self) -> None:
        """Print it anew in the language of now; its time goes on."""
        self._steps.clear()
        self._warmed = None

    @property
    def is_shown(self) -> bool:
        """Whether it lies on the table."""
        return self._speed > 0

    @property
    def is_calm(self) -> bool:
        """Whether it lies there, and neither comes nor goes."""
        return self.is_shown and _COME <= self._time < _COME + _STAY

    def update(self, seconds: float) -> bool:
        """Let time pass; whether it was there."""
        if not self.is_shown:
            return False
        self._time += min(seconds, LONGEST_FRAME) / self._speed
        if self._time >= _COME + _STAY + _GO:
            self.dismiss()
        return True

    def groups(self, sitters: Sequence[Sitter]) -> list[Group]:
        """The card as it looks now."""
        if not self.is_shown:
            return []
        step, coming = self._step()
        layout, sitter = self._picture.layout, sitters[self._first]
        key = id(layout), sitter, step, coming
        if key not in self._steps:
            if not self._steps:
                self._plate(sitter)  # enough for one frame; it is seen from the next on
                return []
            self._steps[key] = Group(self._moved(self._plate(sitter), step, coming=coming))
        return [self._steps[key]]

    def _step(self) -> tuple[int, bool]:
        """How far it has come or gone, and whether it comes."""
        if self._time < _COME:
            return step_of(self._time / _COME, _STEPS), True
        return step_of(1 - max(0.0, self._time - _COME - _STAY) / _GO, _STEPS), False

    def _plate(self, sitter: Sitter) -> Sprite:
        """The whole card without its shadow, painted once."""
        key = id(self._picture.layout), sitter
        if key not in self._steps:
            brush = self._brush()
            paper = _paper(brush, self._width(), self._theme)
            whole = centred(paper.copy(), self._picture.layout.ring.tray.centre)
            for part in self._print(brush, sitter):
                whole.surface.blit(part.surface, (part.x - whole.x, part.y - whole.y))
            self._steps[key] = Group([whole])
        return self._steps[key].sprites[0]

    def _moved(self, plate: Sprite, step: int, *, coming: bool) -> list[Sprite]:
        """The card on its way: fainter, and while it comes smaller and closer to the table."""
        part = step / _STEPS
        brush, wide = self._brush(), plate.surface.get_width()
        x, y = plate.x + wide / 2, plate.y + wide / 2
        left = 1 - ease_out(part) if coming and not self._still else 0.0
        if left:
            side = round(wide * (1 - _SMALLER * left))
            small = pygame.transform.smoothscale(plate.surface, (side, side))
            plate = centred(small, (x, y + brush.px(_RISE) * left))
        far = _HIGH - (_HIGH - _LOW) * left
        under = centred(_shadow(brush, wide), (x + brush.px(far / 2), y + brush.px(far)))
        return [under, plate] if part == 1 else [faint(under, part), faint(plate, part)]

    @property
    def cold(self) -> bool:
        """Whether the first card of this layout would hold up a frame."""
        return self._warmed is not self._picture.layout

    def warm(self, sitters: Sequence[Sitter]) -> None:
        """Paint one part of what takes longest: the paper, its shadow, faces and letters."""
        layout = self._picture.layout
        if self._ahead is None or self._ahead[0] is not layout:
            self._ahead = layout, self._parts(sitters)
        if next(self._ahead[1], None) is None:
            self._warmed, self._ahead = layout, None

    def _parts(self, sitters: Sequence[Sitter]) -> Iterator[object]:
        brush, wide = self._brush(), self._width()
        yield _paper(brush, wide, self._theme)
        yield _shadow(brush, wide)
        for sitter in sitters:
            yield self._print(brush, sitter)

    def _brush(self) -> Brush:
        """At the scale of the card."""
        return self._picture.brush.at_scale(self._width() / _DESIGN)

    @property
    def _theme(self) -> str:
        return self._picture.pieces.edition.theme

    def _width(self) -> int:
        """As wide as is readable, but never over a disc with its tiles."""
        brush, ring = self._picture.brush, self._picture.layout.ring
        wanted = max(2 * ring.tray.radius * _PART, brush.px(_LEAST))
        free = min(math.dist(ring.tray.centre, disc.centre) - disc.radius for disc in ring.discs)
        return round(min(wanted, 2 * free - brush.px(_AIR)))

    def _print(self, brush: Brush, sitter: Sitter) -> list[Sprite]:
        """What stands on the paper; the face gives its room to words that would be too small."""
        picture, unit = self._picture, brush.unit
        x, y = picture.layout.ring.tray.centre
        least = SMALLEST_TEXT * picture.brush.unit / unit
        has_face = least <= _WORDS
        size = max(_WORDS, least)
        y += 0 if has_face else _LOWER * unit

        def line(top: float, high: float, width: float) -> Box:
            return Box(x - width * unit / 2, y + top * unit, width * unit, high * unit)

        begins, number = translate("{name} begins", name=sitter.name), str(self._round)
        high = size * 1.4
        strong = picture.accents.strong
        words = [
            brush.label(translate("Round"), Face.HEAD, max(28, least), INK2, line(-178, 40, 240)),
            brush.label(number, Face.TITLE, 110, strong, line(-150, 130, 320)),
        ]
        if not has_face:
            return [*words, brush.label(begins, Face.HEAD_BOLD, size, INK, line(8, high, 340))]
        face = box_around((x, y + 56 * unit), _FACE * unit)
        marker = picture.pieces.tile(MARKER, brush.px(_MARKER))
        return [
            *words,
            *avatar(brush, face, in_mood(sitter, PLEASED)),
            centred(marker, (x + 52 * unit, y + 98 * unit)),
            brush.label(begins, Face.HEAD_BOLD, size, INK, line(124, 44, 300)),
        ]


def _paper(brush: Brush, wide: int, theme: str) -> pygame.Surface:
    """A round sheet of an edition's paper with two lines in a golden rim."""
    key = "round card", wide, theme, brush.contrast
    return SHELF.once(key, partial(_painted_paper, brush, wide, theme))


def _painted_paper(brush: Brush, wide: int, theme: str) -> pygame.Surface:
    # Drawn at its size at once: drawn larger first, as small shapes are, it would hold up a frame.
    surface = pygame.Surface((wide, wide), pygame.SRCALPHA)
    middle, radius = (wide / 2, wide / 2), wide / 2
    for inset, tint in _RIM:
        pygame.draw.aacircle(surface, tint, middle, radius - brush.unit * inset)
    sheet = pygame.Surface((wide, wide), pygame.SRCALPHA)
    sheet.fill((*CREAM, 0))
    pygame.draw.aacircle(sheet, CREAM, middle, radius - brush.unit * _PAPER)
    papers.lay(brush, sheet, theme)
    surface.blit(sheet, (0, 0))
    line = INK2 if brush.contrast else accents_of(theme).gilt
    for inset, width in _LINES:
        pygame.draw.aacircle(surface, line, middle, radius - brush.px(inset), brush.px(width))
    return surface


def _shadow(brush: Brush, wide: int) -> pygame.Surface:
    return SHELF.once(("round card's shadow", wide), partial(_painted_shadow, brush, wide))


def _painted_shadow(brush: Brush, wide: int) -> pygame.Surface:
    """What a plate throws, soft at its edge."""
    soft = brush.px(14)
    side = wide + 4 * soft
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    surface.fill((*_SHADE, 0))
    pygame.draw.circle(surface, (*_SHADE, 190), (side / 2, side / 2), wide / 2)
    return shapes.blurred(surface, soft)
