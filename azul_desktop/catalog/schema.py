"""What an edition file of format 1 may say: its keys, their types and ranges."""

from typing import Any, get_args

from azul_desktop.boards import star, wall
from azul_desktop.catalog.checks import (
    Check,
    mapping,
    multiple,
    number,
    pair,
    record,
    sequence,
    text,
    whole,
    word,
)
from azul_desktop.catalog.merge import MAX_VARIANTS, merged
from azul_desktop.catalog.problems import Report
from azul_desktop.core.edition import MAX_COLOURS, MAX_DISCS, Effect
from azul_desktop.core.star.board import STAR_SPACES
from azul_desktop.core.wall.board import MAX_FLOOR, MAX_LINES

FORMAT = 1
EFFECTS: tuple[str, ...] = get_args(Effect)
FEATURES = ("pillar", "statue", "window")

_ID = text(r"[a-z][a-z0-9-]{0,39}", "my-edition")
_COLOUR = text(r"[a-z]{1,20}", "blue")
_POINTS = whole(0, 100)
_PLACE = sequence(number(-20, 20), 2, 2)

_COLOURS = mapping(
    _COLOUR,
    record({"letter": text(r"\w", "B"), "ground": text(r"#[0-9a-f]{6}", "#2c7ecc")}),
    2,
    MAX_COLOURS,
)
_DISCS = record(
    {"count": mapping(whole(2, 4), whole(3, MAX_DISCS), 1, 3), "size": whole(1, 8)},
)
_OPTIONS = record(
    {},
    {
        "special_factories": record(
            {"pool": sequence(record({"effect": word(EFFECTS)}, {"colour": _COLOUR}), 2, 20)}
        )
    },
)

_HEAD: dict[str, Check] = {
    "format": whole(FORMAT, FORMAT),
    "id": _ID,
    "name": text(r"\S(.{0,58}\S)?", "Azul"),
    "family": word(("wall", "star")),
    "theme": text(r"[a-z][a-z0-9-]{0,39}", "azulejo"),
    "colours": _COLOURS,
    "tiles_of_each": whole(1, 60),
    "discs": _DISCS,
}

_WALL: dict[str, Check] = {
    "lines": sequence(whole(1, 7), 2, MAX_LINES),
    "floor": sequence(whole(-20, 0), 1, MAX_FLOOR),
    "wall": record({"pattern": word(("shifted", "free"))}),
    "bonuses": record({"row": _POINTS, "column": _POINTS, "colour": _POINTS}),
}

_WALL_LAYOUT = record(
    {
        "board": pair(number(0, wall.MOST[0]), number(0, wall.MOST[1])),
        "lines": record({"right": number(0, 100), "top": number(0, 100)}),
        "wall": record({"left": number(0, 100), "top": number(0, 100)}),
        "floor": record({"left": number(0, 100), "top": number(0, 100), "pitch": number(0.5, 2)}),
        "score": record(
            {
                "kind": word(("track", "sliders")),
                "left": number(0, 100),
                "top": number(0, 100),
                "width": number(1, 100),
                "last": whole(9, 200),
            }
        ),
        "discs": word(("table", "tray")),
    }
)

_SPACE = sequence(whole(0, 20), 2, 2)
_STAR: dict[str, Check] = {
    "score": record({"start": whole(0, 100), "lowest": whole(0, 100)}),
    "supply": whole(1, 20),
    "keep": whole(0, 6),
    "jokers": sequence(_COLOUR, 1, 12),
    "stars": sequence(
        record({"colour": _COLOUR, "numbers": sequence(whole(1, 9), STAR_SPACES, STAR_SPACES)}),
        1,
        10,
    ),
    "features": mapping(
        word(FEATURES),
        record({"tiles": whole(1, 10), "at": mapping(whole(1, 20), sequence(_SPACE, 1, 8), 1, 20)}),
        0,
        len(FEATURES),
    ),
    "bonuses": record(
        {"star": mapping(_COLOUR, _POINTS, 1, 12), "number": mapping(whole(1, 9), _POINTS, 0, 9)}
    ),
}

_POLAR = record(
    {"distance": number(0, 20), "angles": sequence(number(0, 359.99), 1, 20)},
)
_TURN = multiple(star.STEP, 360 - star.STEP)
_STAR_LAYOUT = record(
    {
        "board": pair(number(star.LEAST[0], star.MOST[0]), number(star.LEAST[1], star.MOST[1])),
        "stars": sequence(
            record({"distance": number(0, 20), "angle": number(0, 359.99), "turn": _TURN}),
            1,
            10,
        ),
        "features": mapping(word(FEATURES), _POLAR, 0, len(FEATURES)),
        "corners": sequence(_PLACE, 0, 6),
        "badge": _PLACE,
        "score": record(
            {"kind": word(("shared-track",)), "first": whole(0, 1), "last": whole(*star.LAST)}
        ),
    }
)

_FAMILIES: dict[str, tuple[dict[str, Check], Check]] = {
    "wall": (_WALL, _WALL_LAYOUT),
    "star": (_STAR, _STAR_LAYOUT),
}


def check_schema(report: Report, data: Any) -> None:
    """Note every key and value of a file that does not belong there."""
    family = data.get("family") if isinstance(data, dict) else None
    if not isinstance(family, str) or family not in _FAMILIES:  # other keys cannot be judged
        others: dict[str, Check] = dict.fromkeys(
            (*_WALL, *_STAR, "variants", "layout", "options"), _anything
        )
        record(_HEAD, others)(report, "", data)
        return
    rules, layout = _FAMILIES[family]
    sides = mapping(text(r"[a-z]{1,20}", "grey"), _side(rules, data), 1, MAX_VARIANTS)
    rest: dict[str, Check] = {"variants": sides, "layout": layout}
    options = {"options": _OPTIONS} if family == "wall" else {}
    record(_HEAD | rules | rest, options)(report, "", data)


def _side(rules: dict[str, Check], data: dict[Any, Any]) -> Check:
    """What a variant changes, each of its tables completed by what it leaves as it is."""
    check = record({}, rules)

    def check_changes(report: Report, path: str, changes: Any) -> None:
        if isinstance(changes, dict):
            changes = merged({key: data[key] for key in changes if key in data}, changes)
        check(report, path, changes)

    return check_changes


def _anything(report: Report, path: str, value: Any) -> None:
    """Any value will do."""
