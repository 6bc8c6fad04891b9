"""The shelf: a picture is painted once, and memory stays finite."""

import gc
from collections.abc import Callable

import pygame

from azul_desktop.ui.render.shelf import SHELF, Kept, Shelf, weight_of

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
    shelf = Shelf()
    assert shelf.once("a", picture) is shelf.once("a", never)
    assert shelf.weight == WEIGHT == weight_of(picture())


def test_the_longest_unused_leave_first() -> None:
    shelf, painted = Shelf(2 * WEIGHT), list[str]()
    for name in ("a", "b", "a", "c", "a", "b"):
        shelf.once(name, counting(painted, name))
    assert painted == ["a", "b", "c", "b"]
    assert shelf.weight == 2 * WEIGHT


def test_what_someone_has_is_not_painted_again() -> None:
    shelf = Shelf(0)
    shown = shelf.once("a", picture)
    assert shelf.weight == 0
    assert shelf.once("a", never) is shown
    del shown
    gc.collect()
    painted: list[str] = []
    shelf.once("a", counting(painted, "a"))
    assert painted == ["a"]


def test_a_cleared_shelf_knows_nothing() -> None:
    shelf = Shelf()
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
