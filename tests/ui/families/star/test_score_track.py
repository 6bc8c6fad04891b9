"""The track around the scoring board: cubes hide no number, and nothing leaves the board."""

from dataclasses import replace
from itertools import combinations, product

import pytest

from azul_desktop.core.star.board import StarBoard
from azul_desktop.geometry import Box
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import pieces_of
from azul_desktop.ui.families.star.score_track import ScoreTrack
from azul_desktop.ui.families.star.score_track_painter import ScoreTrackPainter
from azul_desktop.ui.families.star.scoring_board import ScoringBoard
from azul_desktop.ui.families.star.scoring_picture import LOW
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.families.star.star_painter import StarPainter, space_kind
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.render.tokens import PLAYERS
from tests.games import EDITIONS
from tests.ui.table.layouts import CASES, Case
from tests.ui.table.proof import Proof, proof_desk
from tests.ui.table.setting import STAR
from tests.ui.table.shapes import apart, groups, within

STARS = [case for case in CASES if EDITIONS[case.edition].family == "star"]
every_case = pytest.mark.parametrize("case", STARS, ids=str)


def board_of(case: Case) -> ScoringBoard:
    board = case.layout.scoring
    assert isinstance(board, ScoringBoard)
    return board


def on_cells(board: ScoringBoard) -> bool:
    """Whether the tens stand on their cells: on small drawings."""
    return board.slab is not None or board.picture == LOW.file


def painter_of(desk: Desk) -> ScoreTrackPainter:
    return ScoreTrackPainter(pieces_of(STAR.edition, desk.images, desk.type), desk.brush)


def track_of(size: tuple[int, int] = (1920, 1080), *, drafting: bool = False) -> ScoreTrack:
    return board_of(Case(STAR.edition.id, 2, size, drafting)).scores


@every_case
def test_every_tenth_number_stands_at_its_cell_and_hides_nothing(case: Case) -> None:
    board = board_of(case)
    track = board.scores
    assert [number for number, _ in track.tabs] == list(range(10, 81, 10))
    ((_, things),) = [group for group in groups(case.layout) if group[0] == board.box]
    others = [thing for thing in things if thing not in track.cells]
    for number, tab in track.tabs:
        assert within(tab, board.box)
        assert tab.overlaps(track.cells[number - track.first].grown(2 * case.layout.unit))
        assert all(apart(tab, thing) for thing in others), number
    assert all(apart(a, b) for (_, a), (_, b) in combinations(track.tabs, 2))


@every_case
def test_no_cube_covers_a_number_or_another_cube_or_leaves_the_board(case: Case) -> None:
    board = board_of(case)
    track = board.scores
    cubes = [track.cube(track.number(score)) for score in range(261)]
    for score, cube in enumerate(cubes):
        number = max(score, 1) - max(0, score - 1) // 80 * 80
        assert track.number(score) == number
        assert track.cells[number - 1].contains(cube.centre)
        assert within(cube, board.box.grown(-2))
        if not on_cells(board):
            assert not any(cube.overlaps(tab) for _, tab in track.tabs), score
            continue
        # Only the cube on a ten hides what is written there, and says it itself.
        hidden = [
            tens for tens, tab in track.tabs if cube.overlaps(tab.grown(-tab.w / 4, -tab.h / 4))
        ]
        assert hidden == ([number] if number % 10 == 0 else []), score
    for one, two in combinations(sorted(set(cubes)), 2):
        assert not one.grown(-1).overlaps(two.grown(-1))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_what_is_painted_stays_on_the_board_and_off_the_numbers(size: tuple[int, int]) -> None:
    desk, _ = proof_desk(size)
    painter = painter_of(desk)
    for drafting in (True, False):
        board = board_of(Case(STAR.edition.id, 4, size, drafting))
        for score in range(0, 261, 3):
            for sprite in painter.cubes(board.scores, [score]):
                seen = sprite.surface.get_bounding_rect(200)
                box = Box(sprite.x + seen.x, sprite.y + seen.y, seen.w, seen.h)
                assert within(box, board.box)
                if not on_cells(board):
                    assert not any(box.grown(-1).overlaps(tab) for _, tab in board.scores.tabs)


