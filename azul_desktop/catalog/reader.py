"""Reading YAML that may be hostile: plain data only, with limits, and with line numbers.

The file is read event by event, so that neither depth nor aliases nor tags can do any harm.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from azul_desktop.catalog.problems import Report

MAX_BYTES = 256 * 1024
MAX_DEPTH = 12
MAX_VALUES = 20_000

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_PLAIN: Any = yaml.SafeLoader("")
_TAG = "tag:yaml.org,2002:"
_CONSTRUCTORS: dict[str, Any] = {
    f"{_TAG}null": _PLAIN.construct_yaml_null,
    f"{_TAG}bool": _PLAIN.construct_yaml_bool,
    f"{_TAG}int": _PLAIN.construct_yaml_int,
    f"{_TAG}float": _PLAIN.construct_yaml_float,
}
_LONGEST_NUMBER = 40

Data = Any


class _Refused(Exception):
    """The file asks for something that edition files may not have."""

    def __init__(self, line: int, text: str, /, **values: object) -> None:
        super().__init__(text)
        self.line, self.text, self.values = line, text, values


def read_yaml(file: Path) -> tuple[Data, Report]:
    """The data of a file and a report that knows its lines; `EditionError` if it is unreadable."""
    report = Report(file.name)
    lines: dict[str, int] = {}
    data: Data = None
    try:
        with file.open("rb") as stream:
            content = stream.read(MAX_BYTES + 1)
        if len(content) > MAX_BYTES:
            report.add("", "the file is larger than {kib} KiB", kib=MAX_BYTES // 1024)
        else:
            data = _Reader(content.decode("utf-8-sig"), lines).read()
    except OSError as error:
        report.add("", "cannot be read: {why}", why=error.strerror or error)
    except UnicodeDecodeError:
        report.add("", "is not UTF-8 text")
    except yaml.YAMLError as error:
        report.add("", "is not YAML: {why}", why=" ".join(str(error).split()))
    except _Refused as refused:
        report = Report(file.name, {"": refused.line})
        report.add("", refused.text, **refused.values)
    report.stop_if_wrong()
    return data, Report(file.name, lines)


class _Reader:
    """Builds plain data from the events of one YAML document."""

    def __init__(self, text: str, lines: dict[str, int]) -> None:
        self._events: Iterator[Any] = iter(yaml.parse(text, Loader=_LOADER))
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
        self._lines[path] = _line(event)
        if self._values > MAX_VALUES:
            raise _Refused(_line(event), "has more than {most} values", most=MAX_VALUES)
        if isinstance(event, yaml.AliasEvent) or event.anchor:
            raise _Refused(_line(event), "anchors and aliases are not allowed; write it out")
        if depth >= MAX_DEPTH:
            raise _Refused(_line(event), "is nested deeper than {most} levels", most=MAX_DEPTH)
        if isinstance(event, yaml.MappingStartEvent):
            return self._mapping(event, path, depth)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._sequence(event, path, depth)
        return _scalar(event)

    def _mapping(self, start: Any, path: str, depth: int) -> Data:
        _refuse_tag(start)
        data: dict[Any, Data] = {}
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            if not isinstance(event, yaml.ScalarEvent):
                raise _Refused(_line(event), "a key must be a word or a number")
            key = _scalar(event)
            if key in data:
                raise _Refused(_line(event), "the key {key!r} stands there twice", key=key)
            inner = f"{path}.{key}" if path else str(key)
            data[key] = self._value(next(self._events), inner, depth + 1)
            self._lines[inner] = _line(event)
        return data

    def _sequence(self, start: Any, path: str, depth: int) -> Data:
        _refuse_tag(start)
        data: list[Data] = []
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            data.append(self._value(event, f"{path}[{len(data)}]", depth + 1))
        return data


def _refuse_tag(event: Any) -> None:
    if event.tag not in (None, "!"):
        raise _Refused(_line(event), "tags such as {tag!r} are not allowed", tag=event.tag)


def _scalar(event: Any) -> Data:
    """A word, number, truth value or nothing; anything else is kept as the text it is."""
    _refuse_tag(event)
    text: str = event.value
    if event.implicit[0] and len(text) <= _LONGEST_NUMBER:
        tag = _PLAIN.resolve(yaml.ScalarNode, text, (True, False))
        if tag in _CONSTRUCTORS:
            try:
                return _CONSTRUCTORS[tag](yaml.ScalarNode(tag, text))
            except ValueError:  # such as `0b_`, which only looks like a number
                return text
    return text


def _line(event: Any) -> int:
    return int(event.start_mark.line) + 1
