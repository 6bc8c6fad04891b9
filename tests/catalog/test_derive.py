"""A key is described once, by a type with limits; the check of a file follows from it."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from azul_desktop.boards.limits import Multiple, Number, Size, Text, Whole, Word
from azul_desktop.catalog.derive import check_of, keys_of
from azul_desktop.catalog.families import FAMILIES
from azul_desktop.catalog.keys import Head
from azul_desktop.catalog.problems import Report
from azul_desktop.core.families import FAMILIES as RULES

Few = Annotated[int, Whole(1, 3)]


class Shape(TypedDict):
    sides: Few
    name: NotRequired[Annotated[str, Text("[a-z]+", "square")]]


class Drawing(TypedDict):
    kind: Literal["round", "square"]
    shapes: Annotated[list[Shape], Size(0, 2)]
    places: Annotated[dict[Annotated[str, Word(("left", "right"))], Few], Size(0, 2)]
    size: tuple[Annotated[float, Number(0, 1)], Annotated[int, Multiple(60, 120)]]
    colours: Literal["none"] | Annotated[list[Few], Size(1, 2)]


RIGHT: dict[str, Any] = {
    "kind": "round",
    "shapes": [{"sides": 3}, {"sides": 1, "name": "dot"}],
    "places": {"left": 1},
    "size": [0.5, 60],
    "colours": "none",
}


def wrong(data: object) -> list[str]:
    report = Report("file")
    check_of(Drawing)(report, "", data)
    return [f"{problem.path}: {problem.message}" for problem in report.problems]


def test_what_is_right_is_fine() -> None:
    assert wrong(RIGHT) == []
    assert wrong(RIGHT | {"colours": [1, 3]}) == []


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("kind", "rund", "kind: unknown: “rund”; did you mean “round”?"),
        ("shapes", [{"sides": 4}], "shapes[0].sides: should be from 1 to 3, not 4"),
        ("shapes", [{}], "shapes[0].sides: is missing"),
        (
            "shapes",
            [{"sides": 1, "name": ""}],
            'shapes[0].name: should be a text such as "square", not ""',
        ),
        ("shapes", [{"sides": 1}] * 3, "shapes: entries: 3; should be from 0 to 2"),
        ("places", {"up": 1}, "places.up: unknown: “up”; possible here: left, right"),
        ("places", {"left": True}, "places.left: should be a whole number, not true"),
        ("size", [0.5], "size: entries: 1; should be 2"),
        ("size", [2, 60], "size[0]: should be from 0 to 1, not 2"),
        ("size", [0, 61], "size[1]: should be one of 0, 60, 120, not 61"),
        ("colours", "non", "colours: unknown: “non”; did you mean “none”?"),
        ("colours", [1, 9], "colours[1]: should be from 1 to 3, not 9"),
    ],
)
def test_what_is_wrong_is_told_with_its_path(key: str, value: object, message: str) -> None:
    assert wrong(RIGHT | {key: value}) == [message]


def test_all_that_is_wrong_is_told_at_once() -> None:
    assert len(wrong({"kinds": 1})) == 1 + len(RIGHT)


@pytest.mark.parametrize("hint", [int, list[int], Annotated[list[int], Size(1, 2)], dict[str, Few]])
def test_a_type_without_limits_is_a_mistake_of_ours(hint: object) -> None:
    with pytest.raises(TypeError):
        check_of(hint)


def test_the_families_of_the_catalog_are_those_of_the_rules() -> None:
    assert list(FAMILIES) == list(RULES)


@pytest.mark.parametrize("name", FAMILIES)
def test_no_key_means_two_things(name: str) -> None:
    """Head, sides and the rest are laid side by side in one file."""
    family = FAMILIES[name]
    tables = [keys_of(table) for table in (Head, family.side_keys, family.other_keys)]
    keys = [key for required, optional in tables for key in (*required, *optional)]
    assert len(keys) == len(set(keys))
    assert not keys_of(family.side_keys)[1], "a side has all its keys"
