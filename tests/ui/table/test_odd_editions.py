"""Editions that people write themselves fit on the table too, up to what the checks allow."""

from dataclasses import replace
from itertools import combinations

import pytest

from azul_desktop.core.edition import FREE, MAX_COLOURS, MAX_DISCS, Edition
from azul_desktop.core.star.board import StarBoard
from azul_desktop.core.wall.board import MAX_FLOOR, WallBoard
from azul_desktop.geometry import Box
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.table.layout.fitting import table_layout
from azul_desktop.ui.table.layout.table_layout import TableLayout
from tests.games import EDITIONS
from tests.ui.table.shapes import apart, around, groups, panels, within

SIZES = ((1024, 768), (1920, 1080), (2560, 1080))
WALL = next(edition for edition in EDITIONS.values() if edition.family == "wall")
STAR = next(edition for edition in EDITIONS.values() if edition.family == "star")


def wall_edition(lines: tuple[int, ...], floor: int, colours: int, discs: int) -> Edition:
    """A wall edition with other numbers; its file says nothing new about the geometry."""
    board = WALL.variants[0][1]
    assert isinstance(board, WallBoard)
    pattern = tuple((FREE,) * colours for _ in lines)
    changed = replace(board, lines=lines, floor=(-1,) * floor, pattern=pattern)
    names = tuple("abcdef"[:colours])
    counts = tuple((players, discs) for players in (2, 3, 4))
    return replace(WALL, colours=names, discs=counts, variants=(("only", changed),))


def star_edition(jokers: int, supply: int, discs: int, features: bool) -> Edition:
    """A star edition with other numbers of rounds, supply spaces and discs."""
    board = STAR.variants[0][1]
    assert isinstance(board, StarBoard)
    changed = replace(
        board,
        jokers=(0,) * jokers,
        supply=supply,
        features=board.features if features else (),
        number_bonus=tuple((number, 1) for number in range(1, 10)) if features else (),
    )
    counts = tuple((players, discs) for players in (2, 3, 4))
    return replace(STAR, discs=counts, variants=(("only", changed),))


ODD = {
    "six lines": wall_edition((1, 2, 3, 4, 5, 6), MAX_FLOOR, MAX_COLOURS, MAX_DISCS),
    "long lines": wall_edition((5, 6, 7, 8, 9), 3, 4, 3),
    "two lines": wall_edition((1, 2), 1, 3, 4),
    "twelve rounds": star_edition(12, 20, MAX_DISCS, True),
    "one round": star_edition(1, 1, 3, False),
}


def layout_of(
    name: str, players: int, size: tuple[int, int], *, drafting: bool = True
) -> TableLayout:
    """The table of an odd edition."""
    family = table_family(ODD[name])
    return table_layout(family, ODD[name], "only", players, size, drafting=drafting)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", (2, 3, 4))
@pytest.mark.parametrize("name", ODD)
def test_odd_editions_fit(name: str, players: int, size: tuple[int, int]) -> None:
    for drafting in (True, False):
        layout = layout_of(name, players, size, drafting=drafting)
        for one, two in combinations(panels(layout).values(), 2):
            assert not one.overlaps(two)
        assert all(within(panel, Box(0, 0, *size)) for panel in panels(layout).values())
        for panel, shapes in groups(layout):
            assert all(within(around(shape), panel) for shape in shapes)
            for a, b in combinations(shapes, 2):
                assert apart(a, b), (a, b)


@pytest.mark.parametrize("players", (2, 3, 4))
@pytest.mark.parametrize("name", ODD)
def test_discs_of_odd_editions_are_apart(name: str, players: int) -> None:
    ring = layout_of(name, players, (1920, 1080)).ring
    assert len(ring.discs) == ODD[name].disc_count(players)
    for a, b in combinations((*ring.discs, ring.tray), 2):
        assert (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > (a.radius + b.radius) ** 2


def test_small_tiles_do_not_forbid_readable_letters() -> None:
    assert layout_of("six lines", 4, (1920, 1080)).scale == 100
