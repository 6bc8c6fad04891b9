"""Pairs of games between two settings of the wall search, on the same deals, seats changed."""

import argparse
import json
import math
from typing import Any

from azul_desktop.bots.base import Bot, Budget
from azul_desktop.bots.greedy import GreedyBot
from azul_desktop.bots.match import play_match
from azul_desktop.bots.wall.bot import WallSearch
from azul_desktop.bots.wall.search_settings import SearchSettings
from tools.tuning.wall.kinds import add_kind, rules_for


def parse_bot(text: str) -> Bot:
    """`greedy`, or settings of a search such as `late=4,weights=new.json`."""
    if text == "greedy":
        return GreedyBot(1)
    settings: dict[str, Any] = {}
    for part in text.split(",") if text else ():
        name, _, value = part.partition("=")
        settings[name] = value if name == "weights" else json.loads(value)
    return WallSearch(SearchSettings(**settings))


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
    a, b = parse_bot(options.a), parse_bot(options.b)
    budget = Budget(options.nodes, options.budget_ms)
    won = 0.0
    margin = 0.0
    for game in range(options.games):
        deal, seat = divmod(game, options.players)
        bots = [a if player == seat else b for player in range(options.players)]
        _, state = play_match(rules, bots, options.seed + deal, budget)
        standings = rules.standings(state)
        winners = [standing.player for standing in standings if standing.rank == 1]
        won += (seat in winners) / len(winners)
        best_other = max(standing.score for standing in standings if standing.player != seat)
        margin += standings[seat].score - best_other
    share = won / options.games
    error = 1.96 * math.sqrt(max(share * (1 - share), 1e-9) / options.games)
    print(
        f"A wins {100 * share:.1f} % ± {100 * error:.1f}, by {margin / options.games:+.1f} points"
    )


if __name__ == "__main__":
    main()
