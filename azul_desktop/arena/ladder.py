"""The ladder: all levels against each other, their ratings, and the page that shows them."""

import math
from collections.abc import Sequence
from itertools import combinations

from azul_desktop.arena.plan import Pairing
from azul_desktop.arena.score import Score
from azul_desktop.bots.levels import LEVELS, RANDOM, level_of
from azul_desktop.bots.spec import parse_spec

BEGIN, END = "<!-- ladder -->", "<!-- /ladder -->"
"""Between these two a page has the table of the levels."""

_ROUNDS = 2000


def ladder_pairings() -> tuple[Pairing, ...]:
    """Everybody against everybody, the stronger one as A; random play is the foot of the ladder."""
    names = [RANDOM, *(level.id for level in LEVELS)]
    return tuple(Pairing(parse_spec(high), parse_spec(low)) for low, high in combinations(names, 2))


def ratings(scores: Sequence[Score]) -> dict[str, float]:
    """Elo of everybody, the most likely ones in the model of Bradley and Terry; random has 0.

    Every pair has one more drawn game than it played: so even who never lost has a rating.
    """
    names = sorted({name for found in scores for name in (found.a, found.b)})
    won = dict.fromkeys(names, 0.0)
    played: dict[tuple[str, str], float] = {}
    for found in scores:
        won[found.a] += found.rate * found.games + 0.5
        won[found.b] += (1 - found.rate) * found.games + 0.5
        played[found.a, found.b] = played[found.b, found.a] = found.games + 1.0
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        for name in names:
            met = sum(
                games / (strength[name] + strength[other])
                for (one, other), games in played.items()
                if one == name
            )
            strength[name] = won[name] / met if met else 1.0
    foot = strength.get(RANDOM, min(strength.values(), default=1.0))
    return {name: 400 * math.log10(strength[name] / foot) for name in names}


def table(scores: Sequence[Score]) -> list[str]:
    """The levels with budget and rating, strongest first, as lines of Markdown."""
    found = ratings(scores)
    lines = ["| level | rating | a move takes up to | what it does |", "|---|---:|---:|---|"]
    for level in reversed(LEVELS):
        rating = f"{found[level.id]:.0f}" if level.id in found else "–"
        lines.append(f"| {level.name} | {rating} | {level.milliseconds} ms | {level.about} |")
    lines.append("| (random moves) | 0 | – | The foot of the ladder. |")
    return lines


def page(scores: Sequence[Score], command: str, core: str) -> str:
    """The whole page: the table, and every pair as `row against column`."""
    lines = [
        "# The ladder",
        "",
        "All levels against each other, two players, each level with its own budget, the same",
        "deals from both seats. Ratings are Elo above random play. Written by",
        "",
        f"    {command}",
        "",
        f"and not by hand ({core}).",
        "",
        *table(scores),
        "",
        "## Pair by pair",
        "",
        "| | | games | won | 95 % | points | margin | ms a move | worst | late |",
        "|---|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for found in reversed(scores):
        a, b = found.side_a, found.side_b
        lines.append(
            f"| {_name(found.a)} | {_name(found.b)} | {found.games} | {found.rate:.1%}"
            f" | {found.low:.1%} – {found.high:.1%} | {a.points:.1f} : {b.points:.1f}"
            f" | {found.margin:+.1f} | {a.mean_ms:.0f} : {b.mean_ms:.0f}"
            f" | {a.worst_ms:.0f} : {b.worst_ms:.0f} | {a.late} : {b.late} |"
        )
    return "\n".join(lines) + "\n"


def _name(spec: str) -> str:
    level = level_of(spec)
    return spec if level is None else level.name


def put_in(text: str, scores: Sequence[Score]) -> str | None:
    """A page with a new table between its two marks; None if it has no such marks."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        return None
    return "\n".join([before + BEGIN, *table(scores), END + after])
