"""Pictures of the pieces of one edition at every size: tiles, cells, spaces, discs, the marker.

Every picture is centred: its middle is the middle of the piece, whatever shadow it throws.
"""

from collections.abc import Mapping
from typing import cast

import pygame

from azul_desktop.core.edition import Edition
from azul_desktop.core.events import MARKER
from azul_desktop.geometry import Box, Rhombus
from azul_desktop.languages.editions import tile_letters
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.looks import USUAL, TileLooks
from azul_desktop.ui.render.shelf import Drawer
from azul_desktop.ui.render.text import Type
from azul_desktop.ui.render.tokens import (
    CREAM,
    INK,
    INK2,
    WHITE,
    Colour,
    Face,
    colour,
)
from azul_desktop.ui.table.pieces.shadows import SHADE, Ground, with_light, with_shadow
from azul_desktop.ui.table.pieces.tile_letters import TileLetters

SMALL = 34
"""Below this width or side the simplified drawing is used: fewer and fatter strokes."""
_TAKES = 3
_WELL = 0.56
"""The part of a disc that the engraving of its effect takes."""
_PAPER = colour("#e9dec8")
_FADED = 0.58
_DIMMED = 0.46
"""So much of its light a tile loses in the shade; bleached it would draw the eye."""
_FINE, _FINE_MOST = 3, 80
"""A tilted tile is turned so many times larger up to this size; beyond, twice is enough."""
_FADES = 5
SQUASHES = 2
_SQUASH = (0.05, -0.06)
"""In so many steps a piece that lands becomes wider and flatter, by such parts of its size."""
_FAINT = 0.55
"""How much of its letter an empty cell shows."""
_LIGHT = 200
"""How light an empty cell is at least with high contrast, of 255."""
_PALER = 0.5
"""How far the empty cells are from white where tiles are to stand out."""

_CARVED, _CARVING, _SHALLOW = (88, 62, 42), 0.66, 0.55
"""The colour of carved wood, how much of it a carved motif has, and how clear that is."""


