"""Finds the texts of the bundled lessons, which are data and go through the same catalogues."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from azul_desktop.catalog.loader import edition_files
from azul_desktop.catalog.reader import read_yaml
from tools.locale.extract import Text

_COMMENTS = {
    "title": "The title of a lesson.",
    "about": "What a lesson is about, in a few words.",
    "heading": "The heading of a step of a lesson: a few words.",
    "text": "What a step of a lesson says: two short lines.",
}
_TILES = " {tiles} is a picture of one or more tiles."


def lesson_texts(folder: Path) -> list[Text]:
    """Every text of the lesson files of a folder, in the order of the files."""
    found: list[Text] = []
    for file in edition_files(folder):
        data, _ = read_yaml(file)
        name = f"{folder.name}/{file.name}"
        for key, text in _said(data):
            comment = _COMMENTS[key] + (_TILES if "{tiles}" in text else "")
            found.append(Text(name, 0, text, comment=comment))
    return found


def _said(data: Any) -> Iterator[tuple[str, str]]:
    """The texts anywhere in the data, with their keys; a table of languages is for itself."""
    if isinstance(data, list):
        for entry in data:
            yield from _said(entry)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key in _COMMENTS and isinstance(value, str):
                yield key, value
            else:
                yield from _said(value)
