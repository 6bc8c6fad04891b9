"""Questions about shapes that the tests of the layouts ask."""

import math

from azul_desktop.geometry import Box, Point, Shape
from azul_desktop.ui.families.star.rack import HandRack
from azul_desktop.ui.families.star.scoring_board import ScoringBoard
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.table.layout.mat import Mat
from azul_desktop.ui.table.layout.table_layout import TableLayout


def around(shape: Shape) -> Box:
    """The box around a shape."""
    return shape if isinstance(shape, Box) else shape.box


def within(inner: Box, outer: Box) -> bool:
    """Whether a box lies in another one."""
    return (
        outer.x <= inner.x
        and outer.y <= inner.y
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )


def corners(shape: Shape) -> list[Point]:
    """The corners of a shape; those of a rhombus a hair inside, because neighbours touch."""
    if isinstance(shape, Box):
        return [(x, y) for x in (shape.x, shape.right) for y in (shape.y, shape.bottom)]
    angle = math.radians(shape.turn)
    long, short = shape.side * math.sqrt(3) / 2 * 0.98, shape.side / 2 * 0.98
    along, across = (math.sin(angle), -math.cos(angle)), (math.cos(angle), math.sin(angle))
    return [
        (shape.x + reach * way[0], shape.y + reach * way[1])
        for way, far in ((along, long), (across, short))
        for reach in (far, -far)
    ]


def apart(a: Shape, b: Shape) -> bool:
    """Whether two shapes share no more than an edge."""
    if isinstance(a, Box) and isinstance(b, Box):
        return not a.overlaps(b)
    if not around(a).overlaps(around(b)):
        return True
    return not any(a.contains(point) for point in corners(b)) and not any(
        b.contains(point) for point in corners(a)
    )


def panels(layout: TableLayout) -> dict[str, Box]:
    """The large parts of the table."""
    found = {"top bar": layout.top_bar.box, "prompt": layout.prompt, "ring": layout.ring.box}
    found |= {f"board {number}": mat.box for number, mat in enumerate(layout.boards)}
    if layout.scoring and layout.rack:
        found |= {"scoring": layout.scoring.box, "rack": layout.rack.box}
    return found


def groups(layout: TableLayout) -> list[tuple[Box, list[Shape]]]:
    """Each panel with everything printed or lying on it that must not overlap."""
    found = [(mat.box, shapes_on(mat)) for mat in layout.boards]
    if (scoring := layout.scoring) is not None:
        assert isinstance(scoring, ScoringBoard)
        printed = [*scoring.legend, *scoring.star_bonuses, *scoring.number_bonuses]
        on_it: list[Shape] = [*scoring.track, *scoring.rounds, *scoring.supply]
        on_it += [box for count in printed for box in count]
        labels = [scoring.rounds_label, scoring.supply_label]
        labels += [scoring.star_label, scoring.number_label]
        found.append((scoring.box, on_it + [label for label in labels if label]))
    if (rack := layout.rack) is not None:
        assert isinstance(rack, HandRack)
        words = [rack.avatar, rack.name, rack.score, rack.points_label, rack.note]
        found.append((rack.box, [*words, *rack.piles, rack.pass_button]))
    return found


def shapes_on(mat: Mat) -> list[Shape]:
    """Everything on a board."""
    if isinstance(mat, StarMat):
        medallions = [box.grown(-0.15 * box.w) for box in mat.features]  # they are round
        found: list[Shape] = [*mat.spaces, *medallions, *mat.corners]
        named = (mat.avatar, mat.name, mat.score, mat.hand, mat.token, mat.marker, mat.tokens)
        return found + [box for box in named if box]
    assert isinstance(mat, WallMat)
    cells: list[Box | None] = [*mat.wall, *mat.floor, *mat.arrows]
    cells += [cell for line in mat.lines for cell in line]
    cells += mat.floor_values if mat.floor_values != mat.floor else ()
    cells += [mat.avatar, mat.name, mat.level, mat.points_label, mat.score, mat.bonuses]
    cells += [mat.floor_label, mat.floor_sum, mat.shield, mat.marker]
    cells += [mat.track.box if mat.track else None]
    return [cell for cell in cells if cell]
