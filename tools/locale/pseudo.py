"""A language that nobody speaks: as long as translations get, and easy to tell from English.

Labels are 80 % longer, sentences 40 %, names of people only written otherwise; letters have
accents, brackets show whether all of it is to be seen. It is made while the program runs, and
never shipped.
"""

from math import ceil
from string import Formatter

from azul_desktop.coach.glossary import FORMS
from azul_desktop.languages.catalogue import ENGLISH, Catalogue, Untranslated
from azul_desktop.languages.speech import set_language, speak

PSEUDO = "xx"
_LABEL, _SENTENCE = 0.8, 0.4
_NAME = "name"
"""The context of what people are called."""
_MOST_OF_LABEL = 24
"""Longer texts are sentences."""
_ACCENTS = str.maketrans("aceinosuyzACEINOSUYZ", "áćéíńóśúýźÁĆÉÍŃÓŚÚÝŹ")
_FILLING = "lorem ipsum dolor sit amet consectetur "


def speak_language(code: str) -> None:
    """Speak a language, or this one."""
    if code == PSEUDO:
        # What no sentence says, such as days, stays English.
        speak(Catalogue(ENGLISH, _Pseudo()))
    else:
        set_language(code)


def pseudo(text: str, *, context: str = "") -> str:
    """A text in the language; its gaps are those of the text."""
    if context == FORMS:
        return text.translate(_ACCENTS)
    parts = list(Formatter().parse(text))
    letters = sum(len(said) for said, *_ in parts)
    grown = 0 if context == _NAME else ceil(letters * _growth(text, letters))
    filling = _filling(max(0, grown - 2), " " in text.strip())
    return f"[{''.join(map(_part, parts))}{filling.translate(_ACCENTS)}]"


def _growth(text: str, letters: int) -> float:
    is_label = letters <= _MOST_OF_LABEL and not text.rstrip().endswith((".", "?", "!"))
    return _LABEL if is_label else _SENTENCE


def _filling(length: int, may_break: bool) -> str:
    """So many letters more, in words of their own where the text has several."""
    if not may_break:
        return (_FILLING.replace(" ", "") * (length // 10 + 1))[:length]
    return f" {_FILLING * (length // 10 + 1)}"[:length].rstrip()


def _part(part: tuple[str, str | None, str | None, str | None]) -> str:
    said, gap, form, conversion = part
    words = said.translate(_ACCENTS).replace("{", "{{").replace("}", "}}")
    if gap is None:
        return words
    turned = f"!{conversion}" if conversion else ""
    return f"{words}{{{gap}{turned}{f':{form}' if form else ''}}}"


class _Pseudo(Untranslated):
    """Makes a translation of whatever it is asked for."""

    def gettext(self, message: str) -> str:
        return pseudo(message)

    def pgettext(self, context: str, message: str) -> str:
        return pseudo(message, context=context)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return pseudo(msgid1 if n == 1 else msgid2)
