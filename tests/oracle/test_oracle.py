"""The oracle accepts the ten samples and notices whatever is changed in them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from . import facts
from .referee import Referee, check
from .wrong import Line, Wrong

SAMPLES = sorted((Path(__file__).parent.parent / "traces").glob("*.jsonl"))
JUNK: list[Any] = [None, True, False, 1.5, "x", [], {}, ["x"], [[1]], {"x": {}}, -99]
# Instead of these a player may choose something else; the mutant is then another legal game.
CHOICES = {"place": ["row"], "tile": ["column"], "build": ["star", "space"]}

each_sample = pytest.mark.parametrize("sample", SAMPLES, ids=[path.stem for path in SAMPLES])


def read(sample: Path) -> list[Line]:
    return [json.loads(line) for line in sample.read_text(encoding="utf-8").splitlines()]


def refuses(referee: Referee, lines: list[Line]) -> bool:
    """Whether a copy of the referee raises `Wrong` (nothing else) somewhere in these lines."""
    copy = deepcopy(referee)
    try:
        for line in lines:
            copy.feed(line)
        copy.finish()
    except Wrong:
        return True
    return False


def is_a_choice(referee: Referee, moves: list[Line], line: Line) -> bool:
    """Whether a changed line is a legal move, `moves` being those at the last decision."""
    if line["type"] == "tile":
        move = {field: line[field] for field in ("type", "row", "column")}
        return move in referee.legal()
    if line["type"] == "build":
        move = {field: line[field] for field in ("type", "star", "space", "colour", "jokers")}
        return move in referee.legal()
    return line["row"] in [move["row"] for move in moves]


def changed_numbers(line: Line) -> Iterator[tuple[str, Line]]:
    """The line with one number made 1 greater or smaller, or one flag turned."""
    for field, value in line.items():
        if field == "seed":
            continue
        if isinstance(value, bool):
            yield field, {**line, field: not value}
        elif isinstance(value, int):
            yield field, {**line, field: value + 1}
            yield field, {**line, field: value - 1}
        elif isinstance(value, dict):
            for key in value:
                yield field, {**line, field: {**value, key: value[key] + 1}}
        elif isinstance(value, list):
            for i, item in enumerate(value):
                if isinstance(item, int):
                    yield field, {**line, field: [*value[:i], item + 1, *value[i + 1 :]]}


def changed_words(line: Line, colours: list[str]) -> Iterator[Line]:
    """The line with one colour or other word changed, dropped or doubled."""
    for field, value in line.items():
        if isinstance(value, str):
            for word in [*colours, "floor", "centre", "magnet", "extra", "row", "star", "tile"]:
                if word != value:
                    yield {**line, field: word}
        elif isinstance(value, list) and field not in ("players", "supply"):
            for i, item in enumerate(value):
                yield {**line, field: [*value[:i], *value[i + 1 :]]}
                yield {**line, field: [*value[:i], item, *value[i:]]}
                if isinstance(item, list):
                    for j, tile in enumerate(item):
                        for colour in colours:
                            if colour != tile:
                                disc = [*item[:j], colour, *item[j + 1 :]]
                                yield {**line, field: [*value[:i], disc, *value[i + 1 :]]}
                elif isinstance(item, str):
                    yield {**line, field: [*value[:i], "pillar:0", *value[i + 1 :]]}


def tiles_in(part: object) -> int:
    """How many tiles a part of the view shows."""
    if isinstance(part, dict) and set(part) == {"colour", "count"}:
        return int(part["count"])
    if isinstance(part, dict):
        return sum(tiles_in(value) for value in part.values())
    if isinstance(part, list):
        return sum(tiles_in(value) for value in part)
    if isinstance(part, str):
        return int(part not in ("marker", "empty"))
    return part if isinstance(part, int) and not isinstance(part, bool) else 0


def tiles_on_table(view: dict[str, Any]) -> int:
    places = [view[place] for place in ("centre", "bag", "lid", "supply")]
    places += [disc["tiles"] for disc in view["discs"]]
    for player in view["players"]:
        for place in ("lines", "wall", "floor", "shield", "hand", "kept", "board"):
            places.append(player.get(place))
    return tiles_in(places)


def test_there_are_ten_samples() -> None:
    assert len(SAMPLES) == 10


@each_sample
def test_sample_passes(sample: Path) -> None:
    assert check(read(sample)) == 1


def test_several_games_follow_each_other() -> None:
    games = [line for sample in SAMPLES for line in read(sample)]
    assert check(games) == 10
    assert check([]) == 0


@each_sample
def test_view_and_legal(sample: Path) -> None:
    """No tile is ever lost, and the trace's own move is among the legal ones."""
    lines = read(sample)
    family = facts.FAMILY[lines[0]["edition"]]
    tiles = len(facts.COLOURS[lines[0]["edition"]]) * facts.TILES_OF_EACH_COLOUR[family]
    referee = Referee()
    phases = []
    for line in lines:
        moves = referee.legal()
        if line["type"] in ("tile", "take", "build", "pass"):
            assert referee.player == line["player"]
            passes = {"type": "pass"} in moves
            assert line["type"] == "pass" or line["legal"] == len(moves) - passes
            fields = set(moves[0]) - {"row", "spread"}
            if line["type"] in ("tile", "build"):
                fields = set(moves[0])
            if line["type"] != "pass":
                assert any(all(line[f] == move[f] for f in fields) for move in moves)
        elif line["type"] not in ("start", "round"):
            assert moves == []
        assert line["type"] in referee.expects
        referee.feed(line)
        phases.append(referee.phase)
        view = referee.view()
        assert json.loads(json.dumps(view)) == view
        assert view["turn"] == referee.player
        if referee.expects != ("place",):
            assert tiles_on_table(view) == tiles
    assert set(phases) == {"draft", {"wall": "tiling", "star": "build"}[family], "over"}


