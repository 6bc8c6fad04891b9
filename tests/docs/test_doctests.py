"""Every example in a docstring runs, and tells what it says."""

import ast
import importlib
from pathlib import Path

import pytest

from tests.docs.page_code import ROOT, run_session

FILES = [
    file
    for folder in ("azul_desktop", "tools")
    for file in sorted((ROOT / folder).rglob("*.py"))
    if ">>> " in file.read_text(encoding="utf-8")
]
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def docstrings(text: str) -> list[str]:
    """All docstrings of a module with examples; from its source, for it may be compiled."""
    found = [
        ast.get_docstring(node) or ""
        for node in ast.walk(ast.parse(text))
        if isinstance(node, Documented)
    ]
    return [docstring for docstring in found if ">>> " in docstring]


def test_there_are_examples() -> None:
    assert FILES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_the_examples_of_a_module_tell_the_truth(file: Path) -> None:
    name = ".".join(file.relative_to(ROOT).with_suffix("").parts)
    module = importlib.import_module(name.removesuffix(".__init__"))
    text = file.read_text(encoding="utf-8")
    found = docstrings(text)
    assert sum(one.count(">>> ") for one in found) == text.count(">>> "), "one is in no docstring"
    for docstring in found:
        assert run_session(name, docstring, dict(vars(module))) == []


def test_an_example_that_lies_is_noticed() -> None:
    (docstring,) = docstrings('def two():\n    """Two.\n\n    >>> two()\n    3\n    """')
    (told,) = run_session("two", docstring, {"two": lambda: 2})
    assert "Expected:\n    3\nGot:\n    2" in told
