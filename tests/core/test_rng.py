"""The generator: its numbers never change, and are spread evenly."""

from collections import Counter

from azul_desktop.core.rng import number
from tests.games import KINDS


def test_the_numbers_of_a_seed_are_fixed_for_ever() -> None:
    assert [number(0, n) for n in range(3)] == [
        16294208416658607535,
        7960286522194355700,
        487617019471545679,
    ]
    assert number(2026, 11) == 5408485336137350743


def test_every_seat_starts_equally_often() -> None:
    rules = KINDS[0].rules
    starts = Counter(rules.initial(4, seed).first for seed in range(4000))
    assert all(abs(count - 1000) < 120 for count in starts.values())


def test_every_colour_comes_equally_often() -> None:
    rules = KINDS[0].rules
    dealt = Counter[int]()
    for seed in range(4000):
        for at, count in enumerate(rules.initial(2, seed).sources):
            dealt[at % 5] += count
    assert all(abs(count - 16000) < 500 for count in dealt.values())
