"""What is on stage: flights from place to place, lit cells, rising numbers."""

import pygame
import pytest

from azul_desktop.geometry import Box, Point, Rhombus
from azul_desktop.ui.anim.timeline import Act
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import pieces_of
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import Colour
from azul_desktop.ui.table.paint.lights import light, rhombus_corners
from azul_desktop.ui.table.paint.show_painter import ShowPainter, mark
from azul_desktop.ui.table.pieces.pieces import SQUASHES
from azul_desktop.ui.table.show.shows import Fade, Flight, Lit, Pulse, Rise, Settle, Show
from tests.ui.table.setting import STAR, WALL

START, END = Box(100, 500, 60, 60), Box(900, 200, 40, 40)


def painter_of(desk: Desk, *, stars: bool = False) -> ShowPainter:
    edition = (STAR if stars else WALL).edition
    return ShowPainter(pieces_of(edition, desk.images, desk.type), desk.brush)


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


def test_a_tile_gives_as_it_touches_down_and_is_then_as_it_was(desk: Desk) -> None:
    painter = painter_of(desk)
    shown = [at(painter, Settle(0, END), part / 20) for part in range(21)]
    assert shown[0] == shown[-1] == [], "the piece that lies there is seen by itself"
    (deepest,) = shown[10]
    w, h = deepest.surface.get_size()
    assert (w, h) == (round(40 * 1.05), round(40 * 0.94))
    assert middle(deepest) == pytest.approx(END.centre, abs=1)
    assert len({id(sprite.surface) for sprites in shown for sprite in sprites}) == SQUASHES


def test_a_tile_on_a_plate_turns_back_by_two_degrees(desk: Desk) -> None:
    painter = painter_of(desk)
    settle = Settle(0, Box(500, 500, 60, 60), angle=3)
    assert at(painter, settle, 0.5)[0].surface is painter._pieces.squashed(0, 60, None, 5, SQUASHES)
    assert at(painter, settle, 1.0) == []


def test_a_tile_that_was_dealt_lies_as_it_will_stay(desk: Desk) -> None:
    painter = painter_of(desk)
    flight = Flight(0, START, END, 0.0, 0.3, 0.2, angle=4, take=2)
    lying = painter._pieces.tile(0, 40, ground="plate", take=2, angle=4)
    assert at(painter, flight, 0.3)[0].surface is lying


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
    assert (counts[0], counts[-1]) == (2, 5)  # one rim around all of them


@pytest.mark.parametrize("ground", [(44, 126, 204), (18, 18, 37), (205, 247, 247)])
def test_light_brightens_a_tile_and_keeps_its_colour(desk: Desk, ground: Colour) -> None:
    screen = pygame.Surface((300, 300))
    screen.fill(ground)
    place = Box(100, 100, 60, 60)
    for sprite in light(desk.brush, place, (255, 182, 46), 5):
        screen.blit(sprite.surface, (sprite.x, sprite.y), None, sprite.flags)
    middle = screen.get_at((130, 130))
    gains = [new - old for new, old in zip(middle[:3], ground, strict=True) if new < 255]
    assert min(gains) > 15
    assert max(gains) - min(gains) < 25


def sweep_of(cells: tuple[Box | Rhombus, ...], *, still: bool = False) -> Lit:
    return Lit(cells, sweep=True, grand=True, still=still)


ROW = tuple(Box(100 + 70 * n, 100, 64, 64) for n in range(5))


def test_a_sweep_passes_over_the_cells_from_left_to_right(desk: Desk) -> None:
    painter = painter_of(desk)
    middles = []
    for part in range(5, 70, 5):
        added = [s for s in at(painter, sweep_of(ROW), part / 100) if s.flags]
        bands = [s for s in added if s.surface.get_width() > 60]
        middles.append(sum(middle(s)[0] for s in bands) / max(1, len(bands)))
        for band in bands:
            assert any(middle(band) == pytest.approx(cell.centre, abs=1) for cell in ROW)
    seen = [x for x in middles if x]
    assert seen == sorted(seen)
    assert len(set(seen)) > 4


