"""Easing: nothing moves linearly."""


def ease_out(part: float) -> float:
    """Quick at first, then settling: for what lands."""
    return 1 - (1 - part) ** 3


def ease_in_out(part: float) -> float:
    """Slow, quick, slow: for what glides."""
    return part * part * (3 - 2 * part)


def ease_back(part: float) -> float:
    """A little too far, then back: for what pops up."""
    over = 1.4
    left = part - 1
    return left * left * ((over + 1) * left + over) + 1


def pulse(part: float) -> float:
    """Up and down once."""
    return 4 * part * (1 - part)
