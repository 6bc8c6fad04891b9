"""The figures and their limits, in one table."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools.house.dead import dead_code
from tools.house.family_tests import family_tests
from tools.house.folders import full_folders, module_counts
from tools.house.graph import dodged_circles
from tools.house.name_splits import name_splits
from tools.house.packed import packed_arithmetic
from tools.house.source import Finding

FULL = 25
"""So many modules a folder may have."""


@dataclass(frozen=True, slots=True)
class Figure:
    """Something that is counted."""

    title: str
    limit: int
    """The figure may be this, and not more."""
    find: Callable[[Path], list[Finding]]
    """Everything that counts."""
    value: Callable[[Path], int] | None = None
    """The figure itself, where it is not the number of findings."""


@dataclass(frozen=True, slots=True)
class Count:
    """A figure of one tree."""

    figure: Figure
    value: int
    findings: list[Finding]

    @property
    def is_over(self) -> bool:
        """Whether it is more than it may be."""
        return self.value > self.figure.limit

    def __str__(self) -> str:
        state = "over" if self.is_over else "ok"
        return f"{self.value:4} of {self.figure.limit:2}  {state:4}  {self.figure.title}"


def _fullest(root: Path) -> int:
    counts = module_counts(root)
    return counts[0][0] if counts else 0


FIGURES = (
    Figure("family tests outside the folders of the families", 9, family_tests),
    Figure("names taken apart at their slashes outside the parser", 0, name_splits),
    Figure("imports inside functions that dodge a circle", 0, dodged_circles),
    Figure("packed-board arithmetic outside core and bots", 0, packed_arithmetic),
    Figure("modules in the fullest folder", FULL, lambda root: full_folders(root, FULL), _fullest),
    Figure("code that nothing but tests uses (vulture)", 0, dead_code),
)


def count(figure: Figure, root: Path) -> Count:
    """One figure of the tree at a root."""
    findings = figure.find(root)
    return Count(figure, figure.value(root) if figure.value else len(findings), findings)
