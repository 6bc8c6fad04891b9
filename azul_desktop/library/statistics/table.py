"""Finished games as a table for other programs: one row for each seat of a game, as CSV."""

import csv
import io
from typing import Final

from azul_desktop.core.events import Reason
from azul_desktop.library.rows import number, word
from azul_desktop.library.statistics.scope import Scope
from azul_desktop.library.store import Store

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""A text that begins so would be run by a program that calculates."""
_COLUMNS: Final = (
    ("game", "g.uid"),
    ("started", "g.started"),
    ("ended", "g.changed"),
    ("edition", "g.edition"),
    ("variant", "g.variant"),
    ("special_factories", "g.special_factories"),
    ("players", "g.players"),
    ("rounds", "g.round"),
    ("moves", "g.length"),
    ("practice", "g.practice"),
    ("seat", "o.seat"),
    ("kind", "o.kind"),
    ("profile", "coalesce(p.uid, '')"),
    ("name", "coalesce(p.name, o.name)"),
    ("score", "o.score"),
    ("place", "o.place"),
)


def csv_table(store: Store, scope: Scope) -> str:
    """All finished games of a scope, the latest first; practice is marked in a column."""
    where, values = scope.games_sql()
    if scope.player is not None:
        where += " AND g.id IN (SELECT game FROM seats WHERE kind = 'human' AND player = ?)"
        values.append(scope.player)
    points: dict[tuple[int, int], dict[str, int]] = {}
    for game, seat, reason, gained in store.rows(
        "SELECT p.game, p.seat, p.reason, p.points FROM points p"
        f" WHERE p.game IN (SELECT g.id FROM games g WHERE {where})",
        *values,
    ):
        points.setdefault((number(game), number(seat)), {})[word(reason)] = number(gained)
    known = {number(game) for (game,) in store.rows("SELECT game FROM figures")}
    columns = ", ".join(column for _, column in _COLUMNS)
    rows = store.rows(
        f"SELECT g.id, o.seat, {columns} FROM games g JOIN seats o ON o.game = g.id"
        f" LEFT JOIN players p ON p.id = o.player WHERE {where}"
        " ORDER BY g.changed DESC, g.id DESC, o.seat",
        *values,
    )
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow([name for name, _ in _COLUMNS] + [f"points_{reason}" for reason in Reason])
    for game, seat, *cells in rows:
        found = points.get((number(game), number(seat)), {})
        gains = [found.get(reason, 0) if number(game) in known else "" for reason in Reason]
        writer.writerow([_cell(cell) for cell in cells] + gains)
    return text.getvalue()


def _cell(value: object) -> object:
    """What is in a cell; a text that looks like a formula gets an apostrophe in front."""
    if isinstance(value, str) and value.startswith(_FORMULA):
        return f"'{value}"
    return value
