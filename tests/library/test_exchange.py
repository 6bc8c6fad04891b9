"""Games as files: out and in again without a difference, the same game once."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from azul_desktop.core.record import About, RecordError, Seat, format_record
from azul_desktop.library.exchange import export_text, import_text
from azul_desktop.library.filters import Filter
from azul_desktop.library.library import Library
from azul_desktop.session.session import Session
from tests.games import EDITIONS, KINDS, Kind, random_moves, record_of
from tests.library.kept import library_of

ONE = "a" * 32


def exported(library: Library, id_: int) -> str:
    row = library.games.row(id_)
    assert row is not None
    return export_text(library.games, row)


def game(kind: Kind, seed: int, length: int | None = None) -> Session:
    moves, _ = random_moves(kind, seed)
    return Session(record_of(kind, seed, moves[:length]))


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_out_in_and_out_again_is_the_same_text(kind: Kind, tmp_path: Path) -> None:
    with library_of(tmp_path / "a") as one, library_of(tmp_path / "b") as other:
        for seed in range(3):
            session = game(kind, seed, 7 + 20 * seed)
            person = one.players.add("Оксана", "azul/blue", "wine")
            seats = list(session.record.seats)
            seats[0] = Seat("Оксана", colour="wine", named=True, profile=person.uid)
            session.record.seats = tuple(seats)
            session.record.about = About(title="«Гра»", practice=seed == 1)
            text = exported(one, one.games.add(session))
            assert exported(other, import_text(other, text, EDITIONS.get)) == text


def test_the_same_game_twice_is_one_game(tmp_path: Path) -> None:
    with library_of(tmp_path) as library:
        first = library.games.add(game(KINDS[0], 1, 9))
        text = exported(library, first)
        assert import_text(library, text, EDITIONS.get) == first
        plain = json.loads(text)
        for key in ("id", "started", "changed"):
            del plain[key]
        plain["format"] = 1
        second = import_text(library, json.dumps(plain), EDITIONS.get)
        assert second != first
        assert import_text(library, json.dumps(plain), EDITIONS.get) == second
        assert len(library.games.ids(Filter())) == 2


def test_a_file_that_knows_more_moves_continues_the_game(tmp_path: Path) -> None:
    with library_of(tmp_path) as library:
        session = game(KINDS[0], 1, 20)
        session.record.about = About(ONE)
        longer = exported(library, library.games.add(session))
    with library_of(tmp_path / "other") as library:
        shorter = game(KINDS[0], 1, 9)
        shorter.record.about = About(ONE)
        id_ = library.games.add(shorter)
        before = exported(library, id_)
        assert import_text(library, longer, EDITIONS.get) == id_
        row = library.games.row(id_)
        assert row is not None
        assert row.length == 20
        assert import_text(library, before, EDITIONS.get) == id_
        again = library.games.row(id_)
        assert again is not None
        assert again.length == 20, "nothing is taken back"


def test_a_game_that_went_another_way_becomes_a_second_one(tmp_path: Path) -> None:
    with library_of(tmp_path) as library:
        session = game(KINDS[0], 1, 9)
        session.record.about = About(ONE)
        id_ = library.games.add(session)
        other = game(KINDS[0], 1, 8)
        legal = [m for m in other.rules.legal_moves(other.state) if m != session.record.moves[8]]
        other.submit(legal[0])
        other.record.about = replace(session.record.about)
        second = import_text(library, format_record(other.record), EDITIONS.get)
        assert second != id_


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"format": 3}, "update it"),
        ({"edition": "mine"}, "not installed"),
        ({"digest": "0"}, "another version"),
        ({"moves": ["0:blue>1"] * 9}, "legal"),
        ({"id": "../../x"}, "“id”"),
        ({"started": "yesterday"}, "“started”"),
    ],
)
def test_what_cannot_be_used_is_refused(
    change: dict[str, object], why: str, tmp_path: Path
) -> None:
    with library_of(tmp_path) as library:
        text = exported(library, library.games.add(game(KINDS[0], 1, 9)))
        with pytest.raises(RecordError, match=why):
            import_text(library, json.dumps(json.loads(text) | change), EDITIONS.get)
        assert len(library.games.ids(Filter())) == 1


def test_a_file_never_writes_into_a_game_that_is_played(tmp_path: Path) -> None:
    with library_of(tmp_path) as library:
        session = game(KINDS[0], 1, 9)
        session.record.about = About(ONE)
        id_ = library.games.add(session)
        library.take(id_)
        longer = game(KINDS[0], 1, 12)
        longer.record.about = About(ONE)
        assert import_text(library, format_record(longer.record), EDITIONS.get) != id_
        row = library.games.row(id_)
        assert row is not None
        assert row.length == 9


def test_a_good_file_comes_in_beside_a_game_that_is_damaged(tmp_path: Path) -> None:
    with library_of(tmp_path) as library:
        id_ = library.games.add(game(KINDS[0], 1, 9))
        text = exported(library, id_)
        library.store.connection.execute("UPDATE courses SET moves = 'none of these'")
        second = import_text(library, text, EDITIONS.get)
        assert second != id_
        row = library.games.row(second)
        assert row is not None
        assert row.length == 9
