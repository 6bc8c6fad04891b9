"""Which games a filter finds, by month; their rows are read when they come into sight."""

from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final, NamedTuple

from azul_desktop.library.filters import Filter
from azul_desktop.library.games import Games
from azul_desktop.library.leases import Leases
from azul_desktop.library.rows import GameRow
from azul_desktop.library.store import LibraryError

_PAGE: Final = 32
"""So many rows are read at once."""
_MOST_ROWS: Final = 1024
_LOOK_AGAIN: Final = 2.0
"""Seconds after which somebody looks again whether another window plays a game."""


class Month(NamedTuple):
    """The games of a month, by their places in the list; year 0 where nobody knows when."""

    year: int
    month: int
    first: int
    end: int


class Listing:
    """The games that a filter finds, newest first; none without a filter."""

    def __init__(self, games: Games, wanted: Filter | None) -> None:
        found = [] if wanted is None else games.ids(wanted)
        self._games = games
        self._wanted = wanted
        self._found = found
        self._stamp = games.stamp() if wanted is not None else 0
        self.ids = [id_ for id_, _ in found]
        self.months = months_of([changed for _, changed in found])
        self._firsts = [month.first for month in self.months]
        self._rows: OrderedDict[int, GameRow] = OrderedDict()

    def __len__(self) -> int:
        return len(self.ids)

    def is_first(self) -> bool:
        """Whether there is no game here at all, not even in the bin."""
        try:
            return not self.ids and not self._games.ids(Filter("deleted"))
        except LibraryError:
            return not self.ids

    def is_outdated(self) -> bool:
        """Whether another program has changed something about these games."""
        if self._wanted is None:
            return False
        stamp, before = self._games.stamp(), self._stamp
        self._stamp = stamp
        return stamp != before and self._games.ids(self._wanted) != self._found

    def month_of(self, index: int) -> int:
        """Which of the months a place of the list belongs to."""
        return bisect_right(self._firsts, index) - 1

    def place_of(self, game: int) -> int | None:
        """Where a game is in the list; None if the filter leaves it out."""
        try:
            return self.ids.index(game)
        except ValueError:
            return None

    def row(self, index: int) -> GameRow | None:
        """The game at a place, read with its neighbours; None if it is gone meanwhile."""
        id_ = self.ids[index]
        if id_ not in self._rows:
            start = index // _PAGE * _PAGE
            missing = [one for one in self.ids[start : start + _PAGE] if one not in self._rows]
            self._rows.update(self._games.rows(missing))
            while len(self._rows) > _MOST_ROWS:
                self._rows.popitem(last=False)
        return self._rows.get(id_)


class Elsewhere:
    """Which games another window plays; each is asked for again after a while."""

    def __init__(self, leases: Leases, clock: Callable[[], float]) -> None:
        self._leases = leases
        self._clock = clock
        self._since = clock()
        self._found: dict[int, bool] = {}

    def forget(self) -> None:
        """Ask anew for every game."""
        self._found.clear()
        self._since = self._clock()

    def __call__(self, row: GameRow) -> bool:
        """Whether a game is being played in another window."""
        if row.finished or row.deleted:
            return False
        if self._clock() - self._since > _LOOK_AGAIN:
            self.forget()
        if row.id not in self._found:
            try:
                self._found[row.id] = self._leases.is_elsewhere(row.id)
            except LibraryError:
                return False
        return self._found[row.id]


def months_of(changed: list[str]) -> list[Month]:
    """The months of moments that are sorted from the newest to the oldest, as people here count."""
    found: list[Month] = []
    at = 0
    while at < len(changed):
        moment = local_time(changed[at])
        if moment is None:
            end = at + 1
            while end < len(changed) and local_time(changed[end]) is None:
                end += 1
            found.append(Month(0, 0, at, end))
        else:
            begins = moment.replace(day=1, hour=0, minute=0, second=0, microsecond=0, tzinfo=None)
            limit = begins.astimezone(UTC).isoformat(timespec="milliseconds")
            end = _first_before(changed, limit, at + 1)
            found.append(Month(moment.year, moment.month, at, end))
        at = found[-1].end
    return found


def _first_before(changed: list[str], limit: str, start: int) -> int:
    """The place of the first moment that is older than a limit, from the newest to the oldest."""
    return bisect_left(changed, True, start, key=lambda moment: moment < limit)


def local_time(moment: str) -> datetime | None:
    """A moment of the library on the clock of this place; None where it is damaged."""
    try:
        return datetime.fromisoformat(moment).astimezone()
    except (ValueError, OverflowError, OSError):
        return None
