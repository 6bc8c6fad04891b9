"""The top bar as it is kept: what it leaves out, and its second row."""

from collections.abc import Iterator

from azul_desktop.geometry import Box
from azul_desktop.ui.table.layout.top_bar import Contents, top_bar
from tests.ui.table.sprites import assert_kept, shape_lines

CONTENTS = (
    Contents("Azul", 8, 5, False),
    Contents("Summer Pavilion", 12, 6, True),
    Contents("The Master Chocolatier", 8, 5, False),
)


def lines() -> Iterator[str]:
    for contents in CONTENTS:
        for wide in (1872, 800, 500, 330):
            for rows in (1, 2) if wide < 600 else (1,):
                bar = top_bar(Box(24, 24, wide, 52), 1.0, contents, rows)
                yield from shape_lines(f"{contents.title} {wide} {rows}", bar)
                yield f"fits {bar.fits}"
        yield from shape_lines("small", top_bar(Box(16, 16, 1248, 34.7), 0.667, contents))


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
