"""What bots are called on screen."""

from dataclasses import replace

import pytest

from azul_desktop.bots.levels import LEVELS
from azul_desktop.ui.botnames import bot_name, level_hint


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
def test_names(kind: str, name: str) -> None:
    assert bot_name(kind) == name


def test_a_level_tells_its_rating_once_it_is_measured() -> None:
    level = replace(LEVELS[0], rating=None)
    assert level_hint(level) == f"{level.name}: {level.about}"
    assert level_hint(replace(level, rating=812)).endswith(" Rating 812.")
