"""The characters: each has a home, and every way to play has somebody at home in it."""

import pytest

from azul_desktop.bots.characters import CHARACTERS, PACO, SUBSTITUTES, Character, at_home
from azul_desktop.bots.levels import LEVELS, PERSONALITIES
from azul_desktop.bots.spec import parse_spec


@pytest.mark.parametrize("one", CHARACTERS, ids=lambda one: one.id)
def test_who_is_chosen_plays_as_at_home(one: Character) -> None:
    spec = parse_spec(one.kind)
    assert (spec.name, spec.personality) == (one.level, one.style)
    assert at_home(one.kind) is one


def test_every_style_and_every_level_has_a_home() -> None:
    by_style = [at_home(f"master+{style.id}") for style in PERSONALITIES]
    assert [one.name for one in by_style] == ["Manu", "Pilar", "Paco"]
    by_level = [at_home(level.id) for level in LEVELS]
    assert [one.name for one in by_level] == ["Nino", "Ines", "Manu", "Pilar", "Noé"]


@pytest.mark.parametrize("kind", ("random", "external:stone --fast", "from-elsewhere", ""))
def test_what_has_no_level_has_paco(kind: str) -> None:
    assert at_home(kind) is PACO


def test_everybody_may_stand_in_for_others() -> None:
    assert set(SUBSTITUTES) == set(CHARACTERS)
    assert [one.id for one in SUBSTITUTES] == ["ines", "paco", "manu", "pilar", "nino", "noe"]
