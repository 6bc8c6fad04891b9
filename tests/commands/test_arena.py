"""`arena`: paired games, the same for any number of jobs, resumable, and told with their doubt."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from azul_desktop import plain
from azul_desktop.core.rng import MAX_SEED
from tests.bots.cheats import let_cheat
from tests.bots.engines import engine
from tests.commands.conftest import Console
from tests.games import EDITIONS, KINDS, Kind

DUEL = ("arena", "--a", "apprentice", "--b", "novice", "--games", 8)


@pytest.fixture(autouse=True)
def asked_for_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where what was compiled is older than the sources, these tests do not care."""
    if plain.is_stale():
        monkeypatch.setenv("AZUL_PLAIN", "1")


def data_of(text: str) -> dict[str, Any]:
    """The data of a run without its times, which are never the same."""
    data: dict[str, Any] = json.loads(text)
    for found in data["scores"]:
        for side in ("side_a", "side_b"):
            del found[side]["mean_ms"], found[side]["worst_ms"]
    return data


def test_what_is_told(console: Console) -> None:
    outcome = console(*DUEL, "--seed", 3)
    assert (outcome.code, outcome.err) == (0, "")
    for words in (
        "azul coloured, 2 players, seeds from 3; core ",
        "A apprentice   against   B novice",
        "8 games on 4 deals: A wins",
        "win rate",
        "95 % interval",
        "Elo",
        "points A",
        "margin",
        "A thought",
        "B thought",
        "at worst",
    ):
        assert words in outcome.out


