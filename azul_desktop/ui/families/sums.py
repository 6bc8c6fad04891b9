"""Sums as the pictures of the rules write them."""

from collections.abc import Sequence

from azul_desktop.languages.formats import minus


def gained(parts: Sequence[int]) -> str:
    """What is scored, with its parts where there are several: +4, or 4 + 3 = 7."""
    return f"+{sum(parts)}" if len(parts) < 2 else added(parts)


def added(parts: Sequence[int]) -> str:
    """What some numbers come to: 4 + 1 = 5."""
    return f"{' + '.join(str(part) for part in parts)} = {sum(parts)}"


def lost(parts: Sequence[int]) -> str:
    """What is taken off, as numbers below 0, with its parts: −1 −1 −2 = −4."""
    total = minus(sum(parts))
    return total if len(parts) < 2 else f"{' '.join(minus(part) for part in parts)} = {total}"
