"""A layout that cannot be drawn is refused where it stands, with what can be."""

from typing import Any

import pytest

from azul_desktop.catalog.loader import make_edition
from azul_desktop.catalog.problems import Report
from tests.attacks.editions import fits
from tests.catalog.files import BUNDLED, Data, Keys, changed, wrong_paths

WALL = next(data for data in BUNDLED.values() if data["family"] == "wall")
SLIDERS = next(d for d in BUNDLED.values() if d["layout"]["score"]["kind"] == "sliders")
STAR = next(data for data in BUNDLED.values() if data["family"] == "star")


def with_layout(data: Data, *changes: tuple[Keys, Any]) -> Data:
    """An edition with other numbers in its layout."""
    for keys, value in changes:
        data = changed(data, ("layout", *keys), value)
    return data


@pytest.mark.parametrize(
    ("data", "keys", "value", "path", "message"),
    [
        (STAR, ("stars", 1, "turn"), 30, "stars[1].turn", "should be one of 0, 60, 120, 180, 240"),
        (STAR, ("stars", 1, "turn"), 65, "stars[1].turn", "should be one of 0, 60, 120, 180, 240"),
        (STAR, ("board",), [0, 0], "board[0]", "should be from 6 to 16, not 0"),
        (STAR, ("board",), [0.001, 9.4], "board[0]", "should be from 6 to 16, not 0.001"),
        (
            STAR,
            ("board",),
            [16, 5],
            "board",
            "the width divided by the height should be from 1 to 2",
        ),
        (STAR, ("board",), [10, 9.4], "corners[0]", "does not lie on the board"),
        (STAR, ("corners", 2), [100, -100], "corners[2][0]", "should be from -20 to 20, not 100"),
        (STAR, ("corners", 2), [8, 0], "corners[2]", "does not lie on the board"),
        (STAR, ("stars", 3, "distance"), 6, "stars[3]", "does not lie on the board"),
        (STAR, ("stars", 3, "distance"), 0, "stars[0]", "lies over stars[3]"),
        (
            *(STAR, ("features", "statue", "angles", 0), 271.5),
            *("stars[1]", "lies over features.statue.angles[0]"),
        ),
        (STAR, ("features", "window", "distance"), 9, "features.window.angles[0]", "does not lie"),
        (STAR, ("badge",), [0, -4.6], "badge", "does not lie on the board"),
        (STAR, ("score", "last"), 9, "score.last", "should be from 64 to 200, not 9"),
        (WALL, ("score", "left"), 90, "score.left", "should be from 0 to 1.03, not 90"),
        (WALL, ("score", "top"), 25, "score.top", "should be from 0 to 1.35, not 25"),
        (WALL, ("score", "width"), 1, "score.width", "should be from 5.0 to 12.54, not 1"),
        (SLIDERS, ("score", "last"), 90, "score.last", "should be from 9 to 20, not 90"),
        (WALL, ("lines", "right"), 9, "lines.right", "should be from 0 to 7.09, not 9"),
        (WALL, ("floor", "left"), 0.2, "floor.left", "should be from 1.25 to 5.74, not 0.2"),
        (
            WALL,
            ("floor", "top"),
            60,
            "board",
            "the board with all its parts is too large: 13.19 × 61.41",
        ),
        (WALL, ("board",), [13, 90], "board[1]", "should be from 0 to 13, not 90"),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    data: Data, keys: Keys, value: object, path: str, message: str
) -> None:
    found = wrong_paths(with_layout(data, (keys, value)))
    assert found.get(f"layout.{path}", "").startswith(message), found


def test_all_that_is_wrong_with_a_layout_is_said_at_once() -> None:
    found = wrong_paths(
        with_layout(STAR, (("stars", 2, "distance"), 9), (("badge",), [0, 9]), (("board", 0), 9.6))
    )
    assert {"layout.stars[2]", "layout.badge", "layout.corners[0]"} <= set(found)


@pytest.mark.parametrize(
    "data",
    [
        with_layout(WALL, (("board",), [0, 0])),
        with_layout(WALL, (("board",), [18, 13])),
        with_layout(WALL, (("floor", "left"), 5.7)),
        with_layout(WALL, (("score", "top"), 1.35), (("score", "last"), 200)),
        with_layout(SLIDERS, (("score", "left"), 4), (("score", "last"), 20)),
        with_layout(STAR, (("board",), [16, 12])),
        with_layout(STAR, (("score", "last"), 64)),
        with_layout(STAR, (("score", "last"), 200), (("stars", 1, "turn"), 180)),
    ],
)
def test_what_is_just_within_the_limits_fits_on_every_table(data: Data) -> None:
    fits(make_edition(Report("mine.yaml"), data))
