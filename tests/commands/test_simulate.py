"""`simulate`: the same games every time, a summary, traces, and clear refusals."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

from azul_desktop.core.rng import MAX_SEED
from tests.bots.cheats import let_cheat
from tests.bots.engines import engine
from tests.commands.conftest import Console
from tests.games import EDITIONS, KINDS, Kind
from tests.oracle import check, facts

AZUL = ("simulate", "--edition", "azul", "--players", 2)


def games_in(text: str) -> list[list[dict[str, Any]]]:
    """The games of a trace, as lists of lines."""
    games: list[list[dict[str, Any]]] = []
    for line in map(json.loads, text.splitlines()):
        if line["type"] == "start":
            games.append([])
        games[-1].append(line)
    return games


def test_a_summary_of_all_games(console: Console) -> None:
    outcome = console(*AZUL, "--games", 20, "--bots", "greedy,random")
    assert (outcome.code, outcome.err) == (0, "")
    lines = outcome.out.splitlines()
    assert lines[0].startswith("20 games, ")
    assert [line.split()[0] for line in lines[2:]] == ["all", "0", "1"]
    assert "greedy" in lines[3]
    assert "wins" in lines[4]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_kind_of_game(console: Console, kind: Kind) -> None:
    special = ["--special-factories"] if kind.options.special_factories else []
    outcome = console(
        "simulate", "--edition", kind.edition.id, "--variant", kind.options.variant,
        "--players", kind.players, "--games", 1, "--seed", 11, "--trace", "-", *special,
    )  # fmt: skip
    assert outcome.code == 0
    (game,) = games_in(outcome.out)
    if kind.edition.id in facts.FAMILY:
        assert check(game) == 1
    assert game[0]["special_factories"] == kind.options.special_factories
    assert len(game[-1]["scores"]) == kind.players


@pytest.mark.parametrize("name", EDITIONS)
def test_the_standard_variant_is_the_first(console: Console, name: str) -> None:
    outcome = console("simulate", "--edition", name, "--players", 2, "--games", 1, "--trace", "-")
    assert games_in(outcome.out)[0][0]["variant"] == EDITIONS[name].variant_names[0]


def test_the_same_command_plays_the_same_games(console: Console) -> None:
    command = (*AZUL, "--games", 3, "--seed", 5, "--bots", "greedy,random", "--trace", "-")
    assert console(*command).out == console(*command).out


def test_the_seeds_follow_each_other(console: Console) -> None:
    together = games_in(console(*AZUL, "--games", 3, "--seed", 40, "--trace", "-").out)
    assert [game[0]["seed"] for game in together] == [40, 41, 42]
    alone = games_in(console(*AZUL, "--games", 1, "--seed", 42, "--trace", "-").out)
    assert alone == together[2:]


def test_the_largest_seed_can_be_played(console: Console) -> None:
    assert console(*AZUL, "--games", 1, "--seed", MAX_SEED).code == 0


def test_a_trace_goes_to_a_file_and_the_summary_to_the_console(
    console: Console, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("what was there before")
    outcome = console(*AZUL, "--games", 2, "--trace", file)
    assert outcome.out.startswith("2 games, ")
    assert len(games_in(file.read_text())) == 2


def test_a_trace_on_the_console_leaves_the_summary_to_standard_error(console: Console) -> None:
    outcome = console(*AZUL, "--games", 2, "--trace", "-")
    assert len(games_in(outcome.out)) == 2
    assert outcome.err.startswith("2 games, ")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--edition", "azull"], "unknown edition “azull”; installed: " + ", ".join(EDITIONS)),
        (["--edition", ""], "unknown edition “”; installed: "),
        (["--variant", "gray"], "azul has no variant “gray”; it has: coloured, grey"),
        (["--players", 1], "azul: possible numbers of players: 2, 3, 4; not 1"),
        (["--players", 5], "azul: possible numbers of players: 2, 3, 4; not 5"),
        (["--players", 0], "argument --players: must be 1 or more"),
        (["--players", -1], "argument --players: must be a whole number without a sign, not “-1”"),
        (["--players", "x"], "argument --players: must be a whole number without a sign, not “x”"),
        (["--players", "２"], "argument --players: must be a whole number without a sign"),
        (["--players", "2.0"], "argument --players: must be a whole number without a sign"),
        (["--games", 0], "argument --games: must be 1 or more"),
        (["--games", -3], "argument --games: must be a whole number without a sign"),
        (["--games", "1e3"], "argument --games: must be a whole number without a sign"),
        (["--seed", -1], "argument --seed: must be a whole number without a sign, not “-1”"),
        (["--seed", "٣"], "argument --seed: must be a whole number without a sign"),
        (["--seed", ""], "argument --seed: must be a whole number without a sign, not “”"),
        (["--seed", "9" * 5000], "argument --seed: is too large"),
        (["--seed", MAX_SEED + 1], f"the seed is too large; the largest is {MAX_SEED}"),
        (["--seed", MAX_SEED, "--games", 2], f"the seed is too large; the largest is {MAX_SEED}"),
        (["--games", "9" * 20], f"the seed is too large; the largest is {MAX_SEED}"),
        (["--bots", "random"], "1 bots for 2 players; name one for each seat"),
        (["--bots", "random,random,random"], "3 bots for 2 players; name one for each seat"),
        (["--bots", "random,"], "unknown bot “”; there are: novice, apprentice"),
        (["--bots", "random,human"], "unknown bot “human”; there are: novice, apprentice"),
        (["--special-factories"], "azul has no special discs"),
    ],
)
def test_what_cannot_be_played_is_refused(
    console: Console, tmp_path: Path, arguments: list[object], why: str
) -> None:
    file = tmp_path / "games.jsonl"
    assert why in console(*AZUL, "--trace", file, *arguments).refusal()
    assert not file.exists()


@pytest.mark.parametrize("name", ["no-such-folder/games.jsonl", "", "."])
def test_a_trace_that_cannot_be_written_is_refused(
    console: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    refusal = console(*AZUL, "--trace", name).refusal()
    assert refusal.startswith(f"azul-desktop: cannot write {name}: ")
    assert list(tmp_path.iterdir()) == []


def against(oddity: str, games: int, *options: str) -> tuple[object, ...]:
    bots = f'greedy,"external:{engine(oddity)}"'
    return (*AZUL, "--bots", bots, "--games", games, *options)


def test_the_run_ends_with_the_first_game_that_a_bot_cannot_play_on(console: Console) -> None:
    outcome = console(*against("die", 5))
    assert outcome.code == 1
    assert outcome.out.startswith("1 game, ")
    assert outcome.out.count("lost without playing on") == 1
    assert "4 games were not played; --keep-going plays them" in outcome.err


def test_a_run_can_go_on_without_a_bot(console: Console) -> None:
    outcome = console(*against("die", 3, "--keep-going"))
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.count("lost without playing on") == 3


def test_a_last_game_that_a_bot_cannot_play_on_leaves_none_to_play(console: Console) -> None:
    outcome = console(*against("die", 1))
    assert (outcome.code, outcome.err) == (1, "")


def test_an_engine_that_never_answers_costs_one_game(console: Console) -> None:
    began = time.monotonic()
    assert console(*against("silent", 100), "--hello-s", 1).code == 1
    assert time.monotonic() - began < 15


def test_who_lost_how_is_told(console: Console) -> None:
    outcome = console(*against("illegal", 2, "--keep-going"))
    assert outcome.code == 0
    assert "wins 100.0%" in outcome.out
    told = "on seat 1 lost without playing on: “99:blue>1” is not a legal move"
    assert outcome.out.count(told) == 2


def test_a_bot_of_ours_loses_by_an_illegal_move_too(
    console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_cheat(monkeypatch, "novice")
    outcome = console(*AZUL, "--bots", "novice,apprentice", "--games", 3, "--seed", 7)
    assert outcome.code == 1
    lines = outcome.out.splitlines()
    assert lines[3].startswith("  0 novice") and lines[3].endswith("wins 0.0%")
    assert lines[4].startswith("  1 apprentice") and lines[4].endswith("wins 100.0%")
    assert lines[5].startswith("  seed 7: novice on seat 0 lost without playing on: “")
    assert lines[5].endswith("” is not a legal move")
    assert "2 games were not played" in outcome.err


def test_a_game_that_was_lost_by_an_illegal_move_leaves_no_trace(
    console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_cheat(monkeypatch, "novice")
    bots = ("--bots", "apprentice,novice")
    outcome = console(*AZUL, *bots, "--games", 2, "--keep-going", "--trace", "-")
    assert (outcome.code, outcome.out) == (0, "")
    assert outcome.err.count("novice on seat 1 lost without playing on") == 2
