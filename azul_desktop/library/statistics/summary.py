"""All figures of a scope: places, scores, streaks, results against bots, the best games."""

import heapq
from collections import Counter
from dataclasses import dataclass
from typing import Final, NamedTuple

from azul_desktop.bots.levels import LEVELS, level_of
from azul_desktop.library.rows import number, word
from azul_desktop.library.statistics.rating import Rating, Result, estimate
from azul_desktop.library.statistics.scope import SEATS, Scope
from azul_desktop.library.statistics.spread import Spread
from azul_desktop.library.store import Store

RECENT: Final = 60
"""So many of the last games are shown one by one."""
BEST: Final = 4
"""So many of the best games of an edition are known."""


class Side(NamedTuple):
    """What is played: an edition, one of its sides, by so many."""

    edition: str
    variant: str
    players: int


class Played(NamedTuple):
    """One finished game of somebody; those that ended first come first."""

    changed: str
    game: int
    seat: int
    side: Side
    score: int
    place: int

    @property
    def won(self) -> bool:
        """Whether it was won, alone or with others."""
        return self.place == 1


class Against(NamedTuple):
    """How often somebody came in before, beside and behind bots of a level."""

    level: str
    won: int
    tied: int
    lost: int

    @property
    def games(self) -> int:
        """How many bots of the level were met."""
        return self.won + self.tied + self.lost

    @property
    def share(self) -> float:
        """The part that was won; a tie is half a win."""
        return (self.won + self.tied / 2) / self.games if self.games else 0.0


class Streaks(NamedTuple):
    """Games that were won one after the other."""

    current: int
    longest: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """Everything that a page of statistics shows, but for what one edition has of its own."""

    games: int
    practice: int
    """Games of the same scope in which moves were taken back after new tiles were seen."""
    bots_only: int
    """Games that nobody but bots played."""
    since: str
    """When the first game was played; empty without any."""
    scores: dict[Side, Spread]
    places: dict[int, int]
    """How often somebody came in 1st, 2nd, …"""
    streaks: Streaks
    against: tuple[Against, ...]
    """Every level of bots, from the weakest."""
    rating: Rating | None
    best: tuple[Played, ...]
    """The best games of each edition, edition by edition, each from its best."""
    played: tuple[Played, ...]
    """Every game, the latest last."""

    @property
    def results(self) -> int:
        """How many results there are: more than games where several people of the scope met."""
        return sum(self.places.values())

    @property
    def wins(self) -> int:
        """How often somebody of the scope won, alone or with others."""
        return self.places.get(1, 0)

    def spread(self, edition: str = "", variant: str = "", players: int = 0) -> Spread | None:
        """All scores of an edition, a side and a number of players; None without any."""
        counts: Counter[int] = Counter()
        for side, spread in self.scores.items():
            if (
                edition in ("", side.edition)
                and variant in ("", side.variant)
                and players in (0, side.players)
            ):
                counts.update(spread.counts)
        return Spread(counts) if counts else None

    def recent(self, edition: str) -> list[Played]:
        """The last games of an edition, the latest last."""
        return [one for one in self.played if one.side.edition == edition][-RECENT:]

    def editions(self) -> list[str]:
        """The editions that were played, the most played first."""
        games: Counter[str] = Counter()
        for side, spread in self.scores.items():
            games[side.edition] += spread.games
        return sorted(games, key=lambda edition: (-games[edition], edition))


def has_any(store: Store) -> bool:
    """Whether there is a finished game at all, be it practice or of bots only."""
    return bool(store.rows("SELECT 1 FROM games WHERE finished AND deleted = '' LIMIT 1"))


def people_with_games(store: Store) -> set[int]:
    """The numbers of those who have finished a game."""
    rows = store.rows(
        "SELECT p.id FROM players p WHERE EXISTS (SELECT 1 FROM seats s JOIN games g"
        " ON g.id = s.game WHERE s.player = p.id AND s.kind = 'human' AND g.finished"
        " AND g.deleted = '' AND NOT g.practice)"
    )
    return {number(id_) for (id_,) in rows}


