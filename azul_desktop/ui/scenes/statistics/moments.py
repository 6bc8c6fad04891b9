"""Moments of the library as days in words."""

from datetime import date, datetime

from azul_desktop.languages.formats import day_in_words, month_in_words


def day_of(moment: str) -> str:
    """The day of a moment where the person is; empty if it is none."""
    day = local_day(moment)
    return "" if day is None else day_in_words(day)


def month_of(moment: str) -> str:
    """The month of a moment, where a day is too long; empty if it is none."""
    day = local_day(moment)
    return "" if day is None else month_in_words(day.year, day.month)


def local_day(moment: str) -> date | None:
    """The same as a date; None if it is none."""
    try:
        return datetime.fromisoformat(moment).astimezone().date()
    except (ValueError, OverflowError, OSError):
        return None
