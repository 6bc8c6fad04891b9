"""A board by name, and games and boards as text for whoever debugs them."""

import pytest

from azul_desktop.core.events import MARKER
from azul_desktop.core.state import EMPTY
from azul_desktop.core.view import LineView
from tests.core.positions import StarTable, WallTable
from tests.games import ALL_KINDS, Kind, random_moves


def test_a_wall_board_by_name() -> None:
    table = WallTable()
    table.lay_wall(0, ".....", "..#..")
    table.lay_line(0, 3, "2 red")
    table.lay_floor(0, "marker blue")
    view = table.rules.view(table.state.boards[0])
    blue, red = table.edition.colours.index("blue"), table.edition.colours.index("red")
    assert view.lines[2] == LineView(red, 2, 3)
    assert view.lines[0] == LineView(EMPTY, 0, 1)
    assert not view.lines[2].is_full
    assert view.rows[1][2] != EMPTY
    assert view.is_covered(view.width + 2) and not view.is_covered(0)
    assert view.floor == (MARKER, blue)
    assert not view.hand and not view.kept and not view.features


def test_a_wall_board_as_text() -> None:
    table = WallTable()
    table.lay_wall(0, ".....", "..#..")
    table.lay_line(0, 3, "2 red")
    table.lay_floor(0, "marker blue")
    red = str(table.edition.colours.index("red"))
    lines = str(table.rules.view(table.state.boards[0])).splitlines()
    assert lines[0] == "0 points"
    assert lines[3] == f"     {red} {red} . | . . . . ."
    assert lines[-1] == "floor: M 0"


def test_a_star_board_as_text() -> None:
    table = StarTable()
    table.give_hand(0, "2 red, 1 blue")
    text = str(table.rules.view(table.state.boards[0]))
    red, blue = table.edition.colours.index("red"), table.edition.colours.index("blue")
    assert f"{red}×2" in text and f"{blue}×1" in text
    assert text.splitlines()[1] == ". . . . . ."


@pytest.mark.parametrize("kind", ALL_KINDS, ids=str)
def test_a_game_as_text_says_where_it_stands(kind: Kind) -> None:
    moves, _ = random_moves(kind, 4)
    state = kind.rules.initial(kind.players, 4)
    for move in moves[:12]:
        state = kind.rules.apply(state, move)
    text = str(state)
    assert text.startswith(f"round {state.round}, ")
    assert f"seat {state.turn} decides" in text
    assert f"bag {sum(state.bag)}" in text
    discs = text.splitlines()[1].removeprefix("discs ").partition(";")[0]
    assert len(discs.split()) == len(state.specials)
    lying = sum(state.sources[len(state.bag) :])
    assert sum(sign.isdigit() for sign in discs) == lying


@pytest.mark.parametrize("kind", ALL_KINDS, ids=str)
def test_no_tile_is_missing_in_the_views(kind: Kind) -> None:
    """All tiles of the box: in bag, lid, supply and sources, and on the boards by name."""
    moves, _ = random_moves(kind, 5)
    state = kind.rules.initial(kind.players, 5)
    colours = range(len(kind.edition.colours))
    for move in moves:
        state = kind.rules.apply(state, move)
        views = [kind.rules.view(board) for board in state.boards]
        for colour in colours:
            tiles = state.bag[colour] + state.lid[colour] + state.supply.count(colour)
            tiles += sum(state.sources[colour :: len(colours)])
            for view in views:
                tiles += view.cells.count(colour) + view.floor.count(colour)
                tiles += sum(line.count for line in view.lines if line.colour == colour)
                tiles += (view.caught == colour) + sum(
                    counts[colour] for counts in (view.hand, view.kept) if counts
                )
            assert tiles == kind.edition.tiles_of_each
