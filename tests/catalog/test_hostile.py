"""Whatever a file says: either it is an edition that can be played to the end, or it is refused.

Nothing else may come of it: no other error, no long wait, no flood of words.
"""

import random
import time
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from azul_desktop.catalog.loader import load_edition, make_edition
from azul_desktop.catalog.problems import EditionError, Report
from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.families import build
from tests.catalog.files import (
    BUNDLED,
    FILES,
    Data,
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

each_edition = pytest.mark.parametrize("name", BUNDLED)

WRONG_ANYWHERE: list[Any] = [None, True, "\x07", 10**12, [[]], {"?": {}}]
MAX_MOVES = 20_000
"""Far more than any game of chance moves takes; a game that goes on so long has no end."""

_played: set[str] = set()


def play(edition: Edition, seed: int) -> None:
    """A game of chance moves of every kind that the edition has, unless it was played before."""
    if edition.digest() in _played:
        return
    _played.add(edition.digest())
    players = random.Random(seed).choice(edition.player_counts)
    for variant in edition.variant_names:
        for special in (False, True) if edition.specials else (False,):
            rules = build(edition, Options(variant, special))
            choose = random.Random(seed).random
            state = rules.initial(players, seed)
            moves = 0
            while legal := rules.legal_moves(state):
                rules.advance(state, legal[int(choose() * len(legal))])
                moves += 1
                assert moves < MAX_MOVES, f"{variant}, {players} players: the game has no end"
            assert min(standing.rank for standing in rules.standings(state)) == 1


def plays_or_is_refused(data: Any, seed: int = 0) -> bool:
    try:
        edition = make_edition(Report("mine.yaml"), data)
    except EditionError as error:
        assert all(len(str(problem)) < 400 for problem in error.problems)
        return False
    play(edition, seed)
    return True


def has_fixed_name(keys: Keys) -> bool:
    """Whether a key is not one of a list, or of a table whose keys a file may choose."""
    chosen = {("colours",), ("variants",), ("features",), ("star",)}
    return isinstance(keys[-1], str) and keys[-2:-1] not in chosen


@each_edition
def test_a_wrong_value_is_noted_where_it_stands_and_nowhere_else(name: str) -> None:
    data = BUNDLED[name]
    for keys in places(data):
        path = path_of(data, keys)
        for value in WRONG_ANYWHERE:
            found = wrong_paths(changed(data, keys, value))
            assert found, f"{path}: {value!r} was taken"
            # What a variant changes is judged together with what it leaves as it is.
            assert all(wrong.startswith((path, "variants.grey.")) for wrong in found), path


@each_edition
def test_a_missing_key_is_missed(name: str) -> None:
    data = BUNDLED[name]
    for keys in places(data):
        less = without(data, keys)
        if has_fixed_name(keys) and keys[0] not in ("options", "variants"):
            assert wrong_paths(less).get(path_of(data, keys)) == "is missing"
        else:
            plays_or_is_refused(less)


@each_edition
def test_a_misspelt_key_is_noted_with_the_right_one(name: str) -> None:
    data = BUNDLED[name]
    for keys in places(data):
        if has_fixed_name(keys):
            *around, key = keys
            wrong = (*around, f"{key}z")
            spelt = changed(without(data, keys), wrong, value_at(data, keys))
            message = f"unknown: '{key}z'; did you mean '{key}'?"
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
    shown = repr(value.strip('"'))
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
    assert complaint.startswith("4: name: should be a text such as 'Azul', not ")
    assert complaint.isprintable()


class Spoiler:
    """Changes an edition by chance, in ways that are often nearly right."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def spoil(self, data: Data) -> Data:
        result = deepcopy(data)
        for _ in range(self._random.choice((1, 1, 2, 3))):
            rules = [keys for keys in places(result) if keys[0] not in ("layout", "theme", "name")]
            self._change(result, self._random.choice(rules))
        return result

    def _change(self, data: Data, keys: Keys) -> None:
        pick = self._random.choice
        around, key = value_at(data, keys[:-1]), keys[-1]
        value = around[key]
        way = self._random.random()
        if way < 0.5 and isinstance(value, int):
            around[key] = pick(
                (value + 1, value - 1, 2 * value, value + 0.5, 0, 1, 3, 7, 8, 15, 60)
            )
        elif way < 0.6:
            del around[key]
        elif way < 0.7:
            around[key] = deepcopy(value_at(data, pick(list(places(data)))))
        elif way < 0.8 and isinstance(around, list):
            around.insert(self._random.randrange(len(around) + 1), deepcopy(pick(around)))
        elif way < 0.85 and isinstance(around, list):
            self._random.shuffle(around)
        elif way < 0.9 and isinstance(value, list):
            around[key] = value[: self._random.randrange(len(value) + 1)]
        elif way < 0.95 and isinstance(around, dict):
            around[pick((1, 2, 3, 4, 9, "free", "mixed", "none", "red"))] = around.pop(key)
        else:
            around[key] = pick((None, True, "x", "red", "free", [], {}, 1e9, -5, "", 4, 5))


@each_edition
def test_whatever_passes_the_checks_can_be_played(name: str) -> None:
    passed = [
        seed for seed in range(500) if plays_or_is_refused(Spoiler(seed).spoil(BUNDLED[name]), seed)
    ]
    assert len(passed) > 20, "the changes are too coarse to test anything"


NOISE = [
    b"\0", b"\xff", b"\n", b"\t", b" ", b":", b"-", b"[", b"]", b"{", b"}", b"#", b"&a ", b"*a",
    b"!!", b"? ", b"'", b'"', b"<<: ", b"0", b"9", b"z", b"|", b"%", b"\xef\xbb\xbf",
]  # fmt: skip


@each_edition
def test_whatever_the_bytes_are_the_file_is_played_or_refused(name: str, tmp_path: Path) -> None:
    original = FILES[name].read_bytes()
    file = tmp_path / "mine.yaml"
    for seed in range(300):
        chance = random.Random(seed)
        at = chance.randrange(len(original))
        drop = chance.choice((0, 1, 1, 2, 20, 200))
        file.write_bytes(original[:at] + chance.choice(NOISE) + original[at + drop :])
        try:
            edition = load_edition(file)
        except EditionError as error:
            assert all(str(problem).isprintable() for problem in error.problems)
            continue
        play(edition, seed)
