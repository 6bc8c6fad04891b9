"""What is wrong with a file of ours, an edition or a lesson, all of it at once."""

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from azul_desktop.core.errors import UserError, in_one_line
from azul_desktop.core.translatable import translatable
from azul_desktop.i18n import translate

MAX_PROBLEMS = 100
"""Nobody reads more; a file that has so many is something else."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: where, and what to do about it."""

    file: str
    path: str
    """The keys that lead to it, such as `discs.count.2`; empty for the whole file."""
    text: str
    line: int = 0
    values: Mapping[str, object] = field(default_factory=dict)
    """What stands in the gaps of the text."""

    @property
    def message(self) -> str:
        """What is wrong, in the language of now."""
        return translate(self.text, **self.values)

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        return f"{where}: {self.path}: {self.message}" if self.path else f"{where}: {self.message}"


class FileError(UserError):
    """A file that cannot be used, with every problem found in it."""

    def __init__(self, problems: list[Problem]) -> None:
        text = "\n".join(str(problem) for problem in problems)
        super().__init__("{problems}", problems=text)
        self.problems = problems


class Report:
    """Collects the problems of one file while it is checked."""

    def __init__(self, file: str, lines: dict[str, int] | None = None) -> None:
        self.file = file
        self.problems: list[Problem] = []
        self._lines = {} if lines is None else lines
        self._wrong: list[str] = []

    def add(self, path: str, text: str, /, **values: object) -> None:
        """Note a problem at a key path, once."""
        problem = Problem(self.file, path, text, self._line(path), values)
        if problem in self.problems:
            return
        if len(self.problems) == MAX_PROBLEMS:
            text = translatable("and more; shown: {n}")
            more = Problem(self.file, "", text, values={"n": MAX_PROBLEMS})
            raise FileError([*self.problems, more])
        self.problems.append(problem)

    def add_unknown(self, path: str, word: str, known: Iterable[str]) -> str | None:
        """Note a word that means nothing there, with the one that was probably meant."""
        options, shown = sorted(str(name) for name in known), in_one_line(word)
        close = difflib.get_close_matches(word, options, n=1)
        if close:
            self.add(path, "unknown: “{word}”; did you mean “{close}”?", word=shown, close=close[0])
            return close[0]
        listed = ", ".join(options)
        self.add(path, "unknown: “{word}”; possible here: {listed}", word=shown, listed=listed)
        return None

    def end_pass(self) -> None:
        """From now on `fine` tells what was found until now."""
        self._wrong = [problem.path for problem in self.problems]

    def fine(self, *paths: str) -> bool:
        """Whether earlier passes found nothing wrong at these key paths, or below them."""
        return not any(
            wrong == path or wrong.startswith((f"{path}.", f"{path}["))
            for wrong in self._wrong
            for path in paths
        )

    def stop_if_wrong(self) -> None:
        """Raise everything found so far, in the order of the file."""
        if self.problems:
            raise FileError(sorted(self.problems, key=lambda p: (p.line == 0, p.line)))

    def _line(self, path: str) -> int:
        """The line of a key path, or of what is around it as far as it is in this file."""
        while path and path not in self._lines:
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
            if not path:
                return 0
        return self._lines.get(path, 0)
