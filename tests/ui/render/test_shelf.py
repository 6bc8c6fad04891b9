"""The shelf: a picture is painted once, and memory stays finite."""

import ast
import gc
from collections.abc import Callable
from pathlib import Path

import pygame

from azul_desktop.ui.render.shelf import SHELF, Drawer, Kept, Shelf, weight_of

SIDE = 10
WEIGHT = SIDE * SIDE * 4


def picture() -> pygame.Surface:
    return pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)


def never() -> pygame.Surface:
    raise AssertionError("painted twice")


def counting(painted: list[str], name: str) -> Callable[[], pygame.Surface]:
    def paint() -> pygame.Surface:
        painted.append(name)
        return picture()

    return paint


def test_a_picture_is_painted_once() -> None:
    shelf = Shelf[pygame.Surface]()
    assert shelf.once("a", picture) is shelf.once("a", never)
    assert shelf.weight == WEIGHT == weight_of(picture())


def test_the_longest_unused_leave_first() -> None:
    shelf, painted = Shelf[pygame.Surface](2 * WEIGHT), list[str]()
    for name in ("a", "b", "a", "c", "a", "b"):
        shelf.once(name, counting(painted, name))
    assert painted == ["a", "b", "c", "b"]
    assert shelf.weight == 2 * WEIGHT


def test_what_someone_has_is_not_painted_again() -> None:
    shelf = Shelf[pygame.Surface](0)
    shown = shelf.once("a", picture)
    shelf.once("b", picture)
    assert shelf.weight == WEIGHT, "only the newest is kept"
    assert shelf.once("a", never) is shown
    shelf.once("b", picture)
    del shown
    gc.collect()
    painted: list[str] = []
    shelf.once("a", counting(painted, "a"))
    assert painted == ["a"]


def test_a_cleared_shelf_knows_nothing() -> None:
    shelf = Shelf[pygame.Surface]()
    shown = shelf.once("a", picture)
    shelf.clear()
    assert shelf.weight == 0
    assert shelf.once("a", picture) is not shown


def test_a_kept_function_gives_the_same_picture_or_a_fresh_one() -> None:
    @Kept
    def square(side: int, *, alpha: int = 255) -> pygame.Surface:
        """A square."""
        return pygame.Surface((side, side), pygame.SRCALPHA)

    SHELF.clear()
    assert square.__doc__ == "A square."
    assert square(4) is square(4)
    assert square(4) is not square(5)
    assert square(4, alpha=3) is square(4, alpha=3)
    assert square(4, alpha=3) is not square(4, alpha=4)
    assert square.fresh(4) is not square.fresh(4)


def test_a_drawer_is_a_part_of_the_shelf() -> None:
    SHELF.clear()
    mine, yours = Drawer(), Drawer()
    mine["a"] = picture()
    assert "a" in mine
    assert "a" not in yours
    assert mine["a"] is mine.get("a")
    assert SHELF.weight == WEIGHT
    mine["a"] = picture()
    assert SHELF.weight == WEIGHT
    SHELF.clear()
    assert mine.get("a") is None


def test_the_pictures_in_a_drawer_leave_with_their_owner() -> None:
    SHELF.clear()
    mine, yours = Drawer(), Drawer()
    mine["a"] = picture()
    yours["a"] = picture()
    del mine
    gc.collect()
    assert SHELF.weight == WEIGHT
    assert "a" in yours


_BRIEF = "rearranging.py"
"""It keeps one picture of each part as long as a movement lasts: on the shelf these, the largest
of all, would push out what is needed after it."""


def _own_caches(file: Path) -> list[str]:
    """What a module keeps by itself: functions that remember pictures, tables full of them."""
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.returns is not None:
            wrappers = " ".join(map(ast.unparse, node.decorator_list))
            kept, what = "cache" in wrappers, ast.unparse(node.returns)
        elif isinstance(node, ast.AnnAssign):
            what = ast.unparse(node.annotation)
            kept = what.startswith("dict") and ast.unparse(node.target).startswith("self.")
        else:
            continue
        if kept and ("Surface" in what or "Font" in what):
            found.append(f"{file.name}:{node.lineno}")
    return found


def test_pictures_are_kept_nowhere_else() -> None:
    """A cache that counts instead of weighing, or outlives the window's size, is none of ours."""
    modules = (Path(__file__).parents[3] / "azul_desktop" / "ui").rglob("*.py")
    kept = [place for file in modules if file.name != _BRIEF for place in _own_caches(file)]
    assert kept == []


def test_a_large_window_keeps_more_and_another_size_keeps_nothing() -> None:
    shelf = Shelf[pygame.Surface]()
    most = []
    for window in ((1280, 720), (3840, 2160)):
        shelf.put("old", pygame.Surface((4, 4)))
        shelf.fit(window)
        assert shelf.get("old") is None
        assert shelf.weight == 0
        for number in range(60):
            shelf.put(number, pygame.Surface((1000, 1000), pygame.SRCALPHA))
        most.append(shelf.weight)
    assert 45_000_000 < most[0] < 55_000_000
    assert 118_000_000 < most[1] < 128_000_000
