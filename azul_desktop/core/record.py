"""A game as edition + options + seats + seed + moves: what saves and replays are made of."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeVar

from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.errors import UserError
from azul_desktop.core.events import Sink
from azul_desktop.core.families import build, check_players
from azul_desktop.core.moves import Move
from azul_desktop.core.notation import format_move, parse_move
from azul_desktop.core.rng import MAX_SEED
from azul_desktop.core.rules import Rules, Step
from azul_desktop.core.state import State

FORMAT: Final = 2
"""Format 1 had no dates and no profiles; it is still read."""
HUMAN = "human"

Data = Mapping[str, object]
"""A record as JSON has it."""
T = TypeVar("T")
_MAX_WORD = 60
MAX_KIND = 420
"""The kind of a seat may be the command of a program."""
_ID = re.compile(r"[0-9a-f]{32}")
_MOMENT = re.compile(
    r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])"
    r"T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}\+00:00",
    re.ASCII,
)
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


class RecordError(UserError):
    """A record that cannot be used; the message is for people."""


class ForeignRecordError(RecordError):
    """A record that is whole but cannot be used here: of a newer version or another edition."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person or a bot. No text here is in anybody's language."""

    name: str = ""
    """What a person typed, or a program is called; empty for the usual name, made when shown."""
    kind: str = HUMAN
    """`HUMAN`, or what a bot registry knows the bot by."""
    colour: str = ""
    """The id of the colour that was chosen; empty for the usual one."""
    named: bool = False
    """Whether the name was given; else it is one of an older version, and may be a usual one."""
    character: str = ""
    """The id of the character that a bot appears as; empty where nobody has chosen one."""
    profile: str = ""
    """The id of the person's profile; empty for a guest and for a bot."""


@dataclass(frozen=True, slots=True)
class About:
    """What is known of a game beside its course; empty where nobody has noted it."""

    id: str = ""
    """The same wherever the game is kept: 32 hexadecimal digits."""
    title: str = ""
    """What a person called the game."""
    started: str = ""
    """When its first move was made: ISO 8601, to the millisecond, in UTC."""
    changed: str = ""
    """When its last move was made."""
    practice: bool = False
    """Whether moves were taken back after new tiles were seen."""


@dataclass(slots=True)
class Record:
    """One game, finished or not."""

    rules: Rules
    seats: tuple[Seat, ...]
    seed: int
    moves: list[Move] = field(default_factory=list)
    about: About = About()
    _digest: str = field(default="", init=False, compare=False, repr=False)

    @property
    def digest(self) -> str:
        """The edition's fingerprint; kept, because a game is written after every move."""
        if not self._digest:
            self._digest = self.edition.digest()
        return self._digest

    @property
    def edition(self) -> Edition:
        """The edition that is played."""
        return self.rules.edition

    def start(self, sink: Sink | None = None) -> State:
        """The first state of the game."""
        return self.rules.initial(len(self.seats), self.seed, sink)

    def replay(self) -> Iterator[Step]:
        """Every step of the game; `RecordError` at a move that is not legal."""
        state = self.start()
        for number, move in enumerate(self.moves, 1):
            if move not in self.rules.legal_moves(state):
                text = format_move(self.edition, move)
                raise RecordError(
                    "move {number} ({text}) is not legal in this game", number=number, text=text
                )
            step = self.rules.step(state, move)
            yield step
            state = step.after


def is_id(text: str) -> bool:
    """Whether a text can be the id of a game or of a person."""
    return _ID.fullmatch(text) is not None


def format_record(record: Record) -> str:
    """A record as JSON."""
    return format_data(record_data(record))


def record_data(record: Record) -> dict[str, object]:
    """A record as data; what nobody has noted about it is left out."""
    edition, options, about = record.edition, record.rules.options, record.about
    data: dict[str, object] = {
        "format": FORMAT,
        "id": about.id,
        "title": about.title,
        "edition": edition.id,
        "digest": record.digest,
        "options": {
            "variant": options.variant,
            "special_factories": options.special_factories,
            "first_player": options.first_player,
        },
        "seats": [seat_data(seat) for seat in record.seats],
        "seed": record.seed,
        "moves": [format_move(edition, move) for move in record.moves],
        "started": about.started,
        "changed": about.changed,
        "practice": about.practice,
    }
    return {key: value for key, value in data.items() if key not in _LEFT_OUT or value}


_LEFT_OUT = ("id", "title", "started", "changed", "practice")


def format_data(data: Data) -> str:
    """The data of a record as JSON, for files."""
    return json.dumps(data, ensure_ascii=False, indent=1)


