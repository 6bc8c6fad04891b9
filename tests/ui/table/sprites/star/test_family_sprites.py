"""What the star family says of itself, as it is kept."""

from collections.abc import Iterator

from azul_desktop.geometry import Box
from azul_desktop.ui.families.star.family import StarFamily
from tests.ui.table.sprites import assert_kept, shape_lines
from tests.ui.table.sprites.scenes import STAR, STAR_BUILD


def lines() -> Iterator[str]:
    family = StarFamily()
    yield f"{family.rhombic} {family.lays_out_anew} {family.round_letters} {family.lid_icon}"
    yield f"{family.side_title()} {family.save_words()}"
    for scene in (STAR, STAR_BUILD):
        easel, edition = scene.easel, scene.kind.edition
        yield f"{family.about_side(easel.board)} {family.what_is_in_it(edition)}"
        yield f"{family.keys(edition)}"
        room = Box(30, 40, 700, 600)
        for paint in (family.poster, family.board_picture):
            sprites, *boxes = paint(easel.brush, easel.pieces, easel.board, [-1] * 42, room)
            yield from shape_lines(f"{scene}: {len(sprites)}", boxes)
        buttons = family.buttons(easel, lambda _: None)
        yield from shape_lines("buttons", [(button.name, button.box) for button in buttons])


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
