"""What is done with the user's files when the window starts."""

from pathlib import Path

from azul_desktop.storage.atomic import remove_leftovers
from azul_desktop.storage.engines import settle_engines
from azul_desktop.storage.settings import Settings, settings_file, settings_of


def settle_files(home: Path) -> tuple[Settings, list[str]]:
    """The settings to begin with, and what the user has to know about the files in the folder."""
    remove_leftovers(home)
    about_engines = settle_engines(home)  # first: they may still be among the settings
    values, about_settings = settings_file(home / "settings.json").settle()
    return settings_of(values), [news for news in (about_settings, about_engines) if news]
