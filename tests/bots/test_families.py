"""The register of families: every family plays at every level, and none is known elsewhere."""

import ast
from pathlib import Path

import pytest

from azul_desktop import bots
from azul_desktop.bots.base import Budget
from azul_desktop.bots.families import BOT_FAMILIES, bot_family_of
from azul_desktop.bots.family import BotFamily
from azul_desktop.bots.levels import LEVELS, PERSONALITIES
from azul_desktop.core.families import FAMILIES
from tests.games import KINDS, Kind

FOLDER = Path(bots.__file__).parent
GENERAL = sorted(FOLDER.glob("*.py"))
"""The modules that play every family."""
every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)
one_of_each = pytest.mark.parametrize(
    "kind", {kind.edition.family: kind for kind in reversed(KINDS)}.values(), ids=str
)


def family_of(kind: Kind) -> BotFamily:
    return bot_family_of(kind.edition)


def test_bots_know_the_families_that_the_core_knows() -> None:
    assert set(BOT_FAMILIES) == set(FAMILIES)


@one_of_each
@pytest.mark.parametrize("style", ["", *(personality.id for personality in PERSONALITIES)])
def test_there_is_a_search_for_every_level_and_personality(kind: Kind, style: str) -> None:
    state = kind.rules.initial(kind.players, 1)
    for level in LEVELS:
        if level.searches:
            bot = family_of(kind).search_bot(level.id, style)
            move = bot.choose(kind.rules, state, Budget(simulations=1))
            assert move in kind.rules.legal_moves(state)


@every_kind
def test_every_board_has_learnt_values(kind: Kind) -> None:
    assert family_of(kind).has_learnt(kind.rules)


@one_of_each
def test_values_follow_the_order_of_the_moves(kind: Kind) -> None:
    rules = kind.rules
    state = rules.initial(kind.players, 1)
    moves = rules.legal_moves(state)
    for values_of in (family_of(kind).greedy_values, family_of(kind).novice_values):
        values = values_of(rules, state, moves)
        assert values == [values_of(rules, state, [move])[0] for move in moves]
        assert len(set(values)) > 1


@pytest.mark.parametrize("file", GENERAL, ids=lambda file: file.name)
def test_only_the_register_names_a_family(file: Path) -> None:
    """A new family is a folder and a line: no other module may need to know of it."""
    known = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            known |= set(node.module.split(".")) & set(FAMILIES)
        elif isinstance(node, ast.Constant) and node.value in set(FAMILIES):
            known.add(str(node.value))
    assert known == (set(FAMILIES) if file.name == "families.py" else set())