class Pieces:
    """Draws the pieces of an edition, each once for each size."""

    def __init__(
        self,
        edition: Edition,
        images: Images,
        type_: Type,
        looks: TileLooks = USUAL,
        *,
        rhombic: bool,
    ) -> None:
        self.edition = edition
        self.rhombic = rhombic
        """Whether tiles are rhombi; else they are square."""
        self.upright: int | None = 0 if rhombic else None
        """The turn of a tile that stands for its colour, in signs and rows."""
        self.looks = looks
        self._images = images
        self._type = type_
        self._folder = f"images/{edition.theme}"
        colours = cast("Mapping[str, Mapping[str, str]]", edition.looks["colours"])
        self.grounds: list[Colour] = [colour(colours[name]["ground"]) for name in edition.colours]
        self._signs = tile_letters(edition)
        self._letters = TileLetters(type_, self._signs, looks)
        self._kept = Drawer()

    def forget(self, looks: TileLooks) -> None:
        """Drop every size: the window has another one now, or tiles are to look otherwise."""
        self.looks = looks
        self._signs = tile_letters(self.edition)
        self._letters = TileLetters(self._type, self._signs, looks)
        self._kept = Drawer()

    def tile(
        self,
        piece: int,
        size: int,
        turn: int | None = None,
        *,
        ground: Ground = "board",
        take: int = 0,
        angle: int = 0,
        ghost: bool = False,
        pale: bool = False,
        dim: bool = False,
        covered: bool = False,
    ) -> pygame.Surface:
        """A tile, or the marker, of a size: the side of a square, or of a rhombus with a turn.

        Paper makes it pale, shade dims it; one that others cover in a pile has no letter.
        """
        look = ghost, pale, dim, covered and self.looks.letters
        key = ("tile", piece, size, turn, ground, take % _TAKES, angle, look)
        surface = self._kept.get(key)
        if surface is None:
            face = self._face(piece, size, turn, take % _TAKES, angle)
            if self.looks.letters and piece != MARKER and not covered:
                face = self._letters.over(face, piece, size, turn)
            if pale:
                face = shapes.greyed(face, _PAPER, _FADED)
            if dim:
                face = shapes.greyed(face, SHADE, _DIMMED)
            if ghost:
                face = shapes.faded(face, 0.5)
            if ground != "none" and not ghost:
                # Dark tiles on a dark table would hardly be seen: light surrounds them there.
                lit = self.looks.contrast and ground != "board"
                face = with_light(face, size) if lit else with_shadow(face, size, ground)
            surface = self._kept[key] = face
        return surface

    def fading(self, piece: int, size: int, turn: int | None, part: float) -> pygame.Surface:
        """A piece that comes or goes: a part of its opacity, in a few steps, each drawn once."""
        step = min(max(1, round(part * _FADES)), _FADES)
        whole = self.tile(piece, size, turn)
        if step == _FADES:
            return whole
        key = ("fading", piece, size, turn, step)
        if key not in self._kept:
            self._kept[key] = shapes.faded(whole, step / _FADES)
        return self._kept[key]

    def squashed(
        self, piece: int, size: int, turn: int | None, angle: int, step: int
    ) -> pygame.Surface:
        """A piece that gives as it touches down: flatter and wider, without a shadow of its own."""
        key = ("squashed", piece, size, turn, angle, step)
        if key not in self._kept:
            face = self.tile(piece, size, turn, ground="none", angle=angle)
            w, h = face.get_size()
            wide, high = (1 + by * step / SQUASHES for by in _SQUASH)
            self._kept[key] = pygame.transform.smoothscale(face, (round(w * wide), round(h * high)))
        return self._kept[key]

    def engraved(self, piece: int, size: int, turn: int | None = None) -> pygame.Surface:
        """The motif of a colour cut into dark wood, where none of its tiles lies."""
        key = ("engraved", piece, size, turn)
        if key not in self._kept:
            face = shapes.greyed(self._bare(piece, size, turn, 0), _CARVED, _CARVING)
            self._kept[key] = shapes.faded(face, _SHALLOW)
        return self._kept[key]

    def _face(
        self, piece: int, size: int, turn: int | None, take: int, angle: int = 0
    ) -> pygame.Surface:
        """A tile or the marker without letter and shadow, turned a little by an angle."""
        if not angle:
            return self._bare(piece, size, turn, take)
        # Turned while it is large, the edges and the fine lines of its motif stay smooth.
        times = _FINE if size <= _FINE_MOST else 2
        large = self._bare(piece, size, turn, take, times)
        edge = CREAM if piece == MARKER else self.grounds[piece]
        return shapes.turned(large, angle, times, edge)

    def _bare(
        self, piece: int, size: int, turn: int | None, take: int, times: int = 1
    ) -> pygame.Surface:
        """A tile without its letter, or the marker; so many times larger than its size."""
        large = size * times
        if piece == MARKER:
            return self._image("marker.png", (large, large)) or shapes.disc(large, WHITE)
        name = self.edition.colours[piece]
        small = size < SMALL
        if turn is None:
            file = f"tile-small-{name}.png" if small else f"tile-{name}-{take}.png"
            return self._image(file, (large, large)) or self._plain_tile(piece, large)
        way = turn % 180
        file = f"tile-small-{name}-{way}.png" if small else f"tile-{name}-{way}-{take}.png"
        box = rhombus_size(large, way)
        return self._image(file, box) or self._plain_rhombus(piece, box, way)

    def cell(self, piece: int | None, size: int, *, wall: bool = False) -> pygame.Surface:
        """An empty cell: engraved with a colour's motif, or plain.

        Plain cells of a wall look otherwise than those of lines where the theme says so.
        """
        kind = "cell-small" if size < SMALL else "cell"
        name = f"{kind}.png" if piece is None else f"{kind}-{self.edition.colours[piece]}.png"
        found = None
        if piece is None and wall:
            found = self._image(f"{kind}-wall.png", (size, size))
            name = name if found is None else f"{kind}-wall.png"
        found = found or self._image(name, (size, size))
        if found is None:
            tint = _PAPER if piece is None else _blend(self.grounds[piece], _PAPER, 0.6)
            found = shapes.rounded((size, size), max(2, size // 10), (tint,))
        return self._empty(name, found, piece)

    def space(self, kind: str, rhombus: Rhombus, *, simple: bool = False) -> pygame.Surface:
        """An empty space of a star: of a colour's name, `mixed` or `free`."""
        side, way = round(rhombus.side), rhombus.turn % 180
        middle = "-small" if simple or side < SMALL else ""
        box = rhombus_size(side, way)
        name = f"space{middle}-{kind}-{way}.png"
        found = self._image(name, box)
        if found is None:
            names = self.edition.colours
            tint = _blend(self.grounds[names.index(kind)], _PAPER, 0.5) if kind in names else _PAPER
            found = _rhombus(box, way, tint)
        # A corner is no cell to build on: it is pale already.
        return found if kind == "keep" else self._empty(name, found, None)

    def lit_space(self, kind: str, rhombus: Rhombus) -> pygame.Surface | None:
        """A space to build on, in full colour; None where the theme has no picture of it."""
        side, way = round(rhombus.side), rhombus.turn % 180
        return self._image(f"space-lit-{kind}-{way}.png", rhombus_size(side, way))

    def _empty(self, name: str, cell: pygame.Surface, piece: int | None) -> pygame.Surface:
        """An empty cell as the user wants it: paler, and with the letter of its colour."""
        lettered = self.looks.letters and piece is not None
        if not self.looks.contrast and not lettered:
            return cell
        key = ("empty", name, cell.get_size())
        if key not in self._kept:
            if self.looks.contrast:
                cell = self._outlined(_paled(cell))
            if lettered and piece is not None and self.looks.contrast:
                size = cell.get_width()
                letter = self._letters.ink(piece, size * 0.8, size // 2, INK)
                cell.blit(letter, letter.get_rect(center=cell.get_rect().center))
            elif lettered and piece is not None:
                whole = self._letters.over(cell, piece, cell.get_width())
                cell = cell.copy()
                cell.blit(shapes.faded(whole, _FAINT), (0, 0))
            self._kept[key] = cell
        return self._kept[key]

    def _outlined(self, cell: pygame.Surface) -> pygame.Surface:
        """A pale cell with a dark edge; a space of a star has its golden one."""
        w, h = cell.get_size()
        if w == h:
            cell.blit(
                shapes.ring((w, h), w // 10, INK2, max(1, round(1.5 * self.looks.unit))), (0, 0)
            )
        return cell

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        """Another picture of the theme, such as `disc.png`; None if the theme has none."""
        return self._image(name, size)

    def disc(self, size: int, *, special: bool) -> pygame.Surface:
        """A disc with its shadow."""
        key = ("disc", size, special)
        if key not in self._kept:
            face = self._image("disc-special.png", (size, size)) if special else None
            face = face or self._image("disc.png", (size, size))
            face = face or shapes.disc(size, _PAPER)
            self._kept[key] = with_shadow(face, size // 3, "wood")
        return self._kept[key]

    def cube(self, size: int, tint: Colour, *, dull: bool = False) -> pygame.Surface:
        """The score cube of a player; dull where its shine would seem a digit or a part of one."""
        return self._coloured("images/shared/cube.png", size, tint, dull=dull)

    def knob(self, size: int, tint: Colour) -> pygame.Surface:
        """What slides along a row of digits: the theme's own, else a cube."""
        own = f"{self._folder}/slider.png"
        name = "images/shared/cube.png" if self._images.master(own) is None else own
        return self._coloured(name, size, tint)

    def _coloured(
        self, name: str, size: int, tint: Colour, *, dull: bool = False
    ) -> pygame.Surface:
        """A white thing in a colour, with the white of its shine, on the board with its shadow."""
        key = (name, size, tint, dull)
        if key not in self._kept:
            mask = self._images.sized(name, (size, size))
            plain = shapes.rounded((size, size), max(2, size // 5), (WHITE,))
            thing = shapes.tinted(mask or plain, tint)
            shine = self._images.sized(name.replace(".png", "-shine.png"), (size, size))
            if shine is not None and not dull:
                thing.blit(shine, (0, 0))
            self._kept[key] = with_shadow(thing, size, "board")
        return self._kept[key]

    def badge(self, side: int, size: int) -> pygame.Surface:
        """The symbol of a special side of a disc."""
        name = self.edition.special_name(side).replace(":", "-")
        found = self._image(f"special-{name}.png", (size, size))
        if found is not None:
            return found
        plate = shapes.disc(size, INK).copy()
        letter = self._type.line(name[:1].upper(), Face.BOLD, size // 2, WHITE)
        plate.blit(letter, letter.get_rect(center=plate.get_rect().center))
        return plate

    def engraving(self, side: int, size: int) -> pygame.Surface | None:
        """The symbol that is cut into the well of a special disc, as wide as that disc's well."""
        effect = self.edition.special_name(side).partition(":")[0]
        well = round(size * _WELL)
        return self._image(f"engraved-{effect}.png", (well, well))

    def _image(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        """A picture of the theme; one that another palette lacks is that of the usual one."""
        if self.looks.palette:
            found = self._images.sized(f"{self._folder}-{self.looks.palette}/{name}", size)
            if found is not None:
                return found
        return self._images.sized(f"{self._folder}/{name}", size)

    def _plain_tile(self, piece: int, size: int) -> pygame.Surface:
        """For an edition without pictures: the ground and the letter of the colour."""
        face = shapes.rounded((size, size), max(2, size // 9), (self.grounds[piece],)).copy()
        return self._lettered(face, piece, size)

    def _plain_rhombus(self, piece: int, box: tuple[int, int], way: int) -> pygame.Surface:
        face = _rhombus(box, way, self.grounds[piece]).copy()
        return self._lettered(face, piece, min(box))

    def _lettered(self, face: pygame.Surface, piece: int, size: int) -> pygame.Surface:
        light = sum(self.grounds[piece]) > 380
        letter = self._type.line(
            self._signs[piece], Face.BOLD, max(8, size // 2), INK if light else WHITE
        )
        face.blit(letter, letter.get_rect(center=face.get_rect().center))
        return face


def _paled(cell: pygame.Surface) -> pygame.Surface:
    """An empty cell in high contrast: so pale that black letters can be read on any of them."""
    pale = shapes.greyed(cell, WHITE, _PALER)
    lacking = round(
        _LIGHT - sum(pygame.transform.average_color(pale, pale.get_rect(), True)[:3]) / 3
    )
    if lacking > 0:  # light is added, not more white mixed in: that would wipe the motif out
        pale.fill((lacking, lacking, lacking, 0), None, pygame.BLEND_RGBA_ADD)
    return pale


def rhombus_size(side: int, turn: int) -> tuple[int, int]:
    """The box of a rhombus of 60 degrees."""
    box = Rhombus(0, 0, side, turn).box
    return round(box.w), round(box.h)


_UPRIGHT = ((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5))
_LEANING = {
    60: ((1 / 3, 1), (0, 1), (2 / 3, 0), (1, 0)),
    120: ((1 / 3, 0), (0, 0), (2 / 3, 1), (1, 1)),
}


def _rhombus(box: tuple[int, int], way: int, tint: Colour) -> pygame.Surface:
    return shapes.polygon(box, _LEANING.get(way, _UPRIGHT), tint)


def _blend(one: Colour, other: Colour, part: float) -> Colour:
    r, g, b = (round(a + (c - a) * part) for a, c in zip(one, other, strict=True))
    return r, g, b


def spot_of(piece: Box | Rhombus) -> tuple[int, int | None]:
    """The size and the turn with which a tile fills a place."""
    if isinstance(piece, Rhombus):
        return round(piece.side), piece.turn
    return round(piece.w), None
