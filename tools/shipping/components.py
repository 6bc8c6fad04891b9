"""What the standalone program is made of, and the table of what says nothing about itself."""

import re
import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
TABLE = HERE / "libraries.toml"
TEXTS = HERE / "licences"
INTERPRETER = "Python"
"""The component and the text that come from the interpreter which runs this."""

_HASH = re.compile(r"-[0-9a-f]{8}$")
_VERSION = re.compile(r"-\d+$")


class Text(NamedTuple):
    """A licence, word for word."""

    title: str
    words: str


@dataclass
class Component:
    """Something that others made, with all that has to be said about it."""

    name: str
    licence: str
    home: str = ""
    version: str = ""
    copyright: tuple[str, ...] = ()
    texts: tuple[Text, ...] = ()
    files: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Known:
    """One entry of the table; `texts` are names of files."""

    name: str
    licence: str
    home: str = ""
    files: tuple[str, ...] = ()
    inside: tuple[str, ...] = ()
    copyright: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()


def _entries(kind: str) -> list[Known]:
    """The entries of one kind in the table."""
    table = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    return [
        Known(
            entry["name"],
            entry["licence"],
            entry.get("home", ""),
            *(tuple(entry.get(key, ())) for key in ("files", "inside", "copyright", "texts")),
        )
        for entry in table[kind]
    ]


LIBRARIES = _entries("library")
PYTHON = next(known for known in LIBRARIES if known.name == INTERPRETER)
DISTRIBUTIONS = {entry.name: entry for entry in _entries("distribution")}


def stem(name: str) -> str:
    """What a library is called on every system: `sdl2` for libSDL2-2-50d19f93.0.so and SDL2.dll."""
    base = PurePosixPath(name).name.casefold().removeprefix("lib").partition(".")[0]
    return _VERSION.sub("", _HASH.sub("", base))


def library_of(name: str) -> Known | None:
    """The library that a file is."""
    wanted = stem(name)
    for known in LIBRARIES:
        if any(fnmatch(wanted, pattern) for pattern in known.files):
            return known
    return None


def libraries_inside(name: str) -> list[Known]:
    """The libraries that a file contains beside what it is itself."""
    return [known for known in LIBRARIES if any(fnmatch(name, p) for p in known.inside)]


def read_text(name: str) -> Text:
    """One of the licences that are kept here."""
    return Text(name, (TEXTS / f"{name}.txt").read_text(encoding="utf-8"))
