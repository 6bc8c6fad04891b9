"""What bots are called on screen."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azul_desktop.bots.levels import LEVELS
from azul_desktop.core.record import HUMAN
from azul_desktop.ui.botnames import bot_level, level_hint, players_names

BOT_KINDS = [level.id for level in LEVELS]


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("novice", "Novice"),
        ("greedy", "Apprentice"),
        ("random", "Random"),
        ("master+denier", "Master · Denier"),
        ("grandmaster@200", "Grandmaster"),
        ("external:python3 stone.py", "Engine"),
        ("from-elsewhere", "from-elsewhere"),
    ],
)
def test_levels_and_styles(kind: str, name: str) -> None:
    assert bot_level(kind) == name


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("novice", "Nino"),
        ("greedy", "Ines"),
        ("artisan", "Manu"),
        ("master", "Pilar"),
        ("grandmaster@200", "Noé"),
        ("grandmaster+builder", "Manu"),
        ("artisan+denier", "Pilar"),
        ("master+gambler", "Paco"),
        ("random", "Paco"),
        ("external:python3 stone.py", "Paco"),
        ("from-elsewhere", "Paco"),
    ],
)
def test_a_style_has_its_name_else_the_level_has(kind: str, name: str) -> None:
    assert players_names([HUMAN, kind], ["", ""]) == ("Player 1", name)


def test_whoever_is_at_the_table_is_skipped() -> None:
    three = [HUMAN, "novice", "novice", "novice"]
    assert players_names(three, ["Olena", "", "", ""]) == ("Olena", "Nino", "Ines", "Paco")
    assert players_names(three, ["ines", "", "Paco", ""]) == ("ines", "Nino", "Paco", "Manu")


def test_nobody_is_called_like_somebody_with_a_given_name() -> None:
    names = players_names([HUMAN, HUMAN, HUMAN], ["Player 2", "", ""])
    assert names == ("Player 2", "Player 3", "Player 4")
    engines = {"external:a": "Stone"}
    names = players_names(["external:a", "external:a", "random"], ["", "", "Stone"], engines)
    assert names == ("Stone 2", "Stone 3", "Stone")


@given(st.lists(st.sampled_from([HUMAN, "random", "external:a", *BOT_KINDS]), max_size=8))
def test_however_many_there_are_no_two_share_a_name(kinds: list[str]) -> None:
    names = players_names(kinds, [""] * len(kinds))
    assert len(set(names)) == len(kinds)


def test_a_level_tells_its_rating_once_it_is_measured() -> None:
    level = replace(LEVELS[0], rating=None)
    assert level_hint(level) == f"{level.name}: {level.about}"
    assert level_hint(replace(level, rating=812)).endswith(" Rating 812.")
