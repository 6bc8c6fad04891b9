"""What the pictures of the rules say about points is what the rules give in a real game."""

import pytest

from azul_desktop.core.edition import Edition
from azul_desktop.core.events import FeatureWon, Scored
from azul_desktop.core.moves import HAND as TO_HAND
from azul_desktop.core.moves import PASS_MOVE, pack_build, pack_keep, pack_take
from azul_desktop.core.star.board import STAR_SPACES
from azul_desktop.core.state import BUILD, SCORE
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import pieces_of
from azul_desktop.ui.families.rules_page import Point
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.families.star.rules.pages import StarRulesText
from azul_desktop.ui.families.star.rules.scripted_game import ScriptedGame
from tests.games import EDITIONS

STARS = [edition for edition in EDITIONS.values() if edition.family == "star"]
each_edition = pytest.mark.parametrize("edition", STARS, ids=lambda edition: edition.id)


def text_of(desk: Desk, edition: Edition) -> StarRulesText:
    return StarRulesText(
        edition, HelpPictures(desk.brush, pieces_of(edition, desk.images, desk.type))
    )


def points_of(text: StarRulesText, name: str) -> tuple[Point, ...]:
    return next(page.points for page in text.pages() if page.id == name)


def building(
    text: StarRulesText, hand: dict[int, int], tiles: dict[int, int] | None = None
) -> ScriptedGame:
    """A game in which the first player builds with a hand, beside tiles that lie already."""
    game = text.scenes.game()
    game.set_up(tiles or {}, [colour for colour, count in hand.items() for _ in range(count)])
    game.state.phase = BUILD
    return game


@each_edition
def test_a_group_scores_what_the_plate_says(desk: Desk, edition: Edition) -> None:
    text = text_of(desk, edition)
    cells, told = text.scenes.group()
    star, space = divmod(cells[-1], STAR_SPACES)
    price = text.board.stars[star].numbers[space]
    tiles = dict.fromkeys(cells[:-1], text.scenes.tint)
    game = building(text, {text.scenes.tint: price}, tiles)
    move = pack_build(star, space, text.scenes.tint, 0)
    assert move in game.rules.legal_moves(game.state)
    step = game.rules.step(game.state, move)
    (scored,) = [event for event in step.events if isinstance(event, Scored)]
    assert (scored.points, {*scored.cells}) == (told.points, {*cells})
    assert points_of(text, "scoring")[0].worth == f"+{scored.points}"


@each_edition
def test_a_feature_wins_the_tiles_in_its_picture(desk: Desk, edition: Edition) -> None:
    text = text_of(desk, edition)
    told = [text.scenes.won(index) for index, _ in enumerate(text.board.features)]
    assert told == [feature.tiles for feature in text.board.features]


@each_edition
def test_the_rules_let_jokers_pay_as_the_picture_shows(desk: Desk, edition: Edition) -> None:
    text = text_of(desk, edition)
    scenes, price = text.scenes, text.scenes.price()
    star, space = divmod(scenes.priced(), STAR_SPACES)
    assert text.board.stars[star].numbers[space] == price
    assert len(scenes.joker_payment()) == price
    for jokers in (0, price // 2):
        game = building(text, {scenes.tint: price - jokers, scenes.joker: jokers})
        assert pack_build(star, space, scenes.tint, jokers) in game.rules.legal_moves(game.state)


@each_edition
def test_the_marker_costs_what_the_plate_says(desk: Desk, edition: Edition) -> None:
    text = text_of(desk, edition)
    game, counts = text.scenes.game(), text.scenes.centre()
    game.state.sources[: len(counts)] = counts
    game.state.left = sum(counts)
    before = game.state.boards[0][SCORE]
    after = game.rules.apply(game.state, pack_take(0, text.scenes.tint, TO_HAND))
    lost = before - after.boards[0][SCORE]
    assert lost == counts[text.scenes.tint] + 1, "a point for each tile, the joker too"
    assert points_of(text, "draft")[-1].worth == f"−{lost - 1} −1 = −{lost}"


@each_edition
def test_passing_costs_what_the_plate_says(desk: Desk, edition: Edition) -> None:
    text = text_of(desk, edition)
    hand, kept = text.scenes.hand()
    game = building(text, dict(enumerate(hand)))
    before = game.state.boards[0][SCORE]
    game.rules.advance(game.state, PASS_MOVE)
    assert pack_keep(kept) in game.rules.legal_moves(game.state)
    game.rules.advance(game.state, pack_keep(kept))
    lost = before - game.state.boards[0][SCORE]
    assert lost == sum(hand) - text.board.keep > 0
    each = " ".join(["−1"] * lost)
    assert points_of(text, "building")[-1].worth == f"{each} = −{lost}"


@each_edition
def test_the_last_space_around_a_feature_wins_it_in_a_game(desk: Desk, edition: Edition) -> None:
    text = text_of(desk, edition)
    for index, feature in enumerate(text.board.features):
        tiles = {cell: text.scenes.fits(cell) for cell in text.scenes.around(feature)}
        last, colour = tiles.popitem()
        star, space = divmod(last, STAR_SPACES)
        game = building(text, {colour: text.board.stars[star].numbers[space]}, tiles)
        move = pack_build(star, space, colour, 0)
        assert move in game.rules.legal_moves(game.state)
        events = game.rules.step(game.state, move).events
        won = [event for event in events if isinstance(event, FeatureWon)]
        assert [(event.feature, event.tiles) for event in won] == [(index, feature.tiles)]


@each_edition
def test_the_board_that_grew_has_the_points_of_all_its_tiles(desk: Desk, edition: Edition) -> None:
    text = text_of(desk, edition)
    tiles, score = text.scenes.growth()
    laid: dict[int, int] = {}
    expected = text.board.start_score
    for cell, colour in tiles.items():
        star, space = divmod(cell, STAR_SPACES)
        game = building(text, {colour: text.board.stars[star].numbers[space]}, laid)
        before = game.state.boards[0][SCORE]
        game.rules.advance(game.state, pack_build(star, space, colour, 0))
        expected += game.state.boards[0][SCORE] - before
        laid[cell] = colour
    assert score == expected > text.board.start_score


@each_edition
def test_the_tile_of_a_round_scores_what_is_said(desk: Desk, edition: Edition) -> None:
    scenes = text_of(desk, edition).scenes
    assert scenes.scored_in_round() == 3


@each_edition
def test_a_colour_leaves_a_disc_with_one_joker(desk: Desk, edition: Edition) -> None:
    scenes = text_of(desk, edition).scenes
    colours, jokers = len(edition.colours), [scenes.joker] * edition.disc_size
    for tiles, chosen, count in ((scenes.on_disc(), scenes.tint, 2 + 1), (jokers, scenes.joker, 1)):
        game = scenes.game()
        game.state.sources[colours : 2 * colours] = [tiles.count(one) for one in range(colours)]
        game.state.left = len(tiles)
        move = pack_take(1, chosen, TO_HAND)
        assert move in game.rules.legal_moves(game.state)
        game.rules.advance(game.state, move)
        assert game.state.left == len(tiles) - count


@each_edition
def test_the_end_is_worth_what_the_rules_give(desk: Desk, edition: Edition) -> None:
    text = text_of(desk, edition)
    cells, star = text.end.star()
    assert len(cells) == STAR_SPACES
    assert star == text.board.star_bonus[text.scenes.tint]
    tiles, points = text.end.number()
    number, bonus = text.board.number_bonus[0]
    assert points == bonus
    assert {
        text.board.stars[cell // STAR_SPACES].numbers[cell % STAR_SPACES] for cell in tiles
    } == {number}
