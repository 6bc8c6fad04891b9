"""What bots are called for: it reads as it is written, and nonsense is refused."""

import pytest

from azul_desktop.bots.base import Budget
from azul_desktop.bots.external import ExternalBot
from azul_desktop.bots.registry import make_bot
from azul_desktop.bots.spec import Spec, parse_spec, split_command, split_specs
from azul_desktop.core.errors import UserError


def test_a_budget_for_all_is_for_those_without_their_own() -> None:
    assert parse_spec("master").budget(50) == Budget(milliseconds=50)
    assert parse_spec("master@70").budget(50) == Budget(milliseconds=70)
    assert parse_spec("master@9sim").budget(50) == Budget(simulations=9)


@pytest.mark.parametrize(
    "text",
    ["novice", "master+denier", "master@200", "artisan+gambler@5", "grandmaster@64sim",
     "external:python3 -m engine --fast", "external:a+b@c"],
)  # fmt: skip
def test_a_spec_reads_as_it_is_written(text: str) -> None:
    assert str(parse_spec(text)) == text


def test_a_seat_is_marked_without_the_budget() -> None:
    assert parse_spec("master+denier@200").kind == "master+denier"
    assert parse_spec("external: x y ").kind == "external:x y"
    assert parse_spec("external:x@5") == Spec("", command="x@5")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("gready", "unknown bot “gready”; there are: novice, apprentice"),
        ("", "unknown bot “”"),
        ("human", "unknown bot “human”"),
        ("Master", "unknown bot “Master”"),
        ("master+", "unknown personality “”"),
        ("master+shy", "unknown personality “shy”; there are: builder"),
        ("master+denier+builder", "unknown bot"),
        ("master@", "unknown bot"),
        ("master@0", "a budget lies between 1 and"),
        ("master@999999999", "a budget lies between 1 and"),
        ("master@٣", "a budget|unknown bot"),
        ("master@-5", "unknown bot"),
        ("external:", "is missing after external:"),
        ("external:  ", "is missing after external:"),
        ("external:''", "is missing after external:"),
        ("external:a 'b", "is no command"),
        ("external:a\nb", "one line"),
        ("external:" + "x" * 401, "at most 400"),
    ],
)
def test_what_is_no_bot_is_refused(text: str, why: str) -> None:
    with pytest.raises(UserError, match=why):
        make_bot(text, 0)


def test_lists_and_commands_are_split() -> None:
    assert split_specs('greedy,"external:x a,b",random') == ["greedy", "external:x a,b", "random"]
    assert split_specs("") == [""]
    assert split_command("a 'b c' d") == ["a", "b c", "d"]
    assert isinstance(make_bot("external:no-such-program", 0), ExternalBot)
