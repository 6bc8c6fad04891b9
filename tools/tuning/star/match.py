"""Paired matches for experiments: A takes each seat in turn on the same seeds, B all the others.

    python -m tools.tuning.star.match --a search@100 --b greedy --games 40 --players 2

A side is `greedy`, or `search@MS`, `search@MSs` (milliseconds) or `search@Nn` (simulations), with
settings after a comma: `search@100,explore=0.4,beam=32`.
"""

import argparse
import math
import statistics
import time
from dataclasses import replace

from azul_desktop.bots.base import Bot, Budget
from azul_desktop.bots.greedy import GreedyBot
from azul_desktop.bots.lineup import ClockedBot
from azul_desktop.bots.match import play_match
from azul_desktop.bots.star.search import StarSearch
from azul_desktop.bots.star.search_settings import StarSettings
from azul_desktop.catalog.loader import edition_files, load_edition
from azul_desktop.core.edition import Options
from azul_desktop.core.families import build
from azul_desktop.core.rules import Rules
from azul_desktop.core.star.rules import StarRules
from azul_desktop.paths import bundled


def star_rules(variant: str) -> StarRules:
    """The rules of the star family's first edition that has such a variant."""
    for edition in map(load_edition, edition_files(bundled("editions"))):
        if variant in edition.variant_names:
            rules = build(edition, Options(variant))
            if isinstance(rules, StarRules):
                return rules
    raise LookupError(f"no edition of the star family has a variant {variant}")


def parse_side(spec: str, seed: int) -> tuple[Bot, Budget]:
    """The bot and budget of a side."""
    name, _, rest = spec.partition("@")
    if name == "greedy":
        return GreedyBot(seed), Budget()
    budget_text, *options = rest.split(",")
    settings = StarSettings()
    for option in options:
        key, _, text = option.partition("=")
        old = getattr(settings, key)
        settings = replace(settings, **{key: type(old)(text)})
    if budget_text.endswith("n"):
        return StarSearch(settings), Budget(simulations=int(budget_text[:-1]))
    return StarSearch(settings), Budget(milliseconds=int(budget_text))


def play(rules: Rules, sides: list[str], seed: int) -> tuple[list[int], float]:
    """The scores of one game by seat, and the longest move's seconds."""
    seats = [parse_side(spec, seed * 10 + seat) for seat, spec in enumerate(sides)]
    bots = [ClockedBot(bot) for bot, _ in seats]
    _, state = play_match(rules, bots, seed, [budget for _, budget in seats])
    longest = max(bot.worst for bot in bots)
    return [standing.score for standing in rules.standings(state)], longest


def main() -> None:
    """Play and print the result of A."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--a", default="search@100")
    parser.add_argument("--b", default="greedy")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variant", default="coloured")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rules = star_rules(args.variant)
    won: list[float] = []
    mine: list[int] = []
    theirs: list[int] = []
    longest = 0.0
    start = time.time()
    for game in range(args.games):
        seat = game % args.players
        sides = [args.a if at == seat else args.b for at in range(args.players)]
        scores, took = play(rules, sides, args.seed * 100_000 + game // args.players)
        longest = max(longest, took)
        others = scores[:seat] + scores[seat + 1 :]
        top = max(others)
        ties = others.count(scores[seat])
        won.append(1.0 if scores[seat] > top else 1 / (1 + ties) if scores[seat] == top else 0.0)
        mine.append(scores[seat])
        theirs += others
    share = statistics.fmean(won)
    error = 1.96 * math.sqrt(max(share * (1 - share), 0.01) / len(won))
    points = f"{statistics.fmean(mine):.1f} to {statistics.fmean(theirs):.1f} points"
    print(
        f"{args.a} v {args.b} {args.variant} {args.players}p:"
        f" {100 * share:.1f} % ± {100 * error:.1f} of {len(won)}; {points};"
        f" worst move {1000 * longest:.0f} ms; {time.time() - start:.0f} s"
    )


if __name__ == "__main__":
    main()
