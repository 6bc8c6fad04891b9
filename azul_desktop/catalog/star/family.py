"""Edition files of the star family: what must fit together in them, and their boards."""

from typing import cast

from azul_desktop.catalog.checks import check_known
from azul_desktop.catalog.family import FamilyFiles
from azul_desktop.catalog.merge import Data, Side
from azul_desktop.catalog.problems import Report
from azul_desktop.catalog.star.geometry import check_layout
from azul_desktop.catalog.star.keys import FeatureKeys, StarOthers, StarSide
from azul_desktop.core.edition import FREE, Board
from azul_desktop.core.star.board import MIXED, STAR_SPACES, Feature, Star, StarBoard

_ANY_COLOUR = {"free": FREE, "mixed": MIXED}
"""Stars that are not of one colour."""


class StarFiles(FamilyFiles):
    """Stars, features around them, a supply and a joker for each round."""

    side_keys = StarSide
    other_keys = StarOthers
    words = tuple(_ANY_COLOUR)

    def check_side(self, report: Report, data: Data, side: Side) -> None:
        """Stars, features, jokers and bonuses name what there is, and all has its place."""
        keys, score = cast(StarSide, side.data), side.path("score")
        if report.fine(score) and keys["score"]["start"] < keys["score"]["lowest"]:
            report.add(f"{score}.start", "is below the lowest score")
        if report.fine("colours"):
            _check_colours(report, list(data["colours"]), side)
        stars, features, bonuses = side.path("stars"), side.path("features"), side.path("bonuses")
        if report.fine(stars, bonuses):
            numbers = {number for star in keys["stars"] for number in star["numbers"]}
            for number in keys["bonuses"]["number"]:
                if number not in numbers:
                    report.add(f"{bonuses}.number.{number}", "no space has this number")
        if report.fine(stars, features):
            _check_features(report, features, keys["features"], len(keys["stars"]))
        if report.fine(stars, features, side.path("keep"), "layout"):
            check_layout(report, cast(StarOthers, data)["layout"], keys)

    def board(self, data: Data, colours: tuple[str, ...]) -> Board:
        """The stars and all that is around them."""
        keys = cast(StarSide, data)
        kinds = _ANY_COLOUR | {name: index for index, name in enumerate(colours)}
        bonuses = keys["bonuses"]
        stars = [Star(kinds[star["colour"]], tuple(star["numbers"])) for star in keys["stars"]]
        return StarBoard(
            stars=tuple(stars),
            features=tuple(
                Feature(kind, number, tuple((star, at) for star, at in spaces), feature["tiles"])
                for kind, feature in keys["features"].items()
                for number, spaces in feature["at"].items()
            ),
            jokers=tuple(colours.index(name) for name in keys["jokers"]),
            start_score=keys["score"]["start"],
            lowest_score=keys["score"]["lowest"],
            supply=keys["supply"],
            keep=keys["keep"],
            star_bonus=tuple(bonuses["star"][name] for name in colours),
            mixed_bonus=bonuses["star"]["mixed"],
            number_bonus=tuple(sorted(bonuses["number"].items())),
        )


def _check_colours(report: Report, colours: list[str], side: Side) -> None:
    keys = cast(StarSide, side.data)
    stars, jokers, bonuses = side.path("stars"), side.path("jokers"), side.path("bonuses")
    for index, star in enumerate(keys["stars"] if report.fine(stars) else ()):
        path = f"{stars}[{index}].colour"
        check_known(report, path, star["colour"], (*colours, *_ANY_COLOUR))
        if star["colour"] in _ANY_COLOUR and len(colours) < STAR_SPACES:
            text = "too few colours for a star of different ones; needed: {n}"
            report.add(path, text, n=STAR_SPACES)
    for index, name in enumerate(keys["jokers"] if report.fine(jokers) else ()):
        check_known(report, f"{jokers}[{index}]", name, colours)
    if report.fine(bonuses):
        points = keys["bonuses"]["star"]
        for name in points:
            check_known(report, f"{bonuses}.star.{name}", name, (*colours, "mixed"))
        for name in (*colours, "mixed"):
            if name not in points:
                report.add(f"{bonuses}.star.{name}", "is missing")


def _check_features(
    report: Report, path: str, features: dict[str, FeatureKeys], stars: int
) -> None:
    for kind, feature in features.items():
        for number, spaces in feature["at"].items():
            here = f"{path}.{kind}.at.{number}"
            for index, (star, space) in enumerate(spaces):
                if star >= stars or not 1 <= space <= STAR_SPACES:
                    text = "star {star} has no space {space}"
                    report.add(f"{here}[{index}]", text, star=star, space=space)
                if spaces[index] in spaces[:index]:
                    report.add(f"{here}[{index}]", "names a space for the second time")
