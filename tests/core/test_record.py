"""Saved games: what is written comes back, plays the same game, and anything else is refused."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from azul_desktop.core.edition import Options
from azul_desktop.core.families import build
from azul_desktop.core.record import (
    FORMAT,
    Record,
    RecordError,
    Seat,
    format_record,
    parse_record,
)
from azul_desktop.core.rng import MAX_SEED
from tests.games import EDITIONS, KINDS, Kind, random_moves, record_of

CHOCOLATIER = next(kind for kind in KINDS if kind.options.special_factories)
PAVILION = next(kind for kind in KINDS if kind.edition.family == "star")


def parse(text: str) -> Record:
    return parse_record(text, EDITIONS.get)


def saved(kind: Kind) -> dict[str, Any]:
    """The data of a whole game."""
    data: dict[str, Any] = json.loads(format_record(record_of(kind, 9, random_moves(kind, 9)[0])))
    return data


def refusal(data: object) -> str:
    """Why data is no record, or what is wrong with its moves."""
    with pytest.raises(RecordError) as caught:
        list(parse(json.dumps(data)).replay())
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 200
    return str(caught.value)


def test_what_a_saved_game_looks_like() -> None:
    edition = EDITIONS["chocolatier"]
    rules = build(edition, Options("grey", special_factories=True, first_player=1))
    record = Record(rules, (Seat("Ann"), Seat("Rob", "greedy")), 7)
    record.moves.append(rules.legal_moves(record.start())[0])
    (move,) = json.loads(format_record(record))["moves"]
    assert json.loads(format_record(record)) == {
        "format": FORMAT,
        "edition": "chocolatier",
        "digest": edition.digest(),
        "options": {"variant": "grey", "special_factories": True, "first_player": 1},
        "seats": [{"name": "Ann", "kind": "human"}, {"name": "Rob", "kind": "greedy"}],
        "seed": 7,
        "moves": [move],
    }


kinds = some.sampled_from(KINDS)
seeds = some.integers(0, MAX_SEED)


@settings(deadline=None)
@given(kinds, seeds)
def test_a_replay_ends_where_the_game_ended(kind: Kind, seed: int) -> None:
    moves, end = random_moves(kind, seed)
    again = parse(format_record(record_of(kind, seed, moves)))
    steps = list(again.replay())
    assert [step.move for step in steps] == moves
    assert steps[-1].after.key() == end.key()
    assert kind.rules.standings(steps[-1].after) == kind.rules.standings(end)


shown = some.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp"))
words = some.text(shown, max_size=60)


@settings(deadline=None)
@given(kinds, seeds, some.data())
def test_what_is_written_comes_back(kind: Kind, seed: int, data: some.DataObject) -> None:
    first = data.draw(some.none() | some.integers(0, kind.players - 1))
    seat = some.builds(Seat, words, words, words, some.booleans())
    seats = tuple(data.draw(seat) for _ in range(kind.players))
    options = Options(kind.options.variant, kind.options.special_factories, first)
    rules = build(kind.edition, options)
    moves = rules.legal_moves(rules.initial(kind.players, seed))[:1]
    record = parse(format_record(Record(rules, seats, seed, moves)))
    assert record.edition == kind.edition
    assert record.rules.options == options
    assert (record.seats, record.seed, record.moves) == (seats, seed, moves)
    assert record.start().key() == rules.initial(kind.players, seed).key()


@settings(deadline=None)
@given(some.text(max_size=100))
def test_a_name_that_cannot_be_shown_is_shortened_not_refused(name: str) -> None:
    data = json.loads(format_record(record_of(KINDS[0], 1, [])))
    data["seats"][0]["name"] = name
    read = parse(json.dumps(data)).seats[0].name
    assert len(read) <= 60
    assert not any(ord(letter) < 32 or 0xD800 <= ord(letter) < 0xE000 for letter in read)


def test_who_starts_is_part_of_the_game() -> None:
    for first in range(4):
        rules = build(EDITIONS["azul"], Options("coloured", first_player=first))
        record = parse(format_record(Record(rules, (Seat("x"),) * 4, 1)))
        assert record.start().turn == first


def test_colours_and_given_names_are_kept_with_the_seats() -> None:
    seats = (Seat("Ann", colour="wine", named=True), Seat("Nino", "novice"))
    text = format_record(Record(build(EDITIONS["azul"], Options("coloured")), seats, 1))
    assert json.loads(text)["seats"] == [
        {"name": "Ann", "kind": "human", "colour": "wine", "named": True},
        {"name": "Nino", "kind": "novice"},
    ]
    assert parse(text).seats == seats


def test_keys_of_later_programs_are_passed_over() -> None:
    assert parse(json.dumps(saved(KINDS[0]) | {"comment": "well played"})).moves


def test_a_table_may_change_its_looks_but_not_its_rules() -> None:
    assert refusal(saved(KINDS[0]) | {"digest": "0" * 16}) == (
        "saved with another version of the edition “azul”"
    )


Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda d: d.update(format=3), "saved in format 3, but this program reads format 2"),
        (lambda d: d.update(format=True), "not a saved game: “format” is missing or damaged"),
        (lambda d: d.update(edition="mine"), "the edition “mine” is not installed"),
        (lambda d: d.update(edition="x" * 9999), f"the edition “{'x' * 60}” is not installed"),
        (lambda d: d["options"].update(variant="gray"), "azul has no variant “gray”; it has: "),
        (lambda d: d["options"].update(special_factories=True), "azul has no special discs"),
        (lambda d: d["options"].update(first_player=2), "the first player has no seat"),
        (lambda d: d["options"].update(first_player=-1), "the first player has no seat"),
        (lambda d: d["seats"].pop(), "azul: possible numbers of players: 2, 3, 4; not 1"),
        (
            lambda d: d["seats"].extend(d["seats"][:1] * 3),
            "azul: possible numbers of players: 2, 3, 4; not 5",
        ),
        (lambda d: d.update(seats=[]), "azul: possible numbers of players: 2, 3, 4; not 0"),
        (lambda d: d.update(seed=-1), "the seed is out of range"),
        (lambda d: d.update(seed=MAX_SEED + 1), "the seed is out of range"),
        (lambda d: d.update(seed=10**400), "the seed is out of range"),
        (lambda d: d.update(seed=1.0), "not a saved game: “seed” is missing or damaged"),
        (lambda d: d["moves"].append("nonsense"), "“nonsense” is not a move"),
        (lambda d: d["moves"].append("0:pink>1"), "“pink” is not a colour of this edition"),
        (lambda d: d["moves"].append(7), "not a saved game: “moves” is missing or damaged"),
        (lambda d: d["moves"].insert(0, "14:blue>1"), "move 1 (14:blue>1) is not legal"),
        (lambda d: d["moves"].insert(0, "pass"), "move 1 (pass) is not legal"),
    ],
)
def test_what_cannot_have_been_saved(change: Change, why: str) -> None:
    data = saved(KINDS[0])
    change(data)
    assert refusal(data).startswith(why)


@pytest.mark.parametrize("kind", [KINDS[0], CHOCOLATIER, PAVILION], ids=str)
def test_a_game_that_is_over_has_no_further_move(kind: Kind) -> None:
    data = saved(kind)
    count = len(data["moves"])
    data["moves"].append(data["moves"][0])
    assert refusal(data) == f"move {count + 1} ({data['moves'][0]}) is not legal in this game"


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every table or list in the data with each of its keys; of a list the first three."""
    if isinstance(data, dict | list):
        for key in list(data) if isinstance(data, dict) else range(min(len(data), 3)):
            yield data, key
            yield from places(data[key])


