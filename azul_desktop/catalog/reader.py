"""Reading YAML that may be hostile: plain data only, with limits, and with line numbers.

The file is read event by event, so that neither depth nor aliases nor tags can do any harm.
Numbers are plain decimal ones; `yes`, `0x10`, `1:30` or `2024-01-01` stay the texts they are.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from azul_desktop.catalog.problems import FileError, Problem, Report
from azul_desktop.core.errors import in_one_line
from azul_desktop.i18n import explain
from azul_desktop.textfile import UnreadableError, read_text

MAX_BYTES = 256 * 1024
MAX_DEPTH = 12
MAX_VALUES = 20_000
MAX_KEY = 60

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_WHOLE = re.compile(r"-?(0|[1-9][0-9]{0,17})")
_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,17})?\.[0-9]{1,18}")
_WORDS = {"": None, "~": None, "null": None, "true": True, "false": False}

Data = Any


class _Refused(Exception):
    """The file asks for something that our files may not have."""

    def __init__(self, line: int, text: str, /, **values: object) -> None:
        super().__init__(text)
        self.line, self.text, self.values = line, text, values


def read_yaml(file: Path) -> tuple[Data, Report]:
    """The data of a file and a report that knows its lines; `FileError` if it is unreadable."""
    lines: dict[str, int] = {}
    report = Report(str(file), lines)
    try:
        return _Reader(read_text(file, MAX_BYTES), report, lines).read(), report
    except UnreadableError as error:
        raise _error(file, 0, "cannot be read: {why}", why=explain(error)) from None
    except yaml.YAMLError as error:
        line, why = _explained(error)
        raise _error(file, line, "is not YAML: {why}", why=why) from None
    except _Refused as refused:
        raise _error(file, refused.line, refused.text, **refused.values) from None


def _error(file: Path, line: int, text: str, /, **values: object) -> FileError:
    return FileError([Problem(str(file), "", text, line, values)])


def _explained(error: yaml.YAMLError) -> tuple[int, str]:
    """The line of an error, 0 if it is not known, and the parser's own words."""
    if not isinstance(error, yaml.MarkedYAMLError) or error.problem_mark is None:
        return 0, " ".join(str(error).split())
    line, why = error.problem_mark.line + 1, str(error.problem)
    if error.context and error.context_mark and error.context_mark.line + 1 < line:
        why = f"{error.context} of line {error.context_mark.line + 1}: {why}"
    return line, why


class _Reader:
    """Builds plain data from the events of one YAML document."""

    def __init__(self, text: str, report: Report, lines: dict[str, int]) -> None:
        self._events: Iterator[Any] = iter(yaml.parse(text, Loader=_LOADER))
        self._report = report
        self._lines = lines
        self._values = 0

    def read(self) -> Data:
        data: Data = None
        documents = 0
        for event in self._events:
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    raise _Refused(_line(event), "has more than one document")
            elif isinstance(event, yaml.NodeEvent):
                data = self._value(event, "", 0)
        return data

    def _value(self, event: Any, path: str, depth: int) -> Data:
        self._values += 1
        self._lines.setdefault(path, _line(event))
        if self._values > MAX_VALUES:
            raise _Refused(_line(event), "has too many values; at most: {most}", most=MAX_VALUES)
        if depth >= MAX_DEPTH:
            raise _Refused(
                _line(event), "is nested too deeply; levels: at most {most}", most=MAX_DEPTH
            )
        _refuse_extras(event)
        if isinstance(event, yaml.MappingStartEvent):
            return self._mapping(path, depth)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._sequence(path, depth)
        return _scalar(event)

    def _mapping(self, path: str, depth: int) -> Data:
        data: dict[Any, Data] = {}
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            key = _key(event)
            inner = f"{path}.{key}" if path else str(key)
            if key in data:
                line = _line(event)
                self._report.add(inner, "stands there twice, again in line {line}", line=line)
            self._lines.setdefault(inner, _line(event))
            value = self._value(next(self._events), inner, depth + 1)
            data.setdefault(key, value)
        return data

    def _sequence(self, path: str, depth: int) -> Data:
        data: list[Data] = []
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            data.append(self._value(event, f"{path}[{len(data)}]", depth + 1))
        return data


def _refuse_extras(event: Any) -> None:
    if isinstance(event, yaml.AliasEvent) or event.anchor:
        raise _Refused(_line(event), "anchors and aliases are not allowed; write it out")
    if event.tag not in (None, "!"):
        raise _Refused(
            _line(event), "tags such as “{tag}” are not allowed", tag=in_one_line(event.tag[:60])
        )


def _key(event: Any) -> Data:
    """A key that can be shown: paths and messages are made of keys."""
    if not isinstance(event, yaml.ScalarEvent):
        raise _Refused(_line(event), "a key must be a word or a number")
    _refuse_extras(event)
    if len(event.value) > MAX_KEY or not event.value.isprintable():
        raise _Refused(
            _line(event), "a key must be one short line; letters: at most {n}", n=MAX_KEY
        )
    return _scalar(event)


def _scalar(event: Any) -> Data:
    """A number, truth value or nothing where it stands there plainly, else the text it is."""
    text: str = event.value
    if not event.implicit[0]:
        return text
    if _WHOLE.fullmatch(text):
        return int(text)
    if _NUMBER.fullmatch(text):
        return float(text)
    return _WORDS.get(text, text)


def _line(event: Any) -> int:
    return int(event.start_mark.line) + 1
