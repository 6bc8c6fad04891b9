"""The texts for whoever points at something: all there, short, and true to the edition."""

import pytest

from azul_desktop.coach import explain
from azul_desktop.core.edition import Edition
from azul_desktop.core.star.board import StarBoard
from azul_desktop.core.wall.board import WallBoard
from tests.games import EDITIONS

BOARDS = [board for edition in EDITIONS.values() for _, board in edition.variants]
STARS = [board for board in BOARDS if isinstance(board, StarBoard)]
WALLS = [board for board in BOARDS if isinstance(board, WallBoard)]
SPECIAL = [edition for edition in EDITIONS.values() if edition.specials]
LONGEST = 150


def check(text: str) -> None:
    """Short enough for a tooltip, with every gap filled."""
    assert 0 < len(text) <= LONGEST
    assert text[0].isupper()
    assert "{" not in text
    assert text.count(". ") <= 1


@pytest.mark.parametrize("edition", SPECIAL, ids=lambda edition: edition.id)
def test_every_effect_has_a_text_of_its_own(edition: Edition) -> None:
    words = {special.effect: explain.special_words(special.effect) for special in edition.specials}
    assert len(set(words.values())) == len(words) == 5
    for title, text in words.values():
        check(title)
        check(text)


@pytest.mark.parametrize("board", STARS)
def test_features_tell_what_they_win(board: StarBoard) -> None:
    for index, feature in enumerate(board.features):
        text = explain.feature_text(board, index)
        tiles = "1 tile " if feature.tiles == 1 else f"{feature.tiles} tiles "
        assert f"the {len(feature.spaces)} spaces" in text
        assert f"take {tiles}from the supply" in text
        check(text)


@pytest.mark.parametrize("board", BOARDS)
def test_marker_bag_and_lid(board: StarBoard | WallBoard) -> None:
    for text in (explain.marker_text(board), explain.bag_text(), explain.lid_text(board)):
        check(text)
    star = isinstance(board, StarBoard)
    assert ("tower" in explain.lid_text(board)) == star
    assert ("floor" in explain.marker_text(board)) != star


@pytest.mark.parametrize("board", WALLS)
def test_the_floor_tells_its_length(board: WallBoard) -> None:
    text = explain.floor_text(board)
    check(text)
    assert f"{len(board.floor)} pieces" in text


@pytest.mark.parametrize("board", STARS)
def test_joker_corners_and_supply(board: StarBoard) -> None:
    words = explain.star_bonus_text(), explain.number_bonus_text(), explain.supply_text()
    for text in (explain.joker_text(), explain.corner_text(board), *words):
        check(text)
    assert f"up to {board.keep} tiles" in explain.corner_text(board)
