"""Which letters the fonts of the program have."""

from functools import cache
from pathlib import Path

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from azul_desktop.ui.render.tokens import Face
from tools.locale.files import ROOT

_FONTS = ROOT / "assets" / "fonts"


@cache
def letters_of(face: Face) -> frozenset[str]:
    """Every letter that a cut of type can draw."""
    return _letters(_FONTS / f"{face.value}.ttf")


@cache
def everywhere() -> frozenset[str]:
    """The letters that every cut has: a text may be set in any of them."""
    return frozenset.intersection(*(letters_of(face) for face in Face if face is not Face.SYMBOL))


def _letters(file: Path) -> frozenset[str]:
    with TTFont(file) as font:
        return frozenset(map(chr, font.getBestCmap()))
