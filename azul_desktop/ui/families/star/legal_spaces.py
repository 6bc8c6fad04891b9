"""The spaces of the stars while somebody builds: legal ones are lit, the others step back.

What differs is lightness and outline, never hue alone: a lit space has a dark and a pale line and a
glow around it, and its number on a bright plate; the others lie under a veil.
"""

from collections.abc import Iterator, Sequence

import pygame

from azul_desktop.core.star.board import STAR_SPACES, StarBoard
from azul_desktop.geometry import Rhombus
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.families.star.star_painter import space_kind
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import BLACK, INK, INK2, WHITE, Colour, Face, colour
from azul_desktop.ui.table.layout.tile_slots import LONG
from azul_desktop.ui.table.paint.lights import Form, filled, form_of
from azul_desktop.ui.table.paint.outlines import rhombic_outline
from azul_desktop.ui.table.pieces.pieces import Pieces

_VEIL = colour("#efe5d0")
_GLOW = colour("#ffb21a")
_PALE_LINE, _DARK_LINE = colour("#fff6dc"), colour("#4c2400")
_PLATE = colour("#fffdf4")
_WARM = (62, 48, 12)
"""What the light in the middle of a lit space adds to it."""
_PAPER = colour("#e6dac2")
"""What the pictures of empty spaces are mixed with."""
_HONEY = colour("#e3a93c")
"""The light of spaces that take more than one colour."""
_FULL, _SHARE, _MIXED_SHARE = 2.0, 0.55, 0.30
"""How much stronger than on an empty space its colour is when lit, and how much of it shows."""
_NUMBER, _VEILED_NUMBER, _DISC = 0.40, 0.34, 0.40
"""The sizes of numbers and of the plate under a lit one, in sides."""


