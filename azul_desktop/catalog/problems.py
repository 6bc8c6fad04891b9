"""What is wrong with an edition file, all of it at once."""

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

from azul_desktop.core.errors import UserError
from azul_desktop.i18n import translate


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: where, and what to do about it."""

    file: str
    path: str
    """The keys that lead to it, such as `discs.count.2`; empty for the whole file."""
    message: str
    line: int = 0

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        return f"{where}: {self.path}: {self.message}" if self.path else f"{where}: {self.message}"


class EditionError(UserError):
    """An edition file that cannot be used, with every problem found in it."""

    def __init__(self, problems: list[Problem]) -> None:
        text = "\n".join(str(problem) for problem in problems)
        super().__init__("{problems}", problems=text)
        self.problems = problems


class Report:
    """Collects the problems of one file while it is checked."""

    def __init__(self, file: str, lines: dict[str, int] | None = None) -> None:
        self.file = file
        self.problems: list[Problem] = []
        self._lines = lines or {}

    def add(self, path: str, text: str, /, **values: object) -> None:
        """Note a problem at a key path."""
        line = self._lines.get(path, 0)
        self.problems.append(Problem(self.file, path, translate(text, **values), line))

    def add_unknown(self, path: str, word: str, known: Iterable[str]) -> None:
        """Note a word that means nothing there, with the one that was probably meant."""
        options = sorted(str(name) for name in known)
        close = difflib.get_close_matches(word, options, n=1)
        if close:
            self.add(path, "unknown: {word!r}; did you mean {close!r}?", word=word, close=close[0])
        else:
            listed = ", ".join(options)
            self.add(path, "unknown: {word!r}; possible here: {listed}", word=word, listed=listed)

    def stop_if_wrong(self) -> None:
        """Raise everything found so far."""
        if self.problems:
            raise EditionError(self.problems)
