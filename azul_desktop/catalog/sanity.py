"""The second pass over an edition: do its numbers fit together, so that it can be played?

Each check looks only at what the first pass found fine, so that both passes speak at once. Here is
what holds for every family; the rest is in the folders of the families.
"""

from typing import cast

from azul_desktop.catalog.families import FAMILIES
from azul_desktop.catalog.keys import Head, Look
from azul_desktop.catalog.merge import Data, Side, sides_of
from azul_desktop.catalog.problems import Report
from azul_desktop.languages.editions import letters_in
from azul_desktop.languages.speech import LANGUAGES

_TAKEN_NAMES = {"none", "marker", "empty"}.union(*(family.words for family in FAMILIES.values()))
"""Words that stand for something else where a colour could stand, in files, moves and states."""


def check_sanity(report: Report, data: Data) -> None:
    """Note everything that does not fit together; `data` may have problems already."""
    report.end_pass()
    if report.fine("colours"):
        _check_colours(report, data["colours"])
    if not report.fine("family"):  # the other keys were not judged
        return
    family = FAMILIES[data["family"]]
    family.check_edition(report, data)
    for side in sides_of(data):
        _check_deal(report, data, side)
        family.check_side(report, data, side)


def _check_colours(report: Report, colours: dict[str, Look]) -> None:
    for name in colours:
        if name in _TAKEN_NAMES:
            report.add(f"colours.{name}", "is a word with another meaning; find another name")
    for code in LANGUAGES:
        letters = letters_in([look["letter"] for look in colours.values()], code)
        first: dict[str, str] = {}
        for name, letter in zip(colours, letters, strict=True):
            other = first.setdefault(letter, name)
            if other != name:
                path = f"colours.{name}.letter"
                report.add(path, "is the letter of {other} already", other=other)


def _check_deal(report: Report, data: Data, side: Side) -> None:
    """There are tiles for the first round; a supply, where a family has one, is filled with it."""
    if not report.fine("colours", "discs", "tiles_of_each", side.path("supply")):
        return
    head = cast(Head, data)
    tiles = head["tiles_of_each"] * len(head["colours"])
    needed = max(head["discs"]["count"].values()) * head["discs"]["size"]
    needed += side.data.get("supply", 0)
    if tiles < needed:
        text = "too few tiles for the discs of the first round: {tiles}; needed: {needed}"
        report.add("tiles_of_each", text, tiles=tiles, needed=needed)
