"""Games of the wall search against itself, as boards between rounds and final results."""

import argparse
import random
from dataclasses import replace
from pathlib import Path
from time import monotonic

import numpy as np

from azul_desktop.bots.base import Bot, Budget
from azul_desktop.bots.greedy import GreedyBot
from azul_desktop.bots.wall.bot import WallSearch
from azul_desktop.bots.wall.search_settings import SearchSettings
from azul_desktop.core import state as core
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State
from azul_desktop.core.wall import packed
from tools.tuning.wall.kinds import add_kind, rules_for

SLIPS = 0.04
"""How often a greedy move is made instead, so that uncommon boards are seen too."""


def board_row(board: list[int]) -> list[int]:
    """Score, cells, six lines and the cells of six colours."""
    lines = board[packed.LINES : packed.LINES + 6]
    return [board[core.SCORE], board[core.CELLS], *lines, *board[core.TILES : core.TILES + 6]]


def table_row(game: int, state: State) -> list[int]:
    """A position between two rounds: game, round, who starts, then every board."""
    row = [game, state.round, state.turn]
    for board in state.boards:
        row += board_row(board)
    return row


def play(
    rules: Rules, bots: list[Bot], game: int, seed: int, nodes: int
) -> tuple[list[list[int]], list[int]]:
    """The positions between the rounds of one game, and what each player came to, times 8."""
    chance = random.Random(seed)
    budgets = [Budget(simulations=int(nodes * 2 ** chance.uniform(-2, 1))) for _ in bots]
    slip = GreedyBot(seed)
    state = rules.initial(len(bots), seed)
    rows: list[list[int]] = []
    begun = state.round
    while rules.legal_moves(state):
        bot = slip if chance.random() < SLIPS else bots[state.turn]
        rules.advance(state, bot.choose(rules, state, budgets[state.turn]))
        if state.round != begun and state.phase == core.DRAFT:
            begun = state.round
            rows.append(table_row(game, state))
    return rows, [standing.score * 8 + standing.rows for standing in rules.standings(state)]


def main() -> None:
    """Play until the time is up, then write the games."""
    parser = argparse.ArgumentParser(description=__doc__)
    add_kind(parser)
    parser.add_argument("--to", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--nodes", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--weights", default="")
    options = parser.parse_args()
    rules = rules_for(options)
    settings = SearchSettings(weights=options.weights)
    # Each seat its own depth, and so its own search: what it knows of a round stays there.
    bots: list[Bot] = [
        WallSearch(replace(settings, depth=settings.depth - seat))
        for seat in range(options.players)
    ]
    rows: list[list[int]] = []
    results: list[list[int]] = []
    end = monotonic() + 60 * options.minutes
    while monotonic() < end:
        game = len(results)
        found, result = play(rules, bots, game, options.seed + game, options.nodes)
        rows += found
        results.append(result)
    np.savez_compressed(
        options.to, rows=np.array(rows), results=np.array(results), players=options.players
    )
    print(f"{options.to}: {len(results)} games, {len(rows)} positions")


if __name__ == "__main__":
    main()
