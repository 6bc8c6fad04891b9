"""Small checks that a schema is put together from; each notes what is wrong and goes on."""

import json
import re
from collections.abc import Callable, Collection, Iterable
from typing import Any

from azul_desktop.catalog.problems import Report
from azul_desktop.core.errors import in_one_line
from azul_desktop.languages.speech import LANGUAGES

Check = Callable[[Report, str, Any], None]


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def whole(low: int, high: int) -> Check:
    """A whole number from `low` to `high`."""

    def check(report: Report, path: str, value: Any) -> None:
        if not _is_whole(value):
            report.add(path, "should be a whole number, not {value}", value=_show(value))
        elif low == high != value:
            report.add(path, "should be {low}, not {value}", low=_show(low), value=_show(value))
        elif not low <= value <= high:
            _add_range(report, path, low, high, value)

    return check


def multiple(step: int, high: int) -> Check:
    """A multiple of `step` from 0 to `high`."""
    options = range(0, high + 1, step)

    def check(report: Report, path: str, value: Any) -> None:
        if not _is_whole(value) or value not in options:
            listed = ", ".join(map(str, options))
            text = "should be one of {listed}, not {value}"
            report.add(path, text, listed=listed, value=_show(value))

    return check


def number(low: float, high: float) -> Check:
    """A number from `low` to `high`, whole or not."""

    def check(report: Report, path: str, value: Any) -> None:
        if not (_is_whole(value) or isinstance(value, float)):
            report.add(path, "should be a number, not {value}", value=_show(value))
        elif not low <= value <= high:
            _add_range(report, path, low, high, value)

    return check


def text(pattern: str, example: str) -> Check:
    """A text of a certain form, without anything in it that cannot be shown."""

    def fits(value: Any) -> bool:
        return isinstance(value, str) and value.isprintable() and bool(re.fullmatch(pattern, value))

    def check(report: Report, path: str, value: Any) -> None:
        if not fits(value):
            report.add(
                path,
                "should be a text such as {example}, not {value}",
                example=_show(example),
                value=_show(value),
            )

    return check


def spoken(pattern: str, example: str) -> Check:
    """A text of a certain form, or a table with one for each of some languages."""
    plain = text(pattern, example)
    table = mapping(word(LANGUAGES), plain, 1, len(LANGUAGES))

    def check(report: Report, path: str, value: Any) -> None:
        (table if isinstance(value, dict) else plain)(report, path, value)

    return check


def word(known: Iterable[str]) -> Check:
    """One of some words."""
    options = tuple(known)

    def check(report: Report, path: str, value: Any) -> None:
        if not isinstance(value, str) or value not in options:
            report.add_unknown(
                path, value[:40] if isinstance(value, str) else _show(value), options
            )

    return check


def sequence(item: Check, fewest: int, most: int) -> Check:
    """A list of such items."""

    def check(report: Report, path: str, value: Any) -> None:
        if not isinstance(value, list):
            report.add(path, "should be a list, not {value}", value=_show(value))
            return
        _check_length(report, path, len(value), fewest, most)
        for index, entry in enumerate(value[:most]):
            item(report, f"{path}[{index}]", entry)

    return check


def pair(first: Check, second: Check) -> Check:
    """A list of two items, each of its own kind."""

    def check(report: Report, path: str, value: Any) -> None:
        sequence(lambda *_: None, 2, 2)(report, path, value)
        for index, item in enumerate((first, second)):
            if isinstance(value, list) and index < len(value):
                item(report, f"{path}[{index}]", value[index])

    return check


def either(plain: Check, listed: Check) -> Check:
    """A list of one kind, or anything that is no list of another kind."""

    def check(report: Report, path: str, value: Any) -> None:
        (listed if isinstance(value, list) else plain)(report, path, value)

    return check


def mapping(key: Check, value: Check, fewest: int, most: int) -> Check:
    """A table with keys and values of one kind each."""

    def check(report: Report, path: str, data: Any) -> None:
        if not isinstance(data, dict):
            report.add(path, "should be a table of keys and values, not {v}", v=_show(data))
            return
        _check_length(report, path, len(data), fewest, most)
        for name, entry in list(data.items())[:most]:
            key(report, f"{path}.{name}", name)
            value(report, f"{path}.{name}", entry)

    return check


def record(required: dict[str, Check], optional: dict[str, Check] | None = None) -> Check:
    """A table with certain keys; an unknown key is an error."""
    known = required | (optional or {})

    def check(report: Report, path: str, data: Any) -> None:
        if not isinstance(data, dict):
            report.add(path, "should be a table of keys and values, not {v}", v=_show(data))
            return
        prefix = f"{path}." if path else ""
        for name, value in data.items():
            if name in known:
                known[name](report, f"{prefix}{name}", value)
            else:
                report.add_unknown(f"{prefix}{name}", str(name)[:40], known)
        for name in required:
            if name not in data:
                report.add(f"{prefix}{name}", "is missing")

    return check


def check_known(report: Report, path: str, name: str, known: Collection[str]) -> None:
    """Note a name that is none of those which the file itself makes known."""
    if name not in known:
        report.add_unknown(path, name, known)


def _check_length(report: Report, path: str, n: int, fewest: int, most: int) -> None:
    if fewest == most != n:
        report.add(path, "entries: {n}; should be {most}", most=most, n=n)
    elif not fewest <= n <= most:
        text = "entries: {n}; should be from {fewest} to {most}"
        report.add(path, text, fewest=fewest, most=most, n=n)


def _add_range(report: Report, path: str, low: float, high: float, value: float) -> None:
    text = "should be from {low} to {high}, not {value}"
    report.add(path, text, low=_show(low), high=_show(high), value=_show(value))


def _show(value: Any) -> str:
    """A value as a file may have it, cut so short that a message stays readable."""
    shown = in_one_line(json.dumps(value, ensure_ascii=False, default=str))
    return shown if len(shown) <= 40 else f"{shown[:39]}…"
