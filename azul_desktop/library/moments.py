"""Moments as records and the library have them: text that sorts by time, in one zone for all."""

from datetime import UTC, datetime, timedelta


def now() -> str:
    """The moment, to the millisecond."""
    return _text(datetime.now(UTC))


def days_ago(days: int) -> str:
    """A moment of the past."""
    return _text(datetime.now(UTC) - timedelta(days=days))


def _text(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds")
