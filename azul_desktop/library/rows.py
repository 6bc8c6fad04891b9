"""Games as the tables of the library have them; what is damaged there is read all the same."""

import re
from typing import NamedTuple

from azul_desktop.core.record import FORMAT, Seat, seat_data

_ID = re.compile(r"[0-9a-f]{32}")


class SeatRow(NamedTuple):
    """Who sat at a game, and how it went for them."""

    seat: Seat
    score: int
    place: int
    """1 for every winner of a finished game; 0 while it runs."""


class GameRow(NamedTuple):
    """One game without its moves: all that a list shows."""

    id: int
    uid: str
    title: str
    edition: str
    digest: str
    variant: str
    special_factories: bool
    first_player: int | None
    seed: int
    length: int
    """How many moves were made."""
    round: int
    finished: bool
    practice: bool
    started: str
    changed: str
    deleted: str
    """When it was put into the bin; empty where it is not there."""
    seats: tuple[SeatRow, ...]

    @property
    def state(self) -> str:
        """What is the matter with it, in one word for programs."""
        if self.deleted:
            return "deleted"
        return "finished" if self.finished else "running"

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""
        return tuple(n for n, one in enumerate(self.seats) if self.finished and one.place == 1)

    def data(self, moves: str) -> dict[str, object]:
        """The game as data of a record."""
        data: dict[str, object] = {
            "format": FORMAT,
            "id": self.uid,
            "title": self.title,
            "edition": self.edition,
            "digest": self.digest,
            "options": {
                "variant": self.variant,
                "special_factories": self.special_factories,
                "first_player": self.first_player,
            },
            "seats": [seat_data(one.seat) for one in self.seats],
            "seed": self.seed,
            "moves": moves.split(),
            "started": self.started,
            "changed": self.changed,
            "practice": self.practice,
        }
        return {key: value for key, value in data.items() if key not in _SHORT or value}


_SHORT = ("title", "practice")

GAME = (
    "id, uid, title, edition, digest, variant, special_factories, first_player, seed, length,"
    " round, finished, practice, started, changed, deleted"
)
"""The columns of a `GameRow`, in their order."""
SEAT = (
    "coalesce(p.name, s.name), s.kind, s.colour, s.named, s.character, p.uid, s.score, s.place"
    " FROM seats s LEFT JOIN players p ON p.id = s.player"
)


def game_row(row: tuple[object, ...], seats: tuple[SeatRow, ...]) -> GameRow:
    """A row of the table as it is meant, whatever it holds."""
    id_, uid, title, edition, digest, variant, special, first, seed, length, round_ = row[:11]
    finished, practice, started, changed, deleted = row[11:]
    return GameRow(
        number(id_), word(uid), word(title), word(edition), word(digest), word(variant),
        bool(special), first if isinstance(first, int) else None, number(seed), number(length),
        number(round_), bool(finished), bool(practice), word(started), word(changed),
        word(deleted), seats,
    )  # fmt: skip


def seat_row(row: tuple[object, ...]) -> SeatRow:
    """Likewise for a seat."""
    name, kind, colour, named, character, profile, score, place = row
    person = word(profile)
    seat = Seat(
        word(name),
        word(kind),
        word(colour),
        bool(named) or bool(person),
        word(character),
        person if _ID.fullmatch(person) else "",
    )
    return SeatRow(seat, number(score), number(place))


def storable(text: str) -> str:
    """A text without what is no letter, such as the bytes of a file's odd name: no table has it."""
    return text.encode("utf-8", "replace").decode("utf-8")


def word(value: object) -> str:
    """A text, or an empty one where a damaged file has none."""
    return value if isinstance(value, str) else ""


def number(value: object) -> int:
    """A number, or 0 where a damaged file has none."""
    return value if isinstance(value, int) else 0
