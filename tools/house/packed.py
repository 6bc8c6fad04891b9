"""Arithmetic on packed boards outside the rooms that know how boards are packed."""

import ast
from pathlib import Path, PurePosixPath

from tools.house.source import Finding, modules

KNOW_PACKING = ("azul_desktop/core", "azul_desktop/bots", "tools/tuning")
"""Below these folders boards are lists of integers, for the sake of speed: the rules, the bots, and
the fitting of the bots. Everywhere else boards are read through a view."""
_PACKED = ("azul_desktop.core.wall.packed", "azul_desktop.core.star.packed")
_WORK = {ast.BitAnd: (7, 63), ast.RShift: (3,), ast.LShift: (3,)}
"""Three bits hold a colour, six the lines of a wall."""


def packed_arithmetic(root: Path) -> list[Finding]:
    """Every place where a packed board is read or written by hand."""
    rooms = [PurePosixPath(room) for room in KNOW_PACKING]
    return [
        module.finding(node)
        for module in modules(root)
        if not any(module.path.is_relative_to(room) for room in rooms)
        for node in ast.walk(module.tree)
        if isinstance(node, ast.expr | ast.stmt) and _is_packing(node)
    ]


def _is_packing(node: ast.AST) -> bool:
    match node:
        case ast.BinOp(op=op, right=ast.Constant(value=int(bits))):
            return bits in _WORK.get(type(op), ())
        case ast.AugAssign(op=op, value=ast.Constant(value=int(bits))):
            return bits in _WORK.get(type(op), ())
        case ast.Import(names=names):
            return any(name.name in _PACKED for name in names)
        case ast.ImportFrom(module=str(origin), names=names):
            return origin in _PACKED or any(f"{origin}.{name.name}" in _PACKED for name in names)
        case _:
            return False
