"""A proofreader: sets type as the program does, and notes what was cut or came out too small."""

from pathlib import Path
from typing import NamedTuple

import pygame

from azul_desktop.paths import bundled
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.text import Align, Type
from azul_desktop.ui.render.tokens import SMALLEST_TEXT, Colour, Face
from tests.ui.studio import new_desk


class Word(NamedTuple):
    """A line of text as it was set."""

    text: str
    size: int


class Proof(Type):
    """The fonts of the program, with a memory of all that was set."""

    def __init__(self) -> None:
        super().__init__(bundled("assets") / "fonts")
        self.cut: list[str] = []
        self.words: list[Word] = []

    def fit(self, text: str, face: Face, size: int, width: float, least: int) -> tuple[int, str]:
        fitted = super().fit(text, face, size, width, least)
        if fitted[1] != text:
            self.cut.append(text)
        return fitted

    def line(self, text: str, face: Face, size: int, colour: Colour) -> pygame.Surface:
        self.words.append(Word(text, size))
        return super().line(text, face, size, colour)

    def block(
        self, lines: tuple[str, ...], face: Face, size: int, colour: Colour, align: Align
    ) -> pygame.Surface:
        if len(lines) > 1:
            self.words.append(Word(" ".join(lines), size))
        return super().block(lines, face, size, colour, align)

    def forget(self) -> None:
        self.cut.clear()
        self.words.clear()

    def too_small(self, unit: float) -> list[Word]:
        """Words below the smallest size that text may have, with `unit` pixels to a logical one."""
        return [
            word for word in self.words if word.text and word.size < round(SMALLEST_TEXT * unit)
        ]

    @property
    def texts(self) -> set[str]:
        return {word.text for word in self.words}


def proof_desk(size: tuple[int, int]) -> tuple[Desk, Proof]:
    """A desk with a proofreader and without pictures, which are not read here."""
    desk, proof = new_desk(size), Proof()
    desk.type = proof
    desk.images = Images(Path("nowhere"))
    desk.brush = Brush(proof, desk.images, desk.unit)
    return desk, proof
