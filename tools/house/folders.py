"""Folders with so many modules that nobody reads their list any more."""

from collections import Counter
from pathlib import Path

from tools.house.source import CODE, Finding

FOLDERS = (*CODE, "tests")


def module_counts(root: Path) -> list[tuple[int, str]]:
    """The number of modules in each folder, the fullest first; an `__init__` does not count."""
    counts = Counter(
        file.parent.relative_to(root).as_posix()
        for folder in FOLDERS
        for file in (root / folder).rglob("*.py")
        if file.name != "__init__.py"
    )
    return sorted(((count, folder) for folder, count in counts.items()), reverse=True)


def full_folders(root: Path, most: int) -> list[Finding]:
    """Every folder with more modules than that."""
    return [
        Finding(folder, 0, f"{count} modules")
        for count, folder in module_counts(root)
        if count > most
    ]
