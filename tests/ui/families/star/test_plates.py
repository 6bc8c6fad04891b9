"""What a space costs stands beside it, and hides nothing that the player decides by."""

import math
from collections.abc import Collection
from itertools import product

import pytest

from azul_desktop.core.star.board import STAR_SPACES, StarBoard
from azul_desktop.geometry import Box, Rhombus
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.families.star.plates import Sight, plate_beside
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.table.layout.fitting import table_layout
from azul_desktop.ui.table.layout.table_layout import TableLayout
from tests.games import KINDS, Kind
from tests.ui.table.setting import layout_of
from tests.ui.table.shapes import within

STARS = [kind for kind in KINDS if kind.edition.family == "star"]
SIZES = ((1024, 768), (1280, 720), (1920, 1080), (2560, 1080))
PLATES = {
    "price of 1": (2.7, [(150, 118)]),
    "price of 6": (3.6, [(228, 118)]),
    "2 ways": (3.3, [(130, 240), (248, 165)]),
    "6 ways of 3": (5.2, [(130, 520), (248, 290), (370, 210)]),
    "6 ways of 6": (8.0, [(220, 520), (420, 290), (620, 210)]),
}
"""How many sides a plate is away from its space at most, and the sizes at 1080p that it may have.

The space lies between others that decide the move, which are not hidden; a large plate has to go
to the margin of the board, or beside it.
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


def sight_of(kind: Kind, filled: Collection[int] = (), legal: Collection[int] = ()) -> Sight:
    board = kind.edition.board(kind.options.variant)
    assert isinstance(board, StarBoard)
    return Sight(board, filled, legal)


def needed(layout: TableLayout, mat: StarMat, cell: int, sight: Sight) -> list[Rhombus | Box]:
    """The space, its star, all it closes features with, the spots to keep, the hand, the prompt."""
    around = [mat.spaces[other] for other in sorted(sight.neighbours(cell))]
    around += [mat.spaces[cell], *mat.corners]
    assert layout.rack is not None
    features = [mat.features[n] for n in sight.features_of(cell)]
    return [*around, *features, *layout.rack.piles, layout.prompt]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", STARS, ids=str)
def test_a_plate_stands_beside_its_space(kind: Kind, size: tuple[int, int]) -> None:
    layout = layout_of(kind, size, drafting=False)
    mat = layout.boards[0]
    assert isinstance(mat, StarMat)
    sight = sight_of(kind, filled=range(0, 42, 3))
    window = Box(0, layout.top_bar.box.bottom, size[0], size[1] - layout.top_bar.box.bottom)
    for name, (near, plates) in PLATES.items():
        sizes = [(w * layout.text, h * layout.text) for w, h in plates]
        for cell, space in enumerate(mat.spaces):
            number, plate = plate_beside(layout, cell, sizes, sight)
            about = f"{name}, space {cell}, {plate}"
            assert (plate.w, plate.h) == pytest.approx(sizes[number], abs=1)
            assert within(plate, window), about
            assert apart(space.box, plate) <= near * mat.side, about
            hidden = [thing for thing in needed(layout, mat, cell, sight) if hides(plate, thing)]
            assert not hidden, about


def test_the_hand_is_hidden_by_no_plate_with_large_letters() -> None:
    kind = STARS[0]
    family, variant = table_family(kind.edition), kind.options.variant
    layout = table_layout(
        family, kind.edition, variant, kind.players, (1920, 1080), 150, drafting=False
    )
    mat = layout.boards[0]
    assert isinstance(mat, StarMat)
    assert layout.rack is not None
    sight = sight_of(kind)
    for cell in range(len(mat.spaces)):
        _, plate = plate_beside(layout, cell, [(228 * layout.text, 118 * layout.text)], sight)
        assert not any(hides(plate, pile) for pile in layout.rack.piles)


def test_a_price_hides_no_legal_space() -> None:
    """Nothing is nearer to the player who compares prices than the spaces that are lit."""
    for kind, size in product(STARS[::3], SIZES[1:3]):
        layout = layout_of(kind, size, drafting=False)
        mat = layout.boards[0]
        assert isinstance(mat, StarMat)
        legal = range(len(mat.spaces))
        plate_size = 196 * layout.text, 118 * layout.text
        for cell in legal:
            _, plate = plate_beside(layout, cell, [plate_size], sight_of(kind, legal=legal))
            assert not any(hides(plate, space) for space in mat.spaces), (cell, plate)


def test_neighbours_are_the_star_and_all_that_closes_the_same_features() -> None:
    sight = sight_of(STARS[0])
    for number, feature in enumerate(sight.board.features):
        cells = {star * STAR_SPACES + space - 1 for star, space in feature.spaces}
        for cell in cells:
            assert number in sight.features_of(cell)
            assert cells - {cell} <= sight.neighbours(cell)
            assert cell not in sight.neighbours(cell)
    for cell in range(42):
        star = cell // STAR_SPACES
        assert sum(other // STAR_SPACES == star for other in sight.neighbours(cell)) == 5
