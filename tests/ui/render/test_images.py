"""Pictures are read once, reduced once to each size, and may be missing."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.shelf import SHELF
from tests.ui.studio import open_display


@pytest.fixture(name="images")
def some_images(tmp_path: Path) -> Images:
    """A red picture, a white icon, and a wide one that is half blue, half green."""
    open_display()
    (tmp_path / "icons").mkdir()
    red = pygame.Surface((64, 64), pygame.SRCALPHA)
    red.fill((200, 0, 0, 255))
    pygame.image.save(red, tmp_path / "red.png")
    icon = pygame.Surface((64, 64), pygame.SRCALPHA)
    icon.fill((255, 255, 255, 255))
    pygame.image.save(icon, tmp_path / "icons" / "star.png")
    wide = pygame.Surface((400, 100))
    wide.fill((0, 0, 255), (0, 0, 200, 100))
    wide.fill((0, 255, 0), (200, 0, 200, 100))
    pygame.image.save(wide, tmp_path / "wide.png")
    (tmp_path / "broken.png").write_bytes(b"not a picture")
    return Images(tmp_path)


def test_a_picture_has_the_size_asked_for_and_is_reduced_once(images: Images) -> None:
    small = images.sized("red.png", (20, 10))
    assert small is not None
    assert small.get_size() == (20, 10)
    assert images.sized("red.png", (20, 10)) is small
    assert images.master("red.png") is images.master("red.png")


def test_a_picture_of_its_own_size_is_the_master(images: Images) -> None:
    assert images.sized("red.png", (64, 64)) is images.master("red.png")


def test_a_very_large_master_is_not_kept(images: Images, tmp_path: Path) -> None:
    pygame.image.save(pygame.Surface((1024, 300)), tmp_path / "huge.png")
    assert images.master("huge.png") is not images.master("huge.png")
    assert images.sized("huge.png", (512, 150)) is images.sized("huge.png", (512, 150))


@pytest.mark.parametrize("name", ("nothing.png", "broken.png"))
def test_what_cannot_be_read_is_none(images: Images, name: str) -> None:
    assert images.master(name) is None
    assert images.sized(name, (20, 20)) is None
    assert images.background(name, (20, 20)) is None


def test_a_background_covers_the_window_and_keeps_the_part_asked_for(images: Images) -> None:
    for keep, tint in ((0.0, (0, 0, 255)), (1.0, (0, 255, 0))):
        surface = images.background("wide.png", (100, 100), (keep, 0.5))
        assert surface is not None
        assert surface.get_size() == (100, 100)
        assert tuple(surface.get_at((50, 50)))[:3] == tint


def test_an_icon_takes_the_colour_asked_for(images: Images) -> None:
    icon = images.icon("star", 16, (10, 20, 30))
    assert tuple(icon.get_at((8, 8))) == (10, 20, 30, 255)
    assert images.icon("star", 16, (10, 20, 30)) is icon


def test_a_missing_icon_is_empty_and_has_its_size(images: Images) -> None:
    icon = images.icon("nothing", 16, (10, 20, 30))
    assert icon.get_size() == (16, 16)
    assert icon.get_at((8, 8)).a == 0


def test_sizes_are_forgotten_and_masters_are_not(images: Images) -> None:
    master, small = images.master("red.png"), images.sized("red.png", (20, 20))
    SHELF.clear()
    assert images.master("red.png") is master
    assert images.sized("red.png", (20, 20)) is not small
