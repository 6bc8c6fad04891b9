"""Which languages there are, and which one the program speaks now."""

import os
from collections.abc import Iterable, Mapping

from azul_desktop.core.errors import UserError
from azul_desktop.languages.catalogue import (
    ENGLISH,
    Catalogue,
    DamagedError,
    english,
    read_catalogue,
)
from azul_desktop.paths import bundled

LANGUAGES = {
    ENGLISH: "English",
    "uk": "Українська",
    "ru": "Русский",
    "pl": "Polski",
}
"""Each language by its code, with its own name for itself."""


class _Speech:
    """What is spoken: the one thing here that changes."""

    def __init__(self) -> None:
        self.catalogue = english()
        self.generation = 0
        self.complaints: list[UserError] = []
        self.complained: set[str] = set()


_speech = _Speech()


def set_language(code: str) -> None:
    """Speak a language from now on; English where it is unknown or its catalogue is damaged."""
    speak(_catalogue_for(code))


def speak(catalogue: Catalogue) -> None:
    """Take all texts from a catalogue from now on."""
    _speech.catalogue = catalogue
    _speech.generation += 1


def language() -> str:
    """The code of the language that is really spoken."""
    return _speech.catalogue.language


def generation() -> int:
    """A number that is another one after every change of the language: what was kept is stale."""
    return _speech.generation


def catalogue() -> Catalogue:
    """The translations that are in use."""
    return _speech.catalogue


def take_complaint() -> UserError | None:
    """What is to be said about a catalogue that could not be read, once for each language."""
    return _speech.complaints.pop(0) if _speech.complaints else None


def best_language(wanted: Iterable[str]) -> str:
    """The first language of a list of locales (`uk_UA.UTF-8`, `pl`) that there is, else English."""
    for locale in wanted:
        code = locale.replace("-", "_").split(".")[0].split("@")[0].split("_")[0].lower()
        if code in LANGUAGES:
            return code
        if code in ("c", "posix"):
            break
    return ENGLISH


def environment_locales(environment: Mapping[str, str] = os.environ) -> list[str]:
    """The locales that the usual variables ask for, best first; `LC_ALL=C` overrules `LANGUAGE`."""
    set_ones = [environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    locale = next((value for value in set_ones if value), "")
    if locale.split(".")[0] in ("C", "POSIX"):
        return [locale]
    return [one for one in (*environment.get("LANGUAGE", "").split(":"), locale) if one]


def _catalogue_for(code: str) -> Catalogue:
    if code == ENGLISH or code not in LANGUAGES:
        return english()
    try:
        return read_catalogue(bundled("assets") / "locale", code)
    except DamagedError as error:
        if code not in _speech.complained:
            _speech.complained.add(code)
            _speech.complaints.append(
                UserError(
                    "The texts in this language cannot be read: {language} ({why})",
                    language=LANGUAGES[code],
                    why=error,
                )
            )
        return english()
