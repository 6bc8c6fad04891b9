"""What does not fit together in an edition, although every key and value is one that may be."""

import pytest

from tests.catalog.files import BUNDLED, Data, changed, wrong_paths

Change = tuple[str, object]
"""Key path, dotted, and what stands there instead."""

POOL = "options.special_factories.pool"
BLACK = {"letter": "X", "ground": "#000000"}


def spoilt(name: str, *changes: Change) -> Data:
    data = BUNDLED[name]
    for path, value in changes:
        keys = tuple(int(key) if key.isdigit() else key for key in path.split("."))
        data = changed(data, keys, value)
    return data


def test_the_bundled_editions_are_fine() -> None:
    for name in BUNDLED:
        assert wrong_paths(spoilt(name)) == {}


@pytest.mark.parametrize(
    ("changes", "path", "message"),
    [
        (
            [("discs.count.4", 15), ("discs.size", 8)],
            "tiles_of_each",
            "too few tiles for the discs of the first round: 100; needed: 120",
        ),
        ([("colours.white.letter", "B")], "colours.white.letter", "is the letter of blue already"),
        (
            [("colours.white.letter", {"en": "W", "uk": "Б", "ru": "С", "pl": "B"})],
            "colours.white.letter",
            "is the letter of blue already",
        ),
        (
            [("colours.white.letter", "Ж")],
            "colours.white.letter",
            "is the letter of yellow already",
        ),
        (
            [("colours.free", BLACK)],
            "colours.free",
            "is a word with another meaning; find another name",
        ),
        (
            [("colours.none", BLACK)],
            "colours.none",
            "is a word with another meaning; find another name",
        ),
        (
            [("lines", [1] * 6), ("tiles_of_each", 24)],
            "lines",
            "too few colours; needed, one for each row: 6",
        ),
        (
            [("tiles_of_each", 19)],
            "lines",
            "too few tiles of each colour for such lines; needed: 20",
        ),
        (
            [("lines", [6, 6])],
            "lines",
            "too few tiles of each colour for such lines; needed: 24",
        ),
        (
            [("variants.grey.lines", [7, 7])],
            "variants.grey.lines",
            "too few tiles of each colour for such lines; needed: 28",
        ),
    ],
)
def test_in_the_wall_family(changes: list[Change], path: str, message: str) -> None:
    assert wrong_paths(spoilt("azul", *changes)) == {path: message}


@pytest.mark.parametrize(
    ("changes", "path", "message"),
    [
        ([(f"{POOL}.0.colour", "blu")], "[0].colour", "unknown: “blu”; did you mean “blue”?"),
        (
            [(f"{POOL}.0", {"effect": "magnet"})],
            "[0]",
            "a magnet has a colour, the other effects have none",
        ),
        (
            [(f"{POOL}.5.colour", "blue")],
            "[5]",
            "a magnet has a colour, the other effects have none",
        ),
        (
            [(f"{POOL}.6.effect", "extra")],
            "[6]",
            "this special side is there already; each may occur once",
        ),
        ([("discs.count.3", 10)], "", "too few special sides; needed, one for each disc: 10"),
    ],
)
def test_among_the_special_discs(changes: list[Change], path: str, message: str) -> None:
    assert wrong_paths(spoilt("chocolatier", *changes)) == {POOL + path: message}


def test_every_player_needs_a_special_disc() -> None:
    assert wrong_paths(spoilt("chocolatier", ("discs.count.4", 3))) == {
        "discs.count.4": "too few discs: as many as there are players show their special side"
    }


@pytest.mark.parametrize(
    ("changes", "path", "message"),
    [
        (
            [("tiles_of_each", 7)],
            "tiles_of_each",
            "too few tiles for the discs of the first round: 42; needed: 46",
        ),
        (
            [("tiles_of_each", 9), ("variants.grey.supply", 20)],
            "tiles_of_each",
            "too few tiles for the discs of the first round: 54; needed: 56",
        ),
        ([("score.lowest", 6)], "score.start", "is below the lowest score"),
        ([("jokers.5", "rad")], "jokers[5]", "unknown: “rad”; did you mean “red”?"),
        (
            [("stars.1.colour", "pink")],
            "stars[1].colour",
            "unknown: “pink”; possible here: "
            "blue, free, green, mixed, orange, purple, red, yellow",
        ),
        (
            [("variants.grey.stars.6.colour", "fre")],
            "variants.grey.stars[6].colour",
            "unknown: “fre”; did you mean “free”?",
        ),
        (
            [("bonuses.star.rod", 5)],
            "bonuses.star.rod",
            "unknown: “rod”; did you mean “red”?",
        ),
        ([("bonuses.number.7", 5)], "bonuses.number.7", "no space has this number"),
        (
            [("features.window.at.6.0", [7, 1])],
            "features.window.at.6[0]",
            "star 7 has no space 1",
        ),
        (
            [("features.window.at.6.1", [6, 0])],
            "features.window.at.6[1]",
            "star 6 has no space 0",
        ),
        (
            [("features.window.at.6.1", [6, 5])],
            "features.window.at.6[1]",
            "names a space for the second time",
        ),
        ([("keep", 5)], "layout.corners", "places: 4; needed: 5"),
        (
            [("variants.grey.stars", [{"colour": "red", "numbers": [1, 2, 3, 4, 5, 6]}] * 7 + [
                {"colour": "red", "numbers": [1] * 6}])],
            "layout.stars",
            "places: 7; needed: 8",
        ),
        (
            [("features.window.at.7", [[6, 1]])],
            "layout.features.window.angles",
            "entry 7 is missing",
        ),
        (
            [("layout.features", {kind: {"distance": 1, "angles": [0] * 6}
                                  for kind in ("pillar", "statue")})],
            "layout.features.window",
            "is missing",
        ),
    ],
)  # fmt: skip
def test_in_the_star_family(changes: list[Change], path: str, message: str) -> None:
    assert wrong_paths(spoilt("summer-pavilion", *changes)) == {path: message}


def test_every_colour_of_stars_has_its_bonus() -> None:
    found = wrong_paths(spoilt("summer-pavilion", ("bonuses.star", {"red": 14})))
    assert found.pop("bonuses.star.mixed") == "is missing"
    assert len(found) == 5


def test_a_star_of_many_colours_needs_many_colours() -> None:
    colours = dict(list(BUNDLED["summer-pavilion"]["colours"].items())[:5])
    found = wrong_paths(spoilt("summer-pavilion", ("colours", colours)))
    assert found["stars[0].colour"] == "too few colours for a star of different ones; needed: 6"
    assert (
        found["variants.grey.stars[6].colour"]
        == "too few colours for a star of different ones; needed: 6"
    )
    assert found["stars[3].colour"].startswith("unknown: “red”")
