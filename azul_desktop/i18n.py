"""Texts in the user's language: every sentence the program shows passes through here."""

from azul_desktop.core.errors import UserError
from azul_desktop.languages.gaps import filled
from azul_desktop.languages.speech import catalogue


def translate(text: str, /, **values: object) -> str:
    """A sentence in the user's language, with its named gaps filled."""
    found, language = catalogue().sentence("", text)
    return filled(found, language, values)


def translate_in(context: str, text: str, /, **values: object) -> str:
    """A sentence of which there are two meanings in English: `translate_in("key", "Space")`."""
    found, language = catalogue().sentence(context, text)
    return filled(found, language, values)


def translate_count(one: str, many: str, n: int, /, **values: object) -> str:
    """A sentence with a number in it, in the plural form that the language asks for."""
    found, language = catalogue().counted(one, many, n)
    return filled(found, language, {"n": n, **values})


def explain(error: UserError) -> str:
    """What an error says, in the user's language."""
    return translate(error.text, **error.values)
