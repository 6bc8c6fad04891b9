"""Outlines surround their places, and are seen on paper and with high contrast."""

from collections import Counter

import pygame
import pytest

from azul_desktop.geometry import Box, Rhombus
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import AMBER, AMBER_HI, WHITE, Colour
from azul_desktop.ui.table.paint.outlines import focus, outline, rhombic_outline, wide_outline
from tests.ui.table.proof import proof_desk
from tests.ui.table.setting import FULL_HD


def test_an_outline_surrounds_its_place_and_is_drawn_once() -> None:
    desk, _ = proof_desk(FULL_HD)
    box = Box(100, 100, 300, 70)
    one, two = (outline(desk.brush, box, hovered=True) for _ in range(2))
    assert one.surface is two.surface
    assert outline(desk.brush, box, hovered=False).surface is not one.surface
    for sprite in (one, focus(desk.brush, box)):
        around = Box(sprite.x, sprite.y, *sprite.surface.get_size())
        assert around.x < box.x
        assert around.right > box.right
        assert around.centre == pytest.approx(box.centre, abs=1)


@pytest.mark.parametrize("contrast", [False, True])
def test_the_outline_of_a_board_is_four_strips_of_the_usual_one(contrast: bool) -> None:
    desk, _ = proof_desk(FULL_HD)
    brush = Brush(desk.brush.type, desk.brush.images, desk.brush.unit, contrast=contrast)
    box = Box(100, 80, 500, 300)
    shown = []
    for sprites in ([outline(brush, box, hovered=False)], wide_outline(brush, box)):
        screen = pygame.Surface((700, 460))
        for sprite in sprites:
            screen.blit(sprite.surface, (sprite.x, sprite.y))
        shown.append(pygame.image.tobytes(screen, "RGB"))
    # A blur is made on a reduced copy, whose pixels may lie differently.
    assert max(abs(one - other) for one, other in zip(*shown, strict=True)) <= 6
    assert all(min(sprite.surface.get_size()) < 60 for sprite in wide_outline(brush, box))


def test_with_contrast_legal_places_have_bold_lines_of_white_and_amber() -> None:
    desk, _ = proof_desk(FULL_HD)
    bold = Brush(desk.type, desk.images, desk.brush.unit, contrast=True)
    box, space = Box(100, 100, 300, 70), Rhombus(300, 300, 60, 60)
    for hovered in (False, True):
        amber = AMBER_HI if hovered else AMBER
        boxes = [outline(brush, box, hovered=hovered) for brush in (desk.brush, bold)]
        rhombi = [rhombic_outline(brush, space, hovered=hovered) for brush in (desk.brush, bold)]
        for pair in (boxes, rhombi):
            usual, strong = (_tints(sprite) for sprite in pair)
            assert strong[amber] > 1.7 * usual[amber]
            assert strong[WHITE] > usual[amber] / 2
            assert WHITE not in usual


def test_the_outline_of_a_legal_place_has_a_dark_edge_that_paper_does_not_swallow() -> None:
    desk, _ = proof_desk((1280, 720))
    for hovered in (False, True):
        tints = _tints(outline(desk.brush, Box(50, 50, 200, 60), hovered=hovered))
        dark = sum(count for tint, count in tints.items() if sum(tint) < 200)
        assert dark > tints[AMBER_HI if hovered else AMBER] / 4


def _tints(sprite: Sprite) -> Counter[Colour]:
    """How many opaque pixels have which colour."""
    surface = sprite.surface
    w, h = surface.get_size()
    found = (surface.get_at((x, y)) for x in range(w) for y in range(h))
    return Counter((c.r, c.g, c.b) for c in found if c.a == 255)