class LegalSpaces:
    """Paints the spaces of the board in front for a player who builds."""

    def __init__(self, pieces: Pieces, board: StarBoard, brush: Brush) -> None:
        self._pieces = pieces
        self._board = board
        self._brush = brush
        bold = brush.contrast
        self._pale, self._dark = (WHITE, BLACK) if bold else (_PALE_LINE, _DARK_LINE)
        self._veil = 0.8 if bold else 0.72
        # The pale line reaches so far inside and outside of the edge, then the dark one begins.
        self._inside, self._outside = (brush.px(4), brush.px(2)) if bold else (brush.px(3), 1)
        self._width = brush.px(4) if bold else max(2, brush.px(2))
        self._made: dict[tuple[int, Rhombus, bool], list[Sprite]] = {}

    def sprites(self, mat: StarMat, lit: Sequence[int], veiled: Sequence[int]) -> list[Sprite]:
        """The spaces that can be built on, and the empty ones that cannot."""
        found = [part for cell in veiled for part in self._once(cell, mat.spaces[cell], False)]
        found += [self._glow(mat.spaces[cell]) for cell in lit]  # none falls on a lit space
        return found + [part for cell in lit for part in self._once(cell, mat.spaces[cell], True)]

    def _once(self, cell: int, space: Rhombus, lit: bool) -> list[Sprite]:
        """A space one way or the other: the pointer hurries over them."""
        key = cell, space, lit
        if key not in self._made:
            self._made[key] = (self._lit if lit else self._veiled)(cell, space)
        return self._made[key]

    def ahead(self, mat: StarMat) -> Iterator[None]:
        """Paint every space both ways, and under the pointer with tiles that would lie on it."""
        for cell, space in enumerate(mat.spaces):
            self.sprites(mat, (), [cell])
            yield
            self.sprites(mat, [cell], ())
            rhombic_outline(self._brush, space, hovered=True)
            yield
            for tile in range(len(self._pieces.edition.colours)):
                self._pieces.tile(tile, round(space.side), space.turn, ghost=True, covered=True)
            yield

    def _veiled(self, cell: int, space: Rhombus) -> list[Sprite]:
        # The space anew, and not a veil over it: the number printed there would shine through.
        face = _veiled(self._pieces.space(self._kind(cell), space), self._veil)
        return [centred(face, space.centre), self._number(cell, space, _VEILED_NUMBER, INK2)]

    def _glow(self, space: Rhombus) -> Sprite:
        form = form_of(space, self._outside + self._width)
        return centred(_glow(form, self._brush.px(7)), space.centre)

    def _lit(self, cell: int, space: Rhombus) -> list[Sprite]:
        around = form_of(space, self._outside + self._width), form_of(space, self._outside)
        frame = _frame(*around, self._dark, self._pale)
        inner = space._replace(side=space.side - self._inside * 4 / LONG)
        return [
            *(centred(part, space.centre) for part in [frame, *self._face(cell, inner)]),
            self._number(cell, space, _NUMBER, INK),
        ]

    def _face(self, cell: int, inner: Rhombus) -> list[pygame.Surface]:
        """What lies in the frame: the drawing of a lit space, which has a plate for its number.

        Without one, light falls on the empty space.
        """
        kind = self._kind(cell)
        drawn = self._pieces.lit_space(kind, inner)
        if drawn is not None:
            return [drawn]
        face = _lit(self._pieces.space(kind, inner), kind in self._pieces.edition.colours)
        return [face, shapes.disc(round(inner.side * _DISC), _PLATE)]

    def _kind(self, cell: int) -> str:
        return space_kind(self._board.stars[cell // STAR_SPACES], self._pieces.edition.colours)

    def _number(self, cell: int, space: Rhombus, size: float, tint: Colour) -> Sprite:
        number = self._board.stars[cell // STAR_SPACES].numbers[cell % STAR_SPACES]
        brush = self._brush
        pixels = round(space.side * size)
        text = brush.type.line(str(number), Face.HEAD_BOLD, pixels, brush.ink(tint))
        return centred(text, space.centre)


@Kept
def _veiled(empty: pygame.Surface, part: float) -> pygame.Surface:
    return shapes.greyed(empty, _VEIL, part)


@Kept
def _glow(form: Form, soft: int) -> pygame.Surface:
    """A blurred form in amber, with room for the blur."""
    w, h = form[0] + 4 * soft, form[1] + 4 * soft
    surface = pygame.Surface((w, h), pygame.SRCALPHA)
    surface.fill((*_GLOW, 0))
    surface.blit(filled(form, _GLOW), (2 * soft, 2 * soft))
    return shapes.blurred(surface, soft)


@Kept
def _frame(outer: Form, inner: Form, dark: Colour, pale: Colour) -> pygame.Surface:
    """A dark form with a pale one on it."""
    surface = filled(outer, dark).copy()
    at = (outer[0] - inner[0]) // 2, (outer[1] - inner[1]) // 2
    surface.blit(filled(inner, pale), at)
    return surface


@Kept
def _lit(empty: pygame.Surface, coloured: bool) -> pygame.Surface:
    """An empty space in full colour, with warm light in its middle."""
    tint = _full(empty) if coloured else _HONEY
    surface = shapes.greyed(empty, tint, _SHARE if coloured else _MIXED_SHARE)
    w, h = surface.get_size()
    side = min(w, h)
    light = pygame.Surface((w, h))
    disc = shapes.disc(round(side * 0.55), _WARM)
    light.blit(disc, ((w - disc.get_width()) // 2, (h - disc.get_height()) // 2))
    surface.blit(shapes.blurred(light, max(2, side // 7)), (0, 0), None, pygame.BLEND_RGB_ADD)
    return surface


def _full(empty: pygame.Surface) -> Colour:
    """The paint that an empty space was mixed from: what it has more or less of than paper."""
    r, g, b, _ = pygame.transform.average_color(empty, empty.get_rect(), True)
    found = [p + (c - p) * _FULL for c, p in zip((r, g, b), _PAPER, strict=True)]
    red, green, blue = (min(255, max(0, round(part))) for part in found)
    return red, green, blue
