"""What patterns of moves mean."""

import pytest

from azul_desktop.core.notation import parse_move
from azul_desktop.teaching.patterns import Pattern, fits
from tests.games import EDITIONS

AZUL = EDITIONS["azul"]


@pytest.mark.parametrize(
    ("word", "text", "meant"),
    [
        ("2:blue>4", "2:blue>4", True),
        ("2:blue>4", "2:blue>5", False),
        ("any", "pass", True),
        ("any:blue>any", "centre:blue>floor", True),
        ("any:blue>any", "2:red>4", False),
        ("2:any>any", "2:red>4", True),
        ("2:any>any", "3:red>4", False),
        ("any>floor", "2:red>floor", True),
        ("any>floor", "2:red>1", False),
        ("star4.any:red+any", "star4.6:red+2", True),
        ("star4.any:red+any", "star4.6:red", False),
        ("keep:any", "keep:red*2+blue", True),
        ("keep:red*2", "keep:red*2", True),
        ("0:blue>1/any", "0:blue>1/red+white", True),
        ("0:blue>1/any", "0:blue>1", False),
        ("any:mahogany>1", "2:mahogany>1", True),
        ("any:mahogany>1", "2:mahogxxx>1", False),
        ("ab:any:ba", "ab:ba", False),
    ],
)
def test_words(word: str, text: str, meant: bool) -> None:
    assert fits(word, text) is meant


def test_moves_of_the_first_word_come_first() -> None:
    moves = [parse_move(AZUL, text) for text in ("1:blue>1", "1:red>2", "2:red>1")]
    assert Pattern(("2:red>1", "any:red>any")).matching(AZUL, moves) == [moves[2], moves[1]]


def test_a_long_pattern_takes_no_time() -> None:
    assert not fits(":".join(["any"] * 300) + "x", "any:" * 50)
