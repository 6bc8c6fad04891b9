"""Small pictures of boards, and what the library knows of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from azul_desktop.core.edition import Options
from azul_desktop.core.errors import UserError
from azul_desktop.core.families import build
from azul_desktop.core.record import HUMAN, Record, Seat
from azul_desktop.geometry import Box
from azul_desktop.library.positions import Position
from azul_desktop.library.rows import GameRow
from azul_desktop.session.session import Session
from azul_desktop.ui.boardpicture import BoardPictures, own_seat
from tests.ui.pilot import Pilot

ROOM = Box(10, 20, 66, 66)


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path, lambda desk: desk.scenes.title(), size=(1280, 720))
    yield pilot
    pilot.close()


def kept_game(pilot: Pilot, edition_id: str, moves: int) -> GameRow:
    edition = pilot.desk.catalogue.get(edition_id)
    rules = build(edition, Options(edition.variant_names[0]))
    seats = (Seat(kind="novice"), Seat("Olha", HUMAN))
    session = Session(Record(rules, seats, 7))
    while not session.is_over and len(session.steps) < moves:
        session.submit(rules.legal_moves(session.state)[0])
    row = pilot.desk.library.games.row(pilot.desk.library.games.add(session))
    assert row is not None
    return row


def test_every_edition_has_a_picture_within_its_room(pilot: Pilot) -> None:
    pictures = BoardPictures(pilot.desk)
    for edition in pilot.desk.catalogue.editions.values():
        row = kept_game(pilot, edition.id, 1000)
        found = pictures.look_up(row)
        assert isinstance(found, Position)
        cells = found.boards[own_seat(row)].cells
        full = pictures.board(pilot.desk.brush, found.rules, cells, ROOM)
        blank = pictures.blank(pilot.desk.brush, edition, row.variant, ROOM)
        again = pictures.board(pilot.desk.brush, found.rules, cells, ROOM.moved(5, 0))
        assert again.surface is full.surface
        assert again.x == full.x + 5
        assert full.surface.get_buffer().raw != blank.surface.get_buffer().raw
        assert full.x < ROOM.centre[0] < full.x + full.surface.get_width()


def test_what_cannot_be_read_says_why_and_is_asked_once(pilot: Pilot) -> None:
    row = kept_game(pilot, "azul", 3)._replace(edition="gone")
    pictures = BoardPictures(pilot.desk)
    assert pictures.known(row) is None
    found = pictures.look_up(row)
    assert isinstance(found, UserError)
    assert pictures.known(row) is found


def test_the_board_of_a_person_stands_for_a_game(pilot: Pilot) -> None:
    row = kept_game(pilot, "azul", 3)
    assert own_seat(row) == 1
    bots = tuple(
        one._replace(seat=Seat(kind="novice"), place=2 - n) for n, one in enumerate(row.seats)
    )
    assert own_seat(row._replace(seats=bots, finished=True)) == 1
    assert own_seat(row._replace(seats=())) == 0


def test_tiles_that_look_otherwise_are_painted_anew(pilot: Pilot) -> None:
    pictures = BoardPictures(pilot.desk)
    edition = pilot.desk.catalogue.get("azul")
    before = pictures.blank(pilot.desk.brush, edition, "nobody knows this side", ROOM)
    pilot.desk.change(letters=not pilot.desk.settings.letters)
    assert pictures.blank(pilot.desk.brush, edition, "", ROOM).surface is not before.surface
