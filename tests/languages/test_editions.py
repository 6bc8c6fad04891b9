"""Names and letters of editions in each language."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from azul_desktop.catalog.loader import load_edition
from azul_desktop.catalog.problems import FileError
from azul_desktop.languages.editions import (
    edition_name,
    in_language,
    missing_languages,
    tile_letters,
)
from azul_desktop.languages.speech import LANGUAGES, set_language
from tests.games import EDITIONS
from tests.languages.catalogues import mo_bytes, put

BASE = "format: 1\nextends: azul\nid: mine\n"


@pytest.fixture(autouse=True)
def all_languages(locale: Path) -> Iterator[None]:
    for code in LANGUAGES:
        put(locale, code, mo_bytes({}))
    yield
    set_language("en")


def mine(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "mine.yaml"
    file.write_text(BASE + text, encoding="utf-8")
    return file


def test_bundled_editions_speak_every_language() -> None:
    for edition in EDITIONS.values():
        assert missing_languages(edition) == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_letters_are_unique_in_every_language(code: str) -> None:
    set_language(code)
    for edition in EDITIONS.values():
        assert len(set(tile_letters(edition))) == len(edition.colours)


def test_names_and_letters_change_with_the_language() -> None:
    edition = EDITIONS["summer-pavilion"]
    said = {}
    for code in LANGUAGES:
        set_language(code)
        said[code] = edition_name(edition), "".join(tile_letters(edition))
    assert said == {
        "en": ("Azul Summer Pavilion", "PGOYBR"),
        "uk": ("Azul. Літній палац", "ФЗПЖСЧ"),
        "ru": ("Azul. Летний дворец", "ФЗОЖСК"),
        "pl": ("Azul: Letni pawilon", "FEPŻNC"),
    }


def test_what_is_missing_is_english_or_the_first(tmp_path: Path) -> None:
    some = load_edition(mine(tmp_path, "name: {pl: Moje, en: Mine}\n"))
    assert some.name == "Mine"
    set_language("uk")
    assert edition_name(some) == "Mine"
    assert edition_name(load_edition(mine(tmp_path, "name: {pl: Moje, ru: Моё}\n"))) == "Moje"
    assert edition_name(load_edition(mine(tmp_path, "name: Моє\n"))) == "Моє"
    assert in_language({"uk": "а"}, "pl") == "а"


def test_letters_of_two_languages_are_not_mixed(tmp_path: Path) -> None:
    """Without the Polish letter of blue, its English one would be that of white in Polish."""
    colours = 'blue: {letter: {en: B}, ground: "#0000ff"}, '
    colours += 'white: {letter: {en: W, pl: B}, ground: "#ffffff"}'
    text = f"name: Mine\nlines: [1, 2]\ncolours: {{{colours}}}\n"
    edition = load_edition(mine(tmp_path, text))
    set_language("pl")
    assert tile_letters(edition) == ["B", "W"]


def test_an_edition_has_the_letters_of_the_one_it_extends(tmp_path: Path) -> None:
    edition = load_edition(mine(tmp_path, "name: Mine\n"))
    assert missing_languages(edition) == {"name": ["uk", "ru", "pl"]}
    set_language("pl")
    assert tile_letters(edition) == ["N", "Ż", "C", "A", "B"]


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("{ua: Моє}", "unknown: “ua”"),
        ("{}", "entries: 0; should be from 1 to 4"),
        ("{uk: 5}", 'should be a text such as "Azul"'),
        ("{uk: ''}", 'should be a text such as "Azul"'),
        ("[a]", 'should be a text such as "Azul"'),
        ("{5: a}", "unknown: “5”"),
    ],
)
def test_what_is_no_name_is_refused(tmp_path: Path, name: str, wrong: str) -> None:
    with pytest.raises(FileError, match=r"mine\.yaml:4: name") as caught:
        load_edition(mine(tmp_path, f"name: {name}\n"))
    assert wrong in str(caught.value)
