"""Names of things on screen that are taken apart where they are used.

`disc/3/red` is text for programs and people. One module reads it; the others are told what
it says.
"""

import ast
from pathlib import Path

from tools.house.source import Finding, modules

PARSER = "azul_desktop/core/address_names.py"
"""The one module that may take names apart."""
_SPLITS = ("split", "rsplit", "partition", "rpartition")
_STARTS = ("startswith", "removeprefix")


def name_splits(root: Path, parser: str = PARSER) -> list[Finding]:
    """Every place where a text is split at its slashes."""
    return [
        module.finding(node)
        for module in modules(root)
        if str(module.path) != parser
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call) and _takes_apart(node)
    ]


def _takes_apart(call: ast.Call) -> bool:
    match call:
        case ast.Call(func=ast.Attribute(attr=how), args=[ast.Constant(value="/"), *_]):
            return how in _SPLITS + _STARTS
        case ast.Call(func=ast.Attribute(attr=how), args=[ast.Tuple(elts=texts), *_]):
            return how in _STARTS and any(map(_is_beginning, texts))
        case ast.Call(func=ast.Attribute(attr=how), args=[text, *_]):
            return how in _STARTS and _is_beginning(text)
        case _:
            return False


def _is_beginning(text: ast.expr) -> bool:
    """Whether a text is the beginning of a name, up to a slash."""
    match text:
        case (
            ast.Constant(value=str(words))
            | ast.JoinedStr(values=[*_, ast.Constant(value=str(words))])
        ):
            return words.endswith("/")
        case _:
            return False
