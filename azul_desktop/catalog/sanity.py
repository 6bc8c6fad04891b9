"""The second pass over an edition: do its numbers fit together? Then it becomes an `Edition`."""

from typing import Any

from azul_desktop.catalog.problems import Report
from azul_desktop.core.edition import (
    FREE,
    MIXED,
    STAR_SPACES,
    Board,
    Edition,
    Feature,
    Special,
    Star,
    StarBoard,
    WallBoard,
)

Data = dict[str, Any]


def build_edition(report: Report, data: Data, sides: dict[str, Data]) -> Edition:
    """The edition of checked data and its variants; `EditionError` with all that does not fit."""
    colours = tuple(data["colours"])
    _check_tiles(report, data, colours)
    make = _wall_board if data["family"] == "wall" else _star_board
    variants: list[tuple[str, Board]] = []
    for name, side in sides.items():
        board = make(report, side, colours)
        if board is not None:
            variants.append((name, board))
    specials = _specials(report, data, colours)
    report.stop_if_wrong()
    return Edition(
        id=data["id"],
        name=data["name"],
        family=data["family"],
        colours=colours,
        tiles_of_each=data["tiles_of_each"],
        discs=tuple(sorted(data["discs"]["count"].items())),
        disc_size=data["discs"]["size"],
        variants=tuple(variants),
        specials=specials,
        theme=data["theme"],
        looks={"colours": data["colours"], "layout": data["layout"]},
    )


def _check_tiles(report: Report, data: Data, colours: tuple[str, ...]) -> None:
    tiles = data["tiles_of_each"] * len(colours)
    needed = max(data["discs"]["count"].values()) * data["discs"]["size"]
    needed += data.get("supply", 0)
    if tiles < needed:
        text = "{tiles} tiles are too few for the discs of the first round, which take {needed}"
        report.add("tiles_of_each", text, tiles=tiles, needed=needed)
    letters = [look["letter"] for look in data["colours"].values()]
    if len(set(letters)) < len(letters):
        report.add("colours", "two colours have the same letter")


def _wall_board(report: Report, side: Data, colours: tuple[str, ...]) -> WallBoard | None:
    rows, columns = len(side["lines"]), len(colours)
    if rows > columns:
        report.add("lines", "{rows} rows need as many colours", rows=rows)
        return None
    if max(side["lines"]) > side["tiles_of_each"]:
        report.add("lines", "a line is longer than there are tiles of a colour")
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


def _specials(report: Report, data: Data, colours: tuple[str, ...]) -> tuple[Special, ...]:
    options = data.get("options", {})
    if "special_factories" not in options:
        return ()
    path = "options.special_factories.pool"
    pool = options["special_factories"]["pool"]
    specials: list[Special] = []
    for index, entry in enumerate(pool):
        effect, name = entry["effect"], entry.get("colour")
        here = f"{path}[{index}]"
        if (effect == "magnet") != (name is not None):
            report.add(here, "a magnet has a colour, the other effects have none")
            continue
        colour = FREE if name is None else _colour(report, f"{here}.colour", name, colours)
        special = Special(effect, colour)
        if special in specials:
            report.add(here, "this special side is there already; each may occur once")
        specials.append(special)
    players, discs = max(data["discs"]["count"].items())
    if len(pool) < players:
        report.add(path, "{players} players need as many special sides", players=players)
    if len(pool) < discs:
        report.add(path, "{discs} discs need as many special sides", discs=discs)
    return tuple(specials)


def _star_board(report: Report, side: Data, colours: tuple[str, ...]) -> StarBoard | None:
    before = len(report.problems)
    kinds = {"free": FREE, "mixed": MIXED}
    stars = []
    for index, star in enumerate(side["stars"]):
        name = star["colour"]
        colour = kinds[name] if name in kinds else _colour(
            report, f"stars[{index}].colour", name, (*colours, *kinds)
        )  # fmt: skip
        if name in kinds and len(colours) < STAR_SPACES:
            text = "a star of different colours needs {n} colours"
            report.add(f"stars[{index}].colour", text, n=STAR_SPACES)
        stars.append(Star(colour, tuple(star["numbers"])))
    if side["score"]["start"] < side["score"]["lowest"]:
        report.add("score.start", "is below the lowest score")
    jokers = tuple(
        _colour(report, f"jokers[{index}]", name, colours)
        for index, name in enumerate(side["jokers"])
    )
    bonuses = side["bonuses"]["star"]
    for name in (*colours, "mixed"):
        if name not in bonuses:
            report.add("bonuses.star", "the key {name!r} is missing", name=name)
    for name in bonuses:
        if name not in (*colours, "mixed"):
            report.add_unknown(f"bonuses.star.{name}", name, (*colours, "mixed"))
    features = _features(report, side, len(stars))
    if len(report.problems) > before:
        return None
    return StarBoard(
        stars=tuple(stars),
        features=features,
        jokers=jokers,
        start_score=side["score"]["start"],
        lowest_score=side["score"]["lowest"],
        supply=side["supply"],
        keep=side["keep"],
        star_bonus=tuple(bonuses[name] for name in colours),
        mixed_bonus=bonuses["mixed"],
        number_bonus=tuple(sorted(side["bonuses"]["number"].items())),
    )


def _features(report: Report, side: Data, stars: int) -> tuple[Feature, ...]:
    features = []
    for kind, feature in side["features"].items():
        for number, spaces in feature["at"].items():
            path = f"features.{kind}.at.{number}"
            places = tuple((star, space) for star, space in spaces)
            for index, (star, space) in enumerate(places):
                if star >= stars or not 1 <= space <= STAR_SPACES:
                    text = "star {star} has no space {space}"
                    report.add(f"{path}[{index}]", text, star=star, space=space)
            if len(set(places)) < len(places):
                report.add(path, "names a space twice")
            features.append(Feature(kind, number, places, feature["tiles"]))
    return tuple(features)


def _colour(report: Report, path: str, name: str, colours: tuple[str, ...]) -> int:
    if name in colours:
        return colours.index(name)
    report.add_unknown(path, name, colours)
    return 0
