"""What the wall family says of itself, and its posters, as it is kept."""

from collections.abc import Iterator

from azul_desktop.geometry import Box
from azul_desktop.ui.families.wall.family import WallFamily
from tests.ui.table.sprites import assert_kept, shape_lines, sprite_lines
from tests.ui.table.sprites.scenes import AZUL, GREY, HALF, SPECIAL


def lines() -> Iterator[str]:
    family = WallFamily()
    yield f"{family.rhombic} {family.lays_out_anew} {family.round_letters} {family.lid_icon}"
    yield f"{family.side_title()} {family.save_words()}"
    for scene in (AZUL, GREY, HALF, SPECIAL):
        easel, edition = scene.easel, scene.kind.edition
        yield f"{family.about_side(easel.board)} {family.what_is_in_it(edition)}"
        yield f"{family.keys(edition)}"
        nothing = family.about_players(easel, scene.picture.where, scene.shown, ["Ann"])
        yield f"{nothing} {family.buttons(easel, print)} {family.shared_painter(easel)}"
        yield from shape_lines(f"{scene}: places", family.about_places(easel))
        room, covered = Box(30, 40, 700, 600), scene.shown.players[0].wall
        sprites, *boxes = family.poster(easel.brush, easel.pieces, easel.board, covered, room)
        yield from shape_lines(f"{scene}: poster", boxes)
        yield from sprite_lines(f"{scene}: poster", sprites[:8])


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
