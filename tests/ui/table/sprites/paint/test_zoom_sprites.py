"""Another board in large as it is kept."""

from collections.abc import Iterator

from azul_desktop.ui.table.paint.zoom import Zoom
from tests.ui.table.sprites import assert_kept, group_lines, shape_lines
from tests.ui.table.sprites.scenes import ALL, SPECIAL, STAR_SMALL


def lines() -> Iterator[str]:
    for scene in ALL:
        zoom = Zoom(scene.picture)
        for player in range(scene.kind.players):
            yield from shape_lines(f"{scene}: area of {player}", zoom.area(player))
            yield from shape_lines(f"{scene}: board of {player}", zoom.mat(player).box)
        if scene in (SPECIAL, STAR_SMALL):
            groups = zoom.groups(1, scene.shown, scene.sitters[1])
            yield from group_lines(f"{scene}: large", groups)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
