"""Letters on tiles as they are kept."""

from collections.abc import Iterator

from azul_desktop.ui.render.looks import TileLooks
from azul_desktop.ui.table.pieces.tile_letters import TileLetters
from tests.ui.table.sprites import assert_kept, shape_lines
from tests.ui.table.sprites.scenes import AZUL, STAR, desk_of


def lines() -> Iterator[str]:
    for bold in (False, True):
        looks = TileLooks(letters=True, palette="", contrast=bold, unit=1.0)
        letters = TileLetters(desk_of().type, ["B", "Ab", "W"], looks)
        for scene in (AZUL, STAR):
            pieces, turn = scene.easel.pieces, 0 if scene.easel.pieces.rhombic else None
            for piece, size in ((0, 60), (1, 60), (2, 34), (0, 22), (1, 12)):
                face = pieces.tile(piece, size, turn, ground="none")
                found = letters.over(face, piece, size, turn)
                yield from shape_lines(f"{scene} {piece} {size} {bold}", found)
        inks = [letters.ink(piece, room, 30, (9, 80, 160)) for piece in (0, 1) for room in (20, 50)]
        yield from shape_lines(f"ink {bold}", inks)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
