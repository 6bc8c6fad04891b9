"""What the pictures of the rules say about points is what the rules give in a real game."""

import pytest

from azul_desktop.core.edition import Edition
from azul_desktop.core.events import Reason, Scored
from azul_desktop.core.moves import FLOOR, pack_take, pack_tile
from azul_desktop.core.state import CELLS, OVER, TILING
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import pieces_of
from azul_desktop.ui.families.rules_page import Page, Point, Sign
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.families.wall.rules.growth import grown
from azul_desktop.ui.families.wall.rules.pages import WallRulesText
from azul_desktop.ui.families.wall.rules.sample_wall import scattered
from azul_desktop.ui.families.wall.rules.scripted_game import Laid, ScriptedGame, rules_of
from azul_desktop.ui.families.wall.rules.scripted_game import laid as laid_there
from tests.games import EDITIONS, FIXTURES

WALLS = [edition for edition in EDITIONS.values() if edition.family == "wall"]
each_edition = pytest.mark.parametrize(
    "edition", [*WALLS, FIXTURES["half-printed"]], ids=lambda edition: edition.id
)


def text_of(desk: Desk, edition: Edition) -> WallRulesText:
    return WallRulesText(
        edition, HelpPictures(desk.brush, pieces_of(edition, desk.images, desk.type))
    )


def page_of(text: WallRulesText, name: str) -> Page:
    return next(page for page in text.pages() if page.id == name)


