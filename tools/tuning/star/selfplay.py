"""Fast games of the bot against itself, written down at the end of every round.

    python -m tools.tuning.star.selfplay --to games.jsonl --minutes 5 --variant coloured

Each player's values are bent at random, so that the games show more than one way to play.
"""

import argparse
import json
import random
import time
from pathlib import Path

from azul_desktop.bots.base import Budget
from azul_desktop.bots.star.learnt import FILE
from azul_desktop.bots.star.packed_board import PackedTables, covered_cells, pack_hand, pack_used
from azul_desktop.bots.star.search import StarSearch
from azul_desktop.bots.star.search_settings import StarSettings
from azul_desktop.bots.star.worth import Worth
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import DRAFT, SCORE, State
from tools.tuning.star.match import star_rules

QUICK = StarSettings(beam=12, draft_beam=3)


def bend(worth: Worth, chance: random.Random, amount: float) -> None:
    """Change the values by some random tastes: for a star, a feature, a number, tiles kept."""
    if worth.last:
        return
    for row in worth.star_value:
        taste = 1 + chance.gauss(0, amount)
        row[:] = [int(value * taste) for value in row]
    for row in worth.feature_value + worth.number_value:
        taste = 1 + chance.gauss(0, 2 * amount)
        row[:] = [int(value * taste) for value in row]
    taste = 1 + chance.gauss(0, amount)
    worth.keep_value = [int(value * taste) for value in worth.keep_value]


def note(tables: PackedTables, state: State) -> list[list[int]]:
    """What there is to learn from a round's end: board, kept tiles, score and who starts."""
    return [
        [
            covered_cells(board),
            pack_used(tables, board),
            pack_hand(board),
            board[SCORE],
            int(state.first == seat),
        ]
        for seat, board in enumerate(state.boards)
    ]


def play(rules: StarRules, players: int, seed: int, args: argparse.Namespace) -> dict[str, object]:
    """One game as a record of its rounds and final scores."""
    chance = random.Random(seed)
    bots = []
    for _ in range(players):
        bot = StarSearch(QUICK)
        bot.prepare(rules, Path(args.weights))
        for worth in bot.worths:
            bend(worth, chance, args.bend)
        bots.append(bot)
    tables = bots[0].tables
    state = rules.initial(players, seed)
    notes = []
    while rules.legal_moves(state):
        bot = bots[state.turn]
        done = state.round
        move = bot.choose(rules, state, Budget(simulations=args.simulations))
        rules.advance(state, move)
        if state.round > done and state.phase == DRAFT:
            notes.append(note(tables, state))
    scores = [standing.score for standing in rules.standings(state)]
    return {"players": players, "rounds": notes, "scores": scores}


def main() -> None:
    """Play until the time is up."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--to", required=True)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--variant", default="coloured")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--simulations", type=int, default=40)
    parser.add_argument("--bend", type=float, default=0.15)
    parser.add_argument("--weights", default=str(FILE))
    args = parser.parse_args()
    rules = star_rules(args.variant)
    end = time.time() + 60 * args.minutes
    game = 0
    total = 0.0
    with Path(args.to).open("a", encoding="utf-8") as file:
        while time.time() < end:
            players = (2, 2, 3, 2, 2, 4)[game % 6]
            record = play(rules, players, args.seed * 1_000_000 + game, args)
            file.write(json.dumps(record) + "\n")
            scores = record["scores"]
            assert isinstance(scores, list)
            total += sum(scores) / len(scores)
            game += 1
    print(f"{args.variant}: {game} games, {total / game:.1f} points on average")


if __name__ == "__main__":
    main()
