"""The words of THIRD_PARTY.txt."""

import textwrap
from collections import Counter
from pathlib import PurePosixPath

from tools.shipping.components import Component, Text

WIDTH = 100
IN_EXECUTABLE = "in the executable"
_MOST_FILES = 4
_RULE = "=" * WIDTH

INTRODUCTION = """
Azul Desktop is free software under the MIT licence (see LICENSE). The folder of the standalone
program also holds the work of others, without which it would not run. This file lists all of it:
first a table, then who holds the copyright, where it comes from and which files it is, and at the
end every licence, once. It was made when the program was built, from what is really inside. Files
are named as seen from the folder _internal.
"""

REPLACING = """
Under the GNU Lesser General Public License, wholly or in part: {names}. They are unchanged. Their
libraries are separate files in this folder: you may replace each of them by a version of your own
with the same interface and the same file name, and take the program apart as far as that needs it.
Python modules of theirs are in the executable: the sources of Azul Desktop are free too, and
build.spec in them builds the program anew, with any version of these modules.
"""

SOURCES = """
Sources are to be had on the pages named below. Those of pygame-ce and of the libraries that come
with it, and the scripts that built them, are at https://github.com/pygame-community/pygame-ce (the
tag of the version, folder buildconfig) and https://pypi.org/project/pygame-ce.
"""


def compose(components: list[Component]) -> str:
    """The whole file."""
    components = sorted(components, key=lambda component: component.name.casefold())
    numbers = _number_texts(components)
    lesser = ", ".join(c.name for c in components if "LGPL" in c.licence)
    parts = [
        _heading("THIRD-PARTY SOFTWARE IN AZUL DESKTOP"),
        _paragraph(INTRODUCTION),
        *([_paragraph(REPLACING.format(names=lesser))] if lesser else []),
        _paragraph(SOURCES),
        _heading("COMPONENTS"),
        _table(components),
        _heading("DETAILS"),
        *(_details(component, numbers) for component in components),
        *(f"{_heading(f'TEXT {n}: {t.title}')}\n{t.words.strip()}\n" for t, n in numbers.items()),
    ]
    return "\n".join(parts)


def _number_texts(components: list[Component]) -> dict[Text, int]:
    """Every text once, numbered in the order in which they are named."""
    texts = dict.fromkeys(text for component in components for text in component.texts)
    return {text: number for number, text in enumerate(texts, 1)}


def _paragraph(words: str) -> str:
    return textwrap.fill(" ".join(words.split()), WIDTH, break_on_hyphens=False) + "\n"


def _indented(words: str) -> str:
    return textwrap.fill(
        " ".join(words.split()),
        WIDTH,
        initial_indent=" " * 4,
        subsequent_indent=" " * 8,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _heading(words: str) -> str:
    return f"{_RULE}\n{words}\n{_RULE}\n"


def _table(components: list[Component]) -> str:
    """Names, versions and licences, in columns."""
    rows = [
        ("Component", "Version", "Licence"),
        *((c.name, c.version, c.licence) for c in components),
    ]
    first, second = (max(len(row[column]) for row in rows) + 2 for column in (0, 1))
    return "".join(f"{a:{first}}{b:{second}}{c}\n" for a, b, c in rows)


def _details(component: Component, numbers: dict[Text, int]) -> str:
    """All about one component."""
    texts = ", ".join(f"{numbers[text]} ({text.title})" for text in component.texts)
    lines = [f"{component.name} {component.version}".rstrip()]
    lines += [_indented(holder) for holder in component.copyright]
    for label, words in (
        ("Licence", component.licence),
        ("Texts", texts),
        ("Page", component.home),
        ("Files", _files(component.files)),
    ):
        if words:
            lines.append(_indented(f"{label}: {words}"))
    return "\n".join(lines) + "\n"


def _files(names: list[str]) -> str:
    """The files by name, or how many there are in each folder."""
    files = sorted({name for name in names if name != IN_EXECUTABLE})
    modules = [IN_EXECUTABLE] if IN_EXECUTABLE in names else []
    if len(files) > _MOST_FILES:
        folders = Counter(str(PurePosixPath(name).parent) for name in files)
        loose = [name for name in files if "/" not in name]
        files = [*loose, *(f"{f}/ ({n} files)" for f, n in folders.items() if f != ".")]
    return ", ".join([*modules, *files])
