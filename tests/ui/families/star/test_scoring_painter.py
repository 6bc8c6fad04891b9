"""The scoring board and the rack: scores, rounds, the supply and the hand."""

from dataclasses import replace

import pygame

from azul_desktop.core.star.board import StarBoard
from azul_desktop.core.state import EMPTY
from azul_desktop.ui.families.register import pieces_of
from azul_desktop.ui.families.star.rack import HandRack
from azul_desktop.ui.families.star.rack_painter import RackPainter
from azul_desktop.ui.families.star.scoring_board import ScoringBoard
from azul_desktop.ui.families.star.scoring_painter import ScoringPainter
from azul_desktop.ui.render.tokens import Face
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.ui.studio import new_desk
from tests.ui.table.proof import Proof, proof_desk
from tests.ui.table.setting import FULL_HD, STAR, layout_of, sitters_of

LAYOUT = layout_of(STAR, drafting=False)


def parts() -> tuple[StarBoard, ScoringBoard, HandRack]:
    board, scoring, rack = STAR.edition.board(STAR.options.variant), LAYOUT.scoring, LAYOUT.rack
    assert isinstance(board, StarBoard)
    assert isinstance(scoring, ScoringBoard)
    assert isinstance(rack, HandRack)
    return board, scoring, rack


BOARD, SCORING, RACK = parts()


def painters() -> tuple[ScoringPainter, RackPainter, Proof]:
    desk, proof = proof_desk(FULL_HD)
    pieces = pieces_of(STAR.edition, desk.images, desk.type)
    return ScoringPainter(pieces, BOARD, desk.brush), RackPainter(pieces, desk.brush), proof


def test_every_bonus_is_printed() -> None:
    scoring, _, proof = painters()
    scoring.base(SCORING)
    scoring.print(SCORING)
    worth = [*BOARD.star_bonus, BOARD.mixed_bonus, *(points for _, points in BOARD.number_bonus)]
    assert {str(points) for points in worth} <= proof.texts
    assert {f"+{feature.tiles}" for feature in BOARD.features} <= proof.texts


def test_a_drawing_that_was_read_takes_the_place_of_paper_cells_and_well() -> None:
    desk = new_desk(FULL_HD)
    pieces = pieces_of(STAR.edition, desk.images, desk.type)
    scoring = ScoringPainter(pieces, BOARD, desk.brush)
    plain = scoring.base(SCORING)
    assert len(plain) > len(SCORING.track), "without its file every cell is painted"
    assert scoring.read(SCORING) == []
    drawn = scoring.base(SCORING)
    assert len(drawn) < 12
    *_, top, middle, bottom = drawn
    assert middle.surface.get_alpha() in (None, 255)
    assert not middle.surface.get_flags() & pygame.SRCALPHA
    box = SCORING.box
    assert (top.x, top.y) == (box.x, box.y)
    assert bottom.y + bottom.surface.get_height() == box.bottom
    assert top.surface.get_at((0, 0)).a == 0, "its corners are round"
    assert top.surface.get_at((top.surface.get_width() // 2, 0)).a == 255
    assert len(scoring.base(SCORING)) == len(plain), "it is held until it was laid down"


def test_a_cube_stands_on_the_cell_of_its_score() -> None:
    scoring, _, _ = painters()
    for score in (1, 5, 40, len(SCORING.track)):
        cube = scoring.cubes(SCORING, [score])[0]
        w, h = cube.surface.get_size()
        assert SCORING.track[score - 1].contains((cube.x + w / 2, cube.y + h / 2))


def test_beyond_the_end_of_the_track_it_begins_anew() -> None:
    scoring, _, _ = painters()
    cells = len(SCORING.track)
    one, two = (scoring.cubes(SCORING, [score])[0] for score in (3, 3 + cells))
    assert one[1:3] == two[1:3]


def test_only_spaces_with_a_tile_show_one() -> None:
    scoring, _, _ = painters()
    assert len(scoring.supply(SCORING, [0, EMPTY, 3, EMPTY])) == 2


def test_the_present_round_shines() -> None:
    scoring, _, proof = painters()
    tableau = ShownTable.of(STAR.rules, STAR.rules.initial(2, 1))
    count = len(SCORING.rounds)
    proof.forget()
    # A lamp of two lights; a tile in each arch, and its number on a disc with an edge.
    assert len(scoring.rounds(SCORING, tableau)) == 2 + count + 3 * count
    assert {str(n + 1) for n in range(count)} <= proof.texts


def test_the_rack_shows_who_plays_and_with_which_score() -> None:
    _, rack, proof = painters()
    rack.base(RACK, sitters_of(STAR, "Ann")[0])
    rack.score(RACK, 117)
    assert {"Ann", "117", "points"} <= proof.texts


def test_each_pile_of_the_hand_has_its_count_and_the_joker_is_named() -> None:
    _, rack, proof = painters()
    sprites = rack.piles(RACK, [3, 0, 2, 0, 0, 1], 2)
    assert {"×3", "×1"} <= proof.texts
    assert any("joker" in text and "×2" in text for text in proof.texts)
    assert "×0" not in proof.texts
    assert len(sprites) == 6 + 3 + 1  # tiles, counts, the joker's frame


def test_an_empty_hand_is_an_empty_rack() -> None:
    _, rack, _ = painters()
    assert rack.piles(RACK, [0] * 6, 2) == []


def test_colours_that_are_not_in_hand_are_carved_into_the_tray() -> None:
    _, rack, _ = painters()
    assert len(rack.carvings(RACK, [3, 0, 2, 0, 0, 1])) == 3


def test_the_joker_is_only_named_where_its_frame_leaves_room() -> None:
    _, rack, proof = painters()
    rack.piles(RACK, [0, 0, 2, 0, 0, 0], 2)
    (named,) = (text for text in proof.texts if "joker" in text)
    proof.forget()
    desk, _ = proof_desk(FULL_HD)
    wide = desk.brush.type.width(named, Face.SEMI, desk.brush.px(18))
    label = RACK.labels[2]
    tight = replace(RACK, labels=(label._replace(w=wide + 2),) * 6)
    rack.piles(tight, [0, 0, 2, 0, 0, 0], 2)
    assert not any("joker" in text for text in proof.texts)