def test_plain_python_beside_a_compiled_core_is_told(
    console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The figures are not those of the program that people have: that must not go unseen."""
    monkeypatch.setattr("azul_desktop.commands.arena.is_stale", lambda: True)
    monkeypatch.delenv("AZUL_PLAIN", raising=False)
    told = console(*DUEL[:-1], 2).err
    assert "older than the sources, so plain Python plays (make compile)" in told
    monkeypatch.setenv("AZUL_PLAIN", "1")
    assert console(*DUEL[:-1], 2).err == ""


def test_how_long_a_program_may_take_to_get_ready_is_an_option(console: Console) -> None:
    early = f"external:{engine('early')}"
    command = ("arena", "--a", "random", "--b", early, "--games", 2)
    assert "it took longer than 0.3 s" in console(*command, "--hello-s", 0.3).out
    assert "without playing on" not in console(*command).out
    simulation = ("simulate", "--edition", "azul", "--players", 2, "--games", 1)
    outcome = console(*simulation, "--bots", f"random,{early}", "--hello-s", 0.3)
    assert "it took longer than 0.3 s" in outcome.out + outcome.err


def test_a_takes_every_seat_on_the_same_seeds(console: Console, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    console(
        "arena", "--a", "greedy", "--b", "random", "--players", 3, "--games", 5, "--resume", file
    )
    games = [json.loads(line) for line in file.read_text().splitlines()][1:]
    assert [(game["seed"], game["seat"]) for game in games] == [
        (seed, seat) for seed in range(2) for seat in range(3)
    ]


@pytest.mark.parametrize("kind", KINDS[::5], ids=str)
def test_every_kind_of_game(console: Console, kind: Kind) -> None:
    special = ["--special-factories"] if kind.options.special_factories else []
    outcome = console(
        "arena", "--a", "greedy", "--b", "random", "--edition", kind.edition.id,
        "--variant", kind.options.variant, "--players", kind.players, "--games", 1, "--json",
        *special,
    )  # fmt: skip
    (found,) = json.loads(outcome.out)["scores"]
    assert (found["games"], found["groups"]) == (kind.players, 1)
    assert found["rate"] > 0.5
    assert found["side_a"]["points"] - found["side_b"]["points"] >= found["margin"]


def test_jobs_change_nothing(console: Console, tmp_path: Path) -> None:
    files = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    command = ("arena", "--a", "artisan@20sim", "--b", "novice", "--games", 6, "--json")
    one, two = (
        console(*command, "--jobs", jobs, "--resume", file)
        for jobs, file in zip((1, 2), files, strict=True)
    )
    assert data_of(one.out) == data_of(two.out)
    games = [
        [json.loads(line)["scores"] for line in file.read_text().splitlines()[1:]] for file in files
    ]
    assert games[0] == games[1]


def test_a_run_goes_on_where_it_ended(console: Console, tmp_path: Path) -> None:
    whole = tmp_path / "whole.jsonl"
    file = tmp_path / "torn.jsonl"
    first = console(*DUEL, "--json", "--resume", whole)
    lines = whole.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:4]) + lines[4][:25])
    again = console(*DUEL, "--json", "--resume", file)
    assert data_of(again.out) == data_of(first.out)
    assert len(file.read_text().splitlines()) == 9
    before = file.read_text()
    assert data_of(console(*DUEL, "--json", "--resume", file).out) == data_of(first.out)
    assert file.read_text() == before
    fewer = console(*DUEL[:-1], 4, "--json", "--resume", file)
    assert data_of(fewer.out)["scores"][0]["games"] == 4


@pytest.mark.parametrize(
    ("options", "key"),
    [
        (["--seed", 1], "seed"),
        (["--a", "random"], "pairings"),
        (["--edition", list(EDITIONS)[1]], "edition"),
        (["--budget-ms", 5], "budget_ms"),
        (["--variant", "grey"], "variant"),
    ],
)
def test_the_file_of_another_run_is_refused(
    console: Console, tmp_path: Path, options: list[object], key: str
) -> None:
    file = tmp_path / "run.jsonl"
    console(*DUEL[:-1], 2, "--resume", file)
    before = file.read_text()
    refusal = console(*DUEL, "--resume", file, *options).refusal()
    assert "is of another run" in refusal
    assert key in refusal
    assert file.read_text() == before


@pytest.mark.parametrize(
    "text", ["x", "x\n", "[]\n", "{}\n", '{"arena": 7}\n', "[" * 9999 + "\n", "\xe4\n"]
)
def test_a_file_of_something_else_is_refused(console: Console, tmp_path: Path, text: str) -> None:
    file = tmp_path / "diary.txt"
    file.write_text(text, encoding="latin-1")
    console(*DUEL, "--resume", file).refusal()
    assert file.read_text(encoding="latin-1") == text


@pytest.mark.parametrize(
    ("key", "value"),
    [("winners", []), ("winners", [2]), ("seat", 9), ("scores", [1]), ("clock_a", [1, 2, 3]),
     ("clock_b", [1, float("nan"), 0, 0]), ("a", 3), ("seed", True)],
)  # fmt: skip
def test_a_damaged_game_is_refused(
    console: Console, tmp_path: Path, key: str, value: object
) -> None:
    file = tmp_path / "run.jsonl"
    console(*DUEL[:-1], 2, "--resume", file)
    head, first, second = file.read_text().splitlines()
    game = json.dumps(json.loads(first) | {key: value})
    file.write_text("\n".join([head, game, second]) + "\n")
    assert "line 2: not a game of the arena" in console(*DUEL, "--resume", file).refusal()


def test_an_engine_that_misbehaves_loses_its_games(console: Console) -> None:
    bad = f"external:{engine('die')}"
    outcome = console("arena", "--a", bad, "--b", "random", "--games", 2, "--json")
    (found,) = json.loads(outcome.out)["scores"]
    assert (found["losses"], found["rate"]) == (2, 0.0)
    assert len(found["forfeits"]) == 2
    outcome = console("arena", "--a", "random", "--b", bad, "--games", 2)
    assert "A wins 2" in outcome.out
    assert "lost without playing on, 2 times: " in outcome.out
    assert "it ended" in outcome.out


def test_a_bot_of_ours_that_cheats_loses_its_games(
    console: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_cheat(monkeypatch, "novice")
    file = tmp_path / "run.jsonl"
    command = ("arena", "--a", "novice", "--b", "apprentice", "--players", 3, "--games", 3)
    outcome = console(*command, "--resume", file)
    assert outcome.code == 0
    assert "3 games on 1 deals: A wins 0, draws 0, loses 3" in outcome.out
    assert "lost without playing on, 1 times: novice: “" in outcome.out
    assert "is not a legal move" in outcome.out
    games = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    assert [game["winners"] for game in games] == [[1, 2], [0, 2], [0, 1]]
    for game in games:
        assert game["forfeit"].startswith("novice: “")
        assert game["forfeit"].endswith("” is not a legal move")
        assert game["scores"] == []
    again = console(*command, "--resume", file, "--json")
    assert json.loads(again.out)["scores"][0]["losses"] == 3


def test_engines_play_in_jobs(console: Console) -> None:
    fine = f"external:{engine()}"
    outcome = console("arena", "--a", fine, "--b", "greedy", "--games", 2, "--jobs", 2, "--json")
    (found,) = json.loads(outcome.out)["scores"]
    assert (found["games"], found["forfeits"]) == (2, [])


@pytest.fixture
def can_be_interrupted() -> Iterator[None]:
    """Who starts the tests in the background of a shell ignores Ctrl+C for all that they start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
@pytest.mark.usefixtures("can_be_interrupted")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_leaves_what_is_finished(tmp_path: Path, jobs: str) -> None:
    file = tmp_path / "run.jsonl"
    command = [sys.executable, "-m", "azul_desktop", *map(str, DUEL[:-1]), "100000"]
    command += ["--jobs", jobs, "--resume", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        wait_for_bytes(file, 2000)
        run.send_signal(signal.SIGINT)
        out, err = run.communicate(timeout=60)
    assert (run.returncode, out, err) == (130, b"", b"")
    assert len(file.read_text().splitlines()) > 3


@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
@pytest.mark.usefixtures("can_be_interrupted")
@pytest.mark.parametrize("later", [0.0, 0.2, 0.6])
def test_processes_that_just_begin_are_as_silent(tmp_path: Path, later: float) -> None:
    """A terminal sends Ctrl+C to all of them at once."""
    file = tmp_path / "run.jsonl"
    command = [sys.executable, "-m", "azul_desktop", *map(str, DUEL[:-1]), "100000"]
    command += ["--jobs", "2", "--resume", str(file)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as run:
        wait_for_bytes(file, 1)
        time.sleep(later)
        os.killpg(run.pid, signal.SIGINT)
        out, err = run.communicate(timeout=60)
    assert (run.returncode, out, err) == (130, b"", b"")


def wait_for_bytes(file: Path, least: int) -> None:
    """Until a run has written so many."""
    end = time.monotonic() + 60
    while not file.exists() or file.stat().st_size < least:
        assert time.monotonic() < end
        time.sleep(0.02)


def test_the_ladder(console: Console, tmp_path: Path) -> None:
    page, readme = tmp_path / "ladder.md", tmp_path / "README.md"
    readme.write_text("# Mine\n<!-- ladder -->\nold\n<!-- /ladder -->\nrest\n")
    file = tmp_path / "run.jsonl"
    command = (
        "arena", "--ladder", "--games", 2, "--budget-ms", 20, "--resume", file, "--to", page,
        "--to", readme,
    )  # fmt: skip
    outcome = console(*command)
    assert outcome.code == 0
    text = page.read_text()
    assert "| Grandmaster | " in text
    assert "| Novice | random | 2 | " in text
    told = readme.read_text()
    assert told.startswith("# Mine\n<!-- ladder -->\n| level | rating |")
    assert told.endswith("<!-- /ladder -->\nrest\n")
    assert "old" not in told
    games = file.read_text()
    assert len(games.splitlines()) == 1 + 15 * 2
    assert json.loads(console(*command, "--json").out)["ratings"]["random"] == 0
    assert file.read_text() == games


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--a", "greedy"], "name both sides"),
        ([], "name both sides"),
        (["--a", "greedy", "--b", "nobody"], "unknown bot “nobody”"),
        (["--a", "greedy", "--b", "random", "--players", 5], "not 5"),
        (["--a", "greedy", "--b", "random", "--edition", "none"], "unknown edition"),
        (["--a", "greedy", "--b", "random", "--special-factories"], "no special discs"),
        (["--a", "greedy", "--b", "random", "--games", 0], "must be 1 or more"),
        (["--a", "greedy", "--b", "random", "--jobs", 65], "must be at most 64"),
        (["--a", "greedy", "--b", "random", "--budget-ms", 0], "must be 1 or more"),
        (["--a", "greedy", "--b", "random", "--seed", MAX_SEED], "the seed is too large"),
        (["--ladder", "--a", "greedy"], "the ladder has its own bots"),
        (["--ladder", "--players", 3], "the ladder has its own bots"),
        (["--a", "greedy", "--b", "random", "--resume", "."], "it is a folder"),
    ],
)
def test_what_cannot_be_played_is_refused(
    console: Console, arguments: list[object], why: str
) -> None:
    assert why in console("arena", *arguments).refusal()
