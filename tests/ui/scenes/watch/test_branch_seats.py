"""Who can play on from a position: nobody twice, and who sat there comes back as they were."""

from azul_desktop.core.record import HUMAN, Seat
from azul_desktop.library.players import Player
from azul_desktop.ui.scenes.watch.branch_seats import BranchSeats

ANN, BOB = Player(1, "a" * 32, "Ann", "", "green"), Player(2, "b" * 32, "Bob", "", "")
BEFORE = (
    Seat("Ann", HUMAN, "blue", named=True, profile=ANN.uid),
    Seat("", "master", "wine", character="x"),
    Seat("Zoë", HUMAN, "gold", named=True),
)


def seats() -> BranchSeats:
    return BranchSeats(BEFORE, (ANN, BOB))


def test_who_sat_there_comes_back_as_they_were() -> None:
    found = seats()
    assert found.person(0) == ANN
    found.seat_person(0, BOB)
    assert found.seats[0] == Seat("Bob", HUMAN, "blue", named=True, profile=BOB.uid)
    found.seat_person(0, ANN)
    found.choose_kind(1, HUMAN)
    found.choose_bot(1)
    found.seat_person(2, BOB)
    found.seat_person(2, None)
    assert tuple(found.seats) == BEFORE


def test_nobody_has_two_seats() -> None:
    found = seats()
    found.choose_bot(0)
    assert not found.plays_already(2, ANN)
    found.seat_person(2, ANN)
    assert found.plays_already(0, ANN)
    found.choose_kind(0, HUMAN)  # it was hers
    assert found.person(0) is None
    assert found.seats[0] == Seat(colour="blue")


def test_a_guest_has_no_ones_name() -> None:
    found = seats()
    found.seat_person(0, None)
    assert found.seats[0] == Seat(colour="blue")


def test_another_name_is_heard_of_and_who_is_gone_is_nobody() -> None:
    found = seats()
    found.know([ANN._replace(name="Anna")])
    assert found.seats[0].name == "Anna"
    found.know([])
    assert found.person(0) is None
