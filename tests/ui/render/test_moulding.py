"""Hollows have their shadow at the upper left and their light at the lower edge."""

import pytest

from azul_desktop.ui.render import moulding

GROUND, LIP = (120, 120, 120), (250, 250, 250)
SIZES = [(300, 200), (300, 30), (40, 20)]
"""Large on both sides, on one, and on none: only long edges are stretched."""


@pytest.mark.parametrize("size", SIZES)
def test_a_hollow_is_dark_above_and_at_its_left_and_lit_below(size: tuple[int, int]) -> None:
    hollow = moulding.recess(size, 6, (GROUND,), LIP, 4)
    w, h = size
    middle = hollow.get_at((w // 2, h // 2))
    assert hollow.get_size() == size
    assert hollow.get_at((w // 2, 0)).r < middle.r
    assert hollow.get_at((0, h // 2)).r < middle.r
    assert hollow.get_at((w // 2, h - 1))[:3] == LIP
    assert hollow.get_at((0, 0)).a < 40, "its corners are round"


def test_the_middle_of_a_large_hollow_is_its_ground() -> None:
    hollow = moulding.recess((300, 200), 6, (GROUND,), LIP, 4)
    assert hollow.get_at((150, 100))[:3] == GROUND
    assert hollow.get_at((290, 100))[:3] == GROUND, "no shadow falls from the right"
