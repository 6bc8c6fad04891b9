"""Texts in the user's language: every sentence the program shows passes through here."""

import gettext as _gettext

from azul_desktop.core.errors import UserError

_catalogue: _gettext.NullTranslations = _gettext.NullTranslations()


def translate(text: str, /, **values: object) -> str:
    """A sentence in the user's language, with its named gaps filled."""
    return _catalogue.gettext(text).format(**values)


def translate_count(one: str, many: str, n: int, /, **values: object) -> str:
    """A sentence with a number in it, in the plural form that the language asks for."""
    return _catalogue.ngettext(one, many, n).format(n=n, **values)


def explain(error: UserError) -> str:
    """What an error says, in the user's language."""
    return translate(error.text, **error.values)
