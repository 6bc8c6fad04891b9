"""An edition whose walls are partly printed: its tables, its rules and its boards can be drawn."""

from pathlib import Path

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azul_desktop.catalog.loader import Catalogue
from azul_desktop.core.edition import FREE
from azul_desktop.core.state import TILING
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.paths import bundled
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import pieces_of, table_family
from azul_desktop.ui.families.rules_page import LIBRARY_KEYS
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.families.wall.rules.sample_wall import Wall, sample_wall
from azul_desktop.ui.scenes.help.scene import HelpScene, pages_of
from azul_desktop.ui.scenes.title import TitleScene
from azul_desktop.ui.table.paint.board_poster import SIZE, Caption, board_poster
from tests.attacks.editions import draw, fits
from tests.catalog.files import ALL_FILES
from tests.games import EDITIONS, FIXTURES, Kind, kinds_of, random_moves
from tests.ui.pilot import Pilot
from tests.ui.player import make_move
from tests.ui.scenes.looks import SIZES, check_looks
from tests.ui.tables import at_table, people

HALF = FIXTURES["half-printed"]
TWO = [kind for kind in kinds_of(HALF) if kind.players == 2]
WALLS = [edition for edition in EDITIONS.values() if edition.family == "wall"]

each_side = pytest.mark.parametrize("kind", TWO, ids=str)
rows = st.lists(st.sampled_from([FREE, FREE, 0, 1, 2, 3, 4, 5]), min_size=6, max_size=6)


def board_of(edition: str, variant: str) -> WallBoard:
    board = (EDITIONS | FIXTURES)[edition].board(variant)
    assert isinstance(board, WallBoard)
    return board


def clashes(wall: Wall) -> int:
    """How many tiles are too many in their columns."""
    return sum(len(column) - len(set(column)) for column in zip(*wall, strict=True))


# Tables and boards


def test_everything_fits_on_the_table() -> None:
    fits(HALF)


@each_side
def test_a_table_is_drawn_from_the_first_take_to_the_choice_of_cells(
    tmp_path: Path, kind: Kind
) -> None:
    moves, _ = random_moves(kind, 3)
    state, tiled = kind.rules.initial(2, 3), 0
    for number, move in enumerate(moves):
        tiled = number if state.phase == TILING else tiled
        kind.rules.advance(state, move)
    assert tiled, "nobody chose a cell"
    pilot = Pilot(tmp_path, TitleScene)
    draw(pilot, kind.rules, 2, 3, [])
    draw(pilot, kind.rules, 2, 3, moves[:tiled])


@each_side
def test_it_is_played_with_the_mouse(tmp_path: Path, kind: Kind) -> None:
    session = people(kind, seed=3)
    pilot = at_table(tmp_path, session)
    phases = set()
    for move in random_moves(kind, 3)[0][:30]:
        phases.add(session.state.phase)
        make_move(pilot, session.rules, session.state, move, drag=True)
        pilot.settle()
    assert len(session.record.moves) == 30
    assert TILING in phases


@each_side
def test_its_board_is_a_picture(desk: Desk, kind: Kind) -> None:
    _, state = random_moves(kind, 1)
    cells = kind.rules.view(state.boards[0]).cells
    caption = Caption(0, "Olena", 81, (("Columns", "+26"),), (HALF.name, "1st of 2", "5 March"))
    picture = board_poster(bundled("assets"), desk.looks, kind.rules, cells, caption)
    assert picture.get_size() == SIZE


# What is said of it


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_page_of_its_rules_has_its_place(tmp_path: Path, size: tuple[int, int]) -> None:
    only = Catalogue([ALL_FILES[HALF.id]])
    pilot = Pilot(tmp_path, lambda d: HelpScene(d, HALF.id), size=size, catalogue=only)
    assert isinstance(pilot.scene, HelpScene)
    assert pilot.scene.edition == HALF
    while True:
        check_looks(pilot)
        if pilot.scene.page == LIBRARY_KEYS:
            break
        pilot.key(pygame.K_PAGEDOWN)


@pytest.mark.parametrize("edition", [*WALLS, HALF], ids=lambda edition: edition.id)
def test_the_rules_tell_of_the_cells_that_there_are(desk: Desk, edition: object) -> None:
    wall = HALF if edition is HALF else next(one for one in WALLS if one is edition)
    pages = pages_of(wall, HelpPictures(desk.brush, pieces_of(wall, desk.images, desk.type)))
    points = [point for page in pages for point in page.points]
    titles = [point.title for point in points]
    assert ("Printed and free cells" in titles) == (wall is HALF)
    assert ("The grey side" in titles) == (wall is not HALF)
    assert max(len(point.text) for point in points) <= 180


@pytest.mark.parametrize(
    ("edition", "variant", "said"),
    [
        ("azul", "coloured", "Each tile has its place on the wall."),
        ("azul", "grey", "You choose the place of each tile."),
        ("half-printed", "half", "Some places are printed, others you choose."),
        ("half-printed", "band", "Some places are printed, others you choose."),
    ],
)
def test_a_side_says_what_it_means_for_the_players(edition: str, variant: str, said: str) -> None:
    found = (EDITIONS | FIXTURES)[edition]
    assert table_family(found).about_side(found.board(variant)) == said


# The walls in the pictures of the rules


@pytest.mark.parametrize("variant", HALF.variant_names)
def test_a_covered_wall_could_lie_there(variant: str) -> None:
    board = board_of("half-printed", variant)
    wall = sample_wall(board, 5)
    assert clashes(wall) == 0
    for row, printed in zip(wall, board.pattern, strict=True):
        assert sorted(row) == list(range(5))
        assert all(cell in (FREE, tile) for tile, cell in zip(row, printed, strict=True))


def test_a_free_wall_is_covered_as_the_other_side_is_printed() -> None:
    assert sample_wall(board_of("azul", "grey"), 5) == [
        list(row) for row in board_of("azul", "coloured").pattern
    ]


@given(st.lists(rows, min_size=2, max_size=6))
@settings(max_examples=50, deadline=None)
def test_no_row_has_a_colour_twice_whatever_is_printed(found: list[list[int]]) -> None:
    pattern: list[tuple[int, ...]] = []
    for line in found:
        above = [[cells[at] for cells in pattern] for at in range(6)]
        once = [FREE if line.index(c) < at or c in above[at] else c for at, c in enumerate(line)]
        pattern.append(tuple(once))
    board = WallBoard((1,) * len(pattern), (-1,), tuple(pattern), 0, 0, 0)
    for row, printed in zip(sample_wall(board, 6), pattern, strict=True):
        assert sorted(row) == list(range(6))
        assert all(cell in (FREE, tile) for tile, cell in zip(row, printed, strict=True))