def scored_in_a_game(text: WallRulesText, laid: Laid) -> Scored:
    """Play it: the cells are covered, the line is filled, and the round ends."""
    game = ScriptedGame(text.edition, text.variant)
    columns = text.columns
    colour = text.sample[laid.cell // columns][laid.cell % columns]
    others = {cell for run in laid.runs for cell in run} - {laid.cell}
    game.cover({cell: text.sample[cell // columns][cell % columns] for cell in others})
    row = laid.cell // columns
    game.state.sources[game.rules.tables.colours + colour] = text.board.lines[row]
    game.state.left = text.board.lines[row]
    step = game.rules.step(game.state, pack_take(1, colour, row))
    if step.after.phase != OVER and not step.after.boards[0][CELLS] >> laid.cell & 1:
        cell = next(
            m
            for m in game.rules.legal_moves(step.after)
            if m == pack_tile(row, laid.cell % columns)
        )
        step = game.rules.step(step.after, cell)
    return next(e for e in step.events if isinstance(e, Scored) and e.reason == Reason.TILE)


@each_edition
def test_the_sum_on_a_plate_is_what_the_tile_scores(desk: Desk, edition: Edition) -> None:
    text = text_of(desk, edition)
    points = page_of(text, "scoring").points
    for laid, point in zip(text.laid(), points, strict=True):
        scored = scored_in_a_game(text, laid)
        assert scored.points == laid.points
        assert {*scored.cells} == {laid.cell, *(cell for run in laid.runs for cell in run)}
        assert point.worth == laid.total
        assert point.worth.split()[-1].lstrip("+") == str(scored.points)


@each_edition
def test_the_samples_are_a_tile_alone_a_run_and_a_crossing(desk: Desk, edition: Edition) -> None:
    alone, run, both = text_of(desk, edition).laid()
    assert (len(alone.runs), len(run.runs), len(both.runs)) == (0, 1, 2)
    assert both.total == f"{len(both.runs[0])} + {len(both.runs[1])} = {both.points}"


@each_edition
def test_a_floor_costs_what_is_said(desk: Desk, edition: Edition) -> None:
    text = text_of(desk, edition)
    found = {page: worth_of_floor(page_of(text, page).points) for page in ("draft", "tiling")}
    assert found == {"draft": cost_of(text, 2), "tiling": cost_of(text, 4)}
    for game, count in ((text.floor.fallen(1), 2), (text.floor.dropped(3), 4)):
        assert len(game.floor_costs) == count
        assert lost_in_a_game(text, game) == sum(text.board.floor[:count])


def cost_of(text: WallRulesText, count: int) -> str:
    """The first spaces of the floor as a sum."""
    each = text.board.floor[:count]
    return f"{' '.join(f'−{-one}' for one in each)} = −{-sum(each)}"


def lost_in_a_game(text: WallRulesText, game: ScriptedGame) -> int:
    """End the round with the last tile on the other player's board."""
    rules, state = game.rules, game.state
    state.sources[rules.tables.colours], state.left, state.turn = 1, 1, 1
    step = rules.step(state, pack_take(1, 0, 0))
    events = [*step.events]
    while step.after.phase == TILING:
        step = rules.step(step.after, rules.legal_moves(step.after)[0])
        events += step.events
    found = [one for one in events if isinstance(one, Scored) and one.reason == Reason.FLOOR]
    return sum(one.points for one in found if one.player == 0)


@each_edition
def test_the_marker_alone_costs_the_first_space(desk: Desk, edition: Edition) -> None:
    text = text_of(desk, edition)
    (point,) = [one for one in page_of(text, "draft").points if one.sign == Sign("marker")]
    assert point.worth == f"−{-text.board.floor[0]}"
    assert lost_in_a_game(text, text.floor.marked()) == text.board.floor[0]


@each_edition
def test_a_tile_of_a_full_line_scores_what_the_plate_says(desk: Desk, edition: Edition) -> None:
    text = text_of(desk, edition)
    game, line, new = text.scenes.tiled()
    assert new.cell in game.cells_of_line(line)
    state = game.state
    state.sources[game.rules.tables.colours], state.left, state.turn = 1, 1, 1
    step = game.rules.step(state, pack_take(1, 0, FLOOR))
    if step.after.phase == TILING and not step.after.boards[0][CELLS] >> new.cell & 1:
        step = game.rules.step(step.after, pack_tile(line, new.cell % text.columns))
    tiles = [one for one in step.events if isinstance(one, Scored) and one.reason == Reason.TILE]
    assert [one.points for one in tiles if one.player == 0] == [new.points]
    assert page_of(text, "tiling").points[0].worth == new.total


@each_edition
def test_the_last_round_brings_what_the_plate_says(desk: Desk, edition: Edition) -> None:
    text = text_of(desk, edition)
    tiles, row, bonuses = text.scenes.last_round()
    assert {*row} <= {*tiles}
    assert bonuses == [text.board.row_bonus], "nothing but the row is complete"
    assert page_of(text, "goal").points[-1].worth == f"+{text.board.row_bonus}"


@each_edition
def test_the_wall_that_grew_has_the_points_of_all_its_tiles(desk: Desk, edition: Edition) -> None:
    text = text_of(desk, edition)
    cells = scattered(text.rows, text.columns)
    tiles = {cell: text.sample[cell // text.columns][cell % text.columns] for cell in cells}
    rounds: list[list[int]] = [[] for _ in range(text.columns)]
    for row in range(text.rows):
        for at, cell in enumerate(cell for cell in cells if cell // text.columns == row):
            rounds[at].append(cell)
    covered: list[int] = []
    points = 0
    for cell in (cell for one in rounds for cell in one):
        runs = [len(run) for run in laid_there(rules_of(edition, text.variant), covered, cell).runs]
        points += sum(runs) or 1
        covered.append(cell)
    assert grown(rules_of(edition, text.variant), tiles) == points > len(cells)


@each_edition
def test_lines_that_refuse_show_why(desk: Desk, edition: Edition) -> None:
    text = text_of(desk, edition)
    target = 3
    game = text.scenes.taking(target)
    lines, sizes = game.board.lines, text.board.lines
    legal = game.lines_for(0, 2)
    assert target in legal
    assert lines[target] == (0, 1)
    refused = [line for line in range(len(sizes)) if line not in legal]
    assert len(refused) == 3, "one full, one of another colour, one whose wall has the colour"
    full = [line for line in refused if lines[line][1] == sizes[line]]
    other = [line for line in refused if 0 < lines[line][1] < sizes[line]]
    bare = [line for line in refused if not lines[line][1]]
    assert (len(full), len(other), len(bare)) == (1, 1, 1)


@pytest.mark.parametrize("edition", WALLS, ids=lambda edition: edition.id)
def test_a_choice_of_cells_has_the_points_of_each(desk: Desk, edition: Edition) -> None:
    text = text_of(desk, edition)
    assert text.grey is not None
    game, row, covered = text._scenes(*text.grey).chosen()
    legal = game.cells_of_line(row)
    points = [laid_there(game.rules, covered, cell).points for cell in legal]
    assert sorted(points) == [1, 3], "where a tile goes makes a difference"
    same = [cell % text.columns for cell, colour in covered.items() if colour == 0]
    closed = [column for column in range(text.columns) if row * text.columns + column not in legal]
    assert sorted(same) == closed


@each_edition
def test_more_rows_win_with_equal_points(desk: Desk, edition: Edition) -> None:
    text = text_of(desk, edition)
    tiles = text._tiles(range(text.rows * text.columns))
    ranks = [(len(lit), stands.rows, stands.rank) for _, lit, stands in text.scenes.tied(tiles)]
    assert ranks == [(2 * text.columns, 2, 1), (text.columns, 1, 2)]


def worth_of_floor(points: tuple[Point, ...]) -> str:
    (found,) = [point.worth for point in points if point.sign and point.sign.kind == "floor"]
    return found


@each_edition
def test_the_strip_tells_the_bonuses_and_the_floor(desk: Desk, edition: Edition) -> None:
    text = text_of(desk, edition)
    strip = page_of(text, "scoring").strip
    assert strip is not None
    board = text.board
    said = [item.worth for item in strip.items]
    assert said[:3] == [f"+{board.row_bonus}", f"+{board.column_bonus}", f"+{board.colour_bonus}"]
    assert said[3] == f"−{-max(board.floor)} … −{-min(board.floor)}"


@each_edition
def test_a_scripted_game_follows_the_rules(edition: Edition) -> None:
    for name, board in edition.variants:
        assert isinstance(board, WallBoard)
        game = ScriptedGame(edition, name)
        assert game.lines_for(0, 2) == list(range(len(board.lines)))
        game.take(1, 1, 0)
        assert 0 not in game.lines_for(0, 2), "a full line takes nothing"
        game.take(0, 1, 2)
        game.cover({row_cell(board, 3): 0})
        assert 3 not in game.lines_for(0, 2), "its row has the colour already"
        assert 2 in game.lines_for(0, 2)
        assert rules_of(edition, name) is game.rules


def row_cell(board: WallBoard, row: int) -> int:
    """A cell of a row that takes the first colour."""
    pattern = board.pattern[row]
    return row * board.width + (pattern.index(0) if 0 in pattern else pattern.index(-1))
