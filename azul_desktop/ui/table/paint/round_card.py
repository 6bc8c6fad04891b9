"""The card that opens a round: its number and who begins, on a plate over the centre.

The deal runs below it, so it takes no time of its own; a click or a key sends it away.
"""

import math
from collections.abc import Sequence

import pygame

from azul_desktop.core.events import MARKER
from azul_desktop.geometry import Box, box_around
from azul_desktop.i18n import translate
from azul_desktop.ui.anim.easing import ease_out
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.shelf import SHELF
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import CREAM, GOLD, INK, INK2, SMALLEST_TEXT, Face, colour
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.paint.heads import Sitter, avatar
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.show.choreographer import PACES

_COME, _STAY, _GO = 0.22, 1.30, 0.18
"""The seconds in which it comes, stays and goes."""
_LONGEST_FRAME = 0.05
"""A frame that took longer, such as a table's first, takes nothing from what is seen of it."""
_STEPS = 5
"""It comes and goes in so many steps, each drawn once."""
_SMALLER, _RISE = 0.08, 12
"""So much smaller it is at first, and so far below its place, in logical pixels."""
_PART, _LEAST, _AIR = 0.9, 300, 4
"""Its width in parts of the centre, if the discs leave room at least this, and the gap to them."""
_DESIGN = 440
"""The width that its letters were designed for."""
_FACE, _WORDS = 92, 32
"""The sizes of the beginner's sign and of the words."""
_LOWER = 34
"""So much lower the words stand without the sign."""
_EDGE, _SHADE = colour("#b89f70"), (14, 7, 2)


class RoundCard:
    """What is shown of the round that has just begun; nothing at most times."""

    def __init__(self, picture: TablePicture, desk: Desk) -> None:
        self._picture = picture
        self._desk = desk
        self._round = 0
        self._first = 0
        self._speed = 0.0
        self._still = False
        self._time = 0.0
        self._steps: dict[object, Group] = {}
        """What was drawn of this card."""
        self._warmed: TableLayout | None = None

    def begin(self, number: int, first: int) -> None:
        """A round begins; where nothing is animated there is no card."""
        settings = self._desk.settings
        self._round, self._first = number, first
        self._speed, self._still = PACES[settings.animation], settings.reduce_motion
        self._time = 0.0
        self._steps.clear()

    def dismiss(self) -> None:
        """Away with it at once."""
        self._speed = 0.0
        self._steps.clear()

    @property
    def is_shown(self) -> bool:
        """Whether it lies on the table."""
        return self._speed > 0

    def update(self, seconds: float) -> bool:
        """Let time pass; whether it was there."""
        if not self.is_shown:
            return False
        self._time += min(seconds, _LONGEST_FRAME) / self._speed
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
            self._steps[key] = Group([self._moved(self._plate(sitter), step, coming=coming)])
        return [self._steps[key]]

    def _step(self) -> tuple[int, bool]:
        """How far it has come or gone, and whether it comes."""
        if self._time < _COME:
            return max(1, round(self._time / _COME * _STEPS)), True
        gone = max(0.0, self._time - _COME - _STAY) / _GO
        return max(1, _STEPS - round(gone * _STEPS)), False

    def _plate(self, sitter: Sitter) -> Sprite:
        """The whole card, painted once."""
        key = id(self._picture.layout), sitter
        if key not in self._steps:
            wide = self._width()
            paper = _paper(self._picture.brush.at_scale(wide / _DESIGN), wide)
            whole = centred(paper.copy(), self._picture.layout.ring.tray.centre)
            for part in self._print(sitter):
                whole.surface.blit(part.surface, (part.x - whole.x, part.y - whole.y))
            self._steps[key] = Group([whole])
        return self._steps[key].sprites[0]

    def _moved(self, plate: Sprite, step: int, *, coming: bool) -> Sprite:
        """The card on its way: fainter, and while it comes smaller and lower."""
        part = step / _STEPS
        if part == 1:
            return plate
        surface, down = shapes.faded(plate.surface, part), 0.0
        x, y = plate.x + surface.get_width() / 2, plate.y + surface.get_height() / 2
        if coming and not self._still:
            left = 1 - ease_out(part)
            w, h = (round(length * (1 - _SMALLER * left)) for length in surface.get_size())
            surface = pygame.transform.smoothscale(surface, (w, h))
            down = self._picture.brush.px(_RISE) * left
        return centred(surface, (x, y + down))

    @property
    def cold(self) -> bool:
        """Whether the first card of this layout would hold up a frame."""
        return self._warmed is not self._picture.layout

    def warm(self, sitters: Sequence[Sitter]) -> None:
        """Paint ahead what takes longest: the paper and everybody's sign."""
        wide = self._width()
        brush = self._picture.brush.at_scale(wide / _DESIGN)
        _paper(brush, wide)
        for sitter in sitters:
            avatar(brush, box_around((0, 0), _FACE * brush.unit), sitter)
        self._warmed = self._picture.layout

    def _width(self) -> int:
        """As wide as is readable, but never over a disc with its tiles."""
        brush, ring = self._picture.brush, self._picture.layout.ring
        wanted = max(2 * ring.tray.radius * _PART, brush.px(_LEAST))
        free = min(math.dist(ring.tray.centre, disc.centre) - disc.radius for disc in ring.discs)
        return round(min(wanted, 2 * free - brush.px(_AIR)))

    def _print(self, sitter: Sitter) -> list[Sprite]:
        """What stands on the paper; the sign gives its room to words that would be too small."""
        picture, wide = self._picture, self._width()
        brush = picture.brush.at_scale(wide / _DESIGN)
        x, y = picture.layout.ring.tray.centre
        unit = brush.unit
        least = SMALLEST_TEXT * picture.brush.unit / unit
        signed = least <= _WORDS
        size = max(_WORDS, least)
        y += 0 if signed else _LOWER * unit

        def line(top: float, high: float, width: float) -> Box:
            return Box(x - width * unit / 2, y + top * unit, width * unit, high * unit)

        begins, number = translate("{name} begins", name=sitter.name), str(self._round)
        high = size * 1.4
        words = [
            brush.label(translate("Round"), Face.HEAD, size, INK2, line(-132 - high, high, 240)),
            brush.label(number, Face.TITLE, 118, picture.accents.strong, line(-146, 140, 320)),
        ]
        if not signed:
            return [*words, brush.label(begins, Face.HEAD, size, INK, line(8, high, 340))]
        face = box_around((x, y + 66 * unit), _FACE * unit)
        marker = picture.pieces.tile(MARKER, brush.px(46))
        return [
            *words,
            *avatar(brush, face, sitter),
            centred(marker, (face.right - 2 * unit, face.bottom - 6 * unit)),
            brush.label(begins, Face.HEAD, size, INK, line(122, 46, 300)),
        ]


