"""`engine`: our bots on standard input and output; each line has its answer, none a traceback."""

import io
import json
import subprocess
import sys
from typing import Any

import pytest

from azul_desktop.bots.base import Budget
from azul_desktop.bots.external import ExternalBot
from azul_desktop.bots.match import play_match
from azul_desktop.bots.registry import make_bot
from azul_desktop.bots.spec import parse_spec
from azul_desktop.catalog.loader import installed
from azul_desktop.commands.engine import Engine, serve
from azul_desktop.core.protocol import view_move, view_state
from tests.commands.conftest import Console
from tests.games import EDITIONS, KINDS, Kind

OURS = f"{sys.executable} -m azul_desktop engine --bot "
KIND = KINDS[0]


def question(kind: Kind = KIND, **changes: object) -> dict[str, Any]:
    rules, state = kind.rules, kind.rules.initial(kind.players, 3)
    names = [f"P{seat}" for seat in range(kind.players)]
    legal = [view_move(rules, state, move) for move in rules.legal_moves(state)]
    facts = view_state(rules, state, names)
    asked = {"type": "choose", "id": 17, "budget_ms": 50, "state": facts, "legal": legal}
    return asked | changes


def talk(*lines: object, bot: str = "apprentice") -> list[dict[str, Any]]:
    """What an engine says to lines; what is not text is written as JSON."""
    sent = b"".join(
        (line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n" for line in lines
    )
    answers = io.StringIO()
    serve(Engine(parse_spec(bot), installed(), 0), io.BytesIO(sent), answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def test_hello_and_quit() -> None:
    (ready,) = talk({"type": "hello", "format": 1}, {"type": "quit"}, {"type": "hello"})
    assert ready["type"] == "ready"
    assert ready["editions"] == list(EDITIONS)
    assert "Apprentice" in ready["name"]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_legal_move_in_every_kind_of_game(kind: Kind) -> None:
    asked = question(kind)
    for bot in ("novice", "master+denier@20"):
        (answer,) = talk(asked, bot=bot)
        assert (answer["type"], answer["id"]) == ("move", 17)
        assert answer["move"] in [move["move"] for move in asked["legal"]]


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"hello",
        b"\xff\xfe",
        b"[" * 5000,
        b"[]",
        b"null",
        {"type": "dance"},
        {"type": ["hello"]},
        {},
        {"type": "hello"},
        {"type": "hello", "format": 2},
        {"type": "choose"},
        question(id="17"),
        question(id=True),
        question(budget_ms=0),
        question(budget_ms="soon"),
        question(budget_ms=1.5),
        question(state=None),
        question(state={"edition": "azul"}),
        question(legal=[]),
        question(legal=None),
        question(legal=[{"move": 3}]),
        question(legal=["1:blue>1"]),
        question(legal=[{"move": "99:blue>1"}]),
        b"x" * 2_000_000,
    ],
)
def test_nonsense_is_answered_with_an_error(line: object) -> None:
    wrong, right = talk(line, question())
    assert wrong["type"] == "error"
    assert wrong["message"]
    assert right["type"] == "move"


def test_only_what_the_host_calls_legal_is_played() -> None:
    asked = question()
    asked["legal"] = asked["legal"][-1:]
    (answer,) = talk(asked)
    assert answer["move"] == asked["legal"][0]["move"]


def test_our_engine_plays_our_protocol() -> None:
    bot = ExternalBot(OURS + "apprentice")
    bots = [bot, make_bot("random", 1)]
    try:
        _, state = play_match(KIND.rules, bots, 5, Budget(milliseconds=1000))
    finally:
        bot.close()
    assert not KIND.rules.legal_moves(state)


def test_a_host_that_leaves_ends_the_engine() -> None:
    command = [*OURS.split(), "novice"]
    ended = subprocess.run(command, input=b"", capture_output=True, timeout=60, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ([], "--bot"),
        (["--bot", "nobody"], "unknown bot “nobody”"),
        (["--bot", "external:x"], "not another program"),
        (["--bot", "novice+denier"], "has no personality"),
        (["--bot", "novice", "--seed", "9" * 20], "too large"),
    ],
)
def test_what_is_no_engine_is_refused(console: Console, arguments: list[str], why: str) -> None:
    assert why in console("engine", *arguments).refusal()
