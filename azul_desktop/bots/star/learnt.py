"""The values that self-play taught, read from `weights.json` beside this file.

A board is known by its fingerprint; one that nothing was learnt about gets values made by hand.
`tools/tuning/star` makes the file.
"""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import TypedDict

from azul_desktop.bots.star.shape import KINDS, MIXED_KIND, SPACES, Shape
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


def fingerprint(shape: Shape) -> str:
    """A short name of everything that the values of a board depend on."""
    tables = shape.tables
    facts = (
        tables.prices, tables.star_colours, tables.feature_masks, tables.feature_tiles,
        tables.jokers, tables.number_bonus, tables.star_bonus, tables.mixed_bonus, shape.keep,
    )  # fmt: skip
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:12]


def star_classes(shape: Shape) -> list[int]:
    """The class of each star: stars of one class have the same prices and sort."""
    known: list[tuple[int, tuple[int, ...]]] = []
    classes = []
    for star in range(shape.stars):
        prices = shape.prices[star * SPACES : (star + 1) * SPACES]
        looks = (shape.sorts[star], tuple(prices))
        if looks not in known:
            known.append(looks)
        classes.append(known.index(looks))
    return classes


def feature_classes(shape: Shape) -> list[int]:
    """The class of each feature: those of one class have as many spaces and win as many tiles."""
    known: list[tuple[int, int]] = []
    classes = []
    for mask, tiles in zip(shape.feature_masks, shape.feature_tiles, strict=True):
        looks = (tiles, mask.bit_count())
        if looks not in known:
            known.append(looks)
        classes.append(known.index(looks))
    return classes


def worth_from(shape: Shape, done: int, weights: RoundWeights) -> Worth:
    """The values at the end of round `done`, from what was learnt."""
    later = shape.jokers[done + 1] if done + 1 < shape.rounds else -1
    worth = Worth(shape, False, shape.jokers[done], later)
    for star, group in enumerate(star_classes(shape)):
        masks, kinds = weights["masks"][group], weights["kinds"][group]
        for kind in range(KINDS):
            for mask in range(64):
                value = masks[mask + (64 if kind == MIXED_KIND else 0)]
                value += kinds[kind * 7 + mask.bit_count()]
                worth.star_value[star][kind << 6 | mask] = value
    for feature, group in enumerate(feature_classes(shape)):
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


def is_learnt(shape: Shape) -> bool:
    """Whether self-play has taught the values of a board."""
    return fingerprint(shape) in _weights(FILE)


def make_worths(shape: Shape, file: Path = FILE) -> list[Worth]:
    """The values at the end of each round."""
    learnt = _weights(file).get(fingerprint(shape), [])
    worths = [
        worth_from(shape, done, learnt[done - 1])
        if learnt
        else simple_worth(shape, shape.rounds - done)
        for done in range(1, shape.rounds)
    ]
    return [*worths, final_worth(shape)]
