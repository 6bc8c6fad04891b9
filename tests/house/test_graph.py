"""Imports inside functions: those that would close a circle, and those with another reason."""

from pathlib import Path

from tests.house.trees import tree
from tools.house.graph import dodged_circles, reachable, top_imports
from tools.house.source import modules

LATE = "def go():\n    from azul_desktop.{} import {}\n"


def dodged(root: Path) -> list[str]:
    return [f"{found.file}:{found.line}" for found in dodged_circles(root)]


def test_a_late_import_that_would_close_a_circle_counts(tmp_path: Path) -> None:
    root = tree(
        tmp_path,
        azul_desktop__routes=LATE.format("title", "Title"),
        azul_desktop__title="from azul_desktop.page import Page",
        azul_desktop__page="import azul_desktop.routes",
    )
    assert dodged(root) == ["azul_desktop/routes.py:2"]


def test_a_late_import_of_a_module_itself_and_in_a_method_counts(tmp_path: Path) -> None:
    method = "class A:\n    def go(self):\n        if 1:\n            from azul_desktop import b\n"
    root = tree(tmp_path, azul_desktop__a=method, azul_desktop__b="from azul_desktop import a")
    assert dodged(root) == ["azul_desktop/a.py:4"]


def test_a_late_import_for_speed_does_not_count(tmp_path: Path) -> None:
    root = tree(
        tmp_path,
        azul_desktop__cli=LATE.format("ui", "run") + "    import json\n",
        azul_desktop__ui="from azul_desktop import core\nimport pygame",
        azul_desktop__core="",
    )
    assert dodged(root) == []


def test_what_is_imported_for_types_only_closes_no_circle(tmp_path: Path) -> None:
    types = (
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from azul_desktop.a import A\n"
    )
    root = tree(tmp_path, azul_desktop__a=LATE.format("b", "B"), azul_desktop__b=types)
    assert dodged(root) == []


def test_the_graph_has_what_runs_on_import(tmp_path: Path) -> None:
    code = """
import sys
from azul_desktop import b, TITLE
try:
    from azul_desktop.c import C
except ImportError:
    from azul_desktop.d import D
def go():
    from azul_desktop.e import E
"""
    empty = {f"azul_desktop__{name}": "" for name in ("__init__", "b", "c", "d", "e")}
    root = tree(tmp_path, azul_desktop__a=code, **empty)
    graph = top_imports(modules(root))
    names = {f"azul_desktop.{name}" for name in "bcd"} | {"azul_desktop"}
    assert graph["azul_desktop.a"] == names
    assert reachable(graph, "azul_desktop.a") == names | {"azul_desktop.a"}
