"""The list of people at a seat: who plays there, a guest, or somebody new."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final, NamedTuple, Protocol

from azul_desktop.geometry import Box
from azul_desktop.i18n import translate, translate_count
from azul_desktop.languages.formats import percent
from azul_desktop.library.players import Player, Tally
from azul_desktop.ui.people import shown_name
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.ornaments import RIM, ornament, ornament_of
from azul_desktop.ui.render.portraits import medallion
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.widgets.dropdown import DropDown
from azul_desktop.ui.widgets.droplist import Foot
from azul_desktop.ui.widgets.option import Option

_GUEST: Final = "guest"


class Seating(Protocol):
    """Seats that people can be given, each of them one at most; rows count from 0."""

    @property
    def people(self) -> Iterable[Player]:
        """Who can be chosen."""
        ...

    def person(self, row: int) -> Player | None:
        """Who plays in a row; None for a guest and for a bot."""
        ...

    def seat_person(self, row: int, person: Player | None) -> None:
        """Have somebody sit there; None for a guest."""

    def plays_already(self, row: int, person: Player) -> bool:
        """Whether somebody has another seat than that of a row."""
        ...


class Reception(NamedTuple):
    """What lists of people know, and how somebody is made or changed."""

    tallies: Mapping[int, Tally]
    """What people have played, by their numbers."""
    welcome: Callable[[int, Player | None], None]
    """Make somebody new for the seat of a row, or change who sits there."""


def played(tally: Tally | None) -> str:
    """How often somebody has played and won."""
    if tally is None or not tally.games:
        return translate("No games yet")
    share = percent(100 * tally.won / tally.games)
    # Translators: finished games of a person, and the share of them that were won: 58%.
    return translate_count(
        "{n} game · {share} won",
        "{n} games · {share} won",
        tally.games,
        share=share,
    )


def person_drop(
    page: PageScene,
    seating: Seating,
    row: int,
    box: Box,
    changed: Callable[[], None],
    reception: Reception,
) -> DropDown:
    """The drop-down of a seat, in a box of logical pixels."""
    person = seating.person(row)
    people = {one.uid: one for one in seating.people}

    def choose(uid: str) -> None:
        seating.seat_person(row, people.get(uid))
        changed()

    # Translators: at the foot of a list of people: make one.
    feet = [Foot(Option("new", translate("New person"), "person-add"), _new(reception, row))]
    if person is not None:
        edit = partial(reception.welcome, row, person)
        feet.append(Foot(Option("edit", translate("Edit"), "edit"), edit))
    return DropDown(
        page,
        f"seat/{row}/profile",
        page.box(*box),
        [*(_option(seating, row, one, reception) for one in people.values()), _guest()],
        _GUEST if person is None else person.uid,
        choose,
        picture=_Signs(people).paint,
        feet=feet,
    )


def _new(reception: Reception, row: int) -> Callable[[], None]:
    return partial(reception.welcome, row, None)


def _option(seating: Seating, row: int, person: Player, reception: Reception) -> Option:
    tally = reception.tallies.get(person.id)
    games = 0 if tally is None else tally.games
    # Translators: somebody in a list of people, who has another seat.
    taken = translate("plays already") if seating.plays_already(row, person) else ""
    note = translate_count("{n} game", "{n} games", games) if games else ""
    return Option(person.uid, shown_name(person), why_not=taken, note=note)


def _guest() -> Option:
    # Translators: games of guests are in nobody's statistics.
    return Option(_GUEST, translate("Guest"), note=translate("not counted"))


class _Signs:
    """The medallions before the names."""

    def __init__(self, people: Mapping[str, Player]) -> None:
        self._people = people

    def paint(self, uid: str, brush: Brush, box: Box) -> list[Sprite]:
        """The ornament of a person, or the plain sign of a guest."""
        size, person = int(box.w), self._people.get(uid)
        if person is None:
            return [centred(medallion(brush, "", size, RIM), box.centre)]
        worn = ornament(brush, ornament_of(person.avatar, person.uid), size)
        return [centred(worn, box.centre)]
