"""The rules of one player's board in the star family; stars 0 to 6, spaces 1 to 6."""

from __future__ import annotations

from itertools import product

from . import facts
from .wrong import Line

Space = tuple[int, int]
Board = dict[Space, str]

ALL_SPACES: list[Space] = [(star, space) for star in range(7) for space in range(1, 7)]


def number(variant: str, star: int, space: int) -> int:
    """The number printed on a space: what building there costs."""
    which = "star 0" if star == 0 else "stars 1-6"
    return facts.NUMBERS[variant][which][space - 1]


def tiles_of_star(board: Board, star: int) -> list[str]:
    """The colours of the tiles on one star."""
    return [colour for (on_star, _), colour in board.items() if on_star == star]


def star_accepts(variant: str, board: Board, star: int, colour: str) -> bool:
    """Which colours a star still takes.

    Coloured: stars 1 to 6 their own colour, star 0 six different ones. Grey: a star is free until
    its second tile makes it one-coloured or six-coloured.
    """
    there = tiles_of_star(board, star)
    if variant == "coloured" and star > 0:
        return colour == facts.STAR_COLOURS[star]
    if variant == "coloured":
        return colour not in there
    if len(there) < 2:
        return True
    if len(set(there)) == 1:
        return colour == there[0]
    return colour not in there


def builds(variant: str, board: Board, hand: list[str], joker: str) -> list[dict[str, object]]:
    """Every star, space, colour and number of jokers that may be built.

    Jokers may replace all but one tile; in the joker's own colour there are none to replace.
    """
    moves: list[dict[str, object]] = []
    for star, space in ALL_SPACES:
        if (star, space) in board:
            continue
        price = number(variant, star, space)
        for colour in facts.COLOURS["summer-pavilion"]:
            if not star_accepts(variant, board, star, colour):
                continue
            for jokers in range(price):
                if colour == joker and jokers > 0:
                    continue
                if hand.count(colour) < price - jokers:
                    continue
                if colour != joker and hand.count(joker) < jokers:
                    continue
                moves.append(
                    {
                        "type": "build",
                        "star": star,
                        "space": space,
                        "colour": colour,
                        "jokers": jokers,
                    }
                )
    return moves


def group(board: Board, star: int, space: int) -> int:
    """The tiles in one piece around a star's ring of 6, where 6 and 1 are adjacent."""
    reached = [space]
    for step in (1, -1):
        other = (space - 1 + step) % 6 + 1
        while (star, other) in board and other not in reached:
            reached.append(other)
            other = (other - 1 + step) % 6 + 1
    return len(reached)


def feature_spaces(kind: str, which: int) -> list[Space]:
    """The spaces around a pillar, statue or window."""
    if kind == "window":
        return [(which, 5), (which, 6)]
    if kind == "statue":
        following = 1 if which == 6 else which + 1
        return [(which, 1), (which, 2), (following, 3), (following, 4)]
    centre = [(0, space) for space in facts.PILLAR_SPACES_OF_STAR_0[which]]
    return [(which, 2), (which, 3), *centre]


def completed_features(board: Board, star: int, space: int) -> list[str]:
    """The features that the tile just placed has surrounded, such as pillar:1."""
    found = []
    for kind in facts.FEATURE_TILES:
        for which in range(1, 7):
            around = feature_spaces(kind, which)
            if (star, space) in around and all(spot in board for spot in around):
                found.append(f"{kind}:{which}")
    return found


def reward_size(features: list[str]) -> int:
    """Pillar 1, statue 2, window 3 tiles, added up."""
    return sum(facts.FEATURE_TILES[feature.split(":")[0]] for feature in features)


def bonuses(variant: str, board: Board, seat: int) -> list[Line]:
    """Complete stars by what they became, and all spaces of number 1, 2, 3 or 4."""
    due: list[Line] = []
    for star in range(7):
        there = tiles_of_star(board, star)
        if len(there) == 6:
            kind = there[0] if len(set(there)) == 1 else "six-coloured"
            won = facts.STAR_BONUS[kind]
            due.append({"player": seat, "kind": "star", "which": star, "points": won})
    for which, won in facts.NUMBER_BONUS.items():
        spots = [spot for spot in ALL_SPACES if number(variant, *spot) == which]
        if all(spot in board for spot in spots):
            due.append({"player": seat, "kind": "number", "which": which, "points": won})
    return due


def keep_choices(hand: dict[str, int]) -> list[dict[str, int]]:
    """Every choice of 0 to 4 tiles to keep; colours of which none is kept are left out."""
    colours = [colour for colour in hand if hand[colour] > 0]
    choices = []
    for amounts in product(*[range(hand[colour] + 1) for colour in colours]):
        if sum(amounts) <= facts.KEEP:
            chosen = dict(zip(colours, amounts, strict=True))
            choices.append({colour: amount for colour, amount in chosen.items() if amount > 0})
    return choices
