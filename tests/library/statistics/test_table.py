"""The table for other programs: one row a seat, in ids that every language has, and no formulas."""

import csv
import io

from azul_desktop.library.statistics.scope import Scope
from azul_desktop.library.statistics.table import csv_table
from azul_desktop.library.store import Store
from tests.library.statistics.made import made_games, store_of

EVERYBODY = Scope()


def rows_of(store: Store, scope: Scope = EVERYBODY) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(csv_table(store, scope))))


def test_every_seat_of_a_counted_game_is_a_row() -> None:
    games = made_games(80, 4)
    counted = [game for game in games if game.finished and not game.deleted]
    rows = rows_of(store_of(games))
    assert len(rows) == sum(len(game.seats) for game in counted)
    assert [row["ended"] for row in rows] == sorted((row["ended"] for row in rows), reverse=True)
    for game in counted:
        mine = [row for row in rows if row["game"] == str(game.id)]
        assert [int(row["score"]) for row in mine] == [seat.score for seat in game.seats]
        assert {row["practice"] for row in mine} == {str(int(game.practice))}
        for row, seat in zip(mine, game.seats, strict=True):
            for reason, points in seat.points.items():
                assert row[f"points_{reason}"] == (str(points) if game.figures else "")


def test_only_the_games_of_a_scope_with_all_who_sat_there() -> None:
    games = made_games(80, 5)
    wanted = [
        game
        for game in games
        if game.finished and not game.deleted and game.edition == "a"
        and any(seat.kind == "human" and seat.player == 2 for seat in game.seats)
    ]  # fmt: skip
    rows = rows_of(store_of(games), Scope(player=2, edition="a"))
    assert len(rows) == sum(len(game.seats) for game in wanted)


def test_names_that_a_program_would_run_are_text() -> None:
    games = made_games(1, 1)
    games[0].finished, games[0].deleted = True, False
    store = store_of(games)
    for name in ('=HYPERLINK("x")', "+1", "-1", "@SUM(A1)", "\t=1", 'Ann, "B"\nC', "Олена"):
        store.connection.execute("UPDATE seats SET name = ?, player = NULL", (name,))
        found = rows_of(store)[0]["name"]
        assert found == (f"'{name}" if name[0] in "=+-@\t" else name)
