"""The rack as it is kept: its boxes and slots."""

from collections.abc import Iterator

from azul_desktop.geometry import Box
from azul_desktop.ui.families.star.rack import hand_rack, hand_rack_in_rows, rack_height
from tests.ui.table.sprites import assert_kept, shape_lines


def lines() -> Iterator[str]:
    for box, unit, text in (
        (Box(880, 900, 1000, 150), 1.0, 1.0),
        (Box(5, 400, 530.5, 90), 0.6, 0.9),
    ):
        for in_rows in (False, True):
            rack = (hand_rack_in_rows if in_rows else hand_rack)(box, 6, unit, text)
            yield from shape_lines(f"{box} {in_rows}", rack)
            yield from shape_lines("places", rack.places())
            for counts in ((1, 0, 2, 0, 9, 3), (0, 0, 0, 0, 0, 1), (5, 5, 5, 5, 5, 5)):
                yield from shape_lines(f"slots {counts}", rack.slots(counts))
            yield from shape_lines("height", rack_height(unit, text, in_rows=in_rows))


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
