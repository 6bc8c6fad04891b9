"""Fit the network that compares two boards to games of self-play."""

import argparse
import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from azul_desktop.bots.wall.draft_table import DraftTable
from azul_desktop.bots.wall.features import Features
from azul_desktop.bots.wall.tiling import Tiling
from azul_desktop.bots.wall.wall_tables import SearchTables
from azul_desktop.bots.wall.weights import FORMAT, LISTS, board_facts
from tools.tuning.wall.kinds import add_kind, rules_for

Array = NDArray[np.float32]
BOARD = 14
"""Numbers of a board in a row of self-play."""
SCALE = 1000
BATCH = 256
WIN_PART = 0.7
"""How much of a result is the win; the rest is how clear it was."""


class Reader:
    """Turns the boards of self-play into what the network reads."""

    def __init__(self, tables: SearchTables) -> None:
        self.tiling = Tiling(tables, DraftTable(tables))
        self.features = Features(tables)

    def read(self, boards: NDArray[np.int64]) -> Array:
        """One line of numbers for each board."""
        found = np.zeros((len(boards), self.features.size), np.float32)
        tiling, features = self.tiling, self.features
        for at, board in enumerate(boards.tolist()):
            tiling.score, tiling.cells = board[0], board[1]
            tiling.word = sum(line << 6 * row for row, line in enumerate(board[2:8]))
            tiling.counts = 0
            for colour, cells in enumerate(board[8:]):
                tiling.tiles[colour] = cells
                tiling.counts += cells.bit_count() << 4 * colour
            features.read(tiling)
            for seen in range(features.many):
                found[at, features.places[seen]] += features.amounts[seen]
        return found


class Samples:
    """Pairs of boards with who starts, what came of it and which game it was."""

    def __init__(self, tables: SearchTables, files: list[Path]) -> None:
        reader = Reader(tables)
        mine, other, starts, targets, games = [], [], [], [], []
        before = 0
        for file in files:
            data = np.load(file)
            rows, results, players = data["rows"], data["results"], int(data["players"])
            seen = [
                reader.read(rows[:, 3 + BOARD * seat : 3 + BOARD * (seat + 1)])
                for seat in range(players)
            ]
            for a in range(players):
                for b in set(range(players)) - {a}:
                    mine.append(seen[a])
                    other.append(seen[b])
                    starts.append((rows[:, 2] == a) * 1.0 - (rows[:, 2] == b))
                    margin = (results[:, a] - results[:, b])[rows[:, 0]]
                    clear = 1 / (1 + np.exp(-margin / 80))
                    targets.append(WIN_PART * (1 + np.sign(margin)) / 2 + (1 - WIN_PART) * clear)
                    games.append(rows[:, 0] + before)
            before += len(results)
        self.mine: Array = np.concatenate(mine)
        self.other: Array = np.concatenate(other)
        self.starts: Array = np.concatenate(starts).astype(np.float32)
        self.targets: Array = np.concatenate(targets).astype(np.float32)
        self.results: Array = self.targets.copy()
        self.games: NDArray[np.int64] = np.concatenate(games)

    def lean_on(self, net: "Net", share: float) -> None:
        """Mix into each target, from the last round back, what a network says of the next one."""
        said = 1 / (1 + np.exp(-net.odds(self.mine, self.other, self.starts)[2]))
        for at in range(len(self.games) - 2, -1, -1):
            if self.games[at] == self.games[at + 1]:
                later = self.targets[at + 1]
                self.targets[at] = (1 - share) * later + share * said[at + 1]