def statistics(store: Store, scope: Scope) -> Statistics:
    """All figures of a scope; `LibraryError` if the file cannot be read."""
    played = _all_played(store, scope)
    # One pass for all that is counted: this is quicker than to have each sorted and grouped.
    counted = Counter((one.side, one.score) for one in played)
    scores: dict[Side, dict[int, int]] = {}
    for (side, score), times in counted.items():
        scores.setdefault(side, {})[score] = times
    against, rating = _against(store, scope)
    return Statistics(
        len({one.game for one in played}),
        _practice(store, scope),
        _bots_only(store, scope),
        played[0].changed if played else "",
        {side: Spread(counts) for side, counts in scores.items()},
        dict(Counter(one.place for one in played)),
        _streaks([one.place for one in played]),
        against,
        rating,
        _best(played),
        tuple(played),
    )


def _all_played(store: Store, scope: Scope) -> list[Played]:
    where, values = scope.seats_sql()
    # Texts come as bytes: letters are read here, once for all games of a side.
    rows = store.rows(
        "SELECT CAST(g.changed AS BLOB), g.id, s.seat, CAST(g.edition AS BLOB),"
        f" CAST(g.variant AS BLOB), g.players, s.score, s.place {SEATS} {where}",
        *values,
    )
    sides: dict[tuple[object, ...], Side] = {}
    found = []
    for changed, game, seat, edition, variant, players, score, place in rows:
        key = edition, variant, players
        side = sides.get(key)
        if side is None:
            side = sides[key] = Side(_letters(edition), _letters(variant), number(players))
        found.append(
            Played(
                _letters(changed), number(game), number(seat), side, number(score), number(place)
            )
        )
    found.sort()
    return found


def _letters(text: object) -> str:
    return text.decode("utf-8", "replace") if isinstance(text, bytes) else ""


def _practice(store: Store, scope: Scope) -> int:
    where, values = scope.seats_sql(practice=True)
    return number(store.rows(f"SELECT count(DISTINCT s.game) {SEATS} {where}", *values)[0][0])


def _bots_only(store: Store, scope: Scope) -> int:
    where, values = scope.games_sql()
    rows = store.rows(
        f"SELECT count(*) FROM games g WHERE {where} AND NOT EXISTS"
        " (SELECT 1 FROM seats h WHERE h.game = g.id AND h.kind = 'human')",
        *values,
    )
    return number(rows[0][0])


def _streaks(places: list[int]) -> Streaks:
    """Won one after the other, in the order in which games ended."""
    current = longest = 0
    for place in places:
        current = current + 1 if place == 1 else 0
        longest = max(longest, current)
    return Streaks(current, longest)


def _against(store: Store, scope: Scope) -> tuple[tuple[Against, ...], Rating | None]:
    where, values = scope.seats_sql()
    rows = store.rows(
        "SELECT o.kind, g.players, sum(s.place < o.place), sum(s.place = o.place),"
        " sum(s.place > o.place) FROM games g JOIN seats s ON s.game = g.id"
        " JOIN seats o ON o.game = s.game AND o.kind != 'human'"
        f" WHERE {where} GROUP BY 1, 2",
        *values,
    )
    counted = {level.id: [0, 0, 0] for level in LEVELS}
    results = []
    for kind, players, *found in rows:
        level = level_of(_level_name(word(kind)))
        if level is None:
            continue
        won, tied, lost = map(number, found)
        for at, times in enumerate((won, tied, lost)):
            counted[level.id][at] += times
        if level.rating is not None:
            results.append(Result(level.rating, won, tied, lost, max(2, number(players))))
    against = tuple(Against(level, *numbers) for level, numbers in counted.items())
    return against, estimate(results)


def _level_name(kind: str) -> str:
    """The level in the kind of a seat, without its personality and its budget."""
    return kind.partition("@")[0].partition("+")[0]


def _best(played: list[Played]) -> tuple[Played, ...]:
    """The best games of each edition; of two that are as good, the later one comes first."""
    of_edition: dict[str, list[Played]] = {}
    for one in played:
        of_edition.setdefault(one.side.edition, []).append(one)
    best: list[Played] = []
    for edition in sorted(of_edition):
        best += heapq.nlargest(
            BEST, of_edition[edition], key=lambda one: (one.score, -one.place, one.changed)
        )
    return tuple(best)
