"""The second pass over an edition: do its numbers fit together, so that it can be played?

Each check looks only at what the first pass found fine, so that both passes speak at once.
"""

from typing import Any

from azul_desktop.catalog.assemble import ANY_COLOUR
from azul_desktop.catalog.geometry import check_star_board, check_wall_board
from azul_desktop.catalog.merge import Side, sides_of
from azul_desktop.catalog.problems import Report
from azul_desktop.core.star.board import STAR_SPACES

Data = dict[str, Any]

_TAKEN_NAMES = (*ANY_COLOUR, "none", "marker", "empty")
"""Words that stand for something else where a colour could stand, in files, moves and states."""
_LINES_OF_TILES = 4
"""How many of the longest lines the tiles of one colour must be able to fill. With fewer, and with
fewer than all walls have cells of a colour, so many tiles come to lie on lines and walls that
those left are of use to nobody whose turn it is, and some games have no end."""


def check_sanity(report: Report, data: Data) -> None:
    """Note everything that does not fit together; `data` may have problems already."""
    report.end_pass()
    if report.fine("colours"):
        _check_colours(report, data["colours"])
    if not report.fine("family"):  # the other keys were not judged
        return
    _check_specials(report, data)
    check = _check_wall if data["family"] == "wall" else _check_star
    for side in sides_of(data):
        _check_deal(report, data, side)
        check(report, data, side)


def _check_colours(report: Report, colours: Data) -> None:
    letters: dict[str, str] = {}
    for name, look in colours.items():
        if name in _TAKEN_NAMES:
            report.add(f"colours.{name}", "is a word with another meaning; find another name")
        other = letters.setdefault(look["letter"], name)
        if other != name:
            report.add(f"colours.{name}.letter", "is the letter of {other} already", other=other)


def _check_deal(report: Report, data: Data, side: Side) -> None:
    if not report.fine("colours", "discs", "tiles_of_each", side.path("supply")):
        return
    tiles = data["tiles_of_each"] * len(data["colours"])
    needed = max(data["discs"]["count"].values()) * data["discs"]["size"]
    needed += side.data.get("supply", 0)
    if tiles < needed:
        text = "{tiles} tiles are too few for the discs of the first round, which take {needed}"
        report.add("tiles_of_each", text, tiles=tiles, needed=needed)


def _check_specials(report: Report, data: Data) -> None:
    if "options" not in data or not report.fine("options", "colours", "discs"):
        return
    path = "options.special_factories.pool"
    pool = data["options"].get("special_factories", {"pool": []})["pool"]
    for index, side in enumerate(pool):
        here = f"{path}[{index}]"
        if (side["effect"] == "magnet") != ("colour" in side):
            report.add(here, "a magnet has a colour, the other effects have none")
        elif "colour" in side:
            _check_known(report, f"{here}.colour", side["colour"], data["colours"])
        if side in pool[:index]:
            report.add(here, "this special side is there already; each may occur once")
    most = max(data["discs"]["count"].values())
    if 0 < len(pool) < most:
        report.add(path, "{discs} discs need as many special sides", discs=most)
    for players, discs in data["discs"]["count"].items():
        if pool and discs < players:
            text = "{players} players turn as many discs to their special side"
            report.add(f"discs.count.{players}", text, players=players)


def _check_wall(report: Report, data: Data, side: Side) -> None:
    path = side.path("lines")
    if report.fine(path, side.path("floor"), "colours", "layout"):
        check_wall_board(report, data, side)
    if not report.fine(path, "colours", "discs", "tiles_of_each"):
        return
    lines, tiles = side.data["lines"], data["tiles_of_each"]
    if len(lines) > len(data["colours"]):
        report.add(path, "{rows} rows need as many colours", rows=len(lines))
    players = max(data["discs"]["count"])
    needed = max(_LINES_OF_TILES * max(lines), players * len(lines))
    if tiles < needed:
        text = "lines of up to {longest} on {players} boards need {needed} tiles of each colour"
        longest = max(lines)
        report.add(path, text, longest=longest, players=players, needed=needed)


def _check_star(report: Report, data: Data, side: Side) -> None:
    _check_score(report, side)
    if report.fine("colours"):
        _check_star_colours(report, list(data["colours"]), side)
    stars, features, bonuses = side.path("stars"), side.path("features"), side.path("bonuses")
    if report.fine(stars, bonuses):
        numbers = {number for star in side.data["stars"] for number in star["numbers"]}
        for number in side.data["bonuses"]["number"]:
            if number not in numbers:
                report.add(f"{bonuses}.number.{number}", "no space has this number")
    if report.fine(stars, features):
        _check_features(report, features, side.data["features"], len(side.data["stars"]))
    if report.fine(stars, features, side.path("keep"), "layout"):
        _check_layout(report, data["layout"], side)


def _check_score(report: Report, side: Side) -> None:
    path = side.path("score")
    if report.fine(path) and side.data["score"]["start"] < side.data["score"]["lowest"]:
        report.add(f"{path}.start", "is below the lowest score")


def _check_star_colours(report: Report, colours: list[str], side: Side) -> None:
    stars, jokers, bonuses = side.path("stars"), side.path("jokers"), side.path("bonuses")
    for index, star in enumerate(side.data["stars"] if report.fine(stars) else ()):
        path = f"{stars}[{index}].colour"
        _check_known(report, path, star["colour"], (*colours, *ANY_COLOUR))
        if star["colour"] in ANY_COLOUR and len(colours) < STAR_SPACES:
            report.add(path, "a star of different colours needs {n} colours", n=STAR_SPACES)
    for index, name in enumerate(side.data["jokers"] if report.fine(jokers) else ()):
        _check_known(report, f"{jokers}[{index}]", name, colours)
    if report.fine(bonuses):
        points = side.data["bonuses"]["star"]
        for name in points:
            _check_known(report, f"{bonuses}.star.{name}", name, (*colours, "mixed"))
        for name in (*colours, "mixed"):
            if name not in points:
                report.add(f"{bonuses}.star.{name}", "is missing")


def _check_features(report: Report, path: str, features: Data, stars: int) -> None:
    for kind, feature in features.items():
        for number, spaces in feature["at"].items():
            here = f"{path}.{kind}.at.{number}"
            for index, (star, space) in enumerate(spaces):
                if star >= stars or not 1 <= space <= STAR_SPACES:
                    text = "star {star} has no space {space}"
                    report.add(f"{here}[{index}]", text, star=star, space=space)
                if [star, space] in spaces[:index]:
                    report.add(f"{here}[{index}]", "names a space for the second time")


def _check_layout(report: Report, layout: Data, side: Side) -> None:
    """Everything on the board has its place in the picture of it."""
    missing: list[tuple[str, str, dict[str, object]]] = []
    for key, things in (("stars", len(side.data["stars"])), ("corners", side.data["keep"])):
        n = len(layout[key])
        if n != things:
            values: dict[str, object] = {"n": n, "things": things}
            missing.append((f"layout.{key}", "has {n} places for {things}", values))
    for kind, feature in side.data["features"].items():
        path = f"layout.features.{kind}"
        if kind not in layout["features"]:
            missing.append((path, "is missing", {}))
        elif len(layout["features"][kind]["angles"]) < max(feature["at"]):
            missing.append((f"{path}.angles", "has no entry {n}", {"n": max(feature["at"])}))
    for path, text, values in missing:
        report.add(path, text, **values)
    if not missing:
        check_star_board(report, layout, side)


def _check_known(report: Report, path: str, name: str, known: Any) -> None:
    if name not in known:
        report.add_unknown(path, name, known)
