"""The ring as it is kept: discs, centre, bag and lid, lifted and held tiles."""

from collections.abc import Iterator

from azul_desktop.core.address import CENTRE
from azul_desktop.core.state import EMPTY
from azul_desktop.ui.table.layout.ring import Ring
from azul_desktop.ui.table.paint.ring_painter import Lifted, RingPainter, badge_box
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.ui.table.sprites import assert_kept, shape_lines, sprite_lines
from tests.ui.table.sprites.scenes import (
    AZUL,
    MINI,
    SPECIAL_SMALL,
    STAR,
    STAR_BOLD,
)


def lines() -> Iterator[str]:
    for scene in (AZUL, MINI, SPECIAL_SMALL, STAR, STAR_BOLD):
        painter = RingPainter(scene.easel.pieces, scene.easel.brush)
        ring, shown = scene.picture.layout.ring, scene.shown
        yield from sprite_lines(f"{scene}: bed and base", painter.bed(ring))
        yield from sprite_lines(f"{scene}: base", painter.base(ring, shown))
        yield from sprite_lines(f"{scene}: source", painter.source(ring, 1))
        yield from sprite_lines(f"{scene}: badges", painter.badges(ring, shown))
        yield from shape_lines(f"{scene}: badge", badge_box(ring, 1))
        yield from sprite_lines(f"{scene}: carvings", painter.carvings(ring, range(ring.colours)))
        yield from _tiles(str(scene), painter, ring, shown)
    ring = AZUL.picture.layout.ring
    painter = RingPainter(AZUL.easel.pieces, AZUL.easel.brush)
    for counts in ((1, 0, 2, 0, 0), (7, 9, 0, 4, 2)):
        yield from sprite_lines(f"lid {counts}", painter.discards(ring, counts))
    for tiles in (0, 9, 40, 90):
        yield from sprite_lines(f"bag {tiles}", painter.bag(ring, tiles))


def _tiles(name: str, painter: RingPainter, ring: Ring, shown: ShownTable) -> Iterator[str]:
    shown.discs[0], shown.discs[1] = [0, 1, 1, 2], [3, EMPTY, 0, 0, 2, 2]
    shown.centre = [3, 0, 1, 12] + [0] * (ring.colours - 4)
    shown.marker = CENTRE
    for lifted in (
        None,
        Lifted(0, 1, held=False, joker=2),
        Lifted(0, 1, held=True),
    ):
        yield from sprite_lines(f"{name}: disc, {lifted}", painter.disc(ring, shown, 0, lifted))
    yield from sprite_lines(f"{name}: another disc", painter.disc(ring, shown, 1, None))
    for lifted in (
        None,
        Lifted(EMPTY, 0, held=False, joker=3, marker=True),
        Lifted(EMPTY, 3, held=True, marker=True),
    ):
        yield from sprite_lines(f"{name}: centre, {lifted}", painter.centre(ring, shown, lifted))


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
