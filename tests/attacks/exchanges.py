"""Random games go out of one library, into another and out again: not a byte is different.

`python -m tests.attacks.exchanges --count 1000 --seed 1` tries so many of each edition.
"""

import random
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from azul_desktop.bots.levels import BOT_NAMES
from azul_desktop.core.families import build
from azul_desktop.core.record import HUMAN, About, Record, Seat
from azul_desktop.library.exchange import export_text, import_text
from azul_desktop.library.library import Library
from azul_desktop.session.session import Session
from tests.attacks.report import Report, arguments, chosen
from tests.games import EDITIONS, kinds_of, random_moves, record_of
from tests.library.kept import library_of

NAMES = (
    "",
    "Ada",
    "Оксана",
    "Жук «Ї»",
    "李",
    "o'Neil; --",
    '"\\',
    "🀄 tile",
    "x" * 60,
    " two  words ",
)


def random_game(edition: str, library: Library, chance: random.Random) -> Session:
    """A game of any kind and length between any players."""
    kind = chance.choice(kinds_of(EDITIONS[edition]))
    seed = chance.randrange(1 << 40)
    moves, _ = random_moves(kind, seed)
    record = record_of(
        kind, seed, moves[: chance.choice((len(moves), chance.randrange(len(moves))))]
    )
    record.about = About(title=chance.choice(NAMES), practice=chance.random() < 0.2)
    seats = tuple(random_seat(library, chance) for _ in record.seats)
    return Session(with_first_player(replace(record, seats=seats), chance))


def with_first_player(record: Record, chance: random.Random) -> Record:
    """A record whose first player was chosen, where nothing was played yet."""
    if record.moves or chance.random() < 0.5:
        return record
    options = replace(record.rules.options, first_player=chance.randrange(len(record.seats)))
    return replace(record, rules=build(record.edition, options))


def random_seat(library: Library, chance: random.Random) -> Seat:
    """A bot, a guest, or a person of the library."""
    if chance.random() < 0.4:
        return Seat(kind=chance.choice(BOT_NAMES), character=chance.choice(("", "someone")))
    name = chance.choice(NAMES)
    if chance.random() < 0.5:
        return Seat(name, HUMAN, chance.choice(("", "wine")), named=bool(name))
    known = library.players.all()
    person = chance.choice(known) if len(known) > 3 else library.players.add(name or "Ewa")
    return Seat(person.name, HUMAN, named=True, profile=person.uid)


def exchange(edition: str, one: Library, other: Library, chance: random.Random) -> str:
    """A game out, in and out again, and in once more; how large it was."""
    number = one.games.add(random_game(edition, one, chance))
    text = exported(one, number)
    there = import_text(other, text, EDITIONS.get)
    assert exported(other, there) == text, f"{text}\n{exported(other, there)}"
    assert import_text(other, text, EDITIONS.get) == there
    return edition


def exported(library: Library, number: int) -> str:
    row = library.games.row(number)
    assert row is not None
    return export_text(library.games, row)


def attack(cases: Sequence[int], seed: int) -> Report:
    """Game after game between the same two libraries; editions take turns."""
    report = Report("exchanges", len(cases), seed)
    editions = tuple(EDITIONS)
    with (
        tempfile.TemporaryDirectory(prefix="azul-attack-") as top,
        library_of(Path(top) / "one") as one,
        library_of(Path(top) / "other") as other,
    ):
        for case in cases:
            chance = random.Random(seed * 1_000_003 + case)
            try:
                report.note(exchange(editions[case % len(editions)], one, other, chance))
            except (AssertionError, ValueError) as error:
                report.fail(case, str(error))
    return report


def main(given: Sequence[str] | None = None) -> int:
    wanted = arguments("exchanges", 1000, given)
    wanted.count *= len(EDITIONS)
    return attack(chosen(wanted), wanted.seed).finish()


if __name__ == "__main__":
    sys.exit(main())
