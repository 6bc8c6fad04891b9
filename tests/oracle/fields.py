"""The fields of every trace line (trace.md, format 1) and what each of them may hold."""

from __future__ import annotations

from .wrong import Line, need

START = {
    "format": "number",
    "edition": "text",
    "variant": "text",
    "players": "texts",
    "seed": "number",
    "special_factories": "flag",
}
BONUS = {
    "player": "seat",
    "kind": "text",
    "which": "number or text",
    "points": "number",
    "score": "number",
}
END = {"scores": "numbers", "winners": "seats"}

WALL = {
    "round": {"round": "number", "first_player": "seat", "discs": "deal"},
    "disc_setup": {"disc": "disc", "effect": "text", "tiles": "tiles"},
    "take": {
        "player": "seat",
        "source": "source",
        "colour": "colour",
        "count": "number",
        "marker": "flag",
        "legal": "number",
    },
    "place": {
        "player": "seat",
        "row": "row or floor",
        "placed": "number",
        "floored": "number",
        "boxed": "number",
        "shielded": "number",
    },
    "tile": {
        "player": "seat",
        "row": "row",
        "column": "row",
        "colour": "colour",
        "points": "number",
        "score": "number",
        "legal": "number",
    },
    "stuck": {
        "player": "seat",
        "row": "row",
        "floored": "number",
        "boxed": "number",
        "shielded": "number",
    },
    "floor": {"player": "seat", "penalty": "number", "score": "number"},
    "bonus": BONUS,
    "end": END,
}

STAR = {
    "round": {
        "round": "number",
        "first_player": "seat",
        "discs": "deal",
        "joker": "colour",
        "supply": "tiles",
    },
    "take": {
        "player": "seat",
        "source": "source",
        "colour": "colour",
        "count": "number",
        "marker": "flag",
        "legal": "number",
        "jokers": "number",
        "score": "number",
    },
    "build": {
        "player": "seat",
        "star": "star",
        "space": "space",
        "colour": "colour",
        "paid": "number",
        "jokers": "number",
        "points": "number",
        "score": "number",
        "legal": "number",
    },
    "reward": {"player": "seat", "features": "texts", "tiles": "tiles"},
    "supply": {"supply": "tiles"},
    "pass": {"player": "seat", "kept": "tiles", "discarded": "tiles", "score": "number"},
    "bonus": BONUS,
    "end": END,
}


def is_number(value: object) -> bool:
    """A whole number; JSON's true and 1.0 are none."""
    return type(value) is int


def is_list_of(kind: str, value: object, colours: list[str], players: int, discs: int) -> bool:
    """A list whose every item is of the kind."""
    return isinstance(value, list) and all(
        fits(kind, item, colours, players, discs) for item in value
    )


def fits(kind: str, value: object, colours: list[str], players: int, discs: int) -> bool:
    """Whether a value is of the kind: seats from 0, discs from 0, rows and columns from 1."""
    if kind == "number":
        return is_number(value)
    if kind == "flag":
        return isinstance(value, bool)
    if kind == "text":
        return isinstance(value, str)
    if kind == "number or text":
        return is_number(value) or isinstance(value, str)
    if kind == "seat":
        return is_number(value) and value in range(players)
    if kind == "disc":
        return is_number(value) and value in range(discs)
    if kind == "source":
        return value == "centre" or fits("disc", value, colours, players, discs)
    if kind == "colour":
        return isinstance(value, str) and value in colours
    if kind == "row":
        return is_number(value) and value in range(1, 6)
    if kind == "row or floor":
        return value == "floor" or fits("row", value, colours, players, discs)
    if kind == "star":
        return is_number(value) and value in range(7)
    if kind == "space":
        return is_number(value) and value in range(1, 7)
    if kind == "special":
        return value is None or isinstance(value, str)
    if kind == "spread":
        return isinstance(value, dict) and all(
            fits("colour", colour, colours, players, discs)
            and fits("disc", disc, colours, players, discs)
            for colour, disc in value.items()
        )
    if kind == "deal":
        return is_list_of("tiles", value, colours, players, discs)
    items = {
        "numbers": "number",
        "texts": "text",
        "seats": "seat",
        "discs": "disc",
        "tiles": "colour",
        "specials": "special",
    }
    return is_list_of(items[kind], value, colours, players, discs)


def check_fields(
    line: Line, kinds: dict[str, str], colours: list[str], players: int, discs: int
) -> None:
    """Exactly these fields beside `type`, each of its kind."""
    for field, kind in kinds.items():
        need(field in line, f"the field {field!r} is missing")
        need(
            fits(kind, line[field], colours, players, discs),
            f"the field {field!r} holds {line[field]!r}, which is no {kind}",
        )
    for field in line:
        need(field == "type" or field in kinds, f"there is no field {field!r} here")
