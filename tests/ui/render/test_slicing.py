"""Large panels are put together from small pieces, and look as if they were not."""

from collections.abc import Callable

import pygame
import pytest

from azul_desktop.geometry import Box
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render import panels, shapes, slicing
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import CREAM, GOLD
from tests.ui.studio import open_display

SIZES = [(2310, 1717), (1024, 5000), (4100, 900)]
TINT = (90, 120, 150)


def shown(sprites: list[Sprite], size: tuple[int, int]) -> pygame.Surface:
    """Sprites on a cream ground."""
    surface = pygame.Surface(size)
    surface.fill(CREAM)
    for sprite in sprites:
        surface.blit(sprite.surface, (sprite.x, sprite.y), None, sprite.flags)
    return surface


def alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    return one.get_view("2").raw == other.get_view("2").raw


def weight(sprites: list[Sprite]) -> int:
    """The pixels of all different pictures."""
    found = {id(sprite.surface): sprite.surface.get_size() for sprite in sprites}
    return sum(w * h for w, h in found.values())


PAINTED: dict[str, Callable[[slicing.Size], pygame.Surface]] = {
    "framed": lambda size: shapes.framed(size, 60, (TINT,), GOLD, 7, 200),
    "shaded": lambda size: shapes.rounded(size, 60, (TINT, CREAM, GOLD)),
    "shadow": lambda size: shapes.shadow((size[0] - 48, size[1] - 48), 60, 12, TINT, 140),
}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", PAINTED)
def test_pieces_make_the_whole_picture(name: str, size: tuple[int, int]) -> None:
    open_display()
    paint = PAINTED[name]
    pieces = slicing.panel(paint, size, (0, 0), 110, shaded=name == "shaded")
    assert len(pieces) > 3 or name == "shaded"
    assert alike(shown(pieces, size), shown([Sprite(paint(size), 0, 0)], size))


def test_a_small_panel_is_one_picture() -> None:
    open_display()
    pieces = slicing.panel(lambda size: shapes.rounded(size, 9, (TINT,)), (1920, 1080), (3, 4), 9)
    assert [(piece.x, piece.y, piece.surface.get_size()) for piece in pieces] == [
        (3, 4, (1920, 1080))
    ]


def test_a_panel_many_windows_high_takes_little_room(desk: Desk) -> None:
    brush = desk.brush.at_scale(6.0)
    box = Box(40, 60, 3600, 12000)
    board = panels.board(brush, box)
    assert weight(board) < 3600 * 12000 / 6
    assert Group(board).box.contains(pygame.Rect(40, 60, 3600, 12000))
    again = panels.board(brush, box)
    assert [sprite.surface for sprite in again] == [sprite.surface for sprite in board]


def test_a_large_board_looks_as_a_whole_one(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    box, size = Box(30, 30, 1800, 1500), (1900, 1600)
    large = shown(panels.board(desk.brush, box, corners=True), size)
    monkeypatch.setattr(slicing, "LARGE", 100_000_000)
    whole = shown(panels.board(desk.brush, box, corners=True), size)
    # Only the smooth pixels of the corners are mixed in another order.
    far = [
        (x, y)
        for x in range(0, 1900, 3)
        for y in range(0, 1600, 3)
        if max(abs(a - b) for a, b in zip(large.get_at((x, y)), whole.get_at((x, y)), strict=True))
        > 6
    ]
    assert not far
