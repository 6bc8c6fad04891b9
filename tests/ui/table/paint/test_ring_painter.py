"""Discs and the centre: every tile is painted, those under the pointer lie higher."""

import pygame
import pytest

from azul_desktop.core.address import CENTRE, Address, Zone
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Point, Shape
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.table.paint.ring_painter import Lifted, RingPainter, badge_box
from azul_desktop.ui.table.pieces.footprints import footprint
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.games import KINDS, Kind
from tests.ui.table.proof import proof_desk
from tests.ui.table.setting import FULL_HD, SPECIAL, STAR, WALL, layout_of, picture_of
from tests.ui.table.walk import steps


def painter_of(kind: Kind, desk: Desk) -> RingPainter:
    state = kind.rules.initial(kind.players, 1)
    picture = picture_of(kind, state, desk)
    return RingPainter(picture.pieces, picture.brush)


def middle(sprite: Sprite) -> Point:
    w, h = sprite.surface.get_size()
    return sprite.x + w / 2, sprite.y + h / 2


def lies_at(sprite: Sprite, slot: Shape) -> bool:
    return middle(sprite) == pytest.approx(slot.centre, abs=1)


def tint(surface: pygame.Surface) -> pygame.Vector3:
    """The colour of a picture from afar, without what is seen through it."""
    return pygame.Vector3(pygame.transform.average_color(surface, consider_alpha=True)[:3])


class Eye:
    """Tells the colours of tiles apart, as a player does."""

    def __init__(self, kind: Kind, desk: Desk) -> None:
        pieces = picture_of(kind, kind.rules.initial(kind.players, 1), desk).pieces
        turn = 0 if layout_of(kind).ring.rhombic else None
        self._tints = [
            tint(pieces.tile(tile, 60, turn, ground="none"))
            for tile in range(len(kind.edition.colours))
        ]

    def colour(self, sprite: Sprite) -> int:
        seen = tint(sprite.surface)
        far = [seen.distance_to(known) for known in self._tints]
        return far.index(min(far))


@pytest.mark.parametrize("kind", KINDS[::2], ids=str)
def test_every_tile_on_a_source_is_painted(kind: Kind, desk: Desk) -> None:
    painter, ring, eye = painter_of(kind, desk), layout_of(kind).ring, Eye(kind, desk)
    for step in list(steps(kind, 2))[::9]:
        tableau = ShownTable.of(kind.rules, step.before)
        for number, tiles in enumerate(tableau.discs):
            sprites = painter.disc(ring, tableau, number, None)
            assert [eye.colour(sprite) for sprite in sprites] == tiles
            assert all(map(lies_at, sprites, ring.disc_slots(number, len(tiles))))
        sprites = painter.centre(ring, tableau, None)
        if tableau.marker == CENTRE:
            assert lies_at(sprites.pop(0), ring.marker)
        plates = ring.centre_counts(tableau.centre)
        for tile, slots in enumerate(ring.centre_slots(tableau.centre)):
            count = tableau.centre[tile]
            lying, sprites = sprites[:count], sprites[count:]
            assert [eye.colour(sprite) for sprite in lying[-1:]] == [tile] * (count > 0)
            assert all(map(lies_at, lying, slots[:count]))
            told, sprites = sprites[: 2 * (count > 0)], sprites[2 * (count > 0) :]
            assert all(plates[tile].grown(1).contains(middle(sprite)) for sprite in told)
        assert sprites == []


def test_every_pile_in_the_centre_tells_its_number() -> None:
    for kind in (WALL, STAR):
        desk, proof = proof_desk(FULL_HD)
        painter, ring = painter_of(kind, desk), layout_of(kind).ring
        tableau = ShownTable.of(kind.rules, kind.rules.initial(kind.players, 1))
        tableau.centre = [3, 0, 1, 12] + [0] * (ring.colours - 4)
        proof.forget()
        painter.centre(ring, tableau, None)
        assert [word.text for word in proof.words if word.text[:1] == "×"] == ["×3", "×1", "×12"]


