"""Star boards as they are kept: every box, and what can be touched."""

from collections.abc import Iterator

from azul_desktop.boards.data import star_data
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.star.board import StarBoard
from azul_desktop.geometry import Box
from azul_desktop.ui.families.star.star_mat import (
    StarMat,
    bare_star_mat,
    field,
    front_star_mat,
    small_star_height,
    small_star_mat,
    small_star_room,
    small_star_side,
)
from tests.ui.table.sprites import assert_kept, shape_lines
from tests.ui.table.sprites.scenes import STAR, STAR_SMALL, Scene


def lines() -> Iterator[str]:
    board, data = STAR.easel.board, star_data(STAR.kind.edition)
    assert isinstance(board, StarBoard)
    things = field(data, board)
    yield from shape_lines("front", front_star_mat(Box(890, 120, 1000, 840), data, board, 1.0))
    for featured in (False, True):
        mat = bare_star_mat(Box(9, 8, 500, 440), data, board, 0.7, featured=featured)
        yield from shape_lines("bare", mat.__dict__ | {"spaces": mat.spaces[::8]})
    for box, unit, text in ((Box(20, 30, 400, 420), 1.0, 1.0), (Box(2, 3, 180.5, 260), 0.6, 0.8)):
        mat = small_star_mat(box, data, board, unit, text)
        yield from shape_lines(f"small {box}", mat.__dict__ | {"spaces": mat.spaces[::8]})
        high = (
            small_star_height(things, box.w, unit, text),
            small_star_room(things, 21.5, unit, text),
        )
        side = small_star_side(things, (box.w, box.h), unit, text)
        yield from shape_lines("heights", [*high, side])
    for scene in (STAR, STAR_SMALL):
        yield from _touched(scene)


def _touched(scene: Scene) -> Iterator[str]:
    shown = scene.shown
    for player, mat in enumerate(scene.picture.layout.boards[:2]):
        assert isinstance(mat, StarMat)
        lying = shown.players[player]
        for counts in ((0, 1, 2, 0, 3, 1), (1, 0, 0, 0, 0, 0), (4, 4, 4, 4, 4, 4)):
            if mat.hand is not None:
                yield from shape_lines(f"{scene}: hand {counts}", mat.hand_slots(counts))
            lying.hand[:], lying.kept[:] = list(counts), [1, 0, 1, 0, 0, 0]
            for zone in (Zone.HAND, Zone.KEPT, Zone.SPACE):
                found = mat.lying(lying, Address(zone, player, 2), 2)
                yield from shape_lines(f"{scene}: lying {zone}", found)
        spots = [*mat.spots(player)[::9], *mat.keep_spots(player)]
        for spot in spots:
            yield from shape_lines(f"{scene}: {spot.address}", [spot.shapes, spot.zone])
        yield from shape_lines("others", [mat.cell, mat.feature(1), mat.cells[0]])


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
