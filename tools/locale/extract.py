"""Finds the texts of the program: what is said through `i18n`, in errors, and marked in tables."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Formatter

from tools.locale.takers import Takers, find_takers

LEFT_OUT = (
    "arena",
    "cli.py",
    "commands/arena.py",
    "commands/arguments.py",
    "commands/bench.py",
    "commands/engine.py",
    "commands/library_bench.py",
    "commands/progress.py",
    "commands/replay.py",
    "commands/simulate.py",
    "selftest",
    "ui/bench",
    "ui/pilot.py",
)
"""Tools for developers and the help of the command line, which stay English."""
_MARK = "Translators:"


@dataclass(frozen=True)
class Text:
    """One text of the sources."""

    file: str
    line: int
    one: str
    many: str = ""
    context: str = ""
    comment: str = ""


@dataclass(frozen=True)
class Unseen:
    """A call whose text cannot be read from the source."""

    file: str
    line: int


def extract(package: Path) -> tuple[list[Text], list[Unseen]]:
    """Every text of a package, in the order of its files, and the calls that hide theirs."""
    sources = {file: file.read_text(encoding="utf-8") for file in sorted(package.rglob("*.py"))}
    trees = {file: ast.parse(source) for file, source in sources.items()}
    takers = find_takers(trees)
    texts: list[Text] = []
    unseen: list[Unseen] = []
    for file, tree in trees.items():
        inside = file.relative_to(package)
        if any(inside.is_relative_to(left) for left in LEFT_OUT):
            continue
        name = file.relative_to(package.parent).as_posix()
        reader = _Reader(file, name, sources[file].splitlines(), takers, tree)
        reader.visit(tree)
        texts += sorted(reader.texts, key=lambda text: text.line)
        unseen += reader.unseen
    return texts, unseen


class _Reader(ast.NodeVisitor):
    """Walks over one file."""

    def __init__(
        self, file: Path, name: str, lines: list[str], takers: Takers, tree: ast.Module
    ) -> None:
        self.texts: list[Text] = []
        self.unseen: list[Unseen] = []
        self._file, self._name, self._lines, self._takers = file, name, lines, takers
        self._scopes: list[dict[str, list[ast.expr]]] = [_assigned(tree.body)]
        self._statement = 0

    def visit(self, node: ast.AST) -> None:
        """Remember which statement it is: a comment above it is for all its texts."""
        if isinstance(node, ast.stmt):
            self._statement = node.lineno
        super().visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """A function has names of its own."""
        own = _assigned(node.body)
        arguments = node.args.posonlyargs + node.args.args + node.args.kwonlyargs
        for argument in arguments:  # whoever calls it is asked for the text
            own.setdefault(argument.arg, [])
        self._scopes.append(own)
        self.generic_visit(node)
        self._scopes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        """Take down the text of a call that has one."""
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        if name == "translate_count" and len(node.args) > 2:
            self._add_count(node)
        elif name == "translatable" and node.args:
            words = {word.arg: word.value for word in node.keywords}
            self._add(node, node.args[0], _constant(words.get("context")))
        else:
            index = self._takers.index(self._file, name)
            if index is not None and len(node.args) > index:
                context = _constant(node.args[0]) if name == "translate_in" else ""
                self._add(node, node.args[index], context)
        self.generic_visit(node)

    def _add_count(self, node: ast.Call) -> None:
        one, many = _constant(node.args[0]), _constant(node.args[1])
        if one and many:
            comment = self._comment(node.lineno)
            self.texts.append(Text(self._name, node.lineno, one, many, comment=comment))
        else:
            self.unseen.append(Unseen(self._name, node.lineno))

    def _add(self, node: ast.Call, said: ast.expr, context: str) -> None:
        found = list(self._constants(said))
        if None in found:
            self.unseen.append(Unseen(self._name, node.lineno))
        for text in found:
            if text and _has_words(text):
                comment = self._comment(node.lineno)
                self.texts.append(
                    Text(self._name, node.lineno, text, context=context, comment=comment)
                )

    def _constants(self, said: ast.expr, seen: tuple[str, ...] = ()) -> Iterator[str | None]:
        """The texts that an expression may be; None for one that cannot be seen.

        What comes out of a table or an object was marked where that was made.
        """
        if text := _constant(said):
            yield text
        elif isinstance(said, ast.IfExp):
            yield from self._constants(said.body, seen)
            yield from self._constants(said.orelse, seen)
        elif isinstance(said, ast.Name) and said.id not in seen:
            scope = next((one for one in reversed(self._scopes) if said.id in one), None)
            if scope is None:
                yield None
            else:
                for value in scope[said.id]:
                    yield from self._constants(value, (*seen, said.id))
        elif isinstance(said, (ast.JoinedStr, ast.BinOp)):
            yield None

    def _comment(self, line: int) -> str:
        """What stands in a comment for translators above a call or above its statement."""
        for below in (line, self._statement):
            words: list[str] = []
            for text in reversed(self._lines[: below - 1]):
                if not text.strip().startswith("#"):
                    break
                words.insert(0, text.strip().removeprefix("#").strip())
            said = " ".join(words)
            if _MARK in said:
                return said[said.index(_MARK) + len(_MARK) :].strip()
        return ""


def _has_words(text: str) -> bool:
    """Whether there is anything to translate between the gaps."""
    return any(letter.isalpha() for said, *_ in Formatter().parse(text) for letter in said)


def _constant(node: ast.expr | None) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return ""


def _assigned(body: Iterable[ast.stmt]) -> dict[str, list[ast.expr]]:
    """What each name of a scope is set to, whatever may come between."""
    found: dict[str, list[ast.expr]] = {}
    for statement in body:
        for node in _own_nodes(statement):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    _pair(found, target, node.value)
            elif isinstance(node, (ast.AnnAssign, ast.NamedExpr)) and node.value is not None:
                _pair(found, node.target, node.value)
            elif isinstance(node, ast.AugAssign):
                _pair(found, node.target, ast.BinOp(node.target, node.op, node.value))
            elif isinstance(node, (ast.For, ast.comprehension)):
                turns = node.iter
                each = turns.elts if isinstance(turns, (ast.Tuple, ast.List)) else [turns]
                for value in each:
                    _pair(found, node.target, value)
    return found


def _own_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """All that is part of a statement, but not what is in functions of their own."""
    yield node
    if not isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Lambda)):
        for child in ast.iter_child_nodes(node):
            yield from _own_nodes(child)


def _pair(found: dict[str, list[ast.expr]], target: ast.expr, value: ast.expr) -> None:
    if isinstance(target, ast.Name):
        found.setdefault(target.id, []).append(value)
    elif isinstance(target, ast.Tuple):
        parts = value.elts if isinstance(value, ast.Tuple) else []
        for index, part in enumerate(target.elts):
            fitting = len(parts) == len(target.elts)
            _pair(found, part, parts[index] if fitting else ast.Attribute(value, "part"))
