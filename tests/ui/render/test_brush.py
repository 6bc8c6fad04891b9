"""The brush paints logical pixels: text in its box, icons around their point."""

import pygame
import pytest

from azul_desktop.geometry import Box
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.brush import Brush, aligned, centred
from azul_desktop.ui.render.text import Align
from azul_desktop.ui.render.tokens import (
    BLACK,
    COBALT,
    CREAM,
    CREAM2,
    DANGER,
    INK,
    INK2,
    POINTS,
    SMALLEST_TEXT,
    WHITE,
    Face,
)

BOX = Box(100, 50, 200, 40)


def test_a_length_is_never_nothing(desk: Desk) -> None:
    brush = desk.brush.at_scale(0.5)
    assert [brush.px(length) for length in (0, 0.1, 1, 3, 40)] == [1, 1, 1, 2, 20]


def test_a_brush_for_the_same_scale_is_the_same_brush(desk: Desk) -> None:
    assert desk.brush.at_scale(desk.brush.unit) is desk.brush
    other = desk.brush.at_scale(2.0)
    assert (other.unit, other.type, other.images) == (2.0, desk.type, desk.images)


@pytest.mark.parametrize("align", ("left", "centre", "right"))
def test_a_label_stays_in_its_box(desk: Desk, align: Align) -> None:
    for text in ("Ann", "A name that is much too long for the box", ""):
        sprite = desk.brush.label(text, Face.TEXT, 24, INK, BOX, align)
        assert sprite.x >= BOX.x
        assert sprite.x + sprite.surface.get_width() <= BOX.right
        middle = sprite.y + sprite.surface.get_height() / 2
        assert middle == pytest.approx(BOX.centre[1], abs=1)


def test_a_label_is_at_the_side_it_was_asked_for(desk: Desk) -> None:
    left, centre, right = (
        desk.brush.label("Ann", Face.TEXT, 24, INK, BOX, align)
        for align in ("left", "centre", "right")
    )
    width = left.surface.get_width()
    assert left.x == BOX.x
    assert right.x + width == BOX.right
    assert centre.x + width / 2 == pytest.approx(BOX.centre[0], abs=1)


def test_a_label_is_never_smaller_than_the_smallest_text(desk: Desk) -> None:
    tight = desk.brush.label("Long words", Face.TEXT, 30, INK, Box(0, 0, 50, 30))
    smallest = desk.type.font(Face.TEXT, SMALLEST_TEXT).get_height()
    assert tight.surface.get_height() == pytest.approx(smallest, abs=1)


def test_a_picture_is_centred_within_half_a_pixel() -> None:
    for size in ((10, 10), (11, 7)):
        sprite = centred(pygame.Surface(size), (50.2, 40.7))
        assert sprite.x + size[0] / 2 == pytest.approx(50.2, abs=0.51)
        assert sprite.y + size[1] / 2 == pytest.approx(40.7, abs=0.51)


def test_a_picture_in_a_box(desk: Desk) -> None:
    surface = pygame.Surface((20, 10))
    assert aligned(surface, BOX, "left")[1:3] == (100, 65)
    assert aligned(surface, BOX, "centre")[1:3] == (190, 65)
    assert aligned(surface, BOX, "right")[1:3] == (280, 65)


def test_an_icon_has_its_middle_at_the_point(desk: Desk) -> None:
    icon = desk.brush.icon("undo", 34, INK, (100, 100))
    assert icon[1:3] == (83, 83)
    assert icon.surface.get_size() == (34, 34)
    assert icon.surface.get_bounding_rect().w > 10


def test_a_paragraph_begins_at_the_top_of_its_box(desk: Desk) -> None:
    sprite = desk.brush.paragraph("one two three four " * 5, Face.TEXT, 20, INK, BOX)
    assert sprite[1:3] == (100, 50)
    assert sprite.surface.get_width() <= BOX.w


def test_with_contrast_letters_are_black_or_white_unless_their_colour_means_something(
    desk: Desk,
) -> None:
    bold = Brush(desk.type, desk.images, 1.0, contrast=True)
    assert bold.at_scale(2.0).contrast
    for tint, strong in (
        (CREAM, WHITE), (CREAM2, WHITE), (INK, BLACK), (INK2, BLACK),
        (DANGER, DANGER), (POINTS, POINTS), (COBALT, COBALT),
    ):  # fmt: skip
        assert desk.brush.ink(tint) == tint
        assert bold.ink(tint) == strong
        assert bold.text("Ann", Face.TEXT, 24, tint) is bold.text("Ann", Face.TEXT, 24, strong)
