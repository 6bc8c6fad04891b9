"""Sounds of the game; silent where there is no device."""

from azul_desktop.storage.settings import Settings


class Audio:
    """The volumes that the user wants; the sounds themselves come with the look and the sound."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def obey(self, settings: Settings) -> None:
        """Take over changed settings."""
        self.settings = settings