def test_tiles_under_the_pointer_are_lifted_and_the_others_fade(desk: Desk) -> None:
    painter, ring = painter_of(WALL, desk), layout_of(WALL).ring
    tableau = ShownTable.of(WALL.rules, WALL.rules.initial(2, 1))
    tile = tableau.discs[0][0]
    count = tableau.discs[0].count(tile)
    plain = painter.disc(ring, tableau, 0, None)
    lifted = painter.disc(ring, tableau, 0, Lifted(0, tile, held=False))
    assert len(plain) == len(lifted)
    dimmed, raised = lifted[:-count], lifted[-count:]  # above the others
    assert all(sprite.surface not in [s.surface for s in plain] for sprite in lifted)
    assert min(s.surface.get_width() for s in raised) > plain[0].surface.get_width()
    before = {
        tiles: [s for s, t in zip(plain, tableau.discs[0], strict=True) if (t == tile) is tiles]
        for tiles in (True, False)
    }
    for sprite, lay in zip(raised, before[True], strict=True):
        assert middle(sprite)[0] == pytest.approx(middle(lay)[0], abs=1)
        assert 5 < middle(lay)[1] - middle(sprite)[1] < 20
    for sprite, lay in zip(dimmed, before[False], strict=True):
        assert middle(sprite) == middle(lay)
        assert tint(sprite.surface).length() < 0.9 * tint(lay.surface).length()


def test_held_tiles_leave_a_footprint(desk: Desk) -> None:
    painter, ring = painter_of(WALL, desk), layout_of(WALL).ring
    tableau = ShownTable.of(WALL.rules, WALL.rules.initial(2, 1))
    tile = tableau.discs[0][0]
    count = tableau.discs[0].count(tile)
    sprites = painter.disc(ring, tableau, 0, Lifted(0, tile, held=True))
    slots = ring.disc_slots(0, len(tableau.discs[0]))
    left = [slot for slot, other in zip(slots, tableau.discs[0], strict=True) if other == tile]
    assert all(map(lies_at, sprites[-count:], left))
    for sprite in sprites[-count:]:
        assert sprite.surface.get_at(sprite.surface.get_rect().center).a < 150
    plain = painter.disc(ring, tableau, 0, None)
    others = [s for s, other in zip(plain, tableau.discs[0], strict=True) if other != tile]
    assert sprites[:-count] == others, "who holds tiles sees the others as they are"


def test_one_joker_comes_along_and_no_more(desk: Desk) -> None:
    painter, ring = painter_of(STAR, desk), layout_of(STAR).ring
    tableau = ShownTable.of(STAR.rules, STAR.rules.initial(STAR.players, 1))
    tableau.discs[0] = [0, 0, 2, 2]
    tableau.centre = [3, 0, 2] + [0] * (ring.colours - 3)
    take = Lifted(0, 2, held=False, joker=0)
    in_centre = [slot for group in ring.centre_slots(tableau.centre) for slot in group]
    for plain, lifted, slots in (
        (
            painter.disc(ring, tableau, 0, None),
            painter.disc(ring, tableau, 0, take),
            ring.disc_slots(0, 4),
        ),
        (
            painter.centre(ring, tableau, None),
            painter.centre(ring, tableau, take._replace(source=EMPTY)),
            in_centre,
        ),
    ):
        before, after = (
            sum(any(lies_at(sprite, slot) for slot in slots) for sprite in sprites)
            for sprites in (plain, lifted)
        )
        assert before - after == 3, "two of the colour, and one joker"


def test_the_marker_is_lifted_with_what_it_comes_along_with(desk: Desk) -> None:
    painter, ring = painter_of(WALL, desk), layout_of(WALL).ring
    tableau = ShownTable.of(WALL.rules, WALL.rules.initial(2, 1))
    (lying,) = painter.centre(ring, tableau, None)
    assert painter.centre(ring, tableau, Lifted(EMPTY, 1, held=False)) == [lying]
    (raised,) = painter.centre(ring, tableau, Lifted(EMPTY, 1, held=False, marker=True))
    assert middle(raised)[1] < middle(lying)[1] - 5
    assert painter.centre(ring, tableau, Lifted(EMPTY, 1, held=True, marker=True)) == []


def test_what_is_discarded_lies_in_the_lid(desk: Desk) -> None:
    painter, ring, eye = painter_of(WALL, desk), layout_of(WALL).ring, Eye(WALL, desk)
    (lid,) = painter.discards(ring, [0] * ring.colours)
    assert lies_at(lid, ring.lid)
    few = painter.discards(ring, [1, 0, 2, 0, 0])[1:]
    assert sorted(eye.colour(sprite) for sprite in few) == [0, 2, 2]
    many = painter.discards(ring, [20, 0, 0, 0, 20])[1:]
    assert len(few) < len(many) <= 40
    assert {eye.colour(sprite) for sprite in many} == {0, 4}, "a heap shows all that is in it"
    assert len({middle(sprite) for sprite in many}) == len(many)
    assert all(ring.lid.contains(middle(sprite)) for sprite in many)


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
