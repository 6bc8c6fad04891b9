"""Two settings of the wall search on the same deals: A takes each seat in turn, B all the others.

python -m tools.tuning.wall.duel --a weights=new.json@4000 --b @2000 --games 400
"""

import argparse
import statistics
from dataclasses import replace
from typing import Any

from azul_desktop.arena.score import interval
from azul_desktop.bots.base import Bot, Budget
from azul_desktop.bots.greedy import GreedyBot
from azul_desktop.bots.match import play_match
from azul_desktop.bots.wall.bot import WallSearch
from azul_desktop.bots.wall.search_settings import SearchSettings
from azul_desktop.core.wall.rules import WallRules
from tools.tuning.wall.kinds import add_kind, rules_for


def parse_side(text: str, usual: Budget) -> tuple[Bot, Budget]:
    """`greedy`, or settings of a search such as `late=4,weights=new.json@2000`, with its nodes."""
    if text == "greedy":
        return GreedyBot(1), usual
    words, _, nodes = text.partition("@")
    usual_settings = SearchSettings()
    changes: dict[str, Any] = {}
    for part in words.split(",") if words else ():
        name, _, value = part.partition("=")
        kind = type(getattr(usual_settings, name))
        changes[name] = value == "true" if kind is bool else kind(value)
    bot = WallSearch(replace(usual_settings, **changes))
    return bot, Budget(simulations=int(nodes)) if nodes else usual


def play(
    rules: WallRules, sides: list[tuple[Bot, Budget]], seat: int, seed: int
) -> tuple[float, int]:
    """A seat's share of the win in one game, and its points above the best of the others."""
    bots, budgets = zip(*sides, strict=True)
    _, state = play_match(rules, bots, seed, budgets)
    standings = rules.standings(state)
    winners = [standing.player for standing in standings if standing.rank == 1]
    best_other = max(standing.score for standing in standings if standing.player != seat)
    return (seat in winners) / len(winners), standings[seat].score - best_other


def main() -> None:
    """Play, and say who won how often."""
    parser = argparse.ArgumentParser(description=__doc__)
    add_kind(parser)
    parser.add_argument("--a", default="")
    parser.add_argument("--b", default="greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=500)
    parser.add_argument("--nodes", type=int)
    parser.add_argument("--budget-ms", type=int)
    options = parser.parse_args()
    rules = rules_for(options)
    usual = Budget(options.nodes, options.budget_ms)
    a, b = parse_side(options.a, usual), parse_side(options.b, usual)
    deals = -(-options.games // options.players)
    won = []
    margins = []
    for deal in range(deals):
        games = [
            play(
                rules,
                [a if player == seat else b for player in range(options.players)],
                seat,
                options.seed + deal,
            )
            for seat in range(options.players)
        ]
        won.append(statistics.fmean(share for share, _ in games))
        margins += [margin for _, margin in games]
    low, high = interval(won)
    print(
        f"A wins {100 * statistics.fmean(won):.1f} % [{100 * low:.1f} – {100 * high:.1f}]"
        f" of {len(margins)} games on {deals} deals, by {statistics.fmean(margins):+.1f} points"
    )


if __name__ == "__main__":
    main()
