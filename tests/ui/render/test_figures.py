"""Numbers on the table: smaller where there is little room, but never cut."""

import pygame
import pytest

from azul_desktop.geometry import Box
from azul_desktop.paths import bundled
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.figures import edged, figure, fitting, roomy
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.text import Type
from azul_desktop.ui.render.tokens import INK, PLAYERS, Face


@pytest.fixture(name="brush")
def fixture_brush() -> Brush:
    pygame.font.init()
    assets = bundled("assets")
    return Brush(Type(assets / "fonts"), Images(assets), 1.0)


def test_a_number_has_its_size_where_there_is_room(brush: Brush) -> None:
    assert fitting(brush, "+10", Face.SEMI, 20, Box(0, 0, 200, 40)) == 20


@pytest.mark.parametrize("room", [Box(0, 0, 18, 40), Box(0, 0, 200, 12)], ids=["narrow", "low"])
def test_a_number_gets_smaller_in_a_small_box(brush: Brush, room: Box) -> None:
    size = fitting(brush, "+10", Face.SEMI, 20, room)
    assert 6 <= size < 20
    assert brush.type.width("+10", Face.SEMI, size) <= room.w


def test_a_number_stays_in_the_middle_of_its_box(brush: Brush) -> None:
    box = Box(100, 50, 60, 30)
    sprite = figure(brush, "−14", Face.BOLD, 20, INK, box)
    width, height = sprite.surface.get_size()
    assert abs(sprite.x + width / 2 - box.centre[0]) <= 1
    assert abs(sprite.y + height / 2 - box.centre[1]) <= 1


def test_digits_on_every_players_colour_have_a_dark_edge(brush: Brush) -> None:
    number = edged(brush, "19", Face.BOLD, 18, Box(0, 0, 22, 22)).surface
    solid = pygame.Surface(number.get_size())
    for tint in PLAYERS:
        solid.fill(tint)
        solid.blit(number, (0, 0))
        w, h = solid.get_size()
        white = [(x, y) for x in range(w) for y in range(h) if min(solid.get_at((x, y))[:3]) > 200]
        assert white
        for x, y in white:
            around = [(x + a, y + b) for a in (-2, -1, 0, 1, 2) for b in (-2, -1, 0, 1, 2)]
            near = [solid.get_at(at) for at in around if solid.get_rect().collidepoint(at)]
            assert min(sum(pixel[:3]) for pixel in near) < 130, "dark beside every white dot"


def test_a_long_word_gives_way_to_a_short_one_before_it_shrinks_much(brush: Brush) -> None:
    def shown(wide: float) -> str:
        return roomy(brush, "All of a number", "Number", Face.SEMI, 20, Box(0, 0, wide, 40))

    whole = brush.type.width("All of a number", Face.SEMI, 20)
    assert shown(whole) == shown(whole * 0.9) == "All of a number"
    assert shown(whole * 0.6) == "Number"