class Net:
    """The weights by their names in the file; the last unit counts directly."""

    def __init__(self, size: int, hidden: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.hidden = hidden
        spread = np.append(np.full(hidden, 0.15), 0.0)
        self.weights: dict[str, Array] = {
            "mine": (chance.normal(0, 1, (size, hidden + 1)) * spread).astype(np.float32),
            "other": (chance.normal(0, 1, (size, hidden + 1)) * spread).astype(np.float32),
            "bias": np.zeros(hidden + 1, np.float32),
            "starts": np.zeros(hidden + 1, np.float32),
            "out": np.append(chance.normal(0, 0.2, hidden), 1.0).astype(np.float32),
        }

    def odds(self, mine: Array, other: Array, starts: Array) -> tuple[Array, Array, Array]:
        """Sums of the units, what they let through, and the logarithm of the odds."""
        weights = self.weights
        sums = mine @ weights["mine"] + other @ weights["other"] + weights["bias"]
        sums += starts[:, None] * weights["starts"]
        through = np.maximum(sums, 0)
        through[:, -1] = sums[:, -1]
        return sums, through, through @ weights["out"]

    def slopes(self, mine: Array, other: Array, starts: Array, targets: Array) -> dict[str, Array]:
        """How the loss changes with each weight."""
        sums, through, odds = self.odds(mine, other, starts)
        off = (1 / (1 + np.exp(-odds)) - targets) / len(targets)
        back = off[:, None] * self.weights["out"]
        back[:, :-1] *= sums[:, :-1] > 0
        out = through.T @ off
        out[-1] = 0  # what counts directly counts as it is
        return {
            "mine": mine.T @ back,
            "other": other.T @ back,
            "bias": back.sum(0),
            "starts": starts @ back,
            "out": out,
        }

    def save(self, file: Path, board: list[object]) -> None:
        """Write the weights as whole thousandths."""
        data: dict[str, object] = {
            "format": FORMAT, "board": board, "hidden": self.hidden, "scale": SCALE,
        }  # fmt: skip
        for name in LISTS:
            data[name] = [round(float(value) * SCALE) for value in self.weights[name].ravel()]
        file.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")

    @staticmethod
    def load(file: Path) -> "Net":
        """The network of a file."""
        data = json.loads(file.read_text(encoding="utf-8"))
        width = data["hidden"] + 1
        net = Net(len(data["mine"]) // width, data["hidden"], 0)
        for name in LISTS:
            values = np.array(data[name], np.float32) / data["scale"]
            net.weights[name] = values.reshape(net.weights[name].shape)
        return net


def loss(net: Net, samples: Samples, chosen: NDArray[np.int64], targets: Array) -> float:
    """The mean surprise at targets, in nats."""
    odds = net.odds(samples.mine[chosen], samples.other[chosen], samples.starts[chosen])[2]
    return float(np.mean(np.logaddexp(0, odds) - targets[chosen] * odds))


def fit(net: Net, samples: Samples, epochs: int, rate: float, decay: float) -> None:
    """Adam with decaying weights; every tenth game is kept apart to look at."""
    chance = np.random.default_rng(1)
    apart = np.flatnonzero(samples.games % 10 == 0)
    rest = np.flatnonzero(samples.games % 10)
    first = {name: np.zeros_like(value) for name, value in net.weights.items()}
    second = {name: np.zeros_like(value) for name, value in net.weights.items()}
    steps = epochs * (len(rest) // BATCH)
    step = 0
    for epoch in range(epochs):
        chance.shuffle(rest)
        for start in range(0, len(rest) - BATCH + 1, BATCH):
            at = rest[start : start + BATCH]
            batch = (samples.mine[at], samples.other[at], samples.starts[at], samples.targets[at])
            step += 1
            now = rate * (1 - step / (steps + 1)) + 1e-5
            for name, slope in net.slopes(*batch).items():
                first[name] = 0.9 * first[name] + 0.1 * slope
                second[name] = 0.999 * second[name] + 0.001 * slope**2
                size = np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8
                change = now * first[name] / (1 - 0.9**step) / size
                if name != "out":
                    change = change + now * decay * net.weights[name]
                net.weights[name] = (net.weights[name] - change).astype(np.float32)
        ends = loss(net, samples, apart, samples.results)
        print(f"{epoch}: {loss(net, samples, apart, samples.targets):.4f}, by results {ends:.4f}")


def main() -> None:
    """Read games, fit, write weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    add_kind(parser)
    parser.add_argument("games", type=Path, nargs="+")
    parser.add_argument("--to", type=Path, required=True)
    parser.add_argument("--previous", type=Path)
    parser.add_argument("--start", type=Path, help="go on from these weights, not from chance")
    parser.add_argument("--share", type=float, default=0.6)
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=0.15)
    options = parser.parse_args()
    tables = SearchTables(rules_for(options).tables)
    samples = Samples(tables, options.games)
    if options.previous:
        samples.lean_on(Net.load(options.previous), options.share)
    net = Net(samples.mine.shape[1], options.hidden, 1)
    if options.start:
        net = Net.load(options.start)
    fit(net, samples, options.epochs, options.rate, options.decay)
    net.save(options.to, board_facts(tables.rules_tables))


if __name__ == "__main__":
    main()
