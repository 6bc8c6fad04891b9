"""A part of a picture is painted anew only when it looks different."""

import pygame

from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.table.paint.canvas import Canvas


def test_a_part_is_painted_once_for_each_look() -> None:
    canvas, painted = Canvas(), []

    def paint() -> list[Sprite]:
        painted.append(1)
        return [Sprite(pygame.Surface((5, 5)), 0, 0)]

    first = canvas.group("board", (1, 2), paint)
    assert canvas.group("board", (1, 2), paint) is first
    assert len(painted) == 1
    assert canvas.group("board", (1, 3), paint) is not first
    assert canvas.group("score", (1, 3), paint) is not canvas.group("board", (1, 3), paint)
    assert len(painted) == 3


def test_a_cleared_canvas_paints_everything_anew() -> None:
    canvas = Canvas()
    first = canvas.group("board", 1, list)
    canvas.clear()
    assert canvas.group("board", 1, list) is not first


def test_only_the_last_look_is_kept() -> None:
    canvas = Canvas()
    first = canvas.group("board", 1, list)
    canvas.group("board", 2, list)
    assert canvas.group("board", 1, list) is not first


def test_a_picture_can_be_painted_one_part_at_a_time() -> None:
    canvas = Canvas()
    painted: list[str] = []

    def part(name: str) -> Group:
        def paint() -> list[Sprite]:
            painted.append(name)
            return []

        return canvas.group(name, 0, paint)

    def picture() -> list[Group]:
        return [part(name) for name in "abc"]

    assert [canvas.paint_one(picture) for _ in range(3)] == [True, True, False]
    assert painted == ["a", "b", "c"]
    assert not canvas.paint_one(picture)
    picture()
    assert painted == ["a", "b", "c"]
