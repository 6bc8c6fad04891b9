"""What an edition may print on its wall: all cells, none, or those that a grid names."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azul_desktop.catalog.loader import make_edition
from azul_desktop.catalog.problems import Report
from azul_desktop.core.edition import FREE, Edition
from azul_desktop.core.wall.board import WallBoard
from tests.attacks.editions import play, sides_of
from tests.catalog.files import BUNDLED, Data, changed, complaints, file_of, wrong_paths

AZUL = BUNDLED["azul"]
COLOURS = list(AZUL["colours"])
SHIFTED = [[COLOURS[(column - row) % 5] for column in range(5)] for row in range(5)]
Grid = list[list[str]]


def with_grid(grid: Any, lines: int = 5) -> Data:
    data = changed(AZUL, ("wall", "pattern"), grid)
    return changed(data, ("lines",), AZUL["lines"][:lines])


def with_cell(row: int, column: int, name: Any) -> Data:
    return with_grid(changed({"grid": SHIFTED}, ("grid", row, column), name)["grid"])


def pattern(edition: Edition, variant: str = "coloured") -> tuple[tuple[int, ...], ...]:
    board = edition.board(variant)
    assert isinstance(board, WallBoard)
    return board.pattern


def made(data: Data) -> Edition:
    return make_edition(Report("mine.yaml"), data)


def test_a_grid_says_the_same_as_the_word() -> None:
    assert pattern(made(with_grid(SHIFTED))) == pattern(made(AZUL))
    assert made(with_grid(SHIFTED)).digest() == made(AZUL).digest()
    free = with_grid([["free"] * 5] * 5)
    assert pattern(made(free)) == pattern(made(AZUL), "grey")


def test_cells_are_free_where_it_says_so() -> None:
    found = pattern(made(with_cell(1, 2, "free")))
    assert found[1] == (4, 0, FREE, 2, 3)
    assert [FREE in row for row in found] == [False, True, False, False, False]


@pytest.mark.parametrize(
    ("data", "path", "message"),
    [
        (with_grid(SHIFTED[:4]), "", "rows: 4; lines: 5"),
        (with_grid(SHIFTED, lines=3), "", "rows: 5; lines: 3"),
        (with_grid([*SHIFTED[:4], COLOURS[:4]]), "[4]", "cells: 4; colours: 5"),
        (with_grid([["free"] * 6, *SHIFTED[1:]]), "[0]", "cells: 6; colours: 5"),
        (with_cell(2, 2, "fre"), "[2][2]", "unknown: “fre”; did you mean “free”?"),
        (
            with_cell(2, 2, "pink"),
            "[2][2]",
            "unknown: “pink”; possible here: black, blue, free, red, white, yellow",
        ),
        (with_cell(0, 4, 3), "[0][4]", 'should be a text such as "blue", not 3'),
        (with_cell(0, 4, ["red"]), "[0][4]", 'should be a text such as "blue", not ["red"]'),
        (with_grid(["free"] * 5), "[0]", 'should be a list, not "free"'),
        (with_grid([]), "", "entries: 0; should be from 2 to 6"),
        (with_grid([["free"]] * 5), "[0]", "entries: 1; should be from 2 to 6"),
        (with_grid({"rows": 5}), "", 'unknown: “{"rows": 5}”; possible here: free, shifted'),
        (with_grid("shift"), "", "unknown: “shift”; did you mean “shifted”?"),
    ],
)
def test_what_is_no_wall_is_refused_where_it_stands(data: Data, path: str, message: str) -> None:
    assert wrong_paths(data).get(f"wall.pattern{path}") == message


def test_a_colour_is_printed_once_in_a_row() -> None:
    data = with_grid([["red", "free", "free", "red", "free"], *[["free"] * 5] * 4])
    assert wrong_paths(data) == {"wall.pattern[0][3]": "red is printed in this row already"}


def test_a_colour_is_printed_once_in_a_column() -> None:
    data = with_grid([["free", "red", "free", "free", "free"]] * 2 + [["free"] * 5] * 3)
    assert wrong_paths(data) == {"wall.pattern[1][1]": "red is printed in this column already"}


def test_a_variant_is_judged_with_its_own_lines_and_says_where(tmp_path: Path) -> None:
    text = """format: 1
extends: azul
id: mine
name: Mine
variants:
  one:
    lines: [1, 2]
    wall:
      pattern:
        - [free, red, free, free, free]
        - [free, red, free, free, free]
  two: {wall: {pattern: [[blue, free, free, free, free], [free, free, free, free, blu]]}}
"""
    assert complaints(file_of(tmp_path, text)) == [
        "11: variants.one.wall.pattern[1][1]: red is printed in this column already",
        "12: variants.two.wall.pattern: rows: 2; lines: 5",
        "12: variants.two.wall.pattern[1][4]: unknown: “blu”; did you mean “blue”?",
    ]


cells = st.sampled_from([*COLOURS, "free", "free", "free"])
grids = st.integers(2, 5).flatmap(
    lambda rows: st.lists(st.lists(cells, min_size=5, max_size=5), min_size=rows, max_size=rows)
)


def thinned(grid: Grid) -> Grid:
    """The grid without what is printed there for the second time in a row or column."""
    result: Grid = []
    for row in grid:
        kept: list[str] = []
        for column, name in enumerate(row):
            above = [line[column] for line in result]
            kept.append("free" if name in kept or name in above else name)
        result.append(kept)
    return result


@given(grids)
@settings(max_examples=200, deadline=None)
def test_a_grid_is_right_if_no_colour_is_twice_in_a_row_or_column(grid: Grid) -> None:
    found = wrong_paths(with_grid(grid, len(grid)))
    lines = [*grid, *map(list, zip(*grid, strict=True))]
    printed = [[name for name in line if name != "free"] for line in lines]
    assert (found == {}) == all(len(line) == len(set(line)) for line in printed)
    assert all(path.startswith("wall.pattern[") for path in found)


@given(grids, st.integers(2, 4), st.integers(0, 1000))
@settings(max_examples=60, deadline=None)
def test_whatever_is_printed_the_game_can_be_played_to_its_end(
    grid: Grid, players: int, seed: int
) -> None:
    grid = thinned(grid)
    edition = made(with_grid(grid, len(grid)) | {"variants": {"only": {}}})
    names = [["free" if cell == FREE else COLOURS[cell] for cell in row]
             for row in pattern(edition, "only")]  # fmt: skip
    assert names == grid
    for rules in sides_of(edition):
        play(rules, players, seed)


anything = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.sampled_from([*COLOURS, "free", "shifted"]),
    lambda inner: st.lists(inner, max_size=7),
    max_leaves=40,
)


@given(anything)
@settings(max_examples=300, deadline=None)
def test_whatever_stands_there_is_a_wall_or_refused_there(value: Any) -> None:
    found = wrong_paths(with_grid(value))
    assert all(path.startswith("wall.pattern") for path in found)
