"""From the checked data of a file to an `Edition`."""

from typing import Any

from azul_desktop.catalog.merge import sides_of
from azul_desktop.core.edition import FREE, Board, Edition, Special
from azul_desktop.core.star.board import MIXED, Feature, Star, StarBoard
from azul_desktop.core.wall.board import WallBoard

Data = dict[str, Any]

ANY_COLOUR = {"free": FREE, "mixed": MIXED}
"""Stars that are not of one colour."""


def assemble(data: Data) -> Edition:
    """The edition of data that passed every check."""
    colours = tuple(data["colours"])
    make = _wall_board if data["family"] == "wall" else _star_board
    variants: list[tuple[str, Board]] = [
        (side.name, make(side.data, colours)) for side in sides_of(data)
    ]
    return Edition(
        id=data["id"],
        name=data["name"],
        family=data["family"],
        colours=colours,
        tiles_of_each=data["tiles_of_each"],
        discs=tuple(sorted(data["discs"]["count"].items())),
        disc_size=data["discs"]["size"],
        variants=tuple(variants),
        specials=_specials(data, colours),
        theme=data["theme"],
        looks={"colours": data["colours"], "layout": data["layout"]},
    )


def _wall_board(side: Data, colours: tuple[str, ...]) -> WallBoard:
    rows, columns = len(side["lines"]), len(colours)
    free = side["wall"]["pattern"] == "free"
    pattern = tuple(
        tuple(FREE if free else (column - row) % columns for column in range(columns))
        for row in range(rows)
    )
    bonuses = side["bonuses"]
    return WallBoard(
        lines=tuple(side["lines"]),
        floor=tuple(side["floor"]),
        pattern=pattern,
        row_bonus=bonuses["row"],
        column_bonus=bonuses["column"],
        colour_bonus=bonuses["colour"],
    )


def _specials(data: Data, colours: tuple[str, ...]) -> tuple[Special, ...]:
    pool = data.get("options", {}).get("special_factories", {}).get("pool", [])
    return tuple(
        Special(side["effect"], colours.index(side["colour"]) if "colour" in side else FREE)
        for side in pool
    )


def _star_board(side: Data, colours: tuple[str, ...]) -> StarBoard:
    kinds = ANY_COLOUR | {name: index for index, name in enumerate(colours)}
    bonuses = side["bonuses"]
    return StarBoard(
        stars=tuple(Star(kinds[star["colour"]], tuple(star["numbers"])) for star in side["stars"]),
        features=tuple(
            Feature(kind, number, tuple((star, space) for star, space in spaces), feature["tiles"])
            for kind, feature in side["features"].items()
            for number, spaces in feature["at"].items()
        ),
        jokers=tuple(colours.index(name) for name in side["jokers"]),
        start_score=side["score"]["start"],
        lowest_score=side["score"]["lowest"],
        supply=side["supply"],
        keep=side["keep"],
        star_bonus=tuple(bonuses["star"][name] for name in colours),
        mixed_bonus=bonuses["star"]["mixed"],
        number_bonus=tuple(sorted(bonuses["number"].items())),
    )
