"""The figures of a whole tree, and what the command says about them."""

from pathlib import Path

import pytest

from tests.house.trees import tree
from tools.house.__main__ import main
from tools.house.dead import dead_code
from tools.house.figures import FIGURES, Count, count

ALIVE = """
[[alive]]
file = "tools/hook.py"
names = ["Hook"]
because = "the builder finds it"
"""
USED = "def used():\n    return 1\n\nprint(used())\n"


def excused(root: Path, text: str) -> Path:
    file = root / "alive.toml"
    file.write_text(text)
    return file


def test_code_that_only_tests_use_is_dead(tmp_path: Path) -> None:
    code = USED + "def unused():\n    return 2\n"
    test = "from azul_desktop.a import unused\nunused()\n"
    root = tree(tmp_path, azul_desktop__a=code, tests__test_a=test, tools__b="")
    (found,) = dead_code(root, excused(root, "alive = []"))
    assert str(found) == "azul_desktop/a.py:5: unused function 'unused'"


def test_an_excuse_counts_while_it_is_needed(tmp_path: Path) -> None:
    hook = "class Hook:\n    pass\n"
    root = tree(tmp_path, azul_desktop__a=USED, tools__hook=hook)
    alive = excused(root, ALIVE)
    assert dead_code(root, alive) == []
    tree(tmp_path, tools__hook=hook + "print(Hook)\n")
    (found,) = dead_code(root, alive)
    assert "'Hook' needs no excuse" in found.what


def test_an_excuse_needs_a_reason(tmp_path: Path) -> None:
    root = tree(tmp_path, azul_desktop__a=USED, tools__b="")
    with pytest.raises(ValueError, match="no reason"):
        dead_code(root, excused(root, ALIVE.replace("the builder finds it", " ")))


def test_code_that_cannot_be_read_is_no_zero(tmp_path: Path) -> None:
    root = tree(tmp_path, azul_desktop__a="def (", tools__b="")
    with pytest.raises(RuntimeError):
        dead_code(root, excused(root, "alive = []"))


def test_a_figure_at_its_limit_is_fine() -> None:
    figure = FIGURES[0]
    assert not Count(figure, figure.limit, []).is_over
    assert Count(figure, figure.limit + 1, []).is_over


def test_the_fullest_folder_is_a_figure(tmp_path: Path) -> None:
    (fullest,) = [figure for figure in FIGURES if "fullest" in figure.title]
    root = tree(tmp_path, **{f"tools__m{n}": "" for n in range(25)})
    assert (count(fullest, root).value, count(fullest, root).findings) == (25, [])
    tree(tmp_path, tools__one_more="")
    assert count(fullest, root).is_over
    assert len(count(fullest, root).findings) == 1
    assert count(fullest, tmp_path / "nowhere").value == 0


def test_the_command_lists_and_judges(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = tree(tmp_path, azul_desktop__a=USED, tools__build_hook="", tools__compile_core="")
    (tmp_path / "tests").mkdir()
    tree(tmp_path, azul_desktop__names="print('disc/1'.split('/'))\n")
    assert main(["--root", str(root), "--list"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "    azul_desktop/names.py:1: 'disc/1'.split('/')" in lines
    assert sum(not line.startswith("    a") and " of " in line for line in lines) == len(FIGURES)
