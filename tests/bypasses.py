"""Finds texts that reach the screen without the catalogue, by walking over the source."""

import ast
from collections.abc import Iterator
from typing import Final

_SHOWN: Final[dict[str, tuple[int, ...]]] = {
    "text": (0,), "label": (0,), "paragraph": (0,), "line": (0,), "say": (0,), "say_once": (0,),
    "figure": (1,), "edged": (1,), "Word": (0,), "Option": (1,), "Row": (0, 1), "Prompt": (0,),
    "Keys": (0, 1), "Point": (1, 2), "Told": (0, 1), "Page": (1, 3), "Item": (1, 2), "Strip": (0,),
    "Asked": (0, 1, 2, 3), "Caption": (1,), "set_caption": (0,),
}  # fmt: skip
"""Who paints, says or keeps a text that is shown, and which of its arguments that is."""
_NAMED: Final = {"label", "hint", "note", "placeholder", "safe", "danger", "title", "limited"}
"""What such an argument is called."""
_SAYS: Final = {"translate", "translate_in", "translate_count"}
_TABLES: Final = {"Level": (1, 2), "Personality": (1, 2), "Character": (1, 2), "ValueFile": (1,),
    "Term": (1, 2),
}  # fmt: skip
"""Tables whose texts are translated where they are shown, and where these stand."""
FIELDS: Final = {"name", "about", "temperament", "what", "text", "meaning"}
"""What the texts of these tables and of errors are called."""
_CAPS: Final = {
    "F1",
    "F9",
    "F11",
    "F12",
    "M",
    "L",
    "H",
    "Ctrl",
    "Z",
    "Y",
    "N",
    "Tab",
    "Esc",
    "Enter",
    "PgUp",
    "PgDn",
    "Home",
    "End",
    "Del",
    "B",
    "Shift",
    "F2",
    "F",
}
"""What is printed on a key is the same in all languages."""
_NAMES: Final = {"Michael Kiesling", "Azul Desktop"}
"""Names are never translated."""


def bypasses(source: str, *, paints: bool = True) -> list[str]:
    """What goes past the catalogue in a source, with its line.

    Where nothing is painted, `text` and `word` may be checks of files: then only texts that are
    glued or not marked are looked for.
    """
    return sorted({f"{line}: {what}" for line, what in _found(ast.parse(source), paints)})


def _found(tree: ast.Module, paints: bool) -> Iterator[tuple[int, str]]:
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for scope in [tree, *functions]:
        known = _assigned(scope)
        for node in _own(scope):
            if isinstance(node, ast.Call):
                for shown in _shown(node) if paints else ():
                    yield from ((node.lineno, text) for text in _raw(shown, known, set()))
                yield from _unmarked(node)
            elif isinstance(node, (ast.JoinedStr, ast.BinOp)) and _glues(node):
                yield node.lineno, f"glued: {ast.unparse(node)}"


def _own(scope: ast.AST) -> Iterator[ast.AST]:
    """What is in a scope, but not in the functions inside it."""
    for child in ast.iter_child_nodes(scope):
        yield child
        if not isinstance(child, ast.FunctionDef):
            yield from _own(child)


def _assigned(scope: ast.AST) -> dict[str, list[ast.expr]]:
    found: dict[str, list[ast.expr]] = {}
    for node in _own(scope):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, []).append(node.value)
    return found


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def _shown(call: ast.Call) -> Iterator[ast.expr]:
    for at in _SHOWN.get(_name(call.func), ()):
        yield from call.args[at : at + 1]
    yield from (word.value for word in call.keywords if word.arg in _NAMED)


def _raw(node: ast.expr, known: dict[str, list[ast.expr]], seen: set[str]) -> Iterator[str]:
    """The words of an expression that nobody can translate."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str) and _has_words(node.value):
            yield repr(node.value)
    elif isinstance(node, ast.JoinedStr):
        words = [part for part in node.values if isinstance(part, ast.Constant)]
        if any(_has_words(str(part.value)) for part in words):
            yield ast.unparse(node)
    elif isinstance(node, ast.Name) and node.id not in seen:
        for value in known.get(node.id, ()):
            yield from _raw(value, known, seen | {node.id})
    elif isinstance(node, (ast.IfExp, ast.BoolOp, ast.BinOp, ast.Tuple)):
        parts = [child for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)]
        for part in parts[1:] if isinstance(node, ast.IfExp) else parts:
            yield from _raw(part, known, seen)


def _has_words(text: str) -> bool:
    return any(one.isalpha() for one in text) and text not in _CAPS | _NAMES


def _glues(node: ast.AST) -> bool:
    """Whether a translated text gets something in front or behind that is no sentence's gap."""
    if isinstance(node, ast.BinOp) and not isinstance(node.op, ast.Add):
        return False
    parts: list[ast.expr] = []
    if isinstance(node, ast.BinOp):
        parts = [node.left, node.right]
    elif isinstance(node, ast.JoinedStr):
        parts = [part.value for part in node.values if isinstance(part, ast.FormattedValue)]
    return any(isinstance(part, ast.Call) and _name(part.func) in _SAYS for part in parts)


def _unmarked(call: ast.Call) -> Iterator[tuple[int, str]]:
    """Texts of tables without a mark, and translations of what is no text of a table."""
    name = _name(call.func)
    for at in _TABLES.get(name, ()):
        for text in call.args[at : at + 1]:
            if isinstance(text, ast.Constant):
                yield call.lineno, f"not marked: {ast.unparse(text)}"
    said = call.args[0] if name == "translate" and call.args else None
    if isinstance(said, ast.Attribute) and said.attr not in FIELDS:
        yield call.lineno, f"of no table: {ast.unparse(said)}"
