"""Easing begins at the start, ends at the end, and never jumps."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from azul_desktop.ui.anim.easing import ease_in_out, ease_out, pulse

PARTS = [n / 200 for n in range(201)]


@pytest.mark.parametrize("ease", (ease_out, ease_in_out))
def test_a_motion_begins_at_its_start_and_ends_at_its_end(ease: Callable[[float], float]) -> None:
    assert ease(0) == pytest.approx(0)
    assert ease(1) == pytest.approx(1)


@pytest.mark.parametrize("ease", (ease_out, ease_in_out, pulse))
def test_nothing_jumps(ease: Callable[[float], float]) -> None:
    for one, two in pairwise(PARTS):
        assert abs(ease(two) - ease(one)) < 0.03


@pytest.mark.parametrize("ease", (ease_out, ease_in_out))
def test_what_lands_or_glides_never_turns_back(ease: Callable[[float], float]) -> None:
    values = [ease(part) for part in PARTS]
    assert values == sorted(values)


def test_what_lands_is_quick_at_first() -> None:
    assert ease_out(0.5) > 0.8


def test_what_glides_is_slow_at_both_ends() -> None:
    assert ease_in_out(0.1) < 0.1
    assert ease_in_out(0.9) > 0.9
    assert ease_in_out(0.5) == pytest.approx(0.5)


def test_a_pulse_goes_up_and_down_once() -> None:
    values = [pulse(part) for part in PARTS]
    assert values[0] == values[-1] == 0
    assert max(values) == values[100] == 1
    assert values[:101] == sorted(values[:101])
