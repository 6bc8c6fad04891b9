"""Which tests are asked about a module: its mirror first, then those closest to it."""

from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from tools.house.graph import imported, imports
from tools.house.source import PACKAGE, modules

TESTS = "tests"
_FARTHEST = 3
"""Over so many imports a test may reach a module."""


def mirror(path: PurePosixPath) -> PurePosixPath:
    """Where the tests of a module are by their name."""
    inside = path.relative_to(PACKAGE)
    return PurePosixPath(TESTS) / inside.parent / f"test_{inside.name}"


class Mapping:
    """The tests of a tree, by the modules they use."""

    def __init__(self, root: Path, without: Iterable[str] = ()) -> None:
        every = list(modules(root, (PACKAGE, TESTS)))
        known = {module.name: module.path for module in every}
        self._names = {path: name for name, path in known.items()}
        self._paths = known
        self._users: dict[str, set[str]] = {name: set() for name in known}
        """The modules that import a module, wherever in them the import stands."""
        for module in every:
            for node, _ in imports(module.tree.body):
                for name in imported(node, known):
                    self._users[name].add(module.name)
        self._without = tuple(without)
        self._found: dict[PurePosixPath, list[PurePosixPath]] = {}

    def tests_of(self, path: PurePosixPath) -> list[PurePosixPath]:
        """The files with tests that reach a module, the best first."""
        if path not in self._found:
            self._found[path] = self._search(path)
        return self._found[path]

    def _search(self, path: PurePosixPath) -> list[PurePosixPath]:
        own = mirror(path)
        ranks: dict[PurePosixPath, tuple[int, int, str]] = {}
        seen, edge = {self._names[path]}, {self._names[path]}
        for distance in range(1, _FARTHEST + 1):
            edge = {user for name in edge for user in self._users[name]} - seen
            seen |= edge
            for test in map(self._paths.__getitem__, edge):
                if test.name.startswith("test_") and not self._is_left_out(test):
                    far = 0 if _bears_name(test, own) else distance
                    ranks[test] = far, -_shared(own, test), str(test)
        if own in self._names:
            ranks[own] = -1, 0, ""
        return sorted(ranks, key=ranks.__getitem__)

    def _is_left_out(self, test: PurePosixPath) -> bool:
        return any(test.is_relative_to(folder) for folder in self._without)


def _bears_name(test: PurePosixPath, own: PurePosixPath) -> bool:
    """Whether a test is called like the module, maybe with more words, in whatever folder."""
    return test.stem == own.stem or test.stem.startswith(f"{own.stem}_")


def _shared(one: PurePosixPath, two: PurePosixPath) -> int:
    """How many folders two files share."""
    count = 0
    for a, b in zip(one.parts, two.parts, strict=False):
        if a != b:
            break
        count += 1
    return count
