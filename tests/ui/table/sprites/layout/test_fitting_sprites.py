"""Which scale fits, and what the table is then, as it is kept."""

from collections.abc import Iterator

from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.table.layout.fitting import applied_scale, table_layout
from tests.games import EDITIONS
from tests.ui.table.sprites import assert_kept, shape_lines

SIZES = ((1024, 768), (1280, 720), (1920, 1080))


def lines() -> Iterator[str]:
    for edition in EDITIONS.values():
        family, variant = table_family(edition), edition.variant_names[0]
        for size in SIZES:
            for scale in (60, 90, 103, 125, 150, 400):
                used = applied_scale(family, edition, 3, size, scale)
                layout = table_layout(family, edition, variant, 3, size, scale, scale != 125)
                told = [used, layout.scale, layout.unit * 100, layout.text * 100]
                yield from shape_lines(f"{edition.id} {size} {scale}", told)
                yield from shape_lines(
                    "boxes", [layout.ring.box, *(mat.box for mat in layout.boards)]
                )


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
