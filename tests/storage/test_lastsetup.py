"""The choices of the last new game: they come back, and nothing in the file is trusted."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azul_desktop.core.record import HUMAN
from azul_desktop.storage.lastsetup import (
    BOT,
    OFF,
    LastSetup,
    SeatChoice,
    load_last_setup,
    save_last_setup,
)

CHOSEN = LastSetup(
    "some-edition",
    "grey",
    True,
    (
        SeatChoice(HUMAN, "Оля", "", "lilac"),
        SeatChoice(OFF, "gone"),
        SeatChoice(BOT, "", "greedy"),
        SeatChoice(BOT, "Tomás", "random"),
    ),
    2,
)


def test_the_choices_come_back(tmp_path: Path) -> None:
    file = tmp_path / "new folder" / "last-setup.json"
    assert load_last_setup(file) is None
    save_last_setup(file, CHOSEN)
    assert load_last_setup(file) == CHOSEN


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "null", "[" * 100_000])
def test_a_file_that_is_none_of_ours_is_no_setup(text: str, tmp_path: Path) -> None:
    file = tmp_path / "last-setup.json"
    file.write_text(text)
    assert load_last_setup(file) is None
    assert load_last_setup(tmp_path) is None


def changed(tmp_path: Path, **values: object) -> LastSetup | None:
    file = tmp_path / "last-setup.json"
    save_last_setup(file, CHOSEN)
    file.write_text(json.dumps(json.loads(file.read_text()) | values))
    return load_last_setup(file)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("edition", 7),
        ("edition", "x" * 61),
        ("edition", "line\nbreak"),
        ("variant", None),
        ("special_factories", 1),
        ("special_factories", "yes"),
        ("seats", []),
        ("seats", {"0": {}}),
        ("seats", [{}] * 5),
        ("first_seat", 4),
        ("first_seat", -1),
        ("first_seat", True),
        ("first_seat", 1.0),
    ],
)
def test_one_wrong_value_is_its_default_and_spoils_no_other(
    key: str, value: object, tmp_path: Path
) -> None:
    found = changed(tmp_path, **{key: value})
    assert found is not None
    for name in ("edition", "variant", "special_factories", "seats", "first_seat"):
        expected = LastSetup() if name == key else CHOSEN
        assert getattr(found, name) == getattr(expected, name)


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (7, SeatChoice(HUMAN)),
        ({}, SeatChoice(HUMAN)),
        ({"kind": "dragon", "name": "Zoë"}, SeatChoice(HUMAN, "Zoë")),
        ({"kind": [], "name": []}, SeatChoice(HUMAN)),
        ({"kind": BOT, "name": "n" * 21, "level": "greedy"}, SeatChoice(BOT, "", "greedy")),
        ({"kind": OFF, "name": "\x1b[31m", "level": 3, "colour": 7}, SeatChoice(OFF)),
        ({"kind": HUMAN, "profile": ["0" * 32]}, SeatChoice(HUMAN)),
        ({"kind": HUMAN, "profile": "0" * 32}, SeatChoice(HUMAN, profile="0" * 32)),
    ],
)
def test_one_wrong_seat_is_its_default(seat: object, expected: SeatChoice, tmp_path: Path) -> None:
    others = json.loads(json.dumps([{"kind": BOT, "name": "B", "level": ""}] * 3))
    found = changed(tmp_path, seats=[seat, *others])
    assert found is not None
    assert found.seats == (expected, *(SeatChoice(BOT, "B"),) * 3)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
KEYS = ("edition", "variant", "special_factories", "seats", "first_seat")


@given(st.dictionaries(st.sampled_from(KEYS), anything))
def test_whatever_the_file_says_the_choices_can_be_used(
    tmp_path_factory: pytest.TempPathFactory, data: dict[str, object]
) -> None:
    file = tmp_path_factory.mktemp("any") / "last-setup.json"
    file.write_text(json.dumps({"format": 1, **data}))
    found = load_last_setup(file)
    assert found is not None
    assert len(found.seats) == 4
    assert all(seat.kind in (HUMAN, BOT, OFF) for seat in found.seats)
    assert found.first_seat in (None, 0, 1, 2, 3)
    save_last_setup(file, found)
    assert load_last_setup(file) == found
