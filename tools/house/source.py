"""The sources that are looked at, and what is found in them."""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

PACKAGE = "azul_desktop"
CODE = (PACKAGE, "tools")
"""The folders whose code is counted."""


@dataclass(frozen=True, order=True, slots=True)
class Finding:
    """One thing that should not be there, and where it is."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


@dataclass(frozen=True, slots=True)
class Module:
    """One file of code."""

    path: PurePosixPath
    """Below the root of the tree."""
    tree: ast.Module

    @property
    def name(self) -> str:
        """The name by which it is imported."""
        parts = self.path.with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    def finding(self, node: ast.expr | ast.stmt | ast.pattern) -> Finding:
        """What stands at a node."""
        return Finding(str(self.path), node.lineno, ast.unparse(node))


def modules(root: Path, folders: Sequence[str] = CODE) -> Iterator[Module]:
    """Every module below some folders, in the order of their paths."""
    for folder in folders:
        for file in sorted((root / folder).rglob("*.py")):
            path = PurePosixPath(file.relative_to(root).as_posix())
            yield Module(path, ast.parse(file.read_text(encoding="utf-8"), str(path)))
