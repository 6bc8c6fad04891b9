"""The games of a plan: who is said to have won, above all where a game does not reach its end."""

from dataclasses import replace

import pytest

from azul_desktop.arena.plan import ArenaPlan, Game, Pairing
from azul_desktop.arena.play import Player, play_games
from azul_desktop.arena.result import Result, format_result, parse_result
from azul_desktop.bots.spec import parse_spec
from tests.bots.cheats import let_cheat
from tests.bots.engines import engine
from tests.games import KINDS, Kind


def plan_of(kind: Kind, a: str, b: str, groups: int = 1) -> ArenaPlan:
    pairing = Pairing(parse_spec(a), parse_spec(b))
    return ArenaPlan(kind.edition, kind.options, kind.players, (pairing,), groups, seed=5)


def results_of(plan: ArenaPlan) -> list[Result]:
    return list(play_games(plan, plan.games(), 1))


@pytest.mark.parametrize("kind", KINDS[::4], ids=str)
def test_a_game_to_its_end(kind: Kind) -> None:
    for result in results_of(plan_of(kind, "apprentice", "random")):
        assert result.forfeit == ""
        assert len(result.scores) == kind.players
        assert max(result.scores) in [result.scores[winner] for winner in result.winners]
        assert result.clock_a.moves > 5
        assert result.clock_b.moves > 5 * (kind.players - 1)


@pytest.mark.parametrize("kind", KINDS[::4], ids=str)
@pytest.mark.parametrize("cheats", ["a", "b"])
def test_who_makes_an_illegal_move_has_lost(
    kind: Kind, cheats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_cheat(monkeypatch, "novice")
    sides = ("novice", "apprentice") if cheats == "a" else ("apprentice", "novice")
    for seat, result in enumerate(results_of(plan_of(kind, *sides))):
        others = tuple(at for at in range(kind.players) if at != seat)
        assert result.seat == seat
        assert result.winners == (others if cheats == "a" else (seat,))
        assert result.share == (0.0 if cheats == "a" else 1.0)
        assert result.scores == ()
        assert result.forfeit.startswith("novice: “")
        assert result.forfeit.endswith("” is not a legal move")
        assert parse_result(format_result(result), kind.players).forfeit == result.forfeit


def test_the_start_of_a_program_is_no_thinking_time() -> None:
    """It sleeps for a second and a half before it is ready, and answers at once."""
    plan = plan_of(KINDS[0], f"external:{engine('early')}", "apprentice")
    player = Player(replace(plan, milliseconds=500))
    try:
        result = player.play(Game(plan.pairings[0], 5, 1))
    finally:
        player.close()
    assert result.forfeit == ""
    assert result.clock_a.worst < 1.0
    assert result.clock_a.late == 0


def test_who_is_not_ready_in_time_loses_the_game() -> None:
    plan = plan_of(KINDS[0], "apprentice", f"external:{engine('early')}")
    player = Player(replace(plan, hello=0.2))
    try:
        result = player.play(Game(plan.pairings[0], 5, 0))
    finally:
        player.close()
    assert result.winners == (0,)
    assert "it took longer than 0.2 s" in result.forfeit


def test_an_engine_loses_in_the_same_way() -> None:
    plan = plan_of(KINDS[0], f"external:{engine('illegal')}", "apprentice")
    player = Player(plan)
    try:
        result = player.play(Game(plan.pairings[0], 5, 1))
    finally:
        player.close()
    assert (result.winners, result.scores) == ((0,), ())
    assert result.forfeit.endswith(": “99:blue>1” is not a legal move")
