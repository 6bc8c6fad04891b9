"""The sample traces: their moves with their deals give the same game on the core, line by line."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.events import Sink
from azul_desktop.core.families import build
from azul_desktop.core.moves import Move
from azul_desktop.core.protocol import view_move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State
from azul_desktop.core.trace import Tracer
from tests.games import EDITIONS
from tests.oracle import facts

Line = dict[str, Any]
SAMPLES = sorted((Path(__file__).parent.parent / "traces").glob("*.jsonl"))


class DealsOf:
    """Chance as a trace tells it."""

    def __init__(self, edition: Edition, lines: list[Line]) -> None:
        self._colours = edition.colours
        names = [edition.special_name(side) for side in range(len(edition.specials))]
        rounds = [line for line in lines if line["type"] == "round"]
        self._specials = [
            [-1 if name is None else names.index(name) for name in line.get("specials", [])]
            for line in rounds
        ]
        self._tiles = list(_drawn(lines))

    def tiles(self, state: State, count: int) -> list[int]:
        drawn = []
        for _ in range(count):
            # A trace does not tell the order in which the supply was filled: the bag knows.
            tile = next(tile for tile in self._tiles if state.bag[self._colours.index(tile)])
            self._tiles.remove(tile)
            drawn.append(self._colours.index(tile))
            state.bag[drawn[-1]] -= 1
        return drawn

    def specials(self, state: State, pool: int, count: int) -> list[int]:
        return self._specials.pop(0)


def _drawn(lines: list[Line]) -> Iterator[str]:
    """Every tile that is drawn from the bag, in order."""
    supply: Counter[str] = Counter()
    for line in lines:
        if line["type"] == "round":
            if line["round"] == 1 and "supply" in line:
                yield from line["supply"]
                supply = Counter(line["supply"])
            for disc in line["discs"]:
                yield from disc
        elif line["type"] == "disc_setup" and line["effect"] == "extra":
            yield from line["tiles"]
        elif line["type"] == "reward":
            supply -= Counter(line["tiles"])
        elif line["type"] == "supply":
            new: Counter[str] = Counter(line["supply"])
            yield from (new - supply).elements()
            supply = new


def _moves(rules: Rules, lines: list[Line]) -> Iterator[Line]:
    """The decisions of a trace, as the objects of the engine protocol."""
    for line, following in zip(lines, [*lines[1:], {}], strict=True):
        kind = line["type"]
        if kind == "take":
            keys = ("type", "source", "colour", "spread")
            move = {key: line[key] for key in keys if key in line}
            if following["type"] == "place":
                move["row"] = following["row"]
            yield move
        elif kind == "tile" and line["legal"] > 1:
            yield {key: line[key] for key in ("type", "row", "column")}
        elif kind == "build":
            yield {key: line[key] for key in ("type", "star", "space", "colour", "jokers")}
        elif kind == "reward":
            for tile in line["tiles"]:
                yield {"type": "reward", "colour": tile}
        elif kind == "pass":
            yield {"type": "pass"}
            if line["kept"] or (line["discarded"] and not _is_last_round(lines, line)):
                yield {"type": "keep", "kept": dict(Counter(line["kept"]))}


def _is_last_round(lines: list[Line], line: Line) -> bool:
    at = next(number for number, other in enumerate(lines) if other is line)
    return not any(other["type"] == "round" for other in lines[at:])


def _find(rules: Rules, state: State, wanted: Line) -> Move:
    for move in rules.legal_moves(state):
        seen = view_move(rules, state, move)
        del seen["move"]
        if seen.get("spread") == {}:
            del seen["spread"]
        if seen == wanted:
            return move
    raise AssertionError(f"{wanted} is not legal")


def _without_order(line: Line) -> Line:
    """Tiles that lie together have no order."""
    heaps = ("supply", "kept", "discarded", "features")
    return {key: sorted(value) if key in heaps else value for key, value in line.items()}


def test_there_is_a_sample_of_every_published_edition() -> None:
    assert len(SAMPLES) == 10
    editions = {json.loads(file.read_text().splitlines()[0])["edition"] for file in SAMPLES}
    assert editions == set(facts.FAMILY) - set(facts.PARTLY_PRINTED) <= set(EDITIONS)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda file: file.stem)
def test_the_core_tells_the_same_game(sample: Path) -> None:
    lines: list[Line] = [json.loads(line) for line in sample.read_text().splitlines()]
    start, first_round = lines[0], lines[1]
    edition = EDITIONS[start["edition"]]
    options = Options(start["variant"], start["special_factories"], first_round["first_player"])
    rules = build(edition, options, DealsOf(edition, lines))
    events: Sink = []
    state = rules.initial(len(start["players"]), start["seed"], events)
    tracer = Tracer(rules)
    told = list(tracer.start(start["players"], start["seed"], state, events))
    for wanted in _moves(rules, lines):
        step = rules.step(state, _find(rules, state, wanted))
        told += tracer.step(step)
        state = step.after
    assert [_without_order(line) for line in told] == [_without_order(line) for line in lines]
