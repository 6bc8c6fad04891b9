"""The people of the library as the window shows them; where it refuses, they are kept for now."""

import sqlite3
from collections.abc import Callable
from typing import Final

from azul_desktop.core.errors import UserError
from azul_desktop.core.record import HUMAN, Seat, is_id
from azul_desktop.i18n import explain, translate
from azul_desktop.library.games import new_id
from azul_desktop.library.library import Library
from azul_desktop.library.players import Player, Tally
from azul_desktop.ui.render.ornaments import ORNAMENTS, ornament_of

_MOST: Final = 300
"""So many people are listed, those who played last: more would only be damage."""


class People:
    """Everybody who can be chosen for a seat; `say` tells what the library refused."""

    def __init__(self, library: Library, say: Callable[[str], None]) -> None:
        self._library = library
        self._say = say
        self._for_now: dict[str, Player | None] = {}
        """What the library did not take, by the ids of people; None for who is removed."""
        self._ornaments: dict[str, str] = {}

    def all(self) -> list[Player]:
        """Who played last comes first; who is kept for now only comes before them."""
        self._ornaments.clear()  # another program may have changed somebody
        try:
            found = self._library.players.all(_MOST)
        except UserError as error:
            self._say(explain(error))
            found = []
        found = [player for player in found if is_id(player.uid)]
        known = {player.uid for player in found}
        new = [one for uid, one in self._for_now.items() if one and uid not in known]
        rest = (self._for_now.get(player.uid, player) for player in found)
        return new[::-1] + [player for player in rest if player is not None]

    def find(self, uid: str) -> Player | None:
        """The person of an id."""
        if uid in self._for_now:
            return self._for_now[uid]
        try:
            return self._library.players.find(uid)
        except UserError:
            return None

    def tallies(self) -> dict[int, Tally]:
        """What everybody has played to the end, by their numbers in the library."""
        try:
            return self._library.players.tallies()
        except UserError:
            return {}

    def ornament(self, seat: Seat) -> str:
        """The ornament of who sits there; empty for a guest and for a bot."""
        uid = seat.profile
        if not uid or seat.kind != HUMAN:
            return ""
        if uid not in self._ornaments:
            player = self.find(uid)
            self._ornaments[uid] = "" if player is None else ornament_of(player.avatar, uid)
        return self._ornaments[uid]

    def free_ornament(self) -> str:
        """One that few others have, for somebody new."""
        taken = [ornament_of(player.avatar, player.uid) for player in self.all()]
        return min(ORNAMENTS, key=taken.count)

    def add(self, name: str, avatar: str, colour: str) -> Player:
        """Somebody new."""
        try:
            player = self._library.players.add(name, avatar, colour)
        except sqlite3.Error as error:
            player = Player(0, new_id(), name, avatar, colour)
            self._keep_for_now(player.uid, player, error)
        return self._changed(player)

    def change(self, player: Player, name: str, avatar: str, colour: str) -> Player:
        """Another name, ornament or colour."""
        changed = player._replace(name=name, avatar=avatar, colour=colour)
        try:
            self._library.players.change(changed)
        except sqlite3.Error as error:
            self._keep_for_now(player.uid, changed, error)
        else:
            if player.uid in self._for_now:
                self._for_now[player.uid] = changed
        return self._changed(changed)

    def remove(self, player: Player) -> None:
        """Forget somebody; the games stay, with the name."""
        try:
            self._library.players.remove(player)
        except sqlite3.Error as error:
            self._keep_for_now(player.uid, None, error)
        else:
            self._for_now.pop(player.uid, None)
        self._changed(player)

    def _keep_for_now(self, uid: str, player: Player | None, error: sqlite3.Error) -> None:
        self._for_now[uid] = player
        why = self._library.complaint(error)
        self._say(
            translate(
                "The list of people cannot be saved; this holds until the program ends: {why}",
                why=why,
            )
        )

    def _changed(self, player: Player) -> Player:
        self._ornaments.clear()
        self._library.syncer.ask()
        return player


def shown_name(player: Player) -> str:
    """What somebody is called in a list."""
    # Translators: somebody whose name cannot be read in a damaged file.
    return player.name or translate("Without a name")
