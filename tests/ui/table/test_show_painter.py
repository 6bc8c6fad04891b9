"""What is on stage: flights from place to place, lit cells, rising numbers."""

import pygame
import pytest

from azul_desktop.ui.anim.timeline import Act
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.geometry import Box, Point, Rhombus
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.table.pieces import Pieces
from azul_desktop.ui.table.show_painter import ShowPainter, light, mark, rhombus_corners
from azul_desktop.ui.table.shows import Fade, Flight, Lit, Pulse, Rise, Show
from tests.ui.table.setting import STAR, WALL

START, END = Box(100, 500, 60, 60), Box(900, 200, 40, 40)


def painter_of(desk: Desk, *, stars: bool = False) -> ShowPainter:
    edition = (STAR if stars else WALL).edition
    return ShowPainter(Pieces(edition, desk.images, desk.type), desk.brush)


def middle(sprite: Sprite) -> Point:
    w, h = sprite.surface.get_size()
    return sprite.x + w / 2, sprite.y + h / 2


def at(painter: ShowPainter, show: Show, now: float, length: float = 1.0) -> list[Sprite]:
    return painter.sprites([Act(show, 0.0, length)], now)


def test_a_flight_waits_at_its_start_and_rests_at_its_end(desk: Desk) -> None:
    painter = painter_of(desk)
    flight = Flight(0, START, END, 0.2, 0.3, 0.16)
    for now, place in ((0.0, START), (0.2, START), (0.5, END), (1.0, END)):
        (sprite,) = at(painter, flight, now)
        assert middle(sprite) == pytest.approx(place.centre, abs=1)
    assert at(painter, flight, 1.0)[0].surface is painter._pieces.tile(0, 40)


def test_a_flight_stays_between_its_ends_and_above_the_line(desk: Desk) -> None:
    painter = painter_of(desk)
    flight = Flight(0, START, END, 0.0, 1.0, 0.16)
    places = [middle(at(painter, flight, part / 50)[0]) for part in range(51)]
    assert [x for x, _ in places] == sorted(x for x, _ in places)
    for x, y in places:
        straight = 530 + (220 - 530) * (x - 130) / (920 - 130)
        assert y <= straight + 2
        assert y > 220 - 0.16 * 1100 - 2


def test_few_sizes_are_drawn_on_the_way(desk: Desk) -> None:
    painter = painter_of(desk)
    flight = Flight(0, START, END, 0.0, 1.0, 0.16)
    surfaces = {id(at(painter, flight, part / 100)[0].surface) for part in range(101)}
    assert len(surfaces) <= 8


def test_a_rhombus_takes_the_turn_of_the_nearer_end(desk: Desk) -> None:
    painter = painter_of(desk, stars=True)
    start, end = Rhombus(100, 100, 50, 0), Rhombus(500, 100, 50, 60)
    early, late = (
        at(painter, Flight(1, start, end, 0.0, 1.0, 0.1), now)[0].surface for now in (0.01, 0.99)
    )
    assert early.get_height() > early.get_width()
    assert late.get_width() > late.get_height()


def test_cells_light_up_one_after_the_other_and_go_out_together(desk: Desk) -> None:
    painter = painter_of(desk)
    lit = Lit(tuple(Box(100 + 70 * n, 100, 60, 60) for n in range(4)))
    counts = [len(at(painter, lit, part / 20)) for part in range(21)]
    assert counts == sorted(counts)
    assert (counts[0], counts[-1]) == (1, 4)


def test_a_number_rises_and_fades(desk: Desk) -> None:
    painter = painter_of(desk)
    rise = Rise("+7", (500, 500), loss=False)
    first, last = (at(painter, rise, now)[0] for now in (0.0, 0.95))
    assert middle(first) == pytest.approx((500, 500), abs=1)
    assert middle(last)[1] < 470
    opacity = [
        sprite.surface.get_at(sprite.surface.get_rect().center).a for sprite in (first, last)
    ]
    assert opacity[1] <= opacity[0]


def test_a_number_that_may_not_move_only_fades(desk: Desk) -> None:
    painter = painter_of(desk)
    rise = Rise("+7", (500, 500), loss=False, still=True)
    places = [middle(at(painter, rise, now)[0]) for now in (0.0, 0.5, 0.95)]
    assert places[0] == pytest.approx((500, 472), abs=1)
    assert places[1:] == places[:-1]


def test_a_piece_fades_out_in_one_place_and_in_in_another(desk: Desk) -> None:
    painter = painter_of(desk)
    fade = Fade(0, START, END)
    for now, place in ((0.0, START), (0.45, START), (0.55, END)):
        (sprite,) = at(painter, fade, now)
        assert middle(sprite) == pytest.approx(place.centre, abs=1)
        opacity = sprite.surface.get_at(sprite.surface.get_rect().center).a
        assert (opacity > 200) == (now == 0)
    assert at(painter, fade, 0.0)[0].surface is painter._pieces.tile(0, 60)
    assert at(painter, fade, 1.0)[0].surface is painter._pieces.tile(0, 40)
    assert at(painter, Fade(0, None, END), 0.4) == []


def test_lights_lie_below_pieces_and_numbers_above(desk: Desk) -> None:
    painter = painter_of(desk)
    shows: list[Show] = [
        Rise("−3", (10, 10), loss=True),
        Flight(0, START, END, 0.0, 1.0, 0.1),
        Pulse((START,), round=False),
    ]
    sprites = painter.sprites([Act(show, 0.0, 1.0) for show in shows], 0.5)
    pulse, flight, rise = sprites
    assert middle(pulse) == pytest.approx(START.centre, abs=1)
    assert middle(rise)[0] == pytest.approx(10, abs=1)
    assert flight.surface.get_width() > 40


@pytest.mark.parametrize("place", (START, *(Rhombus(300, 300, 60, turn) for turn in (0, 60, 120))))
def test_light_and_marks_surround_their_place(desk: Desk, place: Box | Rhombus) -> None:
    box = place.box if isinstance(place, Rhombus) else place
    for sprite in (
        light(desk.brush, place, (255, 200, 0), 5),
        mark(desk.brush, place, (0, 0, 255)),
    ):
        assert middle(sprite) == pytest.approx(place.centre, abs=1)
        assert sprite.surface.get_width() >= box.w
        assert sprite.surface.get_height() >= box.h


def test_light_of_one_strength_is_drawn_once(desk: Desk) -> None:
    one, two = (light(desk.brush, START, (255, 200, 0), 3).surface for _ in range(2))
    assert one is two


def test_the_corners_of_a_rhombus_are_at_its_edge() -> None:
    for turn in (0, 60, 120):
        rhombus = Rhombus(200, 100, 50, turn)
        for corner in rhombus_corners(rhombus):
            inner = tuple(c + (m - c) * 0.02 for c, m in zip(corner, rhombus.centre, strict=True))
            outer = tuple(c - (m - c) * 0.02 for c, m in zip(corner, rhombus.centre, strict=True))
            assert rhombus.contains((inner[0], inner[1]))
            assert not rhombus.contains((outer[0], outer[1]))


@pytest.mark.parametrize("place", (START, Rhombus(300, 300, 60, 60)))
def test_with_contrast_the_last_move_is_marked_boldly(desk: Desk, place: Box | Rhombus) -> None:
    bold = Brush(desk.type, desk.images, desk.brush.unit, contrast=True)
    usual, strong = (mark(brush, place, (0, 0, 255)).surface for brush in (desk.brush, bold))
    inked = [pygame.mask.from_surface(surface).count() for surface in (usual, strong)]
    assert inked[1] > 1.7 * inked[0]
