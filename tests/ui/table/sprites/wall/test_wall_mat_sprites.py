"""What can be touched on wall boards, and where pieces lie, as it is kept."""

from collections.abc import Iterator

from azul_desktop.core.address import Address, Zone
from azul_desktop.core.events import MARKER
from azul_desktop.ui.families.wall.wall_mat import WallMat
from tests.ui.table.sprites import assert_kept, shape_lines
from tests.ui.table.sprites.scenes import AZUL, AZUL_SMALL, MINI, SPECIAL


def lines() -> Iterator[str]:
    for scene in (AZUL, AZUL_SMALL, MINI, SPECIAL):
        shown = scene.shown
        for player, mat in enumerate(scene.picture.layout.boards[:2]):
            assert isinstance(mat, WallMat)
            for spot in mat.spots(player):
                told = [spot.shapes[:2], spot.zone]
                if spot.address.zone != Zone.WALL or spot.address.index % 11 == 0:
                    yield from shape_lines(
                        f"{scene}: {spot.address.zone} {spot.address.index}", told
                    )
            board = shown.players[player]
            board.lines = [(1, min(n + 1, 3)) for n in range(len(board.lines))]
            board.floor[0], board.floor[2] = 1, MARKER
            for zone, index in ((Zone.LINE, 3), (Zone.FLOOR, 2), (Zone.WALL, 6), (Zone.SHIELD, 0)):
                for colour in (1, MARKER):
                    lying = mat.lying(board, Address(zone, player, index), colour)
                    yield from shape_lines(f"{scene}: lying {zone} {index} {colour}", lying)
            if (track := mat.track) is not None:
                rows = [(row, track.tag(row), track.digits(row)) for row in track.rows]
                yield from shape_lines(f"{scene}: track", [rows, track.whole, mat.cell])
                scores = (-3, 0, 1, 99, 100, 101, 247)
                found = [(track.around(score), track.points(score)) for score in scores]
                yield from shape_lines("scores", found)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
