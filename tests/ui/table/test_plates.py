"""What a space costs stands beside it, and hides nothing that the player decides by."""

import math

import pytest

from azul_desktop.core.edition import STAR_SPACES
from azul_desktop.geometry import Box, Rhombus
from azul_desktop.ui.table.layout import TableLayout, table_layout
from azul_desktop.ui.table.plates import plate_beside
from azul_desktop.ui.table.star_layout import StarMat
from tests.games import KINDS, Kind
from tests.ui.table.shapes import within

STARS = [kind for kind in KINDS if kind.edition.family == "star"]
SIZES = ((1024, 768), (1280, 720), (1920, 1080), (2560, 1080))
PLATES = {
    "price of 1": (1.0, [(150, 118)]),
    "price of 6": (1.35, [(228, 118)]),
    "2 ways": (1.1, [(130, 240), (248, 165)]),
    "6 ways of 3": (1.65, [(130, 520), (248, 290), (370, 210)]),
    "6 ways of 6": (3.9, [(220, 520), (420, 290), (620, 210)]),
}
"""How many sides a plate is away from its space at most, and the sizes at 1080p that it may have.

The space lies between others of its star, which are not hidden: a side is the way out.
"""


def apart(one: Box, other: Box) -> float:
    dx = max(one.x - other.right, other.x - one.right, 0.0)
    dy = max(one.y - other.bottom, other.y - one.bottom, 0.0)
    return math.hypot(dx, dy)


def hides(plate: Box, shape: Rhombus | Box) -> bool:
    """Whether a plate covers the middle of something, or a quarter of it."""
    box = shape if isinstance(shape, Box) else shape.box
    if not box.overlaps(plate):
        return False
    steps = [(n + 0.5) / 12 for n in range(12)]
    points = [(box.x + x * box.w, box.y + y * box.h) for x in steps for y in steps]
    on_it = [point for point in points if shape.contains(point)]
    return 4 * sum(map(plate.contains, on_it)) > len(on_it) or plate.contains(shape.centre)


def needed(layout: TableLayout, mat: StarMat, cell: int) -> list[Rhombus | Box]:
    """The space, its star, the spots for kept tiles, the hand, the prompt."""
    first = cell // STAR_SPACES * STAR_SPACES
    star = mat.spaces[first : first + STAR_SPACES]
    assert layout.rack is not None
    return [*star, *mat.corners, *layout.rack.piles, layout.prompt]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", STARS, ids=str)
def test_a_plate_stands_beside_its_space(kind: Kind, size: tuple[int, int]) -> None:
    layout = table_layout(kind.edition, kind.options.variant, kind.players, size, drafting=False)
    mat = layout.boards[0]
    assert isinstance(mat, StarMat)
    window = Box(0, layout.top_bar.box.bottom, size[0], size[1] - layout.top_bar.box.bottom)
    for name, (near, plates) in PLATES.items():
        sizes = [(w * layout.text, h * layout.text) for w, h in plates]
        for cell, space in enumerate(mat.spaces):
            number, plate = plate_beside(layout, cell, sizes, filled=range(0, 42, 3))
            about = f"{name}, space {cell}, {plate}"
            assert (plate.w, plate.h) == pytest.approx(sizes[number], abs=1)
            assert within(plate, window), about
            assert apart(space.box, plate) <= near * mat.side, about
            hidden = [thing for thing in needed(layout, mat, cell) if hides(plate, thing)]
            # Six ways to pay six tiles fill a small window.
            assert len(hidden) <= (name == "6 ways of 6" and size == SIZES[0]), about


def test_the_hand_is_hidden_by_no_plate_with_large_letters() -> None:
    kind = STARS[0]
    layout = table_layout(
        kind.edition, kind.options.variant, kind.players, (1920, 1080), 150, drafting=False
    )
    mat = layout.boards[0]
    assert isinstance(mat, StarMat)
    assert layout.rack is not None
    for cell in range(len(mat.spaces)):
        _, plate = plate_beside(layout, cell, [(228 * layout.text, 118 * layout.text)])
        assert not any(hides(plate, pile) for pile in layout.rack.piles)
