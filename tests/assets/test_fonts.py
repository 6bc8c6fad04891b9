"""The fonts load, speak our four languages, and came with their licences."""

import os
import string
from collections.abc import Iterator
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "fonts"

FAMILIES = {
    "YesevaOne": ["Regular"],
    "Spectral": ["SemiBold", "Bold"],
    "SourceSans3": ["Regular", "SemiBold", "Bold"],
    "Inter": ["Regular"],
}
FONTS = [f"{family}-{weight}" for family, weights in FAMILIES.items() for weight in weights]
FIGURES = [name for name in FONTS if name.startswith(("Spectral", "SourceSans3"))]

ALPHABETS = {
    "English": string.ascii_lowercase,
    "Polish": "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",
    "Ukrainian": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
    "Russian": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
}
PUNCTUATION = string.punctuation + " \u00a0–—…·×’‘“”„«»№©°•"
SIGNS = "−±≤≥≈→←↑↓✓\u2009"  # for numbers and notes, which are never in Yeseva One
SYMBOLS = "★↵⏎␣⇧⌘" + SIGNS


def missing(name: str, text: str) -> str:
    with TTFont(FOLDER / f"{name}.ttf") as font:
        known = font.getBestCmap()
    return "".join(sorted({sign for sign in text if ord(sign) not in known}))


@pytest.fixture(scope="module", autouse=True)
def _fonts_ready() -> Iterator[None]:
    pygame.font.init()
    yield
    pygame.font.quit()


def test_the_folder_has_these_fonts_and_no_others() -> None:
    assert {file.stem for file in FOLDER.glob("*.[to]tf")} == set(FONTS)


@pytest.mark.parametrize("name", FONTS)
def test_pygame_loads_and_draws_it(name: str) -> None:
    font = pygame.font.Font(FOLDER / f"{name}.ttf", 24)
    drawn = font.render("Azul Лазур Żółć 0123456789", True, "white")
    assert drawn.get_width() > 100
    assert drawn.get_bounding_rect().height > 10


@pytest.mark.parametrize("language", ALPHABETS)
@pytest.mark.parametrize("name", FONTS)
def test_it_has_every_letter(name: str, language: str) -> None:
    letters = ALPHABETS[language]
    assert not missing(name, letters + letters.upper())


@pytest.mark.parametrize("name", FONTS)
def test_it_has_digits_and_punctuation(name: str) -> None:
    assert not missing(name, string.digits + PUNCTUATION)


@pytest.mark.parametrize("name", FIGURES)
def test_it_has_the_signs_beside_numbers(name: str) -> None:
    assert not missing(name, SIGNS)


def test_inter_has_the_symbols_the_others_lack() -> None:
    assert not missing("Inter-Regular", SYMBOLS)


@pytest.mark.parametrize("name", FIGURES)
def test_digits_are_tabular_and_lining(name: str) -> None:
    with TTFont(FOLDER / f"{name}.ttf") as font:
        glyphs = [font.getBestCmap()[ord(digit)] for digit in string.digits]
        widths = {font["hmtx"][glyph][0] for glyph in glyphs}
        outlines = [font["glyf"][glyph] for glyph in glyphs]
        tolerance = font["head"].unitsPerEm * 0.03
    assert len(widths) == 1
    assert max(abs(outline.yMin) for outline in outlines) <= tolerance
    tops = [outline.yMax for outline in outlines]
    assert max(tops) - min(tops) <= tolerance


@pytest.mark.parametrize("name", FIGURES)
def test_numbers_keep_their_width_in_pygame(name: str) -> None:
    font = pygame.font.Font(FOLDER / f"{name}.ttf", 32)
    assert len({font.size(digit * 8)[0] for digit in string.digits}) == 1


@pytest.mark.parametrize("family", FAMILIES)
def test_the_licence_is_beside_it(family: str) -> None:
    text = (FOLDER / f"OFL-{family}.txt").read_text(encoding="utf-8")
    assert text.startswith("Copyright")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text


def test_the_readme_names_every_file() -> None:
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    files = [file.name for file in FOLDER.iterdir() if file.suffix in (".ttf", ".txt")]
    assert not [name for name in files if f"`{name}`" not in text]
