"""Moves as text: one text for every move, one move for every text, and nothing else is a move."""

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from azul_desktop.core.edition import Edition
from azul_desktop.core.moves import (
    CENTRE,
    FLOOR,
    HAND,
    PASS_MOVE,
    Move,
    pack_build,
    pack_keep,
    pack_reward,
    pack_take,
    pack_tile,
)
from azul_desktop.core.notation import NotationError, format_move, parse_move
from tests.games import EDITIONS, KINDS, Kind

WALL, STAR = EDITIONS["azul"], EDITIONS["summer-pavilion"]
BLUE, YELLOW, RED, BLACK, WHITE = range(5)
GREEN, ORANGE = 1, 2  # of the star edition; its blue is 4 and its red 5


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("0:blue>1", pack_take(1, BLUE, 0)),
        ("14:white>5", pack_take(15, WHITE, 4)),
        ("centre:red>floor", pack_take(CENTRE, RED, FLOOR)),
        ("2:blue>4/red+white", pack_take(3, BLUE, 3, 1 << RED | 1 << WHITE)),
        ("2:blue>floor/yellow", pack_take(3, BLUE, FLOOR, 1 << YELLOW)),
        ("wall2.3", pack_tile(1, 2)),
    ],
)
def test_moves_of_the_wall_family(text: str, move: Move) -> None:
    assert format_move(WALL, move) == text
    assert parse_move(WALL, text) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("0:green", pack_take(1, GREEN, HAND)),
        ("centre:orange", pack_take(CENTRE, ORANGE, HAND)),
        ("star0.1:red", pack_build(0, 0, 5, 0)),
        ("star6.6:red+2", pack_build(6, 5, 5, 2)),
        ("pass", PASS_MOVE),
        ("reward:blue", pack_reward(4)),
        ("keep:none", pack_keep([0] * 6)),
        ("keep:green*2+red", pack_keep([0, 2, 0, 0, 0, 1])),
        ("keep:purple+green+orange+yellow", pack_keep([1, 1, 1, 1, 0, 0])),
    ],
)
def test_moves_of_the_star_family(text: str, move: Move) -> None:
    assert format_move(STAR, move) == text
    assert parse_move(STAR, text) == move


def test_the_order_of_colours_does_not_matter_to_a_reader() -> None:
    assert parse_move(STAR, "keep:red+green*2") == parse_move(STAR, "keep:green*2+red")
    assert parse_move(WALL, "2:blue>4/white+red") == parse_move(WALL, "2:blue>4/red+white")


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "x", "PASS", "pass ", " pass", "pass\n", "\0", "0", "0:", ":blue", "0:blue",
        "0:blue>", "0:blue>0", "0:blue>7", "0:blue>1 ", "00:blue>1", "-1:blue>1", "15:blue>1",
        "99:blue>1", "٣:blue>1", "0:blue>١", "0:BLUE>1", "0:pink>1", "middle:blue>1", "0:blue>wall",
        "0:blue>1/", "0:blue>1/pink", "0:blue>1/red+", "0:blue>1/+red", "0:blue>1/red+red",
        "wall0.1", "wall1.0", "wall7.1", "wall1.7", "wall11", "wall1.1.1", "wall١.1",
        "star16.1:blue", "star00.1:blue", "star1.7:blue", "star1.0:blue", "star1.1:pink", "star1.1",
        "star1.1:blue+0", "star1.1:blue+10", "star1.1:blue+", "star1.1:blue-1",
        "reward:", "reward:pink", "reward:blue*2", "keep:", "keep:pink", "keep:blue*1",
        "keep:blue*8", "keep:blue*0", "keep:blue*22", "keep:blue+", "keep:+blue", "keep:blue+blue",
        "keep:none+blue", "keep:blue*٢", "take", "{}", "9" * 10_000,
        "2:blue>4/" + "red+" * 1000 + "red",
    ],
)  # fmt: skip
def test_nonsense_is_not_a_move(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(WALL, text)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 150


def test_each_family_takes_tiles_in_its_own_way() -> None:
    with pytest.raises(NotationError, match="“0:red>1” is not a move in this edition"):
        parse_move(STAR, "0:red>1")
    with pytest.raises(NotationError, match="“0:red” is not a move in this edition"):
        parse_move(WALL, "0:red")
    with pytest.raises(NotationError, match="“orange” is not a colour of this edition"):
        parse_move(WALL, "0:orange>1")


kinds = some.sampled_from(KINDS)
seeds = some.integers(0, 1 << 40)


@settings(deadline=None)
@given(kinds, seeds, some.integers(0, 60))
def test_every_legal_move_comes_back_from_its_text(kind: Kind, seed: int, moves: int) -> None:
    chooser = Random(seed)
    state = kind.rules.initial(kind.players, seed)
    for _ in range(moves):
        legal = kind.rules.legal_moves(state)
        if legal:
            kind.rules.advance(state, chooser.choice(legal))
    legal = kind.rules.legal_moves(state)
    texts = [format_move(kind.edition, move) for move in legal]
    assert [parse_move(kind.edition, text) for text in texts] == legal
    assert len(set(texts)) == len(texts)


pieces = some.sampled_from(
    [
        "0", "9", "14", ":", ">", "/", "+", "*", ".", "2", "6", "7", "centre", "floor", "wall",
        "star", "pass", "reward:", "keep:", "none", "blue", "red", "green", "pink", " ", "\n", "é",
    ]
)  # fmt: skip
texts = some.text(max_size=20) | some.lists(pieces, max_size=8).map("".join)


@settings(deadline=None)
@given(some.sampled_from([WALL, STAR]), texts)
def test_any_text_is_a_move_or_is_refused(edition: Edition, text: str) -> None:
    try:
        move = parse_move(edition, text)
    except NotationError:
        return
    again = format_move(edition, move)
    assert parse_move(edition, again) == move
    assert sorted(re.split(r"[+/:]", again)) == sorted(re.split(r"[+/:]", text))
