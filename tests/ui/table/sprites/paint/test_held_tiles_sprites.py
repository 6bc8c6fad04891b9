"""The hand as it is kept: tiles in a fan, and what hangs from them."""

from collections.abc import Iterator

from azul_desktop.coach.along import NOTHING, Along
from azul_desktop.core.state import EMPTY
from azul_desktop.ui.table.paint.held_tiles import HeldTiles
from tests.ui.table.sprites import assert_kept, shape_lines, sprite_lines
from tests.ui.table.sprites.scenes import AZUL, AZUL_SMALL, SPECIAL, STAR, STAR_SMALL


def lines() -> Iterator[str]:
    for scene in (AZUL, AZUL_SMALL, SPECIAL, STAR, STAR_SMALL):
        held = HeldTiles(scene.easel)
        shield = 1 if scene is SPECIAL else EMPTY
        for count, along in (
            (1, NOTHING),
            (3, Along(shield=shield, points=-2)),
            (9, Along(2, True)),
        ):
            yield from shape_lines(f"{scene}: {count} places", held.places(count, (500, 401)))
            sprites = held.sprites(1, count, along, (500, 401))
            yield from sprite_lines(f"{scene}: {count} with {along}", sprites)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
