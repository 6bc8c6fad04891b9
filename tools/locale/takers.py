"""Who takes a text to be translated: functions and errors with a `text` and the values of its gaps.

They are found by how they are declared, `def add(self, path, text, /, **values)`, so that a new one
needs no entry here.
"""

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Takers:
    """Where the text stands among the arguments of a call, by the name that is called."""

    everywhere: dict[str, int] = field(default_factory=dict)
    private: dict[tuple[Path, str], int] = field(default_factory=dict)
    """Names that begin with a line are known in their own file only."""

    def index(self, file: Path, name: str) -> int | None:
        """Which argument of a call is a text; None if it is none."""
        return self.private.get((file, name), self.everywhere.get(name))

    def _add(self, file: Path, name: str, index: int) -> None:
        if name.startswith("_"):
            self.private[file, name] = index
        else:
            self.everywhere[name] = index


def find_takers(trees: dict[Path, ast.Module]) -> Takers:
    """All that take texts in these sources, errors that extend others among them."""
    takers = Takers()
    classes: list[tuple[Path, ast.ClassDef]] = []
    for file, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                classes.append((file, node))
            elif isinstance(node, ast.FunctionDef) and node.name != "__init__":
                index = _text_at(node)
                if index is not None:
                    takers._add(file, node.name, index)
    _add_classes(takers, classes)
    return takers


def _add_classes(takers: Takers, classes: Iterable[tuple[Path, ast.ClassDef]]) -> None:
    left = list(classes)
    while True:
        later = []
        for file, node in left:
            index = _class_index(takers, file, node)
            if index is None:
                later.append((file, node))
            else:
                takers._add(file, node.name, index)
        if len(later) == len(left):
            return
        left = later


def _class_index(takers: Takers, file: Path, node: ast.ClassDef) -> int | None:
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            return _text_at(part)
    bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
    return next((found for name in bases if (found := takers.index(file, name)) is not None), None)


def _text_at(function: ast.FunctionDef) -> int | None:
    names = [one.arg for one in function.args.posonlyargs]
    if function.args.kwarg is None or "text" not in names:
        return None
    return names.index("text") - (names[0] == "self")
