"""Whatever a file says: either it is an edition that can be played to the end, or it is refused.

Nothing else may come of it: no other error, no long wait, no flood of words.
"""

import random
import time
from pathlib import Path
from typing import Any

import pytest

from azul_desktop.catalog.loader import load_edition, make_edition
from azul_desktop.catalog.problems import FileError, Report
from azul_desktop.core.edition import Edition
from azul_desktop.languages.speech import LANGUAGES
from tests.attacks.editions import play, sides_of
from tests.attacks.mutator import mutated
from tests.attacks.spoiler import Spoiler
from tests.catalog.files import (
    ALL_DATA,
    ALL_FILES,
    Keys,
    changed,
    complaints,
    file_of,
    path_of,
    places,
    value_at,
    without,
    wrong_paths,
)

each_edition = pytest.mark.parametrize("name", ALL_DATA)

WRONG_ANYWHERE: list[Any] = [None, True, "\x07", 10**12, [[]], {"?": {}}]
_played: set[str] = set()


def play_each_side(edition: Edition, seed: int) -> None:
    """A game of chance moves of every kind that the edition has, unless it was played before."""
    if edition.digest() in _played:
        return
    _played.add(edition.digest())
    players = random.Random(seed).choice(edition.player_counts)
    for rules in sides_of(edition):
        play(rules, players, seed)


def plays_or_is_refused(data: Any, seed: int = 0) -> bool:
    try:
        edition = make_edition(Report("mine.yaml"), data)
    except FileError as error:
        assert all(len(str(problem)) < 400 for problem in error.problems)
        return False
    play_each_side(edition, seed)
    return True


def has_fixed_name(keys: Keys) -> bool:
    """Whether a key is not one of a list, or of a table whose keys a file may choose."""
    chosen = {("colours",), ("variants",), ("features",), ("star",)}
    return isinstance(keys[-1], str) and keys[-2:-1] not in chosen


@each_edition
def test_a_wrong_value_is_noted_where_it_stands_and_nowhere_else(name: str) -> None:
    data = ALL_DATA[name]
    sides = tuple(f"variants.{side}." for side in data["variants"])
    for keys in places(data):
        path = path_of(data, keys)
        for value in WRONG_ANYWHERE:
            found = wrong_paths(changed(data, keys, value))
            assert found, f"{path}: {value!r} was taken"
            # What a variant changes is judged together with what it leaves as it is.
            assert all(wrong.startswith((path, *sides)) for wrong in found), path


@each_edition
def test_a_missing_key_is_missed(name: str) -> None:
    data = ALL_DATA[name]
    for keys in places(data):
        less = without(data, keys)
        if keys[-1] in LANGUAGES:
            assert wrong_paths(less) == {}
        elif has_fixed_name(keys) and keys[0] not in ("options", "variants"):
            assert wrong_paths(less).get(path_of(data, keys)) == "is missing"
        else:
            plays_or_is_refused(less)


@each_edition
def test_a_misspelt_key_is_noted_with_the_right_one(name: str) -> None:
    data = ALL_DATA[name]
    for keys in places(data):
        if has_fixed_name(keys):
            *around, key = keys
            wrong = (*around, f"{key}z")
            spelt = changed(without(data, keys), wrong, value_at(data, keys))
            message = f"unknown: “{key}z”; did you mean “{key}”?"
            assert wrong_paths(spelt).get(path_of(spelt, wrong)) == message


MINE = "format: 1\nextends: azul\nid: mine\n"
HUGE = {
    "unknown keys": "".join(f"key{n}: 1\n" for n in range(13_000)),
    "nearly known keys": "".join(f"tiles_of_{n}: 1\n" for n in range(13_000)),
    "equal keys": "{" + "a: 1, " * 19_000 + "}",
    "many colours": MINE + "colours:\n" + "".join(f"  c{n}: 1\n" for n in range(15_000)),
    "many variants": MINE + "variants:\n" + "".join(f"  v{n}: {{}}\n" for n in range(9_000)),
    "many specials": MINE + "options: {special_factories: {pool: [" + "{}, " * 9_000 + "]}}",
    "a long text": "name: " + "x" * 250_000,
    "a long number": "format: " + "9" * 250_000,
    "a long quotation": 'name: "' + "\\n" * 120_000 + '"',
    "many lines": "name: |\n" + " x\n" * 80_000,
    "deep lists": "[" * 200_000,
    "deep tables": "{a: " * 60_000,
    "deep lines": "\n".join(" " * n + "a:" for n in range(600)),
    "many documents": "---\n" * 60_000,
    "many comments": "#\n" * 120_000,
    "many questions": "? " * 120_000,
    "many directives": "%YAML 1.1\n" * 20_000,
    "a billion laughs": "a: &a [x]\n" + "".join(f"{b}: &{b} [{f'*{a},' * 9}]\n" for a, b in
                                                  zip("abcdefghi", "bcdefghij", strict=True)),
    "a list in itself": "&a [*a, *a]\n",
}  # fmt: skip


@pytest.mark.parametrize("text", HUGE.values(), ids=HUGE.keys())
def test_a_huge_file_is_refused_at_once_in_few_words(tmp_path: Path, text: str) -> None:
    file = file_of(tmp_path, text)
    started = time.perf_counter()
    found = complaints(file)
    assert time.perf_counter() - started < 5  # mostly far below one; a busy machine may be slow
    assert 1 <= len(found) <= 101
    assert all(len(complaint) < 400 for complaint in found)


@pytest.mark.parametrize(
    "value", [".inf", ".nan", "1e999", "0b_", "0o17", "1:30", "2024-01-01", "yes", '"20"', "2_0"]
)
def test_odd_numbers_are_no_numbers(tmp_path: Path, value: str) -> None:
    text = f"{MINE}name: Mine\ntiles_of_each: {value}\n"
    shown = '"' + value.strip('"') + '"'
    assert complaints(file_of(tmp_path, text)) == [
        f"5: tiles_of_each: should be a whole number, not {shown}"
    ]


@pytest.mark.parametrize("value", ["[]", "5", "text", "[[azul]]", "~", "{[]: 1}"])
def test_a_file_that_is_no_table_is_refused(tmp_path: Path, value: str) -> None:
    assert len(complaints(file_of(tmp_path, value))) == 1


@pytest.mark.parametrize(
    "name", ['"Mine\\e[2J"', '"Mi\\nne"', '"Mi\\0ne"', '"\\u202emine"', '" Mine"']
)
def test_a_name_is_one_line_that_can_be_shown(tmp_path: Path, name: str) -> None:
    (complaint,) = complaints(file_of(tmp_path, f"{MINE}name: {name}\n"))
    assert complaint.startswith('4: name: should be a text such as "Azul", not ')
    assert complaint.isprintable()


@each_edition
def test_whatever_passes_the_checks_can_be_played(name: str) -> None:
    data = ALL_DATA[name]
    passed = [seed for seed in range(500) if plays_or_is_refused(Spoiler(seed).spoil(data), seed)]
    assert len(passed) > 20, "the changes are too coarse to test anything"


@each_edition
def test_whatever_the_bytes_are_the_file_is_played_or_refused(name: str, tmp_path: Path) -> None:
    original = ALL_FILES[name].read_bytes()
    file = tmp_path / "mine.yaml"
    for seed in range(300):
        file.write_bytes(mutated(original, random.Random(seed)))
        try:
            edition = load_edition(file)
        except FileError as error:
            assert all(str(problem).isprintable() for problem in error.problems)
            continue
        play_each_side(edition, seed)
