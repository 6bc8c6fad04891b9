"""A board above the table: a shadow further away, light on its edge, few surfaces."""

from itertools import pairwise

import pygame
import pytest

from azul_desktop.geometry import Box
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.raised_board import STEPS, on_its_way, shade, shine

BOX = Box(300, 200, 600, 500)


def test_a_board_that_lies_has_neither(desk: Desk) -> None:
    assert shade(desk.brush, BOX, 0) == shine(desk.brush, BOX, 0) == []


def test_the_higher_the_further_its_shadow_reaches_down_and_to_the_right(desk: Desk) -> None:
    boxes = [Group(shade(desk.brush, BOX, step)).box for step in range(1, STEPS + 1)]
    for lower, higher in pairwise(boxes):
        assert higher.right > lower.right
        assert higher.bottom > lower.bottom
    assert boxes[-1].bottom - BOX.bottom > boxes[-1].right - BOX.right > 0


def test_light_lies_on_the_upper_and_left_edge_alone(desk: Desk) -> None:
    above, left = Group(shine(desk.brush, BOX, STEPS)).rects
    assert above.top == BOX.y
    assert above.h == 2
    assert left.left == BOX.x
    assert left.w == 2
    assert above.right < BOX.right
    assert left.bottom < BOX.bottom
    alphas = [shine(desk.brush, BOX, step)[0].surface.get_at((5, 0))[3] for step in (1, STEPS)]
    assert 0 < alphas[0] < alphas[1] == round(0.18 * 255)


def test_on_its_way_a_board_is_highest_in_the_middle_and_lit_at_the_end(desk: Desk) -> None:
    canvas = Canvas()
    way = [on_its_way(canvas, desk.brush, BOX, part / 30) for part in range(31)]
    depths = [shadow.box.bottom for shadow, _ in way]
    assert max(depths) == depths[15]
    assert depths[0] == depths[-1] == 0
    lit = [bool(light.sprites) for _, light in way]
    assert not any(lit[:20])
    assert any(lit[21:30])
    assert not lit[30]


def test_few_groups_are_made_on_the_way(desk: Desk) -> None:
    canvas = Canvas()
    way = [on_its_way(canvas, desk.brush, BOX, part / 60) for part in range(61)]
    assert len({id(shadow) for shadow, _ in way}) <= 2 * STEPS + 1


@pytest.mark.parametrize("step", [1, STEPS])
def test_the_middle_of_the_shadow_is_left_out(desk: Desk, step: int) -> None:
    middle = pygame.Rect(0, 0, 200, 200)
    middle.center = (600, 450)
    assert middle.collidelist(Group(shade(desk.brush, BOX, step)).rects) < 0


def test_it_is_the_shadow_of_the_whole_board_around_it(desk: Desk) -> None:
    window = pygame.Surface((1400, 1000), pygame.SRCALPHA)
    other = window.copy()
    brush, r = desk.brush, desk.brush.px(18)
    for sprite in shade(brush, BOX, STEPS):
        window.blit(sprite.surface, (sprite.x, sprite.y))
    blur = brush.px(22)
    whole = shapes.shadow((600, 500), r, blur, (14, 7, 2), 110)
    other.blit(whole, (300 + brush.px(8) - 2 * blur, 200 + brush.px(16) - 2 * blur))
    inside = pygame.Rect(*BOX).inflate(-2 * r, -2 * r)
    for surface in (window, other):
        surface.fill((0, 0, 0, 0), inside)
    alpha = [pygame.surfarray.array_alpha(surface).astype(int) for surface in (window, other)]
    assert abs(alpha[0] - alpha[1]).max() <= 2
