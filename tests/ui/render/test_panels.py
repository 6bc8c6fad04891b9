"""What things lie on: boards, panels, plates, and light around them."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.geometry import Box
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import AMBER, BLACK, CREAM

BOX = Box(100.4, 80.2, 300, 200)


def place(sprite: Sprite) -> Box:
    return Box(sprite.x, sprite.y, *sprite.surface.get_size())


def test_a_panel_fills_its_box_on_whole_pixels(desk: Desk) -> None:
    brush = desk.brush
    for sprite in (
        panels.smoked(brush, BOX),
        panels.badge(brush, BOX),
        panels.tooltip(brush, BOX)[-1],
        panels.board(brush, BOX)[-1],
        panels.board(brush, BOX, theme="praline")[-1],
        panels.cased(brush, BOX, 30, "travel")[-1],
    ):
        assert place(sprite) == BOX.rounded()
        assert sprite.surface.get_at((0, 0)).a == 0  # round corners
        assert sprite.surface.get_at((150, 100)).a > 200


def test_a_shadow_lies_below_and_beside_its_box(desk: Desk) -> None:
    shadow = place(panels.shadow(desk.brush, BOX, 10, offset=(4, 8), blur=6, alpha=140)[0])
    assert shadow.centre == pytest.approx((BOX.centre[0] + 4, BOX.centre[1] + 8), abs=1)
    assert shadow.w == BOX.w + 4 * 6


def test_a_board_is_cream_with_or_without_the_grain_of_paper(desk: Desk) -> None:
    plain = Brush(desk.type, Images(Path("nowhere")), 1.1)
    for brush in (desk.brush, plain):
        surface = panels.board(brush, BOX, corners=True)[-1].surface
        middle = surface.get_at((150, 100))
        assert middle.a == 255
        assert all(abs(a - b) < 24 for a, b in zip(middle[:3], CREAM, strict=True))


def test_with_contrast_panels_hide_what_is_below_them(desk: Desk) -> None:
    bold = Brush(desk.type, desk.images, desk.brush.unit, contrast=True)
    assert panels.smoked(desk.brush, BOX).surface.get_at((150, 100)).a < 255
    assert panels.smoked(bold, BOX).surface.get_at((150, 100))[:] == (*BLACK, 255)
    assert panels.board(bold, BOX)[-1].surface is not panels.board(desk.brush, BOX)[-1].surface


def test_a_board_is_painted_once(desk: Desk) -> None:
    one, two = (panels.board(desk.brush, BOX)[-1].surface for _ in range(2))
    assert one is two
    assert panels.board(desk.brush, BOX, corners=True)[-1].surface is not one


def test_light_is_added_and_surrounds_its_box(desk: Desk) -> None:
    light = panels.glow(desk.brush, BOX, 12, 10, AMBER)
    assert light.flags == pygame.BLEND_RGB_ADD
    assert place(light) == BOX.rounded().grown(20)
    corner = light.surface.get_at((0, 0))
    assert max(corner[:3]) < 24


def test_a_weaker_light_is_darker(desk: Desk) -> None:
    strong, weak = (
        panels.glow(desk.brush, BOX, 12, 10, AMBER, strength).surface.get_at((170, 120))
        for strength in (1.0, 0.4)
    )
    assert weak.r < strong.r / 2
