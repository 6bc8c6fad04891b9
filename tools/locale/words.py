"""What a language does not say: words for which there are terms, and letters of others."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

_LIST = Path(__file__).with_name("forbidden.toml")
_GAP = re.compile(r"\{[^{}]*\}")
_MIXED = re.compile(r"[A-Za-z][\u0400-\u04ff]|[\u0400-\u04ff][A-Za-z]")
_STRANGE = {"uk": "ыэъёЫЭЪЁ", "ru": "іїєґІЇЄҐ"}
_MARKS = {
    '"': "a straight quotation mark",
    "...": "three full stops for …",
    " - ": "a hyphen for a dash",
}


@cache
def forbidden(language: str) -> list[tuple[re.Pattern[str], str]]:
    """The words that a language has better ones for, and those."""
    with _LIST.open("rb") as stream:
        listed: dict[str, str] = tomllib.load(stream)[language]
    return [
        (re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE), instead)
        for words, instead in listed.items()
    ]


def wrong_terms(language: str, text: str) -> Iterator[str]:
    """Words of a translation that the game has others for."""
    plain = _GAP.sub("", text)
    for pattern, instead in forbidden(language):
        if found := pattern.search(plain):
            yield f"“{found[0]}”: say {instead}"


def odd_letters(language: str, text: str) -> Iterator[str]:
    """Letters and marks of a translation that the language does not have."""
    plain = _GAP.sub("", text)
    if found := _MIXED.search(plain):
        yield f"“{found[0]}”: Latin and Cyrillic letters in one word"
    if strange := set(plain) & set(_STRANGE.get(language, "")):
        yield f"“{''.join(sorted(strange))}” is no letter of this language"
    for mark, name in _MARKS.items():
        if mark in plain:
            yield name
    if language == "uk" and re.search(r"\w'\w", plain):
        yield "an apostrophe that is not ’"
