"""What was chosen for the last new game; whatever is wrong in the file falls back to a default."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from azul_desktop.core.record import HUMAN, MAX_KIND
from azul_desktop.core.translatable import translatable
from azul_desktop.storage.valuefile import State, ValueFile, Values

SEATS: Final = 4
BOT: Final = "bot"
OFF: Final = "off"
MAX_NAME: Final = 20

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
    profile: str = ""
    """The id of the person who plays there; empty for a guest."""


_DEFAULT_SEATS = (SeatChoice(HUMAN), SeatChoice(BOT), SeatChoice(), SeatChoice())


@dataclass(frozen=True, slots=True)
class LastSetup:
    """The choices; which editions, variants and bots there are is not known here."""

    edition: str = ""
    variant: str = ""
    special_factories: bool = False
    seats: tuple[SeatChoice, ...] = _DEFAULT_SEATS
    first_seat: int | None = None


def last_setup_file(file: Path) -> ValueFile:
    """The file of the choices."""
    return ValueFile(file, translatable("Choices for a new game"), _repaired)


def load_last_setup(file: Path) -> LastSetup | None:
    """The choices of a file, wrong ones as their defaults; None where there is no such file."""
    content = last_setup_file(file).read()
    return None if content.state in (State.ABSENT, State.DAMAGED) else setup_of(content.values)


def setup_of(values: Values) -> LastSetup:
    """The choices among values, wrong ones as their defaults."""
    special, first = values.get("special_factories"), values.get("first_seat")
    seat = first if isinstance(first, int) and not isinstance(first, bool) else -1
    return LastSetup(
        _word(values.get("edition"), _MAX_WORD),
        _word(values.get("variant"), _MAX_WORD),
        special if isinstance(special, bool) else False,
        _seats(values.get("seats")),
        seat if 0 <= seat < SEATS else None,
    )


def values_of(setup: LastSetup) -> Values:
    """The choices as the file has them."""
    return {**asdict(setup), "seats": [asdict(seat) for seat in setup.seats]}


def save_last_setup(file: Path, setup: LastSetup) -> None:
    """Write the choices; OSError if the disk does not take them."""
    last_setup_file(file).change(values_of(setup), {})


def _repaired(values: Values) -> Values:
    """What is wrong as it is used; what only another version knows stays."""
    right = values_of(setup_of(values))
    found, seats = values.get("seats"), right["seats"]
    if isinstance(found, list) and isinstance(seats, list) and len(found) == len(seats):
        right["seats"] = [
            _like(one, seat) if isinstance(one, dict) else seat
            for one, seat in zip(found, seats, strict=True)
        ]
    return _like(values, right)


def _like(found: Values, right: Values) -> Values:
    """The values under the names that were found: those that are missing are not wrong."""
    return {name: right.get(name, value) for name, value in found.items()}


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
        _word(data.get("profile"), _MAX_WORD),
    )


def _word(value: object, most: int) -> str:
    """A text that every window can show; anything else is the empty one."""
    if not isinstance(value, str) or len(value) > most or not value.isprintable():
        return ""
    return value
