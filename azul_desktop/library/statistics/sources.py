"""Where points came from: those of somebody, and of the others at the same tables."""

from collections.abc import Iterable
from typing import NamedTuple

from azul_desktop.core.events import Reason
from azul_desktop.library.rows import number
from azul_desktop.library.statistics.scope import SEATS, Scope
from azul_desktop.library.store import Store


class Sources(NamedTuple):
    """Points of each reason in the mean of a game."""

    games: int
    """How many games these are: those whose figures are known."""
    mine: dict[str, float]
    others: dict[str, float]
    """Empty where nobody else sat at the tables."""


def sources(store: Store, scope: Scope, reasons: Iterable[Reason] = tuple(Reason)) -> Sources:
    """The sources of a scope, which is to be of one edition: others have other `reasons`."""
    where, values = scope.seats_sql()
    wanted = [str(reason) for reason in reasons]
    sums = ", ".join(["coalesce(sum(p.points) FILTER (WHERE p.reason = ?), 0)"] * len(wanted))
    known = f"{SEATS} {where} AND s.game IN (SELECT game FROM figures)"
    ((games, results, seats),) = store.rows(
        "SELECT count(*), coalesce(sum(n), 0), coalesce(sum(players), 0) FROM"
        f" (SELECT count(*) AS n, g.players {known} GROUP BY s.game)",
        *values,
    )
    (mine,) = store.rows(
        f"SELECT {sums} FROM (SELECT s.game, s.seat {known}) m"
        " CROSS JOIN points p ON p.game = m.game AND p.seat = m.seat",
        *wanted,
        *values,
    )
    (all_,) = store.rows(
        f"SELECT {sums} FROM points p WHERE p.game IN (SELECT s.game {known})", *wanted, *values
    )
    own, others = number(results), number(seats) - number(results)
    return Sources(
        number(games),
        {reason: number(n) / own for reason, n in zip(wanted, mine, strict=True) if own},
        {
            reason: (number(whole) - number(n)) / others
            for reason, n, whole in zip(wanted, mine, all_, strict=True)
            if others > 0
        },
    )
