"""The levels: what they promise, and that old names still play."""

import pytest

from azul_desktop.bots.base import Budget
from azul_desktop.bots.greedy import GreedyBot
from azul_desktop.bots.levels import BOT_NAMES, LEVELS, PERSONALITIES, level_of
from azul_desktop.bots.registry import budget_of, make_bot
from azul_desktop.bots.searching import SearchBot
from azul_desktop.core.errors import UserError


def test_a_level_says_in_one_line_what_it_does() -> None:
    assert [level.id for level in LEVELS] == [
        "novice", "apprentice", "artisan", "master", "grandmaster",
    ]  # fmt: skip
    assert len({level.name for level in LEVELS}) == len(LEVELS)
    for level in LEVELS:
        assert level.name[0].isupper()
        assert level.about.endswith(".")
        assert len(level.about) <= 60


def test_levels_think_as_long_as_promised() -> None:
    times = [level.milliseconds for level in LEVELS]
    assert max(times[:3]) <= 100
    assert times[3:] == [500, 1000]
    assert budget_of("master") == Budget(milliseconds=500)
    assert budget_of("master@70") == Budget(milliseconds=70)
    assert budget_of("master@70sim") == Budget(simulations=70)
    assert budget_of("random") == Budget()
    assert budget_of("external:x") == Budget(milliseconds=1000)


def test_relaxed_time_is_for_grandmaster_alone() -> None:
    assert budget_of("grandmaster", relaxed=True) == Budget(milliseconds=3000)
    assert budget_of("grandmaster+denier", relaxed=True) == Budget(milliseconds=3000)
    assert budget_of("grandmaster@200", relaxed=True) == Budget(milliseconds=200)
    assert budget_of("grandmaster@70sim", relaxed=True) == Budget(simulations=70)
    for other in ("novice", "apprentice", "artisan", "master", "greedy", "random", "external:x"):
        assert budget_of(other, relaxed=True) == budget_of(other)


def test_old_names_still_play() -> None:
    assert {"random", "greedy"} <= set(BOT_NAMES)
    assert isinstance(make_bot("greedy", 0), GreedyBot)
    assert level_of("greedy") == LEVELS[1]
    assert level_of("random") is None


@pytest.mark.parametrize("style", [personality.id for personality in PERSONALITIES])
def test_who_looks_ahead_can_have_a_personality(style: str) -> None:
    for level in LEVELS:
        if level.searches:
            assert isinstance(make_bot(f"{level.id}+{style}", 0), SearchBot)
        else:
            with pytest.raises(UserError, match="has no personality"):
                make_bot(f"{level.id}+{style}", 0)
