"""The start marker lies on its holder's board, and tokens on the boards of who went round."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from azul_desktop.coach.prompt import Prompt
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.events import MARKER, Reason, Scored
from azul_desktop.core.state import BUILD, IN_CENTRE, SCORE
from azul_desktop.geometry import Box, Point
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.families.star.scoring_board import ScoringBoard
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.families.star.tokens import tokens_of
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.table.layout.aside import around
from azul_desktop.ui.table.layout.fitting import table_layout
from azul_desktop.ui.table.layout.mat import Mat
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.paint.aside_painter import AsidePainter
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.table_parts import View
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.show.choreographer import Choreographer
from azul_desktop.ui.table.show.shows import Flight
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.core.positions import WallTable
from tests.games import KINDS, Kind
from tests.ui.pilot import Pilot
from tests.ui.table.layouts import SIZES
from tests.ui.table.proof import proof_desk
from tests.ui.table.setting import STAR, WALL, layout_of, picture_of, sitters_of
from tests.ui.table.shapes import apart, panels, shapes_on, within
from tests.ui.table.walk import steps
from tests.ui.tables import at_table, people, table_of

PLAIN = [kind for kind in KINDS if not kind.options.special_factories]
every_plain = pytest.mark.parametrize("kind", PLAIN, ids=str)
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


def layouts(kind: Kind, size: tuple[int, int]) -> Iterator[TableLayout]:
    """The table at every scale, in both halves of a round."""
    for scale in (75, 100, 150, 300):
        for drafting in (True, False) if kind.edition.family == "star" else (True,):
            family, edition = table_family(kind.edition), kind.edition
            variant, players = kind.options.variant, kind.players
            yield table_layout(family, edition, variant, players, size, scale, drafting)


def places(mat: Mat) -> list[Box]:
    """Where the marker and the tokens lie."""
    found = [mat.marker, mat.tokens if isinstance(mat, StarMat) else None]
    return [place for place in found if place is not None]


@every_size
@every_plain
def test_marker_and_tokens_hide_nothing(kind: Kind, size: tuple[int, int]) -> None:
    for layout in layouts(kind, size):
        assert sum(len(places(mat)) for mat in layout.boards) == kind.players * (
            2 if kind.edition.family == "star" else 1
        )
        for number, mat in enumerate(layout.boards):
            others = [box for name, box in panels(layout).items() if name != f"board {number}"]
            things = [shape for shape in shapes_on(mat) if shape not in places(mat)]
            for place in places(mat):
                assert within(place, mat.box)
                assert not any(place.overlaps(other) for other in others)
                assert all(apart(place, thing) for thing in things)
                assert place.w >= 14
                cell = mat.pitch if isinstance(mat, WallMat) else mat.cell
                assert place.w >= 0.8 * cell
            assert all(apart(a, b) for a, b in combinations(places(mat), 2))


def aside(picture: TablePicture, kind: Kind, tableau: ShownTable, player: int) -> Group:
    """What is painted beside the tiles of a player."""
    painter = AsidePainter(picture.pieces, picture.board_painter)
    return painter.group(Canvas(), picture.where.mat(player), tableau, player, "aside")


@pytest.mark.parametrize("kind", PLAIN[::2], ids=str)
def test_the_marker_is_seen_with_whoever_holds_it(kind: Kind, desk: Desk) -> None:
    state = kind.rules.initial(kind.players, 1)
    picture, tableau = picture_of(kind, state, desk), ShownTable.of(kind.rules, state)
    assert not any(aside(picture, kind, tableau, n).sprites for n in range(kind.players))
    for holder in range(kind.players):
        state.marker = holder
        tableau = ShownTable.of(kind.rules, state)
        for player in range(kind.players):
            group, place = aside(picture, kind, tableau, player), picture.where.mat(player).marker
            assert len(group.sprites) == (player == holder)
            if player == holder:
                assert place is not None
                assert group.box.center == pytest.approx(place.centre, abs=1.5)


def test_on_a_full_floor_the_marker_lies_beside_the_board() -> None:
    table = WallTable()
    table.lay_floor(0, "red red red red red red red")
    table.lay_centre("1 blue")
    table.lay_disc(0, "1 blue")
    tableau = ShownTable.of(table.rules, table.state)
    table.play("centre:blue>1")
    for event in table.events:
        tableau.apply(event)
    held = Address(Zone.MARKER, 0)
    assert tableau.marker == held == ShownTable.of(table.rules, table.state).marker
    where = SeatedLayout(layout_of(WALL), 0)
    assert where.pieces(tableau, held, MARKER) == [where.mat(0).marker]


def test_the_marker_is_seen_all_through_the_building() -> None:
    seen = 0
    for step in steps(STAR, 4):
        state, tableau = step.before, ShownTable.of(STAR.rules, step.before)
        if state.marker != IN_CENTRE:
            assert tableau.marker == Address(Zone.MARKER, state.marker)
            seen += state.phase == BUILD
    assert seen


def test_the_marker_flies_to_its_holder_and_back_to_the_centre() -> None:
    for kind in (WALL, STAR):
        ring, boards = layout_of(kind).ring.marker, layout_of(kind).boards
        ways = set()
        for step in steps(kind, 4):
            shown = ShownTable.of(kind.rules, step.before)
            where = SeatedLayout(layout_of(kind), 0)
            plan = Choreographer(where, shown, 1.0, lambda _: None).plan(step.events)
            for show in (act.what for act in plan.acts):
                if isinstance(show, Flight) and show.piece == MARKER:
                    ways.add((show.start, show.end))
        homes = [mat.marker for mat in boards]
        assert {start for start, end in ways if end == ring} <= set(homes)
        assert any(end == ring for _, end in ways), "back to the centre"
        assert any(end in homes for _, end in ways), "to whoever holds it"


def test_how_often_a_cube_went_round_and_where_it_stands() -> None:
    for first, last in ((1, 80), (1, 100), (0, 99)):
        whole = last - first + 1
        for score in range(first, 261):
            rounds, number = around(score, first, last)
            assert first <= number <= last
            assert rounds * whole + number == score
    assert around(0, 1, 100) == (0, 0)


def test_past_the_end_of_the_track_a_player_holds_tokens() -> None:
    state = STAR.rules.initial(2, 1)
    desk, proof = proof_desk((1920, 1080))
    picture = picture_of(STAR, state, desk)
    on_a_wall = picture_of(WALL, WALL.rules.initial(2, 1), desk)
    tableau = ShownTable.of(STAR.rules, state)
    for score in range(261):
        assert tokens_of(STAR.edition, score) == max(0, score - 1) // 80
        assert picture.board_painter.laps(score) == tokens_of(STAR.edition, score)
        assert on_a_wall.board_painter.laps(score) == 0
    for score, tokens in ((80, 0), (81, 1), (160, 1), (161, 2), (240, 2), (245, 3), (900, 3)):
        tableau.players[1].score = score
        proof.forget()
        group = aside(picture, STAR, tableau, 1)
        held = tokens_of(STAR.edition, score)
        more = (0, 1, 3)[min(held, 2)]
        assert len(group.sprites) == tokens + more, "as many as seen, a number, a plate"
        assert proof.texts == set(["80", f"×{held}"][: min(held, 2)])
        assert all(word.size >= 10 for word in proof.words)
        mat = picture.where.mat(1)
        assert isinstance(mat, StarMat)
        assert mat.tokens is not None
        assert not tokens or within(Box(*group.box), mat.tokens.grown(mat.tokens.w * 0.25))


def test_the_cube_goes_round_and_the_token_appears_point_by_point() -> None:
    shown = ShownTable.of(STAR.rules, STAR.rules.initial(2, 1))
    shown.players[0].score = 77
    where = SeatedLayout(layout_of(STAR), 0)
    scored = Scored(0, Reason.TILE, 6, 83, cells=(0,))
    timeline = Choreographer(where, shown, 1.0, lambda _: None).plan([scored])
    scoring = where.layout.scoring
    assert isinstance(scoring, ScoringBoard)
    seen = []
    while not timeline.is_over:
        timeline.update(0.004)
        score = shown.players[0].score
        now = scoring.scores.number(score), tokens_of(STAR.edition, score)
        seen += [now] if now not in seen else []
    assert seen == [(77, 0), (78, 0), (79, 0), (80, 0), (1, 1), (2, 1), (3, 1)]


def test_a_score_that_rises_paints_nothing_new_beside_the_board(desk: Desk) -> None:
    state = STAR.rules.initial(2, 1)
    picture, tableau = picture_of(STAR, state, desk), ShownTable.of(STAR.rules, state)
    view = View(sitters_of(STAR), 0, Prompt("Take"))
    first = picture.groups(tableau, view)
    tableau.count(0, tableau.players[0].score + 1)
    after = [group for group in picture.groups(tableau, view) if group.sprites]
    assert len(set(after) - set(first)) == 2, "the number and the cubes"


def explained(pilot: Pilot, at: Point) -> str:
    """What a place says for whoever points at it for a while."""
    pilot.hover(at)
    for _ in range(30):
        pilot.frame(0.05)
    tip = table_of(pilot)._looking._tip
    return "" if tip is None else tip.text


@pytest.mark.parametrize("kind", (WALL, STAR), ids=str)
def test_marker_and_tokens_explain_themselves(kind: Kind, tmp_path: Path) -> None:
    session = people(kind)
    session.state.marker = 1
    session.state.boards[1][SCORE] = 170
    pilot = at_table(tmp_path, session)
    mat = table_of(pilot)._picture.where.mat(1)
    for place, word in zip(places(mat), ("begins the next round", "160 points"), strict=False):
        text = explained(pilot, place.centre)
        assert text.startswith("P1")
        assert word in text


def test_a_cube_says_whose_it_is(tmp_path: Path) -> None:
    session = people(STAR)
    for board in session.state.boards:
        board[SCORE] = 33
    pilot = at_table(tmp_path, session)
    scoring = table_of(pilot)._picture.layout.scoring
    assert isinstance(scoring, ScoringBoard)
    assert explained(pilot, scoring.scores.cube(33).centre) == "P0: 33 points · P1: 33 points"
