"""The colours of the players: what they can choose, and who has which."""

from collections.abc import Iterable, Sequence
from typing import Final

from azul_desktop.core.record import Seat
from azul_desktop.i18n import translate

COLOURS: Final = ("blue", "orange", "green", "lilac", "wine", "black")
"""The ids in the order of `tokens.PLAYERS`, in which players without a wish get them."""


def colour_name(number: int) -> str:
    """What a colour is called."""
    names = (
        translate("Blue"),
        translate("Orange"),
        translate("Green"),
        translate("Lilac"),
        translate("Wine red"),
        translate("Black"),
    )
    return names[number]


def shared_out(wishes: Sequence[str]) -> tuple[int, ...]:
    """A colour for everybody, no two the same: the first who wants one has it, others what is left.

    A wish that nobody knows, as of a newer version, is none.
    """
    given: dict[int, int] = {}
    for player, wish in enumerate(wishes):
        if wish in COLOURS and COLOURS.index(wish) not in given.values():
            given[player] = COLOURS.index(wish)
    free = (number for number in range(len(COLOURS)) if number not in set(given.values()))
    rest = {player: next(free) for player in range(len(wishes)) if player not in given}
    return tuple((given | rest)[player] for player in range(len(wishes)))


def seat_colours(seats: Iterable[Seat]) -> tuple[int, ...]:
    """The colours of the players of a game."""
    return shared_out([seat.colour for seat in seats])
