"""Light from the upper left: whole, without seams, and changed band by band."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.beam import STEPS, Beam, level
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.stage import Group

SIZES = ((1920, 1080), (1280, 720), (1024, 768), (1000, 777))


def added(groups: list[Group], size: tuple[int, int]) -> pygame.Surface:
    """The light alone."""
    seen = pygame.Surface(size)
    for group in groups:
        for sprite in group.sprites:
            seen.blit(sprite.surface, (sprite.x, sprite.y), None, sprite.flags)
    return seen


def brightness(picture: pygame.Surface) -> float:
    return sum(pygame.transform.average_color(picture)[:3])


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_fills_the_window_and_no_place_twice(desk: Desk, size: tuple[int, int]) -> None:
    rects = [rect for group in Beam(desk.images, size).bands for rect in group.rects]
    assert sum(rect.w * rect.h for rect in rects) == size[0] * size[1]
    assert rects[0].unionall(rects[1:]) == pygame.Rect(0, 0, *size)
    assert all(one.bottom == other.top for one, other in pairwise(rects))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_seam_is_seen_between_its_bands(desk: Desk, size: tuple[int, int]) -> None:
    beam = Beam(desk.images, size)
    light = added(beam.bands, size)
    for group in beam.bands[1:]:
        y = group.box.y
        for x in range(0, size[0], 97):
            steps = [
                abs(light.get_at((x, row))[0] - light.get_at((x, row - 1))[0]) for row in (y, y + 4)
            ]
            assert steps[0] <= steps[1] + 4


def test_it_is_strongest_at_the_upper_left(desk: Desk) -> None:
    light = added(Beam(desk.images, (1920, 1080)).bands, (1920, 1080))
    corner, other = (light.subsurface(box) for box in ((0, 0, 480, 270), (1440, 810, 480, 270)))
    assert brightness(corner) > 1.5 * brightness(other)


def test_it_changes_one_band_at_a_time_from_the_top(desk: Desk) -> None:
    beam = Beam(desk.images, (640, 360))
    before = list(beam.bands)
    assert not beam.approach(STEPS)
    for n in range(len(before)):
        assert beam.approach(0)
        assert [a is b for a, b in zip(before, beam.bands, strict=True)] == [
            at > n for at in range(len(before))
        ]
    assert not beam.approach(0)
    weak, strong = (brightness(added(groups, (640, 360))) for groups in (beam.bands, before))
    assert weak == pytest.approx(strong * level(0), rel=0.03)


def test_a_step_is_hardly_seen(desk: Desk) -> None:
    one, other = (added(Beam(desk.images, (640, 360), step).bands, (640, 360)) for step in (3, 4))
    other.blit(one, (0, 0), None, pygame.BLEND_RGB_SUB)
    brightest = max(
        max(other.get_at((x, y))[:3]) for x in range(0, 640, 8) for y in range(0, 360, 8)
    )
    assert 0 < brightest <= 4


def test_without_its_picture_there_is_none(tmp_path: Path) -> None:
    beam = Beam(Images(tmp_path), (640, 360))
    assert beam.bands == []
    assert not beam.approach(2)
