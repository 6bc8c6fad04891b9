"""Who plays on where a new game begins at a position: a bot, a person of the library, a guest."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from azul_desktop.bots.levels import USUAL
from azul_desktop.core.record import HUMAN, Seat
from azul_desktop.library.players import Player


class BranchSeats:
    """The seats of the new game; who sat there before comes back as they were."""

    def __init__(self, before: Sequence[Seat], people: Iterable[Player]) -> None:
        self._before = before
        self.people = tuple(people)
        """Who can be chosen."""
        self.seats = list(before)

    def know(self, people: Iterable[Player]) -> None:
        """Who there is now, and what they are called."""
        self.people = tuple(people)
        for row in range(len(self.seats)):
            person = self.person(row)
            if person is not None:
                self.seat_person(row, person)

    def choose_kind(self, row: int, kind: str) -> None:
        """A person, or a bot as it is known by."""
        before = self._before[row]
        if kind != before.kind:
            self.seats[row] = Seat(kind=kind, colour=before.colour)
            return
        self.seats[row] = before
        if any(before.profile == other.profile for other in self._others(row)):
            self.seat_person(row, None)

    def choose_bot(self, row: int) -> None:
        """The bot that sat there, or the usual one."""
        before = self._before[row].kind
        self.choose_kind(row, USUAL.id if before == HUMAN else before)

    def person(self, row: int) -> Player | None:
        """Who plays in a row; None for a guest, a bot, and somebody who is gone."""
        seat = self.seats[row]
        if seat.kind != HUMAN or not seat.profile:
            return None
        return next((one for one in self.people if one.uid == seat.profile), None)

    def seat_person(self, row: int, person: Player | None) -> None:
        """Have somebody play on in the colour of the seat; None for a guest."""
        before = self._before[row]
        if person is None:
            was_guest = before.kind == HUMAN and not before.profile
            self.seats[row] = before if was_guest else Seat(colour=before.colour)
        elif before.profile == person.uid:
            self.seats[row] = replace(before, name=person.name)
        else:
            self.seats[row] = Seat(
                person.name, colour=before.colour, named=True, profile=person.uid
            )

    def plays_already(self, row: int, person: Player) -> bool:
        """Whether somebody has another seat than that of a row."""
        return any(seat.profile == person.uid for seat in self._others(row))

    def _others(self, row: int) -> list[Seat]:
        """Those at the other seats who are known."""
        return [seat for at, seat in enumerate(self.seats) if at != row and seat.profile]
