"""Numbers, places, days and lists, as each language writes them."""

from datetime import date
from pathlib import Path

import pytest

from azul_desktop.languages import formats
from azul_desktop.languages.speech import LANGUAGES, set_language
from tests.languages.catalogues import mo_bytes, put

SPACE = "\u00a0"


@pytest.fixture(autouse=True)
def all_languages(locale: Path) -> None:
    for code in LANGUAGES:
        put(locale, code, mo_bytes({}))


@pytest.mark.parametrize(
    ("code", "share", "half", "places", "quote", "day", "names"),
    [
        ("en", "50%", "−1.5", "1st 2nd 3rd 4th", "“x”", f"5{SPACE}March 2026", "a, b and c"),
        (
            "uk",
            f"50{SPACE}%",
            "−1,5",
            "1-ше 2-ге 3-тє 4-те",
            "«x»",
            f"5{SPACE}березня 2026{SPACE}р.",
            "a, b та c",
        ),
        (
            "ru",
            f"50{SPACE}%",
            "−1,5",
            "1-е 2-е 3-е 4-е",
            "«x»",
            f"5{SPACE}марта 2026{SPACE}г.",
            "a, b и c",
        ),
        ("pl", "50%", "−1,5", "1. 2. 3. 4.", "„x”", f"5{SPACE}marca 2026{SPACE}r.", "a, b i c"),
    ],
)
def test_formats(
    code: str, share: str, half: str, places: str, quote: str, day: str, names: str
) -> None:
    set_language(code)
    assert formats.percent(50) == share
    assert formats.decimal(-1.5, 1) == half
    assert " ".join(map(formats.place, (1, 2, 3, 4))) == places
    assert formats.quoted("x") == quote
    assert formats.day_in_words(date(2026, 3, 5)) == day
    assert formats.listed(["a", "b", "c"]) == names
    assert formats.listed(["a"]) == "a"
    assert formats.listed([]) == ""
    assert [formats.signed(n) for n in (-3, 0, 3)] == ["−3", "0", "+3"]


@pytest.mark.parametrize(
    ("code", "said"),
    [("en", "16–1"), ("uk", f"16{SPACE}:{SPACE}1"), ("ru", f"16{SPACE}:{SPACE}1"), ("pl", "16–1")],
)
def test_a_score(code: str, said: str) -> None:
    set_language(code)
    assert formats.score(16, 1) == said
