"""The texts for whoever points at something: all there, short, and true to the edition."""

import pytest

from azul_desktop.coach.explain import bag_text, special_words
from azul_desktop.coach.families import coach_of
from azul_desktop.coach.star.explain import (
    corner_text,
    feature_text,
    joker_text,
    number_bonus_text,
    star_bonus_text,
    supply_text,
)
from azul_desktop.coach.wall.explain import floor_text
from azul_desktop.core.edition import Edition
from azul_desktop.core.star.board import StarBoard
from azul_desktop.core.wall.board import WallBoard
from tests.games import EDITIONS, KINDS, Kind

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
    words = {special.effect: special_words(special.effect) for special in edition.specials}
    assert len(set(words.values())) == len(words) == 5
    for title, text in words.values():
        check(title)
        check(text)


@pytest.mark.parametrize("board", STARS)
def test_features_tell_what_they_win(board: StarBoard) -> None:
    for index, feature in enumerate(board.features):
        text = feature_text(board, index)
        tiles = "1 tile " if feature.tiles == 1 else f"{feature.tiles} tiles "
        assert text.startswith("Cover all spaces around it")
        assert f"take {tiles}from the supply" in text
        check(text)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_marker_bag_and_lid(kind: Kind) -> None:
    coach = coach_of(kind.rules)
    for text in (coach.marker_in_centre(), bag_text(), coach.lid()):
        check(text)
    star = kind.edition.family == "star"
    assert ("tower" in coach.lid()) == star
    assert ("floor" in coach.marker_in_centre()) != star


@pytest.mark.parametrize("board", WALLS)
def test_the_floor_tells_its_length(board: WallBoard) -> None:
    text = floor_text(board)
    check(text)
    assert f"{len(board.floor)} pieces" in text


@pytest.mark.parametrize("board", STARS)
def test_joker_corners_and_supply(board: StarBoard) -> None:
    words = star_bonus_text(), number_bonus_text(), supply_text()
    for text in (joker_text(), corner_text(board), *words):
        check(text)
    assert f"up to {board.keep} tiles" in corner_text(board)
