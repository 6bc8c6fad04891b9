"""In which language the window speaks: the chosen one, else the system's."""

import sys

import pygame.system

from azul_desktop.languages.speech import LANGUAGES, best_language, environment_locales
from azul_desktop.storage.settings import Settings


def first_language(settings: Settings, asked: str = "") -> str:
    """The language of a start: asked for this time only, chosen once, or the system's."""
    if asked:
        return asked
    return settings.language if settings.language in LANGUAGES else system_language()


def system_language() -> str:
    """What the system asks for, as far as there are texts in it."""
    wanted = [
        f"{one['language']}_{one['country'] or ''}" for one in pygame.system.get_pref_locales()
    ]
    if sys.platform not in ("win32", "darwin"):
        # SDL does not look at LC_ALL and LC_MESSAGES, which overrule the variable that it reads.
        wanted = [*environment_locales(), *wanted]
    return best_language(wanted)