def seat_data(seat: Seat) -> dict[str, object]:
    """A seat as JSON; what is as usual is left out, as in records that did not know it yet."""
    data: dict[str, object] = {"name": seat.name, "kind": seat.kind}
    if seat.colour:
        data["colour"] = seat.colour
    if seat.named:
        data["named"] = True
    if seat.character:
        data["character"] = seat.character
    if seat.profile:
        data["profile"] = seat.profile
    return data


def parse_record(text: str, find_edition: Callable[[str], Edition | None]) -> Record:
    """The record of a JSON text; every way it can be wrong is a `RecordError`."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise RecordError("not a saved game, or damaged") from None
    if not isinstance(data, dict):
        raise RecordError("not a saved game, or damaged")
    return read_data(data, find_edition)


def read_data(data: Data, find_edition: Callable[[str], Edition | None]) -> Record:
    """The record of data that comes from outside; every way it can be wrong is a `RecordError`."""
    found = _typed(data.get("format"), int, "format")
    if not 1 <= found <= FORMAT:
        wrong = "saved in format {found}, but this program reads format {format}; update it"
        raise ForeignRecordError(wrong, found=found, format=FORMAT)
    edition = _edition(data, find_edition)
    options = _options(_typed(data.get("options"), dict, "options"))
    seats = tuple(_seat(seat) for seat in _typed(data.get("seats"), list, "seats"))
    if options.first_player is not None and not 0 <= options.first_player < len(seats):
        raise RecordError("the first player has no seat")
    seed = _typed(data.get("seed"), int, "seed")
    if not 0 <= seed <= MAX_SEED:
        raise RecordError("the seed is out of range")
    try:
        check_players(edition, len(seats))
        rules = build(edition, options)
        moves = [
            parse_move(edition, _typed(move, str, "moves"))
            for move in _typed(data.get("moves"), list, "moves")
        ]
    except RecordError:
        raise
    except UserError as error:
        raise RecordError(error.text, **error.values) from None
    return Record(rules, seats, seed, moves, _about(data))


def _about(data: Data) -> About:
    id_ = _typed(data.get("id", ""), str, "id")
    if id_ and not is_id(id_):
        raise RecordError("not a saved game: “{key}” is missing or damaged", key="id")
    return About(
        id_,
        _word(data.get("title", ""), "title"),
        _date(data.get("started", ""), "started"),
        _date(data.get("changed", ""), "changed"),
        _typed(data.get("practice", False), bool, "practice"),
    )


def _date(value: object, what: str) -> str:
    text = _typed(value, str, what)
    if text and not _MOMENT.fullmatch(text):
        raise RecordError("not a saved game: “{key}” is missing or damaged", key=what)
    return text


def _edition(data: Data, find_edition: Callable[[str], Edition | None]) -> Edition:
    name = _word(data.get("edition"), "edition")
    edition = find_edition(name)
    if edition is None:
        raise ForeignRecordError("the edition “{name}” is not installed", name=name)
    if data.get("digest") != edition.digest():
        raise ForeignRecordError("saved with another version of the edition “{id}”", id=edition.id)
    return edition


def _options(data: dict[str, object]) -> Options:
    first = data.get("first_player")
    return Options(
        _word(data.get("variant"), "options.variant"),
        _typed(data.get("special_factories"), bool, "options.special_factories"),
        None if first is None else _typed(first, int, "options.first_player"),
    )


def _seat(data: object) -> Seat:
    seat = _typed(data, dict, "seats")
    kind = _word(seat.get("kind"), "seats.kind", MAX_KIND)
    colour = _word(seat.get("colour", ""), "seats.colour")
    named = _typed(seat.get("named", False), bool, "seats.named")
    character = _word(seat.get("character", ""), "seats.character")
    profile = _typed(seat.get("profile", ""), str, "seats.profile")
    if profile and not is_id(profile):
        raise RecordError("not a saved game: “{key}” is missing or damaged", key="seats.profile")
    name = _word(seat.get("name"), "seats.name")
    return Seat(name, kind, colour, named, character, profile)


def _word(value: object, what: str, most: int = _MAX_WORD) -> str:
    """A text, or as much of it as fits into a line that every console and window can show."""
    return _CONTROL.sub("", _typed(value, str, what))[:most]


def _typed(value: object, kind: type[T], what: str) -> T:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        # Translators: {key} is a word of the file, such as seats.
        raise RecordError("not a saved game: “{key}” is missing or damaged", key=what)
    return value
