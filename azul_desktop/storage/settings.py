"""What the user has chosen for the program itself; what is wrong falls back to a default."""

from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Final

from azul_desktop.core.translatable import translatable
from azul_desktop.storage.valuefile import ValueFile, Values

SPEEDS: Final = ("slow", "normal", "fast", "off")
PALETTES: Final = ("default", "classic")
"""The grounds of tiles: easy to tell apart for all eyes, or those that players know."""
ROUND_CARDS: Final = ("all", "start", "none")
"""The cards of a round: what it brought and who begins the next one, only this, or none."""
COUNTS: Final = ("hover", "always")
"""When bag and lid tell how many tiles of each colour they hold."""
BOT_TIMES: Final = ("usual", "relaxed")
"""How long bots may think: as ever, or longer where it makes them stronger."""
SMALLEST_SCALE: Final = 75
LARGEST_SCALE: Final = 300

_CHOICES: Final = {
    "animation": SPEEDS,
    "palette": PALETTES,
    "round_card": ROUND_CARDS,
    "colour_counts": COUNTS,
    "bot_time": BOT_TIMES,
}
_SWITCHES = ("full_screen", "letters", "high_contrast", "reduce_motion", "little_helps")


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
    round_card: str = "all"
    colour_counts: str = "hover"
    bot_time: str = "usual"
    little_helps: bool = True
    """Whether people who are new to an edition read what matters just now."""

    def __post_init__(self) -> None:
        """Refuse values that mean nothing; ValueError names them."""
        wrong = [field.name for field in fields(self) if not self._fits(field.name)]
        if wrong:
            raise ValueError(", ".join(wrong))

    def _fits(self, name: str) -> bool:
        value = getattr(self, name)
        if name in _CHOICES:
            return value in _CHOICES[name]
        if name in _SWITCHES:
            return isinstance(value, bool)
        if name == "language":
            return isinstance(value, str) and len(value) <= 10 and value.isprintable()
        low, high = (SMALLEST_SCALE, LARGEST_SCALE) if name == "ui_scale" else (0, 100)
        return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def settings_file(file: Path) -> ValueFile:
    """The file of the settings, in which each value stands for itself."""
    return ValueFile(file, translatable("Settings"), _repaired)


def _repaired(values: Values) -> Values:
    return {
        name: value for name, value in values.items() if name not in _NAMES or _fits(name, value)
    }


def _fits(name: str, value: object) -> bool:
    try:
        Settings(**{name: value})  # type: ignore[arg-type]
    except (ValueError, TypeError):
        return False
    return True


def settings_of(values: Values) -> Settings:
    """The settings of repaired values; the others have their defaults."""
    known = {name: value for name, value in values.items() if name in _NAMES}
    return Settings(**known)  # type: ignore[arg-type]


def load_settings(file: Path) -> Settings:
    """The settings of a file, which stays as it is; every wrong value is the default."""
    return settings_of(settings_file(file).read().values)


def save_settings(file: Path, settings: Settings) -> None:
    """Write the settings; OSError if the disk does not take them."""
    settings_file(file).change(asdict(settings), {})


_NAMES: Final = frozenset(field.name for field in fields(Settings))