def test_a_sweep_ends_with_its_rim_alone_and_draws_every_picture_once(desk: Desk) -> None:
    painter = painter_of(desk)
    first = [at(painter, sweep_of(ROW), part / 60) for part in range(61)]
    again = [at(painter, sweep_of(ROW), part / 60) for part in range(61)]
    assert first == again
    assert len(at(painter, sweep_of(ROW), 0.99)) <= 2
    assert len({id(s.surface) for sprites in first for s in sprites}) < 60


def test_a_sweep_that_may_not_move_is_a_rim_that_fades(desk: Desk) -> None:
    painter = painter_of(desk)
    shown = [at(painter, sweep_of(ROW, still=True), part) for part in (0.0, 0.5, 0.95)]
    assert [len(sprites) for sprites in shown] == [1, 1, 1]
    assert len({(sprites[0].x, sprites[0].y) for sprites in shown}) == 1
    light = [sum(pygame.image.tobytes(s[0].surface, "RGBA")[3::4]) for s in shown]
    assert light == sorted(light, reverse=True)
    assert light[0] > light[-1]


def test_scattered_cells_have_a_rim_each_and_those_of_a_star_one(desk: Desk) -> None:
    painter = painter_of(desk, stars=True)
    scattered = tuple(Box(100 + 70 * n, 100 + 70 * n, 64, 64) for n in range(5))
    ways = [pygame.Vector2(0, -52).rotate(60 * n) for n in range(6)]
    star = tuple(Rhombus(400 + way.x, 400 + way.y, 60, 60 * n % 180) for n, way in enumerate(ways))
    for cells, rims in ((scattered, 5), (star, 1), (ROW, 1)):
        assert len(at(painter, sweep_of(cells, still=True), 0.1)) == rims


def test_a_number_rises_and_fades(desk: Desk) -> None:
    painter = painter_of(desk)
    rise = Rise("+7", (500, 500), loss=False)
    first, last = (at(painter, rise, now)[0] for now in (0.0, 0.95))
    assert middle(first) == pytest.approx((500, 500 + 58 / 4), abs=1)
    assert middle(last) == pytest.approx((500, 500 - 58 / 4), abs=1)
    opacity = [
        sprite.surface.get_at(sprite.surface.get_rect().center).a for sprite in (first, last)
    ]
    assert opacity[1] <= opacity[0]


def test_a_number_that_may_not_move_only_fades(desk: Desk) -> None:
    painter = painter_of(desk)
    rise = Rise("+7", (500, 500), loss=False, still=True)
    places = [middle(at(painter, rise, now)[0]) for now in (0.0, 0.5, 0.95)]
    assert places[0] == pytest.approx((500, 500), abs=1)
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
    *pulse, flight, rise = sprites
    assert middle(pulse[-1]) == pytest.approx(START.centre, abs=1)
    assert middle(rise)[0] == pytest.approx(10, abs=1)
    assert flight.surface.get_width() > 40


@pytest.mark.parametrize("place", (START, *(Rhombus(300, 300, 60, turn) for turn in (0, 60, 120))))
def test_light_and_marks_surround_their_place(desk: Desk, place: Box | Rhombus) -> None:
    box = place.box if isinstance(place, Rhombus) else place
    for sprite in (
        *light(desk.brush, place, (255, 200, 0), 5),
        mark(desk.brush, place, (0, 0, 255)),
    ):
        assert middle(sprite) == pytest.approx(place.centre, abs=1)
        assert sprite.surface.get_width() >= box.w
        assert sprite.surface.get_height() >= box.h


def test_light_of_one_strength_is_drawn_once(desk: Desk) -> None:
    one, two = (light(desk.brush, START, (255, 200, 0), 3) for _ in range(2))
    assert one == two


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
