"""How the window is divided, as it is kept."""

from collections.abc import Iterator

from azul_desktop.geometry import Box
from azul_desktop.ui.table.layout.screen import THRIFTS, Screen, columns, rows
from azul_desktop.ui.table.layout.top_bar import Contents
from tests.games import EDITIONS
from tests.ui.table.sprites import assert_kept, shape_lines


def lines() -> Iterator[str]:
    contents = Contents("Azul", 8, 5, False)
    for size, unit in (((1920, 1080), 1.0), ((1024, 768), 0.533)):
        for thrift in THRIFTS:
            for text in (1.0, 1.6, 0.5):
                screen = Screen(EDITIONS["azul"], 3, size, unit, text, contents, thrift)
                yield from shape_lines(
                    f"{size} {text} {thrift}",
                    {
                        "area": screen.area,
                        "own": [screen.margin, screen.gap, screen.breath, screen.prompt_height],
                        "shape": [screen.bar_height, screen.shape * 100],
                        "under": screen.under_bar(Box(24, 24, 700, 900))[1],
                    },
                )
                bar, room = screen.under_bar(Box(24, 24, 700, 900))
                yield from shape_lines("ring", screen.ring(room, bar, framed=True).discs)
    for n in (1, 2, 3, 4):
        parts = columns(Box(3, 4, 501, 300), n, 16), rows(Box(3, 4, 501, 302), n, 10.5)
        yield from shape_lines(f"{n} parts", parts)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
