"""Small files of named values, shared by programs of several versions.

Whatever is wrong with one, nothing in it is lost: it is set aside before it is replaced, and the
file of a newer version is not touched. A change reads, changes its own values and writes, under a
lock.
"""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import Final, NamedTuple

from azul_desktop.core.errors import UserError
from azul_desktop.i18n import explain, translate
from azul_desktop.storage.aside import set_aside
from azul_desktop.storage.atomic import write_text
from azul_desktop.storage.lock import locked
from azul_desktop.textfile import UnreadableError, read_text

FORMAT: Final = 1
_MAX_BYTES = 64 * 1024
_MAX_NAMES, _MAX_NAME = 4, 30
"""How many wrong values are named, and with how many letters."""

Values = dict[str, object]


class State(Enum):
    """How a file was found."""

    ABSENT = auto()
    FINE = auto()
    WRONG = auto()
    """Some values mean nothing."""
    DAMAGED = auto()
    """It cannot be read at all."""
    NEWER = auto()
    """A newer version wrote it: it is read, and never written."""


class Content(NamedTuple):
    """What a file holds: the values that can be used, and what is the matter with the others."""

    state: State
    values: Values
    why: str = ""


class NewerFileError(UserError):
    """A file that only a newer version may change."""


@dataclass(frozen=True, slots=True)
class ValueFile:
    """One file, and what its values can be."""

    path: Path
    what: str
    """What its values are for people; marked as translatable."""
    repaired: Callable[[Values], Values]
    """The values without those that mean nothing; those of an unknown name stay."""

    def read(self) -> Content:
        """What the file holds; nothing is changed."""
        try:
            if not self.path.exists():
                return Content(State.ABSENT, {})
            data, twice = _parse(read_text(self.path, _MAX_BYTES))
        except OSError as error:
            return Content(State.DAMAGED, {}, error.strerror or str(error))
        except UnreadableError as error:
            return Content(State.DAMAGED, {}, explain(error))
        found = data.pop("format", None)
        values = self.repaired(data)
        if not isinstance(found, int) or isinstance(found, bool) or found < 1:
            twice.add("format")
        elif found > FORMAT:
            return Content(State.NEWER, values)
        wrong = {name for name in data if name not in values or values[name] != data[name]} | twice
        return Content(State.WRONG if wrong else State.FINE, values, _listed(wrong))

    def settle(self) -> tuple[Values, str]:
        """The values to begin with, and what the user has to know about the file, if anything.

        What is wrong is set aside and repaired; where that is impossible, all stays as it is.
        """
        content = self.read()
        if content.state is State.NEWER:
            return content.values, self._newer()
        if content.state in (State.ABSENT, State.FINE):
            return content.values, ""
        try:
            with locked(self.path.parent):
                content = self.read()  # another program may have settled it just now
                news = self._set_aside(content)
                if content.state is State.WRONG:
                    self._write(content.values)
        except OSError as error:
            return content.values, self._stuck(content, error.strerror or str(error))
        return content.values, news

    def change(self, values: Values, others: Values) -> str:
        """Put values into the file and leave the rest; what the user has to know, if anything.

        `others` are for a file that is gone or cannot be read. OSError if the disk does not take
        them, `NewerFileError` if a newer version has written it.
        """
        return self.rewrite(lambda found: {**(others if found is None else found), **values})

    def rewrite(self, change: Callable[[Values | None], Values]) -> str:
        """Replace the values, None if there are none, while no other program does."""
        with locked(self.path.parent):
            content = self.read()
            if content.state is State.NEWER:
                raise NewerFileError(
                    "{what}: this version does not keep changes, because a newer one wrote {file}.",
                    what=translate(self.what),
                    file=self.path,
                )
            known = content.state in (State.FINE, State.WRONG)
            values = change(content.values if known else None)
            news = self._set_aside(content)
            self._write(values)
        return news

    def _write(self, values: Values) -> None:
        write_text(self.path, json.dumps({"format": FORMAT, **values}, indent=1) + "\n")

    def _set_aside(self, content: Content) -> str:
        """Put the file aside if something is wrong with it; the sentence that tells so."""
        if content.state not in (State.WRONG, State.DAMAGED):
            return ""
        aside = set_aside(self.path)
        if content.state is State.DAMAGED:
            return translate(
                "{what}: the file could not be read ({why}) and was set aside as {aside}."
                " Mend it and put it back, or choose anew.",
                what=translate(self.what),
                why=content.why,
                aside=aside,
            )
        return translate(
            "{what}: some values made no sense ({why}) and are the usual ones now."
            " The file as it was is kept as {aside}, should you miss something.",
            what=translate(self.what),
            why=content.why,
            aside=aside,
        )

    def _newer(self) -> str:
        return translate(
            "{what}: a newer version wrote {file}. This one uses what it understands and does not"
            " keep changes; update the program to make some.",
            what=translate(self.what),
            file=self.path,
        )

    def _stuck(self, content: Content, why: str) -> str:
        return translate(
            "{what}: the file is not all usable ({wrong}), and {file} cannot be set aside ({why})."
            " Changes are not kept until it is mended or taken away.",
            what=translate(self.what),
            wrong=content.why,
            file=self.path,
            why=why,
        )


def _parse(text: str) -> tuple[Values, set[str]]:
    """The values of a text and the names that it has twice; `UnreadableError` if it is broken."""
    twice: set[str] = set()

    def one_of_each(pairs: list[tuple[str, object]]) -> Values:
        counts = Counter(name for name, _ in pairs)
        twice.update(name for name in counts if counts[name] > 1)
        return dict(pairs)

    try:
        data = json.loads(text, object_pairs_hook=one_of_each)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise UnreadableError("it is damaged")
    return data, twice


def _listed(names: set[str]) -> str:
    """A few names for a sentence; a file from outside may have thousands."""
    few = [name[:_MAX_NAME] for name in sorted(names)[:_MAX_NAMES]]
    return ", ".join(few) + (", …" if len(names) > _MAX_NAMES else "")
