"""Kinds of values on the command line, and what is said about those that are none."""

import argparse
import math

from azul_desktop.core.errors import in_one_line
from azul_desktop.i18n import translate

_MAX_SECONDS = 3600
_MAX_BUDGET = 600_000
_MAX_JOBS = 64
_SMALLEST, _LARGEST = 200, 16384
"""The sides of a window that can be asked for."""


def positive(text: str) -> int:
    """A number from 1 on."""
    value = whole(text)
    if value == 0:
        raise argparse.ArgumentTypeError(translate("must be 1 or more"))
    return value


def budget(text: str) -> int:
    """Milliseconds for a move."""
    return _up_to(text, _MAX_BUDGET)


def jobs(text: str) -> int:
    """How many processes."""
    return _up_to(text, _MAX_JOBS)


def _up_to(text: str, most: int) -> int:
    value = positive(text)
    if value > most:
        raise argparse.ArgumentTypeError(translate("must be at most {most}", most=most))
    return value


def whole(text: str) -> int:
    """A number from 0 on."""
    if not text.isascii() or not text.isdigit():
        wrong = translate(
            "must be a whole number without a sign, not “{found}”", found=in_one_line(text[:40])
        )
        raise argparse.ArgumentTypeError(wrong)
    if len(text) > 20:
        raise argparse.ArgumentTypeError(translate("is too large"))
    return int(text)


def size(text: str) -> tuple[int, int]:
    """The size of a window, such as 1280x720."""
    width, _, height = text.lower().partition("x")
    sides = positive(width), positive(height)
    if min(sides) < _SMALLEST or max(sides) > _LARGEST:
        wrong = translate("must lie between {least} and {most}", least=_SMALLEST, most=_LARGEST)
        raise argparse.ArgumentTypeError(wrong)
    return sides


def seconds(text: str) -> float:
    """A time."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value <= _MAX_SECONDS:
        wrong = translate("must be a number above 0, up to {most}", most=_MAX_SECONDS)
        raise argparse.ArgumentTypeError(wrong)
    return value
