"""The ways in which code is broken, and what is left whole."""

import ast
from pathlib import PurePosixPath

import pytest

from tools.mutation.mutants import Mutant, changes_of, mutant

PATH = PurePosixPath("azul_desktop/a.py")


def mutants(text: str) -> list[Mutant]:
    found = [mutant(PATH, text, change) for change in changes_of(text)]
    return [one for one in found if one is not None]


def broken(text: str) -> list[str]:
    return [one.text for one in mutants(text)]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("x = a < b", ["x = a <= b"]),
        ("x = a >= b", ["x = a > b"]),
        ("x = a == b", ["x = a != b"]),
        ("x = a is not b", ["x = a is b"]),
        ("x = a in b", ["x = a not in b"]),
        ("x = a < b < c", ["x = a <= b < c", "x = a < b <= c"]),
        ("x = a + b", ["x = a - b"]),
        ("x = a * b", ["x = a // b"]),
        ("x = a / b", ["x = a * b"]),
        ("x = a & b", ["x = a | b"]),
        ("x += y", ["pass", "x -= y"]),
        ("x = a and b", ["x = a or b"]),
        ("x = a or b", ["x = a and b"]),
        ("x = a and not (b)", ["x = a or not b", "x = a and b"]),
        ("x = a * not_(b)", ["x = a // not_(b)"]),
        ("x = 6", ["x = 7"]),
        ("x = 0.5", ["x = 1.5"]),
        ("x = True", ["x = False"]),
        ("f(a, b)", ["pass", "f(b, a)"]),
        ("x = f(a, b, c, key=d)", ["x = f(b, a, c, key=d)"]),
        ("x = a if b else c", ["x = a if not b else c"]),
        ("self.x = y", ["pass"]),
        ("x[y] = z", ["pass"]),
        ("raise e", ["pass"]),
        ("def f():\n    return x", ["def f():\n    return None"]),
        ("def f():\n    return not x", ["def f():\n    return None", "def f():\n    return x"]),
        (
            "def f():\n    return x or y",
            [
                "def f():\n    return not (x or y)",
                "def f():\n    return None",
                "def f():\n    return x and y",
            ],
        ),
        ("if a:  # why\n    b", ["if not a:  # why\n    b"]),
        ("while a:\n    continue", ["while not a:\n    continue", "while a:\n    pass"]),
    ],
)
def test_each_way_to_break_code(before: str, after: list[str]) -> None:
    assert broken(before) == after


@pytest.mark.parametrize(
    "code",
    [
        '"""Text with 1 + 2."""',
        "def f(x: Literal[1] = y) -> tuple[int | None]:\n    ...",
        "x: Literal[True] = y",
        "@dataclass(frozen=True)\nclass A:\n    pass",
        "assert a < 3",
        "__all__ = [a, 1]",
        "_log.warning(a, 1)",
        "if TYPE_CHECKING:\n    x = 1",
        "T = TypeVar('T', bound=Sequence[1])",
        "Shape = Box | Circle",
        "x = isinstance(a, b)",
        "x = max(a, b)",
        "x = 'a' + b",
        "x = a + [b]",
        "x = f'{a + 1}'",
        "f(*a, b)",
        "x = f(a, a)",
        "from a import b",
        "def f():\n    return None",
    ],
)
def test_what_is_left_whole(code: str) -> None:
    assert [one for one in broken(code) if one != "pass"] == []


def test_what_is_no_longer_denied_holds_together() -> None:
    assert "x = a and (b or c)" in broken("x = a and not (b or c)")


def test_columns_count_bytes_and_the_rest_stays_as_it_is() -> None:
    text = 'x = "…×", (a + b)  # ≤\ny = "−"\n'
    (found,) = mutants(text)
    assert found.text == 'x = "…×", (a - b)  # ≤\ny = "−"\n'
    assert found.diff == ('- x = "…×", (a + b)  # ≤', '+ x = "…×", (a - b)  # ≤')
    assert (found.line, found.kind) == (1, "arithmetic")
    assert found.title == "azul_desktop/a.py:1  arithmetic"


def test_a_change_over_several_lines_tells_all_of_them() -> None:
    (found,) = mutants("x = (\n    a\n    + b\n)\n")
    assert found.diff == ("-     a", "-     + b", "+     a - b")
    assert found.line == 2


def test_every_mutant_of_a_real_module_can_be_read_and_differs() -> None:
    text = "def f(x):\n    if x and x > 3 or g(x, 1):\n        return x % 2 == 0\n    return None\n"
    found = broken(text)
    assert len(set(found)) == len(found) > 10
    for one in found:
        assert ast.unparse(ast.parse(one)) != ast.unparse(ast.parse(text))