JUNK: list[Any] = [
    None, True, -1, 5, 2**70, 1.5, float("nan"), "x", "x" * 9999, "\x1b[2J", "\ud800", [], {}, [[]],
    {"a": 1}, [None] * 3, "pass", "0:blue>1",
]  # fmt: skip


@pytest.mark.parametrize("kind", [KINDS[0], CHOCOLATIER, PAVILION], ids=str)
def test_junk_anywhere_is_refused_or_harmless(kind: Kind) -> None:
    data = saved(kind)
    for around, key in list(places(data)):
        kept = around[key]
        for junk in JUNK:
            around[key] = junk
            replay_or_refuse(json.dumps(data))
        around[key] = kept
        if isinstance(around, dict):
            del around[key]
            if key != "first_player":
                assert "is missing or damaged" in refusal(data) or key == "digest"
            around[key] = kept


@pytest.mark.parametrize("kind", [KINDS[0], CHOCOLATIER, PAVILION], ids=str)
def test_a_text_cut_off_or_damaged_anywhere_is_refused_or_harmless(kind: Kind) -> None:
    text = json.dumps(saved(kind))
    for at in range(0, len(text), 50):
        with pytest.raises(RecordError):
            parse(text[:at])
        replay_or_refuse(text[:at] + text[at + 1 :])
        replay_or_refuse(text[:at] + "\0" + text[at:])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "5",
        '"x"',
        "[]",
        "nonsense",
        "[" * 100_000,
        '{"a":' * 50_000,
        "1" * 10_000,
        "NaN",
    ],
    ids=lambda text: text[:8],
)
def test_what_is_no_table_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match=r"^not a saved game"):
        parse(text)


def replay_or_refuse(text: str) -> None:
    try:
        list(parse(text).replay())
    except RecordError as error:
        assert str(error).isprintable()
        assert len(str(error)) < 200
