"""Languages: which one is chosen, and what happens where its catalogue is not there."""

from pathlib import Path

import pytest

from azul_desktop.i18n import explain, translate
from azul_desktop.languages.catalogue import english, read_catalogue
from azul_desktop.languages.speech import (
    LANGUAGES,
    best_language,
    environment_locales,
    generation,
    language,
    set_language,
    take_complaint,
)
from tests.languages.catalogues import mo_bytes, put

GOOD = mo_bytes({"Again": "Ще раз"})


def test_every_language_has_its_own_name() -> None:
    assert list(LANGUAGES.values()) == ["English", "Українська", "Русский", "Polski"]


def test_a_change_of_language_can_be_noticed(locale: Path) -> None:
    put(locale, "uk", GOOD)
    before = generation()
    set_language("uk")
    assert language() == "uk"
    assert translate("Again") == "Ще раз"
    assert generation() != before
    set_language("en")
    assert (language(), translate("Again")) == ("en", "Again")
    assert take_complaint() is None


def test_a_missing_catalogue_is_said_once(locale: Path) -> None:
    for _ in range(2):
        set_language("pl")
        assert (language(), translate("Again")) == ("en", "Again")
    complaint = take_complaint()
    assert complaint is not None
    assert "Polski" in explain(complaint)
    assert take_complaint() is None


DAMAGED = {
    "empty": b"",
    "short": GOOD[:60],
    "text": b"not a catalogue",
    "magic": b"\0\0\0\0" + GOOD[4:],
    "counts": GOOD[:8] + b"\xff\xff\xff\x7f" + GOOD[12:],
    "no utf-8": GOOD.replace("Ще".encode(), b"\xff\xfe\xff\xfe"),
    "charset": GOOD.replace(b"UTF-8", b"UTF-9"),
    "plural": mo_bytes({}, "nplurals=1; plural=n/0"),
    "no plural": mo_bytes({}, "nplurals=1; plural=__import__('os')"),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_catalogue_leaves_a_program_in_english(locale: Path, name: str) -> None:
    put(locale, "uk", DAMAGED[name])
    set_language("uk")
    assert (language(), translate("Again")) == ("en", "Again")
    assert take_complaint() is not None


@pytest.mark.parametrize("at", range(0, len(GOOD), 3))
def test_no_damaged_byte_ends_the_program(locale: Path, at: int) -> None:
    put(locale, "uk", GOOD[:at] + bytes([GOOD[at] ^ 0x55]) + GOOD[at + 1 :])
    set_language("uk")
    assert translate("Again")
    assert take_complaint() is None or language() == "en"


def test_an_unknown_language_is_english(locale: Path) -> None:
    set_language("../../etc")
    assert language() == "en"
    assert take_complaint() is None


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (["uk_UA.UTF-8"], "uk"),
        (["de", "pl-PL"], "pl"),
        (["ru@cyrillic"], "ru"),
        (["C.UTF-8", "uk"], "en"),
        (["", "uken", "x"], "en"),
        ([], "en"),
    ],
)
def test_the_first_known_language_is_taken(wanted: list[str], code: str) -> None:
    assert best_language(wanted) == code


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LC_ALL": "ru_RU", "LC_MESSAGES": "pl_PL"}, "ru"),
        ({"LANG": "de_DE", "LANGUAGE": "de:uk:en"}, "uk"),
        ({"LC_ALL": "C", "LANGUAGE": "uk"}, "en"),
        ({"LANGUAGE": "uk"}, "uk"),
        ({}, "en"),
    ],
)
def test_the_usual_variables(environment: dict[str, str], code: str) -> None:
    assert best_language(environment_locales(environment)) == code


def test_a_catalogue_knows_how_many_texts_it_has(locale: Path) -> None:
    put(locale, "uk", mo_bytes({"Again": "Ще раз", "{n} a\0{n} b": "{n} а\0{n} б\0{n} в"}))
    assert read_catalogue(locale, "uk").size == 2
    assert english().size == 0
