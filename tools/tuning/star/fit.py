"""Fits the values of boards to self-play games and writes them to the bot's weights.

    python -m tools.tuning.star.fit --variant coloured --games a.jsonl b.jsonl --to weights.json

For each round, from the last but one back to the first, a ridge regression explains what a player
still scored: half of the target is the game's own end, half what the next round's values expected.
What the games do not show stays near the values made by hand.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import numpy.typing as npt

from azul_desktop.bots.star.learnt import (
    FILE,
    RoundWeights,
    feature_classes,
    fingerprint,
    star_classes,
    worth_from,
)
from azul_desktop.bots.star.packed_board import KINDS, MIXED_KIND, PackedTables
from azul_desktop.bots.star.worth import USES, Worth, simple_worth
from tools.tuning.star.match import star_rules

Floats = npt.NDArray[np.float64]


class Columns:
    """Which column of the regression stands for what."""

    def __init__(self, tables: PackedTables) -> None:
        self.tables = tables
        self.stars = star_classes(tables)
        self.features = feature_classes(tables)
        self.ridge: list[float] = []
        classes = max(self.stars) + 1
        self.masks = self._add(classes * 128, 40.0)
        self.kinds = self._add(classes * KINDS * 7, 6.0)
        self.feature_columns = [
            self._add(max(m.bit_count() for m in tables.feature_masks) + 1, 6.0)
            for _ in range(max(self.features) + 1)
        ]
        self.numbers = [self._add(m.bit_count() + 1, 20.0) for m in tables.number_masks]
        self.keep = self._add(USES * 8, 10.0)
        self.first = self._add(1, 1.0)
        self.base = self._add(3, 0.01)
        self.count = len(self.ridge)

    def _add(self, columns: int, ridge: float) -> int:
        at = len(self.ridge)
        self.ridge += [ridge] * columns
        return at

    def row(self, worth: Worth, players: int, note: list[int]) -> Floats:
        """The regression's row for one player at a round's end."""
        tables = self.tables
        cells, used, hand, _, first = note
        row = np.zeros(self.count)
        for star in range(tables.stars):
            mask, inside = cells >> 6 * star & 63, used >> 6 * star & 63
            kind = tables.kind(star, inside)
            mixed = 64 if kind == MIXED_KIND else 0
            row[self.masks + 128 * self.stars[star] + mixed + mask] += 1
            row[self.kinds + 49 * self.stars[star] + 7 * kind + mask.bit_count()] += 1
        for feature, mask in enumerate(tables.feature_masks):
            covered = (cells & mask).bit_count()
            row[self.feature_columns[self.features[feature]] + covered] += 1
        for number, mask in enumerate(tables.number_masks):
            row[self.numbers[number] + (cells & mask).bit_count()] += 1
        wanted = worth.wanted(cells, used)
        for colour in range(tables.colours):
            use = worth.use(colour, wanted)
            for nth in range(1, min(hand >> 8 * colour & 255, 7) + 1):
                row[self.keep + use * 8 + nth] += 1
        row[self.first] = first
        row[self.base + players - 2] = 1
        return row

    def guess(self, worth: Worth) -> Floats:
        """What to believe about that which no game shows: values made by hand."""
        guess = np.zeros(self.count)
        for star, group in enumerate(self.stars):
            rows = [worth.star_value[star][kind << 6 : kind + 1 << 6] for kind in range(KINDS)]
            one_colour = np.mean(rows[:MIXED_KIND], axis=0)
            at = self.masks + 128 * group
            guess[at : at + 64] = one_colour
            guess[at + 64 : at + 128] = rows[MIXED_KIND]
            for kind in range(MIXED_KIND):
                guess[self.kinds + 49 * group + 7 * kind + 6] = rows[kind][63] - one_colour[63]
        for feature, row in enumerate(worth.feature_value):
            at = self.feature_columns[self.features[feature]]
            guess[at : at + len(row)] = row
        for at, row in zip(self.numbers, worth.number_value, strict=True):
            guess[at : at + len(row)] = row
        guess[self.keep : self.keep + USES * 8] = worth.keep_value
        return guess / 100

    def weights(self, found: Floats) -> RoundWeights:
        """The regression's result as the bot reads it."""
        tables = self.tables
        cents = [round(100 * value) for value in found]
        features = []
        for group, at in enumerate(self.feature_columns):
            size = tables.feature_masks[self.features.index(group)].bit_count()
            features.append(cents[at : at + size + 1])
        classes = range(max(self.stars) + 1)
        return RoundWeights(
            masks=[cents[self.masks + 128 * at : self.masks + 128 * at + 128] for at in classes],
            kinds=[cents[self.kinds + 49 * at : self.kinds + 49 * at + 49] for at in classes],
            features=features,
            numbers=[
                cents[at : at + mask.bit_count() + 1]
                for at, mask in zip(self.numbers, tables.number_masks, strict=True)
            ],
            keep=cents[self.keep : self.keep + USES * 8],
            first=cents[self.first],
            base=cents[self.base],
        )


def read_games(files: list[str]) -> list[dict[str, list[list[list[int]]]]]:
    """All games of some files."""
    return [
        json.loads(line) for file in files for line in Path(file).read_text().splitlines() if line
    ]


def fit(
    tables: PackedTables, games: list[dict[str, list[list[list[int]]]]], mix: float
) -> list[object]:
    """The weights of every round but the last, from the last one back."""
    columns = Columns(tables)
    expected: dict[tuple[int, int], float] = {}
    learnt: list[RoundWeights] = []
    blank: RoundWeights = columns.weights(np.zeros(columns.count))
    for done in range(tables.rounds - 1, 0, -1):
        worth = worth_from(tables, done, blank)
        rows, targets, keys = [], [], []
        for index, game in enumerate(games):
            scores: list[int] = game["scores"]  # type: ignore[assignment]
            for seat, note in enumerate(game["rounds"][done - 1]):
                rows.append(columns.row(worth, len(scores), note))
                end = float(scores[seat])
                later = expected.get((index, seat), end)
                targets.append(mix * end + (1 - mix) * later - note[3])
                keys.append((index, seat, note[3], end))
        x, y = np.array(rows), np.array(targets)
        by_hand = columns.guess(simple_worth(tables, tables.rounds - done))
        ridge = np.diag(columns.ridge)
        found = by_hand + np.linalg.solve(x.T @ x + ridge, x.T @ (y - x @ by_hand))
        guess = x @ found
        real = np.array([end - score for _, _, score, end in keys])
        for (index, seat, score, _), value in zip(keys, guess, strict=True):
            expected[index, seat] = score + float(value)
        print(
            f"round {done}: {len(y)} boards, left {real.mean():.1f} ± {real.std():.1f},"
            f" unexplained {np.std(real - guess):.1f}"
        )
        learnt.insert(0, columns.weights(found))
    return list(learnt)


def main() -> None:
    """Fit one variant and put its weights into the file."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--variant", default="coloured")
    parser.add_argument("--games", nargs="+", required=True)
    parser.add_argument("--to", default=str(FILE))
    parser.add_argument("--mix", type=float, default=0.5)
    args = parser.parse_args()
    tables = PackedTables(star_rules(args.variant).tables)
    learnt = fit(tables, read_games(args.games), args.mix)
    file = Path(args.to)
    known = json.loads(file.read_text()) if file.exists() else {}
    known[fingerprint(tables)] = learnt
    file.write_text(json.dumps(known, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
