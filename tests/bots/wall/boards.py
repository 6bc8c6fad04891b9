"""Kinds of wall games, for the tests of the wall bot, and their states laid out for its search."""

import pytest

from azul_desktop.bots.wall.draft_table import DraftTable
from azul_desktop.bots.wall.wall_tables import SearchTables
from azul_desktop.core.state import State
from azul_desktop.core.wall.rules import WallRules
from tests.games import ALL_KINDS, Kind

WALLS = [kind for kind in ALL_KINDS if kind.edition.family == "wall"]
every_wall = pytest.mark.parametrize("kind", WALLS, ids=str)


def rules_of(kind: Kind) -> WallRules:
    assert isinstance(kind.rules, WallRules)
    return kind.rules


def loaded(tables: SearchTables, state: State) -> DraftTable:
    """A table as the search has it, laid out as a state of the core."""
    draft = DraftTable(tables)
    draft.load(state)
    return draft
