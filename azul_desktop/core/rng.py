"""The generator of all chance: a counter-based one, so that a state needs no hidden order.

The n-th number of a seed depends on the seed and n alone (splitmix64), with integer arithmetic
that is the same on every platform and Python version.
"""

from typing import Final

MAX_SEED: Final = (1 << 62) - 1

_MASK: Final = (1 << 64) - 1


def number(seed: int, n: int) -> int:
    """The n-th 64-bit number of a seed."""
    z = (seed * 0xD1342543DE82EF95 + (n + 1) * 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) & _MASK
    return z ^ z >> 31
