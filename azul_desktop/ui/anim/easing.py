"""Easing: nothing moves linearly."""


def ease_out(part: float) -> float:
    """Quick at first, then settling: for what lands."""
    return 1 - (1 - part) ** 3


def ease_in_out(part: float) -> float:
    """Slow, quick, slow: for what glides."""
    return part * part * (3 - 2 * part)


def pulse(part: float) -> float:
    """Up and down once."""
    return 4 * part * (1 - part)