def _paper(brush: Brush, wide: int) -> pygame.Surface:
    """A round sheet of paper with two golden lines over its shadow."""
    return SHELF.once(("round card", wide, brush.contrast), lambda: _painted_paper(brush, wide))


def _painted_paper(brush: Brush, wide: int) -> pygame.Surface:
    # Drawn at its size at once: drawn larger first, as small shapes are, it would hold up a frame.
    soft = brush.px(12)
    side = wide + 4 * soft
    middle = side / 2, side / 2
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    surface.fill((*_SHADE, 0))
    under = middle[0] + soft / 3, middle[1] + soft * 2 / 3
    pygame.draw.circle(surface, (*_SHADE, 150), under, wide / 2)
    surface = shapes.blurred(surface, soft)
    pygame.draw.aacircle(surface, _EDGE, middle, wide / 2)
    sheet = _grain(brush, wide)
    surface.blit(sheet, (2 * soft, 2 * soft))
    line = INK2 if brush.contrast else GOLD
    for inset, width in ((14, 3), (21, 1.4)):
        pygame.draw.aacircle(surface, line, middle, wide / 2 - brush.px(inset), brush.px(width))
    return surface


def _grain(brush: Brush, wide: int) -> pygame.Surface:
    """The grain of the paper that boards are made of, cut to a circle."""
    sheet = pygame.Surface((wide, wide), pygame.SRCALPHA)
    sheet.fill((*CREAM, 0))
    pygame.draw.aacircle(sheet, (255, 255, 255), (wide / 2, wide / 2), wide / 2 - brush.px(2))
    grain = brush.images.master("images/shared/paper.png")
    paper = pygame.Surface((wide, wide))
    paper.fill(CREAM)
    if grain is not None:
        for x in range(0, wide, grain.get_width()):
            for y in range(0, wide, grain.get_height()):
                paper.blit(grain, (x, y))
    sheet.blit(paper.convert_alpha(), (0, 0), None, pygame.BLEND_RGBA_MULT)
    return sheet
