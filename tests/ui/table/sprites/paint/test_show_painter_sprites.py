"""What is on stage as it is kept, at several moments."""

from collections.abc import Iterator

from azul_desktop.core.events import MARKER
from azul_desktop.geometry import Box, Rhombus, Shape
from azul_desktop.ui.anim.timeline import Act
from azul_desktop.ui.table.paint.show_painter import ShowPainter, mark
from azul_desktop.ui.table.show.shows import Fade, Flight, Lit, Pulse, Rise, Show
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import AZUL, GREY, STAR, STAR_SMALL, desk_of

BOXES: tuple[Shape, ...] = (Box(100, 500, 60, 60), Box(900, 200, 40, 40), Box(170, 500, 60, 60))
RHOMBI: tuple[Shape, ...] = (
    Rhombus(100, 500, 50, 0),
    Rhombus(900, 200, 31, 60),
    Rhombus(145, 526, 50, 120),
)
MOMENTS = (0.0, 0.07, 0.23, 0.34, 0.5, 0.66, 0.8, 0.93, 1.0)


def lines() -> Iterator[str]:
    for scene, places in ((AZUL, BOXES), (STAR, RHOMBI), (STAR_SMALL, RHOMBI)):
        painter = ShowPainter(scene.easel.pieces, scene.easel.brush)
        one, two, near = places
        shows: tuple[Show, ...] = (
            Flight(1, one, two, 0.2, 0.5, 0.16),
            Flight(MARKER, two, one, 0.0, 1.0, 0.05),
            Fade(2, one, two),
            Fade(MARKER, None, two),
            Lit((one, near, two)),
            Lit((one, near)),
            Pulse((one, two), round=False),
            Pulse((Box(10, 20, 90, 90),), round=True),
            Rise("+7", (500, 500), loss=False),
            Rise("−11", (500, 500), loss=True, large=False),
            Rise("+1", (500, 500), loss=False, still=True),
        )
        for show in shows:
            found = [
                sprite
                for moment in (MOMENTS if scene is AZUL else MOMENTS[1::2])
                for sprite in painter.sprites([Act(show, 0.5, 1.0)], moment + 0.5)
            ]
            yield from sprite_lines(f"{scene}: {show}", found)
        together = painter.sprites([Act(show, 0.0, 1.0) for show in shows], 0.4)
        yield from sprite_lines(f"{scene}: all", together)
    for bold in (False, True):
        brush = desk_of(contrast=bold).brush
        marks = [mark(brush, place, (40, 90, 250)) for place in (*BOXES, *RHOMBI)]
        yield from sprite_lines(f"marks, bold {bold}", marks)
    marks = [mark(GREY.easel.brush, place, (250, 90, 40)) for place in (*BOXES, *RHOMBI)]
    yield from sprite_lines("marks on a table", marks)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
