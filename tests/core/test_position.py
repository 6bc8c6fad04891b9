"""A position from its open facts: every one comes back as it was, and nothing wrong comes in."""

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from azul_desktop.core.facts import PositionError
from azul_desktop.core.moves import Move
from azul_desktop.core.position import parse_state
from azul_desktop.core.protocol import view_move, view_state
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State
from tests.games import ALL_EDITIONS, ALL_KINDS, EDITIONS, KINDS, Kind, random_moves

Data = dict[str, Any]

WALL = next(kind for kind in KINDS if kind.edition.family == "wall")
SPECIAL = next(kind for kind in KINDS if kind.options.special_factories)
STAR = next(kind for kind in KINDS if kind.edition.family == "star")


def facts_of(rules: Rules, state: State) -> Data:
    """The facts as they come out of JSON."""
    names = [f"P{seat}" for seat in range(len(state.boards))]
    data: Data = json.loads(json.dumps(view_state(rules, state, names)))
    return data


def positions(kind: Kind, seed: int) -> Iterator[tuple[State, list[Move]]]:
    """Every position of a random game in which something is to be decided."""
    moves, _ = random_moves(kind, seed)
    state = kind.rules.initial(kind.players, seed)
    for move in moves:
        yield state, kind.rules.legal_moves(state)
        state = kind.rules.apply(state, move)


def public(state: State) -> tuple[int, ...]:
    """All that is known of a state; on which of the supply's spaces a tile lies is nothing."""
    other = state.clone()
    other.supply.sort()
    other.line = other.line if other.phase == 1 else 0
    return (*other.key(), other.left, other.joker)


@pytest.mark.parametrize("kind", ALL_KINDS, ids=str)
def test_every_position_comes_back(kind: Kind) -> None:
    for state, legal in positions(kind, kind.players):
        rules, found = parse_state(facts_of(kind.rules, state), ALL_EDITIONS.get)
        assert rules.options.variant == kind.options.variant
        assert public(found) == public(state)
        assert rules.legal_moves(found) == legal
        assert [view_move(rules, found, move) for move in legal] == [
            view_move(kind.rules, state, move) for move in legal
        ]


def test_keys_that_nobody_knows_do_no_harm() -> None:
    data = facts_of(WALL.rules, WALL.rules.initial(2, 1)) | {"weather": "fine"}
    data["players"][0]["hat"] = True
    parse_state(data, EDITIONS.get)


Damage = Callable[[Data], object]


def _set(*path: str | int, value: object) -> Damage:
    def damage(data: Data) -> None:
        place: Any = data
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return damage