def colours_seen(painter: ScoreTrackPainter, track: ScoreTrack, scores: list[int]) -> set[int]:
    """Which of the four players' colours are seen on the only cube."""
    cube = painter.cubes(track, scores)[0].surface
    w, h = cube.get_size()
    row = [cube.get_at((x, h // 2)) for x in range(w)]
    return {
        player
        for player, tint in enumerate(PLAYERS[:4])
        if any(max(abs(a - b) for a, b in zip(tint, pixel, strict=False)) < 40 for pixel in row)
    }


def test_whoever_shares_a_score_shares_one_cube_in_bands() -> None:
    desk, proof = proof_desk((1920, 1080))
    painter, track = painter_of(desk), track_of()
    for players, score in product((2, 3, 4), (1, 7, 20, 80, 87, 245)):
        scores = [score] * players
        proof.forget()
        assert len(painter.cubes(track, scores)) == 2, "one cube and one number"
        assert proof.texts == {str(track.number(score))}
        assert colours_seen(painter, track, scores) == set(range(players))
    assert len(painter.cubes(track, [7, 7, 8, 8])) == 4
    assert len(painter.cubes(track, [5, 85])) == 2, "the tokens tell them apart"


def test_cubes_have_numbers_where_they_can_be_read() -> None:
    for size, drafting, readable in (
        ((1280, 720), False, True),
        ((1280, 720), True, False),
        ((1920, 1080), True, False),
    ):
        desk, proof = proof_desk(size)
        track = track_of(size, drafting=drafting)
        proof.forget()
        painter_of(desk).cubes(track, [12, 34])
        assert bool(proof.texts) == readable
        assert all(word.size >= 9 for word in proof.words)


def test_a_cube_on_a_small_drawing_says_the_ten_that_it_hides() -> None:
    desk, proof = proof_desk((1920, 1080))
    track = track_of(drafting=True)
    proof.forget()
    painter_of(desk).cubes(track, [20, 34])
    assert proof.texts == {"20"}


def test_nothing_bright_beside_a_number_looks_like_a_part_of_it(desk: Desk) -> None:
    cube = painter_of(desk).cubes(track_of(), [7])[0].surface
    w, h = cube.get_size()
    seen = [cube.get_at((x, y)) for x in range(w) for y in range(h)]
    light = [min(pixel[:3]) for pixel in seen if pixel.a > 200]
    assert max(light) < 128


def test_numbers_on_tabs_are_as_large_as_other_small_text() -> None:
    for size in ((1280, 720), (1920, 1080), (3840, 2160)):
        desk, proof = proof_desk(size)
        painter_of(desk).tabs(track_of(size))
        assert {word.text for word in proof.words} == {str(n) for n in range(10, 81, 10)}
        assert not Proof.too_small(proof, desk.unit * 0.9)


@pytest.mark.parametrize("scale", (75, 100, 200))
@every_case
def test_small_star_boards_have_their_numbers(case: Case, scale: int) -> None:
    case = replace(case, scale=scale)
    desk, proof = proof_desk(case.size)
    brush = desk.brush.at_scale(case.layout.text)
    edition = EDITIONS[case.edition]
    for variant in edition.variant_names:
        board = edition.board(variant)
        assert isinstance(board, StarBoard)
        pieces = pieces_of(edition, desk.images, desk.type)
        painter = StarPainter(pieces, board, brush, accents_of(edition.theme))
        for mat in case.layout.boards[1:]:
            assert isinstance(mat, StarMat)
            proof.forget()
            painter.stars(mat)
            printed = [str(number) for star in board.stars for number in star.numbers]
            assert [word.text for word in proof.words] == printed
            (size,) = {word.size for word in proof.words}
            side = mat.spaces[0].side
            assert size >= min(brush.px(18), round(0.85 * side))
            assert size >= int(0.56 * side)
            assert size <= 0.85 * side + 1, "it fits into its space"


def test_small_boards_have_smooth_spaces_and_large_ones_plates_for_numbers(desk: Desk) -> None:
    edition = STAR.edition
    board = edition.board(edition.variant_names[0])
    assert isinstance(board, StarBoard)
    pieces = pieces_of(edition, desk.images, desk.type)
    painter = StarPainter(pieces, board, desk.brush, accents_of(edition.theme))
    layout = Case(edition.id, 2, (1920, 1080), drafting=False).layout
    small = layout.boards[1]
    assert isinstance(small, StarMat)
    drawn = pieces.space(space_kind(board.stars[1], edition.colours), small.spaces[6])
    assert all(sprite.surface is not drawn for sprite in painter.stars(small))
    large = painter.large_mat(layout, layout.ring.box)
    assert large.style == "large"
    wide = replace(large, side=60, spaces=tuple(one._replace(side=60) for one in large.spaces))
    drawn = pieces.space(space_kind(board.stars[1], edition.colours), wide.spaces[6])
    assert any(sprite.surface is drawn for sprite in painter.stars(wide))
