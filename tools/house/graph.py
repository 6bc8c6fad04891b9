"""Imports inside functions that are there only because they would close a circle at the top."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from tools.house.source import PACKAGE, Finding, Module, modules

Import = ast.Import | ast.ImportFrom
Graph = Mapping[str, set[str]]
"""The modules that each module imports."""


def imports(nodes: Iterable[ast.stmt], *, inside: bool = False) -> Iterator[tuple[Import, bool]]:
    """Every import that runs, and whether it stands inside a function."""
    for node in nodes:
        match node:
            case ast.Import() | ast.ImportFrom():
                yield node, inside
            case ast.If(test=test, orelse=orelse) if _for_types_only(test):
                yield from imports(orelse, inside=inside)
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield from imports(node.body, inside=True)
            case _:
                yield from imports(_statements(node), inside=inside)


def imported(node: Import, known: Iterable[str]) -> set[str]:
    """The modules among those known that an import names."""
    if isinstance(node, ast.Import):
        wanted = {alias.name for alias in node.names}
    else:
        parts = {f"{node.module}.{alias.name}" for alias in node.names}
        whole = any(part not in known for part in parts)
        wanted = parts | ({str(node.module)} if whole else set())
    return wanted.intersection(known)


def top_imports(found: Iterable[Module]) -> dict[str, set[str]]:
    """What each module imports when it is imported itself."""
    every = list(found)
    known = {module.name for module in every}
    return {
        module.name: {
            name
            for node, inside in imports(module.tree.body)
            if not inside
            for name in imported(node, known)
        }
        for module in every
    }


def reachable(graph: Graph, start: str) -> set[str]:
    """Everything that importing a module brings along, itself included."""
    seen, todo = {start}, [start]
    while todo:
        new = graph.get(todo.pop(), set()) - seen
        seen |= new
        todo += new
    return seen


def dodged_circles(root: Path) -> list[Finding]:
    """Every import inside a function that would close a circle of imports at the top."""
    every = list(modules(root, (PACKAGE,)))
    graph = top_imports(every)
    return [
        module.finding(node)
        for module in every
        for node, inside in imports(module.tree.body)
        if inside
        and any(module.name in reachable(graph, name) for name in imported(node, graph.keys()))
    ]


def _statements(node: ast.AST) -> Iterator[ast.stmt]:
    """The statements right inside another one: bodies, branches, handlers, cases."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            yield child
        elif isinstance(child, ast.ExceptHandler | ast.match_case):
            yield from _statements(child)


def _for_types_only(test: ast.expr) -> bool:
    match test:
        case ast.Name(id="TYPE_CHECKING") | ast.Attribute(attr="TYPE_CHECKING"):
            return True
        case _:
            return False
