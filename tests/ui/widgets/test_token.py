"""A player's token is told by its shape alone."""

import itertools
from pathlib import Path

import pygame

from azul_desktop.ui.render.tokens import PLAYERS
from azul_desktop.ui.widgets.token import token
from tests.ui.widgets.stand import stand


def outline(surface: pygame.Surface) -> set[tuple[int, int]]:
    w, h = surface.get_size()
    return {(x, y) for x in range(w) for y in range(h) if surface.get_at((x, y)).a > 127}


def test_no_two_colours_have_the_same_shape(tmp_path: Path) -> None:
    _, scene = stand(tmp_path, lambda _: [])
    for size in (22, 44):
        shapes = [
            outline(token(scene.brush, number, size, (50, 50))[-1].surface)
            for number in range(len(PLAYERS))
        ]
        for one, other in itertools.combinations(shapes, 2):
            assert len(one ^ other) > size * size * 0.05


def test_a_free_seat_is_grey(tmp_path: Path) -> None:
    _, scene = stand(tmp_path, lambda _: [])
    for number in range(len(PLAYERS)):
        free = token(scene.brush, number, 44, (50, 50), off=True)[-1].surface.get_at((22, 22))
        taken = token(scene.brush, number, 44, (50, 50))[-1].surface.get_at((22, 22))
        assert sum(abs(one - other) for one, other in zip(free[:3], taken[:3], strict=True)) > 90
