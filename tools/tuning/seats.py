"""Is a level as strong on every seat? It plays against itself, the start going round on each deal.

python -m tools.tuning.seats --bot novice --edition summer-pavilion --players 4 --games 400
"""

import argparse
import statistics
from dataclasses import replace

from azul_desktop.arena.score import interval
from azul_desktop.bots.match import bot_seed, play_match
from azul_desktop.bots.registry import budget_of, make_bot
from azul_desktop.catalog.loader import load_edition
from azul_desktop.core.edition import Options
from azul_desktop.core.families import build
from azul_desktop.core.rules import Rules
from azul_desktop.paths import bundled


def shares(rules: Rules, players: int, bot: str, seed: int) -> list[float]:
    """What each seat wins of one game; a win that several share is divided."""
    bots = [make_bot(bot, bot_seed(seed, seat)) for seat in range(players)]
    _, state = play_match(rules, bots, seed, budget_of(bot))
    ranks = [standing.rank for standing in rules.standings(state)]
    return [(rank == 1) / ranks.count(1) for rank in ranks]


def main() -> None:
    """Play, and print what each seat wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="novice")
    parser.add_argument("--edition", default="azul")
    parser.add_argument("--variant", default="coloured")
    parser.add_argument("--special-factories", action="store_true")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    edition = load_edition(bundled("editions") / f"{asked.edition}.yaml")
    options = Options(asked.variant, asked.special_factories)
    starts = [build(edition, replace(options, first_player=seat)) for seat in range(asked.players)]
    deals = [
        [shares(rules, asked.players, asked.bot, asked.seed + deal) for rules in starts]
        for deal in range(-(-asked.games // asked.players))
    ]
    print(f"{asked.bot}, {asked.edition} {asked.variant}, {len(deals) * asked.players} games")
    for seat in range(asked.players):
        won = [statistics.fmean(game[seat] for game in deal) for deal in deals]
        low, high = interval(won)
        print(f"seat {seat + 1}: {statistics.fmean(won):.1%} [{low:.1%} – {high:.1%}]")


if __name__ == "__main__":
    main()
