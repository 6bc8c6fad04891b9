"""The small ways in which code is broken: from a node of its tree to what stands there instead."""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar


@dataclass(frozen=True, slots=True)
class Change:
    """One way to break the code."""

    kind: str
    old: ast.expr | ast.stmt
    new: ast.expr | ast.stmt


Code = ast.expr | ast.stmt
N = TypeVar("N", bound=Code)

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
_ANY_ORDER = ("isinstance", "min", "max", "dist", "hypot", "isclose", "gcd")
_LISTS = ast.List | ast.ListComp | ast.Tuple | ast.JoinedStr | ast.Set | ast.Dict


def changes(node: Code) -> Iterator[Change]:
    """Every way to break the code at a node itself; what is inside it has its own."""
    if isinstance(node, ast.stmt):
        yield from _of_statement(node)
    else:
        yield from _of_expression(node)


def _of_expression(node: ast.expr) -> Iterator[Change]:
    match node:
        case ast.Compare(ops=ops):
            for at, op in enumerate(ops):
                turned = [*ops[:at], _COMPARED[type(op)](), *ops[at + 1 :]]
                yield Change("comparison", node, _with(node, ops=turned))
        case ast.BinOp(left=left, op=op, right=right) if _computes(left, op, right):
            yield Change("arithmetic", node, _with(node, op=_COMPUTED[type(op)]()))
        case ast.BoolOp(op=ast.And()):
            yield Change("boolean", node, _with(node, op=ast.Or()))
        case ast.BoolOp(op=ast.Or()):
            yield Change("boolean", node, _with(node, op=ast.And()))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield Change("boolean", node, operand)
        case ast.Constant(value=bool(value)):
            yield Change("constant", node, ast.Constant(not value))
        case ast.Constant(value=int(value) | float(value)):
            yield Change("constant", node, ast.Constant(value + 1))
        case ast.Call(args=[one, two, *rest]) if _has_order(node):
            yield Change("arguments", node, _with(node, args=[two, one, *rest]))
        case ast.IfExp(test=test) if not _is_truth(test):
            yield Change("boolean", test, _negated(test))
        case _:
            pass


def _of_statement(node: ast.stmt) -> Iterator[Change]:
    match node:
        case ast.Return(value=ast.expr() as value):
            if isinstance(value, ast.BoolOp):
                yield Change("return", value, _negated(value))
            yield Change("return", value, ast.Constant(None))
        case ast.If(test=test) | ast.While(test=test) if not _is_truth(test):
            yield Change("boolean", test, _negated(test))
        case ast.Expr(value=ast.Call()) | ast.Continue() | ast.Raise() | ast.Break():
            yield Change("deleted", node, ast.Pass())
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):
            yield Change("deleted", node, ast.Pass())
        case ast.AugAssign(target=target, op=op, value=value):
            yield Change("deleted", node, ast.Pass())
            if _computes(target, op, value):
                yield Change("arithmetic", node, _with(node, op=_COMPUTED[type(op)]()))
        case _:
            pass


def _with(node: N, **fields: object) -> N:
    """A node with some parts exchanged."""
    other = copy.copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other


def _negated(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(op=ast.Not(), operand=test)


def _is_truth(node: ast.expr) -> bool:
    """Whether there is an operator in it that can be turned round."""
    return isinstance(node, ast.Compare | ast.BoolOp) or (
        isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    )


def _has_order(call: ast.Call) -> bool:
    """Whether it matters which argument is the first."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name not in _ANY_ORDER and not any(
                isinstance(argument, ast.Starred) for argument in call.args
            )
        case _:
            return False


def _computes(left: ast.expr, op: ast.operator, right: ast.expr) -> bool:
    return type(op) in _COMPUTED and not (_is_no_number(left) or _is_no_number(right))


def _is_no_number(node: ast.expr) -> bool:
    """A text, a list or a class: every test of it would fail, so it says nothing."""
    match node:
        case ast.Constant(value=str() | bytes() | None):
            return True
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name[:1].isupper() and not name.isupper()
        case _:
            return isinstance(node, _LISTS)
