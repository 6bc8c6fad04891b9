"""A small network that compares two settled boards: who will win?

Each board becomes a vector, once for each word that a search meets; two vectors and who starts the
next round give the logarithm of the odds in thousandths. The last number of a vector counts
directly, the others only where their sum is above 0.
"""

from azul_desktop.bots.wall.features import Features
from azul_desktop.bots.wall.native import i64, vec
from azul_desktop.bots.wall.wall_tables import SearchTables


class Network:
    """The weights, and the two steps in which they are used."""

    def __init__(self, tables: SearchTables, hidden: int, weights: dict[str, list[float]]) -> None:
        self.features = Features(tables)
        self.width: i64 = hidden + 1
        self.mine: vec[float] = decimals(weights["mine"])
        self.other: vec[float] = decimals(weights["other"])
        self.bias: vec[float] = decimals(weights["bias"])
        self.starts: vec[float] = decimals(weights["starts"])
        self.out: vec[float] = decimals(weights["out"])

    def embed(self, vectors: vec[float], at: i64, is_mine: bool) -> None:
        """Write the vector of the board that the features were read from."""
        width = self.width
        features = self.features
        weights = self.mine if is_mine else self.other
        unit: i64 = 0
        while unit < width:
            vectors[at + unit] = self.bias[unit] if is_mine else 0.0
            unit += 1
        seen: i64 = 0
        while seen < features.many:
            amount = features.amounts[seen]
            row = features.places[seen] * width
            unit = 0
            while unit < width:
                vectors[at + unit] += amount * weights[row + unit]
                unit += 1
            seen += 1

    def compare(self, vectors: vec[float], mine: i64, other: i64, starts: float) -> float:
        """The odds of the first board; `starts` is 1 if its player starts, −1 if the other."""
        last = self.width - 1
        total = vectors[mine + last] + vectors[other + last] + starts * self.starts[last]
        out = self.out
        start = self.starts
        unit: i64 = 0
        while unit < last:
            value = vectors[mine + unit] + vectors[other + unit] + starts * start[unit]
            if value > 0.0:
                total += value * out[unit]
            unit += 1
        return total * 1000.0


def decimals(values: list[float]) -> vec[float]:
    """A vector of decimal numbers."""
    return vec[float]([float(value) for value in values])
