"""The values that self-play taught, read from `weights.json` beside this file.

A board is known by its fingerprint; one that nothing was learnt about gets values made by hand.
`tools/tuning/star` makes the file.
"""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import TypedDict

from azul_desktop.bots.star.packed_board import KINDS, MIXED_KIND, SPACES, PackedTables
from azul_desktop.bots.star.worth import USES, Worth, final_worth, simple_worth

FILE = Path(__file__).with_name("weights.json")


class RoundWeights(TypedDict):
    """What was learnt about the end of one round, in cents."""

    masks: list[list[int]]
    """For each class of stars: 64 sets of spaces in one colour, then 64 in different colours."""
    kinds: list[list[int]]
    """For each class of stars: for each kind, how many of its spaces are covered (0 to 6)."""
    features: list[list[int]]
    """For each class of features: how many of its spaces are covered."""
    numbers: list[list[int]]
    keep: list[int]
    first: int
    base: int


def fingerprint(tables: PackedTables) -> str:
    """A short name of everything that the values of a board depend on."""
    own = tables.rules_tables
    facts = (
        own.prices, own.star_colours, own.feature_masks, own.feature_tiles,
        own.jokers, own.number_bonus, own.star_bonus, own.mixed_bonus, tables.keep,
    )  # fmt: skip
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:12]


def star_classes(tables: PackedTables) -> list[int]:
    """The class of each star: stars of one class have the same prices and sort."""
    known: list[tuple[int, tuple[int, ...]]] = []
    classes = []
    for star in range(tables.stars):
        prices = tables.prices[star * SPACES : (star + 1) * SPACES]
        looks = (tables.sorts[star], tuple(prices))
        if looks not in known:
            known.append(looks)
        classes.append(known.index(looks))
    return classes


def feature_classes(tables: PackedTables) -> list[int]:
    """The class of each feature: those of one class have as many spaces and win as many tiles."""
    known: list[tuple[int, int]] = []
    classes = []
    for mask, tiles in zip(tables.feature_masks, tables.feature_tiles, strict=True):
        looks = (tiles, mask.bit_count())
        if looks not in known:
            known.append(looks)
        classes.append(known.index(looks))
    return classes


def worth_from(tables: PackedTables, done: int, weights: RoundWeights) -> Worth:
    """The values at the end of round `done`, from what was learnt."""
    later = tables.jokers[done + 1] if done + 1 < tables.rounds else -1
    worth = Worth(tables, False, tables.jokers[done], later)
    for star, group in enumerate(star_classes(tables)):
        masks, kinds = weights["masks"][group], weights["kinds"][group]
        for kind in range(KINDS):
            for mask in range(64):
                value = masks[mask + (64 if kind == MIXED_KIND else 0)]
                value += kinds[kind * 7 + mask.bit_count()]
                worth.star_value[star][kind << 6 | mask] = value
    for feature, group in enumerate(feature_classes(tables)):
        worth.feature_value[feature] = list(weights["features"][group])
    worth.number_value = [list(row) for row in weights["numbers"]]
    worth.keep_value = list(weights["keep"])
    assert len(worth.keep_value) == USES * 8
    worth.first = weights["first"]
    worth.base = weights["base"]
    return worth


@cache
def _weights(file: Path) -> dict[str, list[RoundWeights]]:
    if not file.exists():
        return {}
    found: dict[str, list[RoundWeights]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def is_learnt(tables: PackedTables) -> bool:
    """Whether self-play has taught the values of a board."""
    return fingerprint(tables) in _weights(FILE)


def make_worths(tables: PackedTables, file: Path = FILE) -> list[Worth]:
    """The values at the end of each round."""
    learnt = _weights(file).get(fingerprint(tables), [])
    worths = [
        worth_from(tables, done, learnt[done - 1])
        if learnt
        else simple_worth(tables, tables.rounds - done)
        for done in range(1, tables.rounds)
    ]
    return [*worths, final_worth(tables)]
