"""The plate of bag and lid as it is kept."""

from collections.abc import Iterator

from azul_desktop.geometry import Box
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.table.paint.store_plate import StorePlate, counted
from azul_desktop.ui.table.paint.table_picture import TablePicture
from tests.ui.table.sprites import assert_kept, group_lines, shape_lines
from tests.ui.table.sprites.scenes import AZUL, STAR, desk_of

NARROW = (700, 800), (1024, 768)


def lines() -> Iterator[str]:
    for scene in (AZUL, STAR):
        for size in NARROW:
            desk: Desk = desk_of(size)
            rules, players = scene.kind.rules, scene.kind.players
            picture = TablePicture(desk, rules, players, 0, drafting=True)
            bar, shown = picture.layout.top_bar, scene.shown
            yield from shape_lines(f"{scene} {size}: counted", counted(picture, shown.bag))
            for free in (Box(0, 600, 9, 9), bar.box.moved(0, 50).grown(0, 60), bar.box):
                groups = StorePlate(picture).groups(shown, free)
                yield from group_lines(f"{scene} {size}: {free}", groups)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
