"""Which module of a package imports which, wherever the import stands: cycles, and hidden imports.

`python -m tools.house.imports` prints the cycles of the program, and its imports within functions.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "azul_desktop"

Graph = dict[str, set[str]]
"""The modules that each module imports, by their dotted names."""


class Hidden(NamedTuple):
    """An import that stands within a function."""

    module: str
    function: str
    imported: str


def module_files(package: Path) -> dict[str, Path]:
    """The files of a package by the dotted names of their modules; a folder is its `__init__`."""
    found = {}
    for file in sorted(package.rglob("*.py")):
        parts = file.relative_to(package.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def import_graph(package: Path) -> Graph:
    """Every import between the modules of a package: in functions, and for types only, too."""
    files = module_files(package)
    graph: Graph = {}
    for name, file in files.items():
        tree = ast.parse(file.read_text(encoding="utf-8"))
        wanted = {each for node in ast.walk(tree) for each in _imported(node)}
        graph[name] = {part for each in wanted for part in _loaded(each, files)} - {name}
    return graph


def _imported(node: ast.AST) -> Iterator[str]:
    """What a statement imports; of `from a import b`, b may be a module or something in a."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        assert node.level == 0, "this house has no relative imports"
        yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _loaded(name: str, files: dict[str, Path]) -> Iterator[str]:
    """The modules that an import loads: the folders on the way to it as well."""
    parts = name.split(".")
    for end in range(1, len(parts) + 1):
        if (module := ".".join(parts[:end])) in files:
            yield module


def cycles(graph: Graph) -> list[list[str]]:
    """The groups of modules that import each other in a circle, each in order (after Tarjan)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    waiting: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        order[name] = lowest[name] = len(order)
        waiting.append(name)
        for other in sorted(graph[name]):
            if other not in order:
                visit(other)
            if other in waiting:
                lowest[name] = min(lowest[name], lowest[other])
        if lowest[name] == order[name]:
            at = waiting.index(name)
            if len(waiting) - at > 1:
                found.append(sorted(waiting[at:]))
            del waiting[at:]

    for name in sorted(graph):
        if name not in order:
            visit(name)
    return found


def hidden_imports(package: Path) -> list[Hidden]:
    """Every import within a function, with the name of that function."""
    found = []
    for name, file in module_files(package).items():
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                wanted = sorted({each for node in ast.walk(function) for each in _imported(node)})
                found += [Hidden(name, function.name, each) for each in wanted]
    return found


def main() -> None:
    """Print what there is to see."""
    for cycle in cycles(import_graph(PACKAGE)):
        print("a cycle:", *cycle, sep="\n  ")
    for hidden in hidden_imports(PACKAGE):
        print(f"{hidden.module}: {hidden.function} imports {hidden.imported}")


if __name__ == "__main__":
    main()