@each_sample
def test_changed_number(sample: Path) -> None:
    """Every number and flag of every line."""
    lines = read(sample)
    referee = Referee()
    moves: list[Line] = []
    for i, line in enumerate(lines):
        if line["type"] == "take":
            taken = (line["source"], line["colour"])
            moves = [m for m in referee.legal() if (m["source"], m["colour"]) == taken]
        for field, mutant in changed_numbers(line):
            if not refuses(referee, [mutant, *lines[i + 1 :]]):
                assert field in CHOICES.get(line["type"], []), (i + 1, mutant)
                assert is_a_choice(referee, moves, mutant), (i + 1, mutant)
        referee.feed(line)


@each_sample
def test_changed_order(sample: Path) -> None:
    """Every line dropped, doubled, swapped with the next, and the trace cut before it."""
    lines = read(sample)
    referee = Referee()
    for i, line in enumerate(lines):
        assert i == 0 or refuses(referee, []), i + 1
        assert refuses(referee, lines[i + 1 :]), i + 1
        assert refuses(referee, [line, *lines[i:]]), i + 1
        if i + 1 < len(lines):
            assert refuses(referee, [lines[i + 1], line, *lines[i + 2 :]]), i + 1
        referee.feed(line)


@each_sample
def test_changed_words_and_fields(sample: Path) -> None:
    """On a spread of lines: other words, junk in a field, a field missing or too many."""
    lines = read(sample)
    colours = facts.COLOURS[lines[0]["edition"]]
    seen: dict[str, int] = {}
    referee = Referee()
    for i, line in enumerate(lines):
        seen[line["type"]] = seen.get(line["type"], 0) + 1
        if seen[line["type"]] < 4 or i % 7 == 0:
            mutants = list(changed_words(line, colours))
            mutants += [{**line, "more": 1}, {**line, "spread": {}}]
            for field, value in line.items():
                mutants.append({key: line[key] for key in line if key != field})
                for junk in JUNK:
                    fits = field == "seed" and junk == -99
                    if not fits and (type(junk) is not type(value) or junk != value):
                        mutants.append({**line, field: junk})
            for mutant in mutants:
                assert refuses(referee, [mutant, *lines[i + 1 :]]), (i + 1, mutant)
        referee.feed(line)


@each_sample
def test_wrong_refill(sample: Path) -> None:
    """A supply with one tile more, one less, or ten of one colour."""
    lines = read(sample)
    referee = Referee()
    for i, line in enumerate(lines):
        if "supply" in line:
            supply = line["supply"]
            for other in ([*supply, supply[0]], supply[1:], [supply[0]] * 10):
                assert refuses(referee, [{**line, "supply": other}, *lines[i + 1 :]]), i + 1
        referee.feed(line)


def test_wrong_names_the_line() -> None:
    lines = read(SAMPLES[0])
    lines[2] = {**lines[2], "legal": 1000}
    with pytest.raises(Wrong) as caught:
        check(lines)
    assert caught.value.number == 3
    assert caught.value.line == lines[2]
    assert "legal is 1000" in str(caught.value)
    assert "line 3" in str(caught.value)


def test_after_the_end_only_a_start() -> None:
    lines = read(SAMPLES[0])
    with pytest.raises(Wrong):
        check([*lines, lines[-1]])
    with pytest.raises(Wrong):
        check([*lines, lines[0]])
    junk: list[Any] = [[], None, "end", {}, {"type": 1}]
    for line in junk:
        with pytest.raises(Wrong):
            Referee().feed(line)


@pytest.mark.parametrize(
    "change",
    [
        {"edition": "azul-maxi"},
        {"variant": "gray"},
        {"players": ["A"]},
        {"players": ["A", "B", "C", "D", "E"]},
        {"special_factories": True},
        {"format": 2},
    ],
)
def test_wrong_start(change: Line) -> None:
    with pytest.raises(Wrong):
        Referee().feed({**read(SAMPLES[0])[0], **change})
