"""What the pictures of the rules say about points is what the rules give in a real game."""

import pytest

from azul_desktop.core.edition import Edition
from azul_desktop.core.events import Reason, Scored
from azul_desktop.core.moves import pack_take, pack_tile
from azul_desktop.core.state import CELLS, OVER
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import pieces_of
from azul_desktop.ui.families.rules_page import Page, Point
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.families.wall.rules.pages import WallRulesText
from azul_desktop.ui.families.wall.rules.scripted_game import Laid, ScriptedGame, rules_of
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
    assert found == {
        "draft": f"−{-sum(text.board.floor[:2])}",
        "tiling": f"−{-sum(text.board.floor[:4])}",
    }


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
