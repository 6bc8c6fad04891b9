"""What the user has chosen for the program itself; anything unreadable falls back to a default."""

import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Final

from azul_desktop.storage.atomic import write_text
from azul_desktop.textfile import UnreadableError, read_text

SPEEDS: Final = ("slow", "normal", "fast", "off")
PALETTES: Final = ("default", "classic")
"""The grounds of tiles: easy to tell apart for all eyes, or those that players know."""
SMALLEST_SCALE: Final = 75
LARGEST_SCALE: Final = 300

_SWITCHES = ("full_screen", "letters", "high_contrast", "reduce_motion")
_FORMAT = 1
_MAX_BYTES = 64 * 1024


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings, with what they are on the first start."""

    animation: str = "normal"
    effects_volume: int = 80
    music_volume: int = 40
    ui_scale: int = 100
    full_screen: bool = False
    language: str = ""
    """Empty for the system's language."""
    letters: bool = False
    """Whether tiles show a letter for their colour."""
    high_contrast: bool = False
    reduce_motion: bool = False
    palette: str = "default"

    def __post_init__(self) -> None:
        """Refuse values that mean nothing; ValueError names them."""
        wrong = [field.name for field in fields(self) if not self._fits(field.name)]
        if wrong:
            raise ValueError(", ".join(wrong))

    def _fits(self, name: str) -> bool:
        value = getattr(self, name)
        if name == "animation":
            return value in SPEEDS
        if name == "palette":
            return value in PALETTES
        if name in _SWITCHES:
            return isinstance(value, bool)
        if name == "language":
            return isinstance(value, str) and len(value) <= 10
        low, high = (SMALLEST_SCALE, LARGEST_SCALE) if name == "ui_scale" else (0, 100)
        return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def load_settings(file: Path) -> Settings:
    """The settings of a file; every value that is missing or wrong is the default."""
    try:
        data = json.loads(read_text(file, _MAX_BYTES))
    except (UnreadableError, ValueError, RecursionError):
        return Settings()
    if not isinstance(data, dict) or data.get("format") != _FORMAT:
        return Settings()
    usable = {}
    for field in fields(Settings):
        if field.name in data:
            try:
                Settings(**{field.name: data[field.name]})
            except (ValueError, TypeError):
                continue
            usable[field.name] = data[field.name]
    return Settings(**usable)


def save_settings(file: Path, settings: Settings) -> None:
    """Write the settings; OSError if the disk does not take them."""
    write_text(file, json.dumps({"format": _FORMAT, **asdict(settings)}, indent=1) + "\n")
