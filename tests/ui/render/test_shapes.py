"""Shapes have the size asked for, smooth edges, and the colour asked for in their middle."""

import pygame
import pytest

from azul_desktop.ui.render import shapes
from tests.ui.studio import open_display

RED = (200, 30, 20)
BLUE = (10, 20, 220)


@pytest.fixture(autouse=True)
def _display() -> None:
    open_display()


def alpha(surface: pygame.Surface, x: int, y: int) -> int:
    return surface.get_at((x, y)).a


def test_a_disc_is_round_and_smooth() -> None:
    disc = shapes.disc(40, RED)
    assert disc.get_size() == (40, 40)
    assert tuple(disc.get_at((20, 20))) == (*RED, 255)
    assert alpha(disc, 0, 0) == 0
    edge = [alpha(disc, x, 3) for x in range(40)]
    assert any(0 < value < 255 for value in edge)


def test_a_rounded_rectangle_runs_from_its_first_colour_to_its_last() -> None:
    face = shapes.rounded((30, 50), 8, (RED, BLUE))
    assert face.get_size() == (30, 50)
    assert alpha(face, 0, 0) == 0
    top, bottom = face.get_at((15, 0)), face.get_at((15, 49))
    assert all(abs(a - b) < 12 for a, b in zip(top[:3], RED, strict=True))
    assert all(abs(a - b) < 12 for a, b in zip(bottom[:3], BLUE, strict=True))


def test_a_translucent_rectangle_is_so_everywhere() -> None:
    face = shapes.rounded((30, 30), 0, (RED,), 120)
    assert {alpha(face, x, y) for x in range(30) for y in range(30)} == {120}


@pytest.mark.parametrize("size", ((1, 1), (0, 0), (3, 2), (5, 60)))
def test_shapes_that_are_too_small_for_their_corners_do_not_break(size: tuple[int, int]) -> None:
    for surface in (
        shapes.rounded(size, 20, (RED, BLUE)),
        shapes.framed(size, 20, (RED,), BLUE, 4),
        shapes.ring(size, 20, RED, 4),
    ):
        assert surface.get_size() == (max(1, size[0]), max(1, size[1]))


def test_a_ring_is_empty_inside() -> None:
    ring = shapes.ring((40, 30), 6, RED, 3)
    assert tuple(ring.get_at((20, 1))) == (*RED, 255)
    assert alpha(ring, 20, 15) == 0
    assert alpha(ring, 0, 0) == 0


def test_a_frame_is_a_ring_around_a_face() -> None:
    face = shapes.framed((40, 30), 6, (RED,), BLUE, 3)
    assert tuple(face.get_at((20, 1)))[:3] == BLUE
    assert tuple(face.get_at((20, 15)))[:3] == RED


def test_a_shadow_fades_out_on_all_sides() -> None:
    shadow = shapes.shadow((60, 40), 8, 5, (0, 0, 0), 200)
    w, h = shadow.get_size()
    assert (w, h) == (80, 60)
    assert alpha(shadow, w // 2, h // 2) == pytest.approx(200, abs=4)
    column = [alpha(shadow, w // 2, y) for y in range(h // 2)]
    assert column == sorted(column)
    assert max(alpha(shadow, x, 0) for x in range(w)) <= 12


def test_a_large_shadow_looks_like_a_small_one_at_its_corners() -> None:
    small = shapes.shadow((60, 60), 8, 4, (0, 0, 0), 200)
    large = shapes.shadow((300, 200), 8, 4, (0, 0, 0), 200)
    assert large.get_size() == (316, 216)
    for x in range(20):
        assert alpha(large, x, 20) == pytest.approx(alpha(small, x, 20), abs=2)
        assert alpha(large, 315 - x, 20) == pytest.approx(alpha(small, 75 - x, 20), abs=2)


def test_a_polygon_is_given_in_parts_of_its_size() -> None:
    triangle = shapes.polygon((40, 40), ((0, 0), (1, 0), (0, 1)), RED)
    assert tuple(triangle.get_at((8, 8))) == (*RED, 255)
    assert alpha(triangle, 36, 36) == 0


def test_changed_pictures_leave_the_first_one_as_it_is() -> None:
    white = shapes.disc(20, (255, 255, 255))
    assert tuple(shapes.tinted(white, RED).get_at((10, 10))) == (*RED, 255)
    assert alpha(shapes.faded(white, 0.5), 10, 10) == pytest.approx(128, abs=1)
    grey = shapes.greyed(white, (100, 100, 100), 0.5)
    assert tuple(grey.get_at((10, 10)))[:3] == pytest.approx((178, 178, 178), abs=2)
    assert alpha(grey, 0, 0) == 0
    assert tuple(white.get_at((10, 10))) == (255, 255, 255, 255)


def test_a_shape_is_drawn_once() -> None:
    assert shapes.framed((50, 20), 4, (RED,), BLUE, 2) is shapes.framed(
        (50, 20), 4, (RED,), BLUE, 2
    )
