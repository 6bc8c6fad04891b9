"""Edition files for tests: the bundled ones as data, ways to spoil them, and what comes of it."""

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

from azul_desktop.catalog.loader import edition_files, load_edition, make_edition
from azul_desktop.catalog.merge import merged
from azul_desktop.catalog.problems import FileError, Report
from azul_desktop.catalog.reader import read_yaml
from azul_desktop.paths import bundled

Data = dict[Any, Any]
Keys = tuple[Any, ...]

FILES = {file.stem: file for file in edition_files(bundled("editions"))}
FIXTURES = {file.stem: file for file in edition_files(Path(__file__).parents[1] / "fixtures")}
"""Editions for tests only, which say what no bundled one does."""
ALL_FILES = FILES | FIXTURES


def _whole(name: str) -> Data:
    data: Data = read_yaml(ALL_FILES[name])[0]
    base = data.pop("extends", None)
    return merged(_whole(base), data) if base else data


BUNDLED = {name: _whole(name) for name in FILES}
"""The data of each bundled edition, together with what it extends."""
ALL_DATA = BUNDLED | {name: _whole(name) for name in FIXTURES}


def yaml_of(value: Any) -> str:
    """Data as YAML in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{yaml_of(k)}: {yaml_of(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(yaml_of, value)) + "]"
    return json.dumps(value)


def file_of(folder: Path, text: str, name: str = "mine.yaml") -> Path:
    """A file with this text."""
    file = folder / name
    file.write_text(text, encoding="utf-8", newline="")
    return file


def complaints(file: Path) -> list[str]:
    """What is wrong with a file, without its name: `line: key path: message`."""
    try:
        load_edition(file)
    except FileError as error:
        return [str(problem).removeprefix(str(file)).lstrip(": ") for problem in error.problems]
    return []


def wrong_paths(data: Any) -> dict[str, str]:
    """What is wrong with data, by key path."""
    try:
        make_edition(Report("mine.yaml"), data)
    except FileError as error:
        return {problem.path: problem.message for problem in error.problems}
    return {}


def places(data: Any, keys: Keys = ()) -> Iterator[Keys]:
    """The keys that lead to every value in the data, from outside to inside."""
    if keys:
        yield keys
    inside = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in inside:
        yield from places(data[key], (*keys, key))


def path_of(data: Any, keys: Keys) -> str:
    """Keys as they are written in a message."""
    path = ""
    for key in keys:
        path += f"[{key}]" if isinstance(data, list) else f".{key}"
        data = data[key]
    return path.lstrip(".")


def value_at(data: Any, keys: Keys) -> Any:
    """What the keys lead to."""
    for key in keys:
        data = data[key]
    return data


def changed(data: Data, keys: Keys, value: Any) -> Data:
    """A copy in which something else stands in a place."""
    result = deepcopy(data)
    value_at(result, keys[:-1])[keys[-1]] = deepcopy(value)
    return result


def without(data: Data, keys: Keys) -> Data:
    """A copy in which a key is missing."""
    result = deepcopy(data)
    del value_at(result, keys[:-1])[keys[-1]]
    return result
