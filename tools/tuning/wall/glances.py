"""Learn what the rest of a round promises at first sight from what a deeper look finds."""

import argparse
import json
import random
from pathlib import Path
from time import monotonic

import numpy as np

from azul_desktop.bots.base import Budget
from azul_desktop.bots.wall.bot import WallSearch, search_for
from azul_desktop.bots.wall.judge import WIN
from azul_desktop.bots.wall.outlook import SIZE, Outlook
from azul_desktop.bots.wall.search import Search
from azul_desktop.bots.wall.search_settings import SearchSettings
from azul_desktop.bots.wall.wall_tables import SearchTables
from azul_desktop.bots.wall.weights import FORMAT, board_facts
from azul_desktop.core.state import DRAFT, State
from azul_desktop.core.wall.rules import WallRules
from tools.tuning.wall.kinds import add_kind, rules_for

UNIT = 1000
LIMIT = 3000
"""A surprise counts no more than so many thousandths."""
SLIPS = 0.15
LOOKS = 0.3


def features(units: list[Outlook], search: Search) -> list[float]:
    """What each weight would be multiplied with: the outlook is a sum."""
    return [unit.see(search.draft) / UNIT for unit in units]


def look(
    rules: WallRules, bot: WallSearch, state: State, nodes: int, units: list[Outlook]
) -> tuple[list[float], float] | None:
    """The features of a position, and how far its boards alone are off; None if it is decided."""
    search = search_for(rules, len(state.boards), bot.settings)
    search.begin(state)
    seen = features(units, search)
    outlook, search.outlook = search.outlook, None
    value = search.prospects()
    search.outlook = outlook
    bot.choose(rules, state, Budget(simulations=nodes))
    found = int(search.value)
    if abs(found) > WIN // 2:
        return None
    return seen, float(max(-LIMIT, min(LIMIT, found - int(value))))


def gather(
    rules: WallRules, minutes: float, nodes: int, seed: int
) -> tuple[list[list[float]], list[float]]:
    """Look at positions of games with many slips until the time is up."""
    tables = SearchTables(rules.tables)
    units = [Outlook(tables, [UNIT * (at == other) for other in range(SIZE)]) for at in range(SIZE)]
    bot = WallSearch(SearchSettings())
    chance = random.Random(seed)
    found: list[list[float]] = []
    off: list[float] = []
    end = monotonic() + 60 * minutes
    while monotonic() < end:
        state = rules.initial(2, chance.randrange(1 << 40))
        while moves := rules.legal_moves(state):
            move = chance.choice(moves)
            if chance.random() > SLIPS:
                move = bot.choose(rules, state, Budget(simulations=300))
            rules.advance(state, move)
            if state.phase == DRAFT and state.left > 2 and chance.random() < LOOKS:
                sample = look(rules, bot, state, nodes, units)
                if sample is not None:
                    found.append(sample[0])
                    off.append(sample[1])
    return found, off


def main() -> None:
    """Gather, solve, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    add_kind(parser)
    parser.add_argument("--to", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--nodes", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rules = rules_for(options)
    found, off = gather(rules, options.minutes, options.nodes, options.seed)
    seen, wanted = np.array(found), np.array(off)
    weights = np.linalg.solve(seen.T @ seen + 20 * np.eye(SIZE), seen.T @ wanted)
    left = wanted - seen @ weights
    print(f"{len(wanted)} positions: off by {wanted.std():.0f} without, {left.std():.0f} with it")
    data = {
        "format": FORMAT,
        "board": board_facts(rules.tables),
        "weights": [round(float(weight)) for weight in weights],
    }
    options.to.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
