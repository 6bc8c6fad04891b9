"""Questions about the family of a game, asked outside the folders of the families.

Whoever asks has to be found and changed for the next family; whoever asks an object of the family
has not.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tools.house.source import Finding, Module, modules

FAMILIES = ("wall", "star")
"""The families, as their folders are named and as editions name them."""
REGISTER = "families.py"
"""Modules of this name only say which object belongs to which name."""
_CLASS = re.compile(rf"({'|'.join(name.title() for name in FAMILIES)})(?![a-z])")


def family_tests(root: Path) -> list[Finding]:
    """Every place where code asks for the family."""
    return [
        found
        for module in modules(root)
        if module.path.name != REGISTER and not set(module.path.parts[:-1]) & set(FAMILIES)
        for found in _tests_in(module)
    ]


def _tests_in(module: Module) -> Iterator[Finding]:
    for node in ast.walk(module.tree):
        match node:
            case ast.Call(func=ast.Name(id="isinstance"), args=[_, kinds]) if _names_class(kinds):
                yield module.finding(node)
            case ast.MatchClass(cls=kind) if _names_class(kind):
                yield module.finding(node)
            case ast.Compare(left=left, comparators=others) if _asks([left, *others]):
                yield module.finding(node)
            case ast.Subscript(slice=key) if _is_family(key):
                yield module.finding(node)
            case ast.Match(subject=subject, cases=cases) if _is_family(subject):
                for case in cases:
                    yield module.finding(case.pattern)
            case _:
                pass


def _names_class(kinds: ast.expr) -> bool:
    """Whether a class is that of one family."""
    return any(
        _CLASS.search(node.id if isinstance(node, ast.Name) else node.attr)
        for node in ast.walk(kinds)
        if isinstance(node, ast.Name | ast.Attribute)
    )


def _asks(sides: list[ast.expr]) -> bool:
    """Whether a comparison asks which family it is, or for the class of one."""
    by_name = any(_is_family(side) for side in sides) and any(
        isinstance(part, ast.Constant) and part.value in FAMILIES
        for side in sides
        for part in ast.walk(side)
    )
    return by_name or (any(_is_type(side) for side in sides) and any(map(_names_class, sides)))


def _is_family(node: ast.expr) -> bool:
    match node:
        case ast.Attribute(attr="family") | ast.Name(id="family"):
            return True
        case _:
            return False


def _is_type(node: ast.expr) -> bool:
    match node:
        case ast.Call(func=ast.Name(id="type")):
            return True
        case _:
            return False
