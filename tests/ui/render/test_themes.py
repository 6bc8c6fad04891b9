"""Every theme has its accents, readable on what they are written on."""

import pytest

from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.render.tokens import CREAM, WHITE, Colour
from tests.games import EDITIONS

THEMES = sorted({edition.theme for edition in EDITIONS.values()} | {"a theme of my own"})


def luminance(tint: Colour) -> float:
    parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in tint]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: Colour, two: Colour) -> float:
    dark, light = sorted((luminance(one), luminance(two)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_scores_are_readable_on_cream(theme: str) -> None:
    assert contrast(accents_of(theme).strong, CREAM) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_white_is_readable_on_a_badge(theme: str) -> None:
    assert contrast(accents_of(theme).deep, WHITE) >= 7


def test_a_theme_that_nobody_knows_looks_like_the_first_one() -> None:
    assert accents_of("a theme of my own") == accents_of("azulejo")
