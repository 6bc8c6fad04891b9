"""A test that only runs proves little: each test of the window says what has to hold."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
_CHECKS = ("raises", "warns", "fail")
Tests = list[tuple[str, ast.FunctionDef]]


def functions(folder: Path) -> Iterator[tuple[str, ast.FunctionDef]]:
    """All functions below a folder, with where they are."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield f"{file.relative_to(folder).as_posix()}:{node.lineno} {node.name}", node


def calls(function: ast.FunctionDef) -> set[str]:
    """The names of what a function calls."""
    found = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
    names = {func.attr for func in found if isinstance(func, ast.Attribute)}
    return names | {func.id for func in found if isinstance(func, ast.Name)}


def without_backbone(tests: Tests, helpers: Tests) -> list[str]:
    """Tests that assert nothing, neither themselves nor by a helper that is there to assert."""

    def asserts(function: ast.FunctionDef) -> bool:
        return any(isinstance(node, ast.Assert) for node in ast.walk(function)) or bool(
            calls(function) & set(_CHECKS)
        )

    sure = {node.name for _, node in helpers if asserts(node) and not node.name.startswith("test_")}
    return [
        name
        for name, node in tests
        if node.name.startswith("test_") and not asserts(node) and not calls(node) & sure
    ]


def test_every_test_of_the_window_asserts_something() -> None:
    every = list(functions(ROOT / "tests"))
    assert without_backbone(list(functions(ROOT / "tests" / "ui")), every) == []


@pytest.mark.parametrize(
    ("body", "is_weak"),
    [
        ("paint()", True),
        ("assert paint()", False),
        ("with pytest.raises(OSError):\n        paint()", False),
        ("check_looks()", False),
        ("look.check_looks()", False),
    ],
)
def test_a_test_that_only_runs_is_found(body: str, is_weak: bool, tmp_path: Path) -> None:
    helpers = "def check_looks():\n    assert 1\n\ndef paint():\n    pass\n\n"
    (tmp_path / "test_a.py").write_text(f"{helpers}def test_it():\n    {body}\n")
    found = list(functions(tmp_path))
    assert bool(without_backbone(found, found)) is is_weak
