"""Discs and the centre: every tile is painted, those under the pointer lie higher."""

import pygame
import pytest

from azul_desktop.core.address import CENTRE, Address, Zone
from azul_desktop.core.state import EMPTY
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.table.paint.footprints import footprint
from azul_desktop.ui.table.paint.ring_painter import Lifted, RingPainter, badge_box
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.games import KINDS, Kind
from tests.ui.table.setting import SPECIAL, STAR, WALL, layout_of, picture_of
from tests.ui.table.walk import steps


def painter_of(kind: Kind, desk: Desk) -> RingPainter:
    state = kind.rules.initial(kind.players, 1)
    picture = picture_of(kind, state, desk)
    return RingPainter(picture.pieces, picture.brush)


@pytest.mark.parametrize("kind", KINDS[::2], ids=str)
def test_every_tile_on_a_source_is_painted(kind: Kind, desk: Desk) -> None:
    painter, ring = painter_of(kind, desk), layout_of(kind).ring
    for step in list(steps(kind, 2))[::9]:
        tableau = ShownTable.of(kind.rules, step.before)
        for number, tiles in enumerate(tableau.discs):
            assert len(painter.disc(ring, tableau, number, None)) == len(tiles)
        piles = sum(count > 0 for count in tableau.centre)
        wanted = sum(tableau.centre) + 2 * piles + (tableau.marker == CENTRE)
        assert len(painter.centre(ring, tableau, None)) == wanted


def test_tiles_under_the_pointer_are_lifted_and_the_others_fade(desk: Desk) -> None:
    painter, ring = painter_of(WALL, desk), layout_of(WALL).ring
    tableau = ShownTable.of(WALL.rules, WALL.rules.initial(2, 1))
    tile = tableau.discs[0][0]
    count = tableau.discs[0].count(tile)
    plain = painter.disc(ring, tableau, 0, None)
    lifted = painter.disc(ring, tableau, 0, Lifted(0, tile, held=False))
    assert len(plain) == len(lifted)
    raised = lifted[-count:]  # above the others
    assert all(sprite.surface not in [s.surface for s in plain] for sprite in lifted)
    assert min(s.surface.get_width() for s in raised) > plain[0].surface.get_width()


def test_held_tiles_leave_a_footprint(desk: Desk) -> None:
    painter, ring = painter_of(WALL, desk), layout_of(WALL).ring
    tableau = ShownTable.of(WALL.rules, WALL.rules.initial(2, 1))
    tile = tableau.discs[0][0]
    footprint = painter.disc(ring, tableau, 0, Lifted(0, tile, held=True))[-1].surface
    assert footprint.get_at(footprint.get_rect().center).a < 150


@pytest.mark.parametrize("kind", (WALL, SPECIAL, STAR), ids=str)
def test_a_footprint_follows_the_outline_of_its_piece(kind: Kind, desk: Desk) -> None:
    pieces = picture_of(kind, kind.rules.initial(kind.players, 1), desk).pieces
    turn = 0 if kind is STAR else None
    for tile in range(len(kind.edition.colours)):
        face = pieces.tile(tile, 60, turn, ground="none")
        outline = footprint(desk.brush, face)
        assert footprint(desk.brush, face) is outline
        margin = (outline.get_width() - face.get_width()) // 2
        inside = pygame.mask.from_surface(face, 120)
        rim, near = (pygame.mask.Mask(outline.get_size()) for _ in range(2))
        for x, y in inside.outline():
            rim.set_at((x + margin, y + margin))
            near.draw(pygame.mask.Mask((7, 7), fill=True), (x + margin - 3, y + margin - 3))
        drawn = pygame.mask.from_surface(outline, 60)
        assert drawn.overlap_area(near, (0, 0)) >= drawn.count() * 0.97
        assert drawn.overlap_area(rim, (0, 0)) > rim.count() * 0.3


def test_a_lifted_tile_is_not_painted(desk: Desk) -> None:
    painter, ring = painter_of(WALL, desk), layout_of(WALL).ring
    tableau = ShownTable.of(WALL.rules, WALL.rules.initial(2, 1))
    tableau.discs[0][1] = EMPTY
    assert len(painter.disc(ring, tableau, 0, None)) == 3


def test_the_marker_is_in_the_centre_until_it_is_taken(desk: Desk) -> None:
    painter, ring = painter_of(WALL, desk), layout_of(WALL).ring
    tableau = ShownTable.of(WALL.rules, WALL.rules.initial(2, 1))
    assert len(painter.centre(ring, tableau, None)) == 1
    tableau.marker = Address(Zone.MARKER, 0)
    assert painter.centre(ring, tableau, None) == []


def test_an_absent_colour_is_carved_into_its_place(desk: Desk) -> None:
    for game in (WALL, STAR):
        painter, ring = painter_of(game, desk), layout_of(game).ring
        carving = painter.carvings(ring, (2,))[0]
        w, h = carving.surface.get_size()
        place = ring.centre_slots([0, 0, 1] + [0] * (ring.colours - 3))[2][0]
        assert place.contains((carving.x + w / 2, carving.y + h / 2))


def test_special_discs_have_a_symbol_at_their_rim(desk: Desk) -> None:
    painter, ring = painter_of(SPECIAL, desk), layout_of(SPECIAL).ring
    tableau = ShownTable.of(SPECIAL.rules, SPECIAL.rules.initial(SPECIAL.players, 1))
    special = [n for n, side in enumerate(tableau.specials) if side != EMPTY]
    assert special
    assert len(painter.badges(ring, tableau)) == len(special)
    for number in special:
        box, circle = badge_box(ring, number), ring.discs[number]
        assert circle.box.grown(box.w / 2).contains(box.centre)
        assert box.centre[0] > circle.x
        assert box.centre[1] < circle.y


def test_a_disc_that_a_player_holds_is_gone_from_the_table(desk: Desk) -> None:
    painter, ring = painter_of(SPECIAL, desk), layout_of(SPECIAL).ring
    tableau = ShownTable.of(SPECIAL.rules, SPECIAL.rules.initial(SPECIAL.players, 1))
    before = len(painter.base(ring, tableau))
    tableau.off = next(n for n, side in enumerate(tableau.specials) if side != EMPTY)
    badges = len(painter.badges(ring, tableau))
    assert len(painter.base(ring, tableau)) == before - 2, "the disc, and what is engraved in it"
    assert badges == sum(side != EMPTY for side in tableau.specials) - 1


def test_light_lies_under_the_disc_that_is_taken_from(desk: Desk) -> None:
    painter, ring = painter_of(WALL, desk), layout_of(WALL).ring
    assert painter.source(ring, EMPTY) == []
    for light in painter.source(ring, 2):
        middle = light.x + light.surface.get_width() / 2
        assert middle == pytest.approx(ring.discs[2].x, abs=2)
        assert light.surface.get_width() >= 2 * ring.discs[2].radius