BOTH: list[Damage] = [
    _set("edition", value="sold-out"),
    _set("edition", value=["azul"]),
    _set("variant", value="plaid"),
    _set("variant", value=None),
    _set("special_factories", value=1),
    _set("phase", value="lunch"),
    _set("phase", value="over"),
    _set("turn", value=2),
    _set("turn", value=-1),
    _set("turn", value=True),
    _set("turn", value=0.0),
    _set("round", value=0),
    _set("round", value=10**30),
    _set("first_player", value="0"),
    _set("marker", value="table"),
    _set("marker", value=7),
    _set("bag", value=[]),
    _set("bag", value={"pink": 1}),
    _set("bag", "blue", value=-1),
    _set("bag", "blue", value=23),
    _set("bag", "blue", value="2"),
    _set("centre", "blue", value=1.5),
    _set("discs", value=[]),
    _set("discs", 0, value=None),
    _set("discs", 0, "special", value="golden"),
    _set("discs", 0, "tiles", value={"blue": 30}),
    _set("players", value=[]),
    _set("players", value={}),
    _set("players", 0, value=[]),
    _set("players", 0, "score", value=-1),
    _set("players", 0, "score", value=10**9),
    lambda data: data.pop("lid"),
    lambda data: data.pop("phase"),
]
ON_WALLS: list[Damage] = [
    _set("phase", value="tiling"),
    _set("phase", value="build"),
    _set("joker", value="blue"),
    _set("supply", value={}),
    _set("players", 0, "wall", value=[[None] * 5] * 4),
    _set("players", 0, "wall", 0, value=[None] * 6),
    _set("players", 0, "wall", 0, 0, value="yellow"),
    _set("players", 0, "wall", 0, 0, value=["blue"]),
    _set("players", 0, "lines", value=[None] * 6),
    _set("players", 0, "lines", 0, value={"colour": "blue", "count": 2}),
    _set("players", 0, "lines", 0, value={"colour": "blue", "count": 0}),
    _set("players", 0, "lines", 0, value={"colour": "pink", "count": 1}),
    _set("players", 0, "lines", 0, value="blue"),
    _set("players", 0, "floor", value=["blue"] * 8),
    _set("players", 0, "floor", value=["marker", "marker"]),
    _set("players", 0, "floor", value=[3]),
    _set("players", 0, "shield", value="empty"),
    lambda data: data["players"][0].pop("shield"),
]
ON_STARS: list[Damage] = [
    _set("phase", value="build"),
    _set("phase", value="reward"),
    _set("round", value=7),
    _set("joker", value=None),
    _set("joker", value="red"),
    _set("due", value=3),
    _set("supply", value=None),
    _set("supply", value={"blue": 11}),
    _set("players", 0, "score", value=0),
    _set("players", 0, "hand", value={"pink": 1}),
    _set("players", 0, "hand", value={"blue": 23}),
    _set("players", 0, "passed", value=0),
    _set("players", 0, "board", value={"7:1": "blue"}),
    _set("players", 0, "board", value={"1:7": "blue"}),
    _set("players", 0, "board", value={"1:0": "purple"}),
    _set("players", 0, "board", value={"²:1": "purple"}),
    _set("players", 0, "board", value={"1:1": "blue"}),
    _set("players", 0, "board", value={"1:1": None}),
    _set("players", 0, "board", value=[]),
]


@pytest.mark.parametrize(
    ("kind", "damages"), [(WALL, BOTH + ON_WALLS), (SPECIAL, BOTH), (STAR, BOTH + ON_STARS)]
)
def test_wrong_facts_are_refused(kind: Kind, damages: list[Damage]) -> None:
    fine = facts_of(kind.rules, kind.rules.initial(kind.players, 1))
    for number, damage in enumerate(damages):
        data = copy.deepcopy(fine)
        damage(data)
        with pytest.raises(PositionError):
            parse_state(data, EDITIONS.get)
            raise AssertionError(f"damage {number} was not found")


@pytest.mark.parametrize("data", [None, [], "state", 3, {}])
def test_what_is_no_state_at_all_is_refused(data: object) -> None:
    with pytest.raises(PositionError):
        parse_state(data, EDITIONS.get)


def test_random_damage_never_ends_in_another_error() -> None:
    values: list[object] = [None, -1, 99, True, "blue", "marker", [], {}, [[]], {"blue": 2}, 1e9]
    for kind in (WALL, SPECIAL, STAR):
        for state, _ in list(positions(kind, 4))[::40]:
            fine = facts_of(kind.rules, state)
            for path in _paths(fine):
                for value in values:
                    data = copy.deepcopy(fine)
                    _set(*path, value=value)(data)
                    try:
                        rules, found = parse_state(data, EDITIONS.get)
                    except PositionError:
                        continue
                    rules.apply(found, rules.legal_moves(found)[0])


def _paths(data: object, so_far: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The way to some pieces of the data: in lists, to the first one only."""
    inner: list[tuple[str | int, object]] = []
    if isinstance(data, dict):
        inner = list(data.items())
    elif isinstance(data, list):
        inner = list(enumerate(data[:1]))
    found: list[tuple[str | int, ...]] = []
    for key, value in inner:
        found += [(*so_far, key), *_paths(value, (*so_far, key))]
    return found
