"""The figures of the library agree with what a plain count over the same games finds."""

import statistics as plain
from collections import Counter

import pytest

from azul_desktop.bots.levels import LEVELS, level_of
from azul_desktop.core.events import Reason
from azul_desktop.library.statistics.scope import Scope
from azul_desktop.library.statistics.sources import sources
from azul_desktop.library.statistics.spread import BIN
from azul_desktop.library.statistics.summary import statistics
from tests.library.statistics.made import MadeGame, MadeSeat, made_games, store_of

SCOPES = (
    Scope(),
    Scope(player=1),
    Scope(player=2, edition="a"),
    Scope(edition="b", variant="x"),
    Scope(player=3, players=2),
    Scope(players=4, since="2026-02-02"),
)


def in_scope(game: MadeGame, scope: Scope) -> bool:
    return (
        game.finished
        and not game.deleted
        and scope.edition in ("", game.edition)
        and scope.variant in ("", game.variant)
        and scope.players in (0, len(game.seats))
        and game.changed >= scope.since
    )


def is_mine(seat: MadeSeat, scope: Scope) -> bool:
    return seat.kind == "human" and scope.player in (None, seat.player)


def results(
    games: list[MadeGame], scope: Scope, practice: bool = False
) -> list[tuple[MadeGame, MadeSeat]]:
    return [
        (game, seat)
        for game in sorted(games, key=lambda one: (one.changed, one.id))
        if in_scope(game, scope) and game.practice == practice
        for seat in game.seats
        if is_mine(seat, scope)
    ]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("scope", SCOPES, ids=str)
def test_the_figures_agree_with_a_plain_count(scope: Scope, seed: int) -> None:
    games = made_games(150, seed)
    found = statistics(store_of(games), scope)
    expected = results(games, scope)
    assert found.games == len({game.id for game, _ in expected})
    assert found.results == len(expected)
    assert found.practice == len({game.id for game, _ in results(games, scope, practice=True)})
    assert found.bots_only == sum(
        in_scope(game, scope) and all(seat.kind != "human" for seat in game.seats) for game in games
    )
    assert found.places == Counter(seat.place for _, seat in expected)
    assert found.since == min((game.changed for game, _ in expected), default="")
    scores = [seat.score for _, seat in expected]
    spread = found.spread()
    assert (spread is None) == (not scores)
    if spread is not None:
        assert spread.games == len(scores)
        assert spread.mean == pytest.approx(plain.fmean(scores))
        assert spread.deviation == pytest.approx(plain.pstdev(scores))
        assert spread.median == plain.median(scores)
        assert spread.best == max(scores)
        assert spread.histogram() == Counter(score // BIN * BIN for score in scores)
    row = longest = 0
    for _, seat in expected:
        row = row + 1 if seat.place == 1 else 0
        longest = max(longest, row)
    assert found.streaks == (row, longest)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("scope", SCOPES, ids=str)
def test_bots_that_were_met_are_counted_by_level(scope: Scope, seed: int) -> None:
    games = made_games(150, seed)
    met: dict[str, list[int]] = {level.id: [0, 0, 0] for level in LEVELS}
    for game, seat in results(games, scope):
        for other in game.seats:
            level = level_of(other.kind.split("@")[0].split("+")[0])
            if level is not None:
                met[level.id][
                    0 if seat.place < other.place else 1 if seat.place == other.place else 2
                ] += 1
    found = statistics(store_of(games), scope)
    assert [list(one[1:]) for one in found.against] == list(met.values())
    assert (found.rating is None) == (not any(map(sum, met.values())))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("scope", SCOPES, ids=str)
def test_sources_of_points_are_means_of_games_whose_figures_are_known(
    scope: Scope, seed: int
) -> None:
    games = made_games(150, seed)
    mine = [(game, seat) for game, seat in results(games, scope) if game.figures]
    known = {game.id for game, _ in mine}
    others = [
        seat
        for game in games
        if game.id in known
        for seat in game.seats
        if not is_mine(seat, scope)
    ]
    found = sources(store_of(games), scope)
    assert found.games == len(known)
    for means, seats in ((found.mine, [seat for _, seat in mine]), (found.others, others)):
        for reason in Reason:
            if seats:
                mean = plain.fmean(seat.points.get(reason, 0) for seat in seats)
                assert means[reason] == pytest.approx(mean)
            else:
                assert not means


def test_figures_of_one_edition_side_and_number_of_players() -> None:
    games = made_games(200, 9)
    found = statistics(store_of(games), Scope())
    expected = [
        seat.score
        for game, seat in results(games, Scope())
        if (game.edition, game.variant, len(game.seats)) == ("a", "y", 3)
    ]
    spread = found.spread("a", "y", 3)
    assert spread is not None
    assert sorted(Counter(spread.counts).elements()) == sorted(expected)
    assert found.spread("nowhere") is None
    assert sorted(found.editions()) == ["a", "b"]
    counts = Counter(game.edition for game, _ in results(games, Scope()))
    assert found.editions()[0] == counts.most_common(1)[0][0]


def test_the_best_games_of_each_edition_come_first() -> None:
    games = made_games(200, 3)
    found = statistics(store_of(games), Scope(player=1))
    for edition in ("a", "b"):
        scores = sorted(
            (seat.score for game, seat in results(games, Scope(player=1, edition=edition))),
            reverse=True,
        )
        best = [one for one in found.best if one.side.edition == edition]
        assert [one.score for one in best] == scores[:4]
        recent = found.recent(edition)
        assert [one.changed for one in recent] == sorted(one.changed for one in recent)


def test_without_games_nothing_is_known() -> None:
    found = statistics(store_of([]), Scope())
    assert (found.games, found.results, found.wins, found.since) == (0, 0, 0, "")
    assert found.spread() is None
    assert found.rating is None
    assert not found.best
    assert found.streaks == (0, 0)
    assert sources(store_of([]), Scope()) == (0, {}, {})
