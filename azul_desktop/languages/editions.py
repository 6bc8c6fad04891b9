"""What an edition says in each language: its name, and the letters of its tiles."""

from collections.abc import Mapping, Sequence
from typing import cast

from azul_desktop.core.edition import Edition
from azul_desktop.languages.catalogue import ENGLISH
from azul_desktop.languages.speech import LANGUAGES, language

Words = str | Mapping[str, str]
"""A text for every language, or one for each of some."""


def in_language(words: Words, code: str) -> str:
    """A text in a language; in English where it is missing, and else in the first that there is."""
    if isinstance(words, str):
        return words
    return words.get(code) or words.get(ENGLISH) or next(iter(words.values()))


def edition_name(edition: Edition) -> str:
    """What an edition is called in the user's language."""
    return in_language(cast(Words, edition.looks.get("name", edition.name)), language())


def tile_letters(edition: Edition) -> list[str]:
    """The letter of each colour in the user's language."""
    looks = cast("Mapping[str, Mapping[str, Words]]", edition.looks["colours"])
    return letters_in([looks[name]["letter"] for name in edition.colours], language())


def letters_in(letters: Sequence[Words], code: str) -> list[str]:
    """The letters of all colours in a language; English ones where any of them is missing.

    A mixture could have the same letter twice.
    """
    complete = all(isinstance(words, str) or code in words for words in letters)
    return [in_language(words, code if complete else ENGLISH) for words in letters]


def missing_languages(edition: Edition) -> dict[str, list[str]]:
    """The languages that the name and the letters of an edition are not there in, by their keys."""
    looks = cast("Mapping[str, Mapping[str, Words]]", edition.looks["colours"])
    said = {"name": cast(Words, edition.looks["name"])}
    said |= {f"colours.{name}.letter": looks[name]["letter"] for name in edition.colours}
    return {
        key: lacking
        for key, words in said.items()
        if (lacking := [code for code in LANGUAGES if code not in _spoken(words)])
    }


def _spoken(words: Words) -> set[str]:
    """A plain text is English."""
    return {ENGLISH} if isinstance(words, str) else set(words)
