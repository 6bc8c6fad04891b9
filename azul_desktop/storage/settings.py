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
MAX_ENGINES: Final = 8
MAX_ENGINE_NAME: Final = 20
MAX_COMMAND: Final = 400

_SWITCHES = ("full_screen", "letters", "high_contrast", "reduce_motion")
_FORMAT = 1
_MAX_BYTES = 64 * 1024


@dataclass(frozen=True, slots=True)
class Engine:
    """A program that plays: what it is called, and the command line that starts it."""

    name: str
    command: str

    def fits(self) -> bool:
        """Whether both can be shown and used."""
        return _is_line(self.name, MAX_ENGINE_NAME) and _is_line(self.command, MAX_COMMAND)


def _is_line(value: object, most: int) -> bool:
    if not isinstance(value, str) or len(value) > most:
        return False
    return value.isprintable() and value == value.strip() != ""


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
    engines: tuple[Engine, ...] = ()
    """The programs that may be started as players; no other file can name one."""

    def __post_init__(self) -> None:
        """Refuse values that mean nothing; ValueError names them."""
        wrong = [field.name for field in fields(self) if not self._fits(field.name)]
        if wrong:
            raise ValueError(", ".join(wrong))

    def _fits(self, name: str) -> bool:
        value = getattr(self, name)
        if name == "animation":
            return value in SPEEDS
        if name == "engines":
            return isinstance(value, tuple) and len(value) <= MAX_ENGINES and _all_fit(value)
        if name == "palette":
            return value in PALETTES
        if name in _SWITCHES:
            return isinstance(value, bool)
        if name == "language":
            return isinstance(value, str) and len(value) <= 10
        low, high = (SMALLEST_SCALE, LARGEST_SCALE) if name == "ui_scale" else (0, 100)
        return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _all_fit(engines: tuple[object, ...]) -> bool:
    """Whether all are engines, and no two have one name."""
    names = [one.name for one in engines if isinstance(one, Engine) and one.fits()]
    return len(names) == len(engines) == len(set(names))


def _engines(data: object) -> tuple[Engine, ...]:
    """The usable engines of a list, up to as many as there can be."""
    found: dict[str, Engine] = {}
    for entry in data if isinstance(data, list) else ():
        if isinstance(entry, dict):
            engine = Engine(entry.get("name", ""), entry.get("command", ""))
            if engine.fits() and len(found) < MAX_ENGINES:
                found.setdefault(engine.name, engine)
    return tuple(found.values())


def load_settings(file: Path) -> Settings:
    """The settings of a file; every value that is missing or wrong is the default."""
    try:
        data = json.loads(read_text(file, _MAX_BYTES))
    except (UnreadableError, ValueError, RecursionError):
        return Settings()
    if not isinstance(data, dict) or data.get("format") != _FORMAT:
        return Settings()
    usable = {}
    data["engines"] = _engines(data.get("engines"))
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
