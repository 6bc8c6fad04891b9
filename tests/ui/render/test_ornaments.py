"""Medallions of people: sixteen that differ, one for everybody, never enlarged."""

from pathlib import Path

import pygame

from azul_desktop.paths import bundled
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.ornaments import ORNAMENTS, RIM, ornament, ornament_of
from azul_desktop.ui.render.text import Type
from azul_desktop.ui.render.tokens import PLAYERS
from tests.ui.studio import open_display


def brush(assets: Path) -> Brush:
    open_display()
    return Brush(Type(bundled("assets") / "fonts"), Images(assets), 1.0)


def test_everybody_has_an_ornament_be_the_choice_damaged() -> None:
    assert ornament_of("azul-red", "0" * 32) == "azul-red"
    for wrong in ("", "emoji", "azul-red\n", "../../secret", "\udc80"):
        assert ornament_of(wrong, "1" * 32) == ornament_of("", "1" * 32)
    assert ornament_of("", "\udc80") in ORNAMENTS


def test_ornaments_without_a_choice_are_spread_over_people() -> None:
    usual = [ornament_of("", f"{n * 7919:032x}") for n in range(1600)]
    shares = [usual.count(name) for name in ORNAMENTS]
    assert min(shares) > 50
    assert max(shares) < 170


def test_every_ornament_is_painted_at_every_size() -> None:
    painter = brush(bundled("assets"))
    for size in (42, 60, 96):
        pictures = {name: ornament(painter, name, size) for name in ORNAMENTS}
        assert len({picture.get_size() for picture in pictures.values()}) == 1
        assert len({pygame.image.tobytes(one, "RGBA") for one in pictures.values()}) == 16


def test_a_seat_s_colour_is_the_rim_of_a_medallion() -> None:
    painter = brush(bundled("assets"))
    for rim in (RIM, *PLAYERS):
        picture = ornament(painter, "azul-blue", 80, rim)
        left = picture.get_rect().centerx - 38, picture.get_rect().centery
        assert picture.get_at(left)[:3] == rim


def test_no_ornament_is_enlarged() -> None:
    painter = brush(bundled("assets"))
    largest = painter.images.master("images/shared/people/azul-blue.png")
    assert largest is not None
    small, large = (ornament(painter, "azul-blue", size) for size in (300, 900))
    assert large.get_width() > small.get_width()
    middle = large.get_rect().center
    assert large.get_at(middle) == largest.get_at(largest.get_rect().center)


def test_without_its_file_a_medallion_is_plain(tmp_path: Path) -> None:
    picture = ornament(brush(tmp_path), "azul-blue", 60)
    assert picture.get_at(picture.get_rect().center)[3] == 255
