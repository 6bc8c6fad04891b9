"""Short text for moves, the same in records, in the engine protocol and on the terminal.

| move | text |
|------|------|
| take to a line or the floor | `2:blue>4`, `centre:blue>floor` |
| from a `spread` disc | `2:blue>4/red+white`: red and white go right, the rest goes left |
| take to the hand | `2:blue`, `centre:red` |
| tile the wall | `wall2.3`: row 2, column 3 |
| build | `star4.6:red`, `star4.6:red+2` with two jokers |
| pass, reward, keep | `pass`, `reward:red`, `keep:red*2+blue`, `keep:none` |

Discs count from 0; lines, rows, columns and spaces from 1.
"""

import re

from azul_desktop.core.edition import Edition
from azul_desktop.core.errors import UserError, in_one_line
from azul_desktop.core.families import family_of
from azul_desktop.core.moves import (
    BUILD,
    CENTRE,
    FLOOR,
    HAND,
    KEEP,
    PASS,
    PASS_MOVE,
    REWARD,
    TILE,
    Move,
    kind_of,
    pack_build,
    pack_keep,
    pack_reward,
    pack_take,
    pack_tile,
    unpack_build,
    unpack_keep,
    unpack_reward,
    unpack_take,
    unpack_tile,
)

_TAKE = re.compile(
    r"(?P<source>centre|\d|1[0-4]):(?P<colour>[a-z]+)"
    r"(>(?P<line>floor|[1-6])(/(?P<right>[a-z+]+))?)?",
    re.ASCII,
)
_TILE = re.compile(r"wall([1-6])\.([1-6])")
_BUILD = re.compile(r"star(\d|1[0-5])\.([1-6]):([a-z]+)(\+([1-9]))?", re.ASCII)
_REWARD = re.compile(r"reward:([a-z]+)")
_KEEP = re.compile(r"keep:(none|[a-z*+2-7]+)")
_KEPT = re.compile(r"([a-z]+)(\*([2-7]))?")


class NotationError(UserError):
    """A text that is not a move."""


def format_move(edition: Edition, move: Move) -> str:
    """The text of a move."""
    kind = kind_of(move)
    colours = edition.colours
    if kind == TILE:
        row, column = unpack_tile(move)
        return f"wall{row + 1}.{column + 1}"
    if kind == BUILD:
        star, space, colour, jokers = unpack_build(move)
        return f"star{star}.{space + 1}:{colours[colour]}" + (f"+{jokers}" if jokers else "")
    if kind == PASS:
        return "pass"
    if kind == REWARD:
        return f"reward:{colours[unpack_reward(move)]}"
    if kind == KEEP:
        kept = zip(colours, unpack_keep(move, len(colours)), strict=True)
        texts = [name if count == 1 else f"{name}*{count}" for name, count in kept if count]
        return "keep:" + ("+".join(texts) or "none")
    return _format_take(edition, move)


def _format_take(edition: Edition, move: Move) -> str:
    source, colour, line, right = unpack_take(move)
    text = "centre" if source == CENTRE else str(source - 1)
    text += f":{edition.colours[colour]}"
    if line == HAND:
        return text
    text += ">floor" if line == FLOOR else f">{line + 1}"
    if right:
        text += "/" + "+".join(n for i, n in enumerate(edition.colours) if right >> i & 1)
    return text


def parse_move(edition: Edition, text: str) -> Move:
    """The move of a text; whether it is legal is for the rules to say."""
    if text == "pass":
        return PASS_MOVE
    if found := _TAKE.fullmatch(text):
        return _parse_take(edition, found)
    if found := _TILE.fullmatch(text):
        return pack_tile(int(found[1]) - 1, int(found[2]) - 1)
    if found := _BUILD.fullmatch(text):
        star, space, jokers = int(found[1]), int(found[2]) - 1, int(found[5] or 0)
        return pack_build(star, space, _colour(edition, found[3]), jokers)
    if found := _REWARD.fullmatch(text):
        return pack_reward(_colour(edition, found[1]))
    if found := _KEEP.fullmatch(text):
        return _parse_keep(edition, found[1])
    raise NotationError("“{move}” is not a move", move=in_one_line(text[:60]))


def _parse_take(edition: Edition, found: re.Match[str]) -> Move:
    source = CENTRE if found["source"] == "centre" else int(found["source"]) + 1
    colour = _colour(edition, found["colour"])
    if (found["line"] is None) != family_of(edition).drafts_to_hand:
        raise NotationError(
            "“{move}” is not a move in this edition", move=in_one_line(found[0][:60])
        )
    if found["line"] is None:
        return pack_take(source, colour, HAND)
    line = FLOOR if found["line"] == "floor" else int(found["line"]) - 1
    right = 0
    for name in found["right"].split("+") if found["right"] else ():
        bit = 1 << _colour(edition, name)
        if right & bit:
            raise NotationError("“{name}” stands there twice", name=in_one_line(name[:60]))
        right |= bit
    return pack_take(source, colour, line, right)


def _parse_keep(edition: Edition, text: str) -> Move:
    counts = [0] * len(edition.colours)
    for part in text.split("+") if text != "none" else ():
        found = _KEPT.fullmatch(part)
        if not found:
            raise NotationError(
                "“{part}” is not a number of tiles to keep", part=in_one_line(part[:60])
            )
        colour = _colour(edition, found[1])
        if counts[colour]:
            raise NotationError("“{name}” stands there twice", name=in_one_line(found[1][:60]))
        counts[colour] = int(found[3] or 1)
    return pack_keep(counts)


def _colour(edition: Edition, name: str) -> int:
    if name not in edition.colours:
        raise NotationError("“{name}” is not a colour of this edition", name=in_one_line(name[:60]))
    return edition.colours.index(name)
