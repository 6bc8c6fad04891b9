"""What was chosen for the last new game; whatever is wrong in the file falls back to a default."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from azul_desktop.core.record import HUMAN, MAX_KIND
from azul_desktop.storage.atomic import write_text
from azul_desktop.textfile import UnreadableError, read_text

SEATS: Final = 4
BOT: Final = "bot"
OFF: Final = "off"
MAX_NAME: Final = 20

_FORMAT = 1
_MAX_BYTES = 64 * 1024
_MAX_WORD = 60


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """One seat: who plays there, under which name, and how strong a bot is."""

    kind: str = OFF
    """`HUMAN`, `BOT` or `OFF`."""
    name: str = ""
    """Empty for the usual one."""
    level: str = ""
    """What a bot registry knows the bot by; empty for the usual one."""
    colour: str = ""
    """The id of a colour; empty for the usual one."""


_DEFAULT_SEATS = (SeatChoice(HUMAN), SeatChoice(BOT), SeatChoice(), SeatChoice())


@dataclass(frozen=True, slots=True)
class LastSetup:
    """The choices; which editions, variants and bots there are is not known here."""

    edition: str = ""
    variant: str = ""
    special_factories: bool = False
    seats: tuple[SeatChoice, ...] = _DEFAULT_SEATS
    first_seat: int | None = None


def load_last_setup(file: Path) -> LastSetup | None:
    """The choices of a file, wrong ones as their defaults; None where there is no such file."""
    try:
        data = json.loads(read_text(file, _MAX_BYTES))
    except (UnreadableError, ValueError, RecursionError):
        return None
    if not isinstance(data, dict) or data.get("format") != _FORMAT:
        return None
    special, first = data.get("special_factories"), data.get("first_seat")
    has_seat = isinstance(first, int) and not isinstance(first, bool) and 0 <= first < SEATS
    return LastSetup(
        _word(data.get("edition"), _MAX_WORD),
        _word(data.get("variant"), _MAX_WORD),
        special if isinstance(special, bool) else False,
        _seats(data.get("seats")),
        first if has_seat else None,
    )


def save_last_setup(file: Path, setup: LastSetup) -> None:
    """Write the choices; OSError if the disk does not take them."""
    write_text(file, json.dumps({"format": _FORMAT, **asdict(setup)}, indent=1) + "\n")


def _seats(data: object) -> tuple[SeatChoice, ...]:
    if not isinstance(data, list) or len(data) != SEATS:
        return _DEFAULT_SEATS
    return tuple(_seat(seat, default) for seat, default in zip(data, _DEFAULT_SEATS, strict=True))


def _seat(data: object, default: SeatChoice) -> SeatChoice:
    if not isinstance(data, dict):
        return default
    kind = data.get("kind")
    return SeatChoice(
        kind if kind in (HUMAN, BOT, OFF) else default.kind,
        _word(data.get("name"), MAX_NAME),
        _word(data.get("level"), MAX_KIND),
        _word(data.get("colour"), _MAX_WORD),
    )


def _word(value: object, most: int) -> str:
    """A text that every window can show; anything else is the empty one."""
    if not isinstance(value, str) or len(value) > most or not value.isprintable():
        return ""
    return value
