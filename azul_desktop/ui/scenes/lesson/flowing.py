"""Sentences with pictures of tiles in them, in as many lines as their width asks for."""

from collections.abc import Callable
from typing import NamedTuple

import pygame

from azul_desktop.coach.prompt import GAP, Prompt
from azul_desktop.geometry import Point
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import Colour, Face
from azul_desktop.ui.table.pieces.pieces import Pieces

_LEADING = 1.32
"""From one line to the next, in sizes of letters."""
_TILE, _RHOMBUS = 1.24, 0.86
"""How large tiles are, in sizes of letters: a square by its side, a rhombus by its own."""
_APART = 0.16
"""Between two tiles."""


class Flowed(NamedTuple):
    """Lines from a common corner."""

    sprites: tuple[Sprite, ...]
    w: int
    h: int

    def at(self, corner: Point) -> list[Sprite]:
        """The same lines somewhere."""
        x, y = round(corner[0]), round(corner[1])
        return [Sprite(one.surface, one.x + x, one.y + y) for one in self.sprites]


class _Piece(NamedTuple):
    """What is not torn: a word, or tiles with the sign that follows them."""

    word: str = ""
    tiles: tuple[int, ...] = ()


def flowed(
    brush: Brush, pieces: Pieces, said: Prompt, face: Face, size: float, tint: Colour, width: float
) -> Flowed:
    """A text of a size in lines no wider than `width` real pixels."""
    letters = brush.px(size)
    setter = _Setter(brush, pieces, face, letters, tint)
    lines: list[list[_Piece]] = [[]]
    for piece in _pieces(said):
        if lines[-1] and setter.width([*lines[-1], piece]) > width:
            lines.append([])
        lines[-1].append(piece)
    step = round(letters * _LEADING)
    sprites: list[Sprite] = []
    for number, line in enumerate(lines):
        sprites += setter.line(line, number * step, step)
    wide = max(setter.width(line) for line in lines)
    return Flowed(tuple(sprites), round(wide), step * len(lines))


def _pieces(said: Prompt) -> list[_Piece]:
    """The words of a text, and its tiles; what follows tiles without a space stays with them.

    What is bound by a no-break space stays together.
    """
    found: list[_Piece] = []
    for word in filter(None, said.text.split(" ")):
        before, gap, after = word.partition(GAP)
        if not gap:
            found.append(_Piece(word))
            continue
        if before:
            found.append(_Piece(before))
        found.append(_Piece(after, said.tiles))
    return found


class _Setter:
    """Sets one line after the other."""

    def __init__(
        self, brush: Brush, pieces: Pieces, face: Face, letters: int, tint: Colour
    ) -> None:
        self._brush, self._pieces, self._face = brush, pieces, face
        self._letters, self._tint = letters, brush.ink(tint)
        self._tile = round(letters * (_RHOMBUS if pieces.rhombic else _TILE))
        self._gap = max(1, round(letters * _APART))

    def width(self, line: list[_Piece]) -> float:
        """How wide a line is."""
        return self._set(line, lambda *_: None)

    def line(self, line: list[_Piece], top: int, high: int) -> list[Sprite]:
        """The pictures of a line."""
        sprites: list[Sprite] = []

        def put(picture: pygame.Surface, x: float) -> None:
            y = top + (high - picture.get_height()) / 2
            sprites.append(Sprite(picture, round(x), round(y)))

        self._set(line, put)
        return sprites

    def _set(self, line: list[_Piece], put: Callable[[pygame.Surface, float], None]) -> float:
        """Go along a line; words next to each other are one picture."""
        type_, x = self._brush.type, 0.0
        space = type_.width(" ", self._face, self._letters)
        words: list[str] = []

        def write() -> None:
            nonlocal x
            if words:
                picture = type_.line(" ".join(words), self._face, self._letters, self._tint)
                put(picture, x)
                x += picture.get_width() + space
                words.clear()

        for piece in line:
            if not piece.tiles:
                words.append(piece.word)
                continue
            write()
            for tile in piece.tiles:
                picture = self._pieces.tile(tile, self._tile, self._pieces.upright, ground="none")
                put(picture, x)
                x += picture.get_width() + self._gap
            x += space - self._gap
            if piece.word:
                x -= space
                words.append(piece.word)
        write()
        return x - space
