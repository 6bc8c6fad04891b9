"""The mutants of a module: where it can be broken, and its text once it is."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath

from tools.mutation.operators import Change, Code, changes

_TOOLS_OF_TYPES = ("TypeVar", "NewType", "cast", "ParamSpec")
_LOGS = ("log", "_log", "logger", "logging", "_logger")
_UNSEEN = ("__all__", "__slots__")
_LOOSE = ast.BoolOp | ast.Compare | ast.BinOp | ast.IfExp | ast.Lambda
"""What would fall apart beside other operators."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One small change of one module."""

    path: str
    line: int
    kind: str
    text: str
    """The whole module, with the change."""
    diff: tuple[str, ...]
    """The lines that differ, before and after."""

    @property
    def title(self) -> str:
        """Where it is, and what was done."""
        return f"{self.path}:{self.line}  {self.kind}"


def changes_of(text: str) -> list[Change]:
    """Every way to break a module, in the order of its tree."""
    return [change for node in _alive(ast.parse(text)) for change in changes(node)]


def mutant(path: PurePosixPath, text: str, change: Change) -> Mutant | None:
    """The mutant that a change makes; nothing if it means the same, or cannot be read."""
    lines = text.encode().splitlines(keepends=True)
    old, new = change.old, ast.unparse(change.new)
    if type(change.new) is not type(old) and isinstance(change.new, _LOOSE):
        new = f"({new})"
    assert old.end_lineno is not None
    first, last = old.lineno - 1, old.end_lineno - 1
    before, after = lines[first][: old.col_offset], lines[last][old.end_col_offset :]  # in bytes
    changed = before + new.encode() + after
    broken = b"".join([*lines[:first], changed, *lines[last + 1 :]]).decode()
    try:
        if ast.dump(ast.parse(broken)) == ast.dump(ast.parse(text)):
            return None
    except SyntaxError:
        return None
    diff = [f"- {line.decode().rstrip()}" for line in lines[first : last + 1]]
    diff.append(f"+ {changed.decode().rstrip()}")
    return Mutant(str(path), old.lineno, change.kind, broken, tuple(diff))


def _alive(node: ast.AST) -> Iterator[Code]:
    """The nodes that do something: no annotations, decorators, logs, assertions or excuses."""
    if _is_skipped(node):
        return
    if isinstance(node, ast.expr | ast.stmt):
        yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_comment", "bases"):
            continue
        children = value if isinstance(value, list) else [value]
        for child in children:
            if isinstance(child, ast.AST):
                yield from _alive(child)


def _is_skipped(node: ast.AST) -> bool:
    match node:
        case ast.Assert() | ast.JoinedStr() | ast.Import() | ast.ImportFrom():
            return True  # the parts of an f-string do not know where they stand
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Assign(targets=[ast.Name(id=name), *_]):
            return name in _UNSEEN
        case ast.Call(func=ast.Name(id=name)):
            return name in _TOOLS_OF_TYPES
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=name)))):
            return name in _LOGS
        case _:
            return False
