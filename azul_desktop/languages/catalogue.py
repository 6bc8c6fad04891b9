"""The translations of one language, of which only those are used that fit their source."""

import gettext
from pathlib import Path

from azul_desktop.core.errors import UserError
from azul_desktop.languages.gaps import gaps_of

DOMAIN = "azul-desktop"
ENGLISH = "en"
_TRIED = range(200)
"""Numbers whose plural form must be found before a catalogue is believed."""

Found = tuple[str, str]
"""A text with its gaps, and the language it really is in."""


class DamagedError(UserError):
    """Why a catalogue cannot be used."""


class Untranslated(gettext.NullTranslations):
    """Has no translation of anything, and says so."""

    def gettext(self, message: str) -> str:
        """No translation."""
        del message
        return ""

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """No translation."""
        del msgid1, msgid2, n
        return ""

    def pgettext(self, context: str, message: str) -> str:
        """No translation."""
        del context, message
        return ""


class Catalogue:
    """Answers with the translation of a text, or with the text where there is no good one."""

    def __init__(self, language: str, translations: gettext.NullTranslations) -> None:
        """`translations` answers with nothing for what it does not have."""
        self.language = language
        self._translations = translations
        self._found: dict[tuple[str, ...], Found | None] = {}

    @property
    def size(self) -> int:
        """How many texts it has, plural forms counted once; one of a file is about the file."""
        known = vars(self._translations).get("_catalog", {})
        texts = {key[0] if isinstance(key, tuple) else key for key in known}
        return len(texts - {""})

    def sentence(self, context: str, text: str) -> Found:
        """The translation of a text."""
        key = (context, text)
        if key not in self._found:
            self._found[key] = self._fitting(self._looked_up(context, text), (text,))
        return self._found[key] or (text, ENGLISH)

    def counted(self, one: str, many: str, n: int) -> Found:
        """The translation of a text with a number, in the form for that number."""
        said = self._translations.ngettext(one, many, n)
        key = (one, many, said)
        if key not in self._found:
            self._found[key] = self._fitting(said, (one, many))
        return self._found[key] or (one if n == 1 else many, ENGLISH)

    def _looked_up(self, context: str, text: str) -> str:
        if not text:  # what catalogues keep under it is about themselves
            return ""
        if context:
            return self._translations.pgettext(context, text)
        return self._translations.gettext(text)

    def _fitting(self, said: str, sources: tuple[str, ...]) -> Found | None:
        """What was said, if it has the gaps of a source: none is left out, none is new."""
        if said and gaps_of(said) in [gaps_of(source) for source in sources]:
            return said, self.language
        return None


def english() -> Catalogue:
    """The catalogue of those who read the source texts."""
    return Catalogue(ENGLISH, Untranslated())


def read_catalogue(folder: Path, language: str) -> Catalogue:
    """The catalogue of a language in a folder such as `assets/locale`; `DamagedError`."""
    file = folder / language / "LC_MESSAGES" / f"{DOMAIN}.mo"
    try:
        with file.open("rb") as stream:
            translations = gettext.GNUTranslations(stream)
        for n in _TRIED:
            translations.ngettext(" ", " ", n)
    except OSError as error:
        raise DamagedError("{why}", why=error.strerror or error) from None
    except Exception as error:  # whatever bytes may do that are no catalogue
        raise DamagedError("{file} is damaged", file=file.name) from error
    translations.add_fallback(Untranslated())
    return Catalogue(language, translations)
