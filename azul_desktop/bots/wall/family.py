"""The wall family as the bots know it."""

from collections.abc import Sequence
from dataclasses import replace

from azul_desktop.bots.base import Bot
from azul_desktop.bots.family import BotFamily
from azul_desktop.bots.wall.bot import WallSearch
from azul_desktop.bots.wall.greedy import greedy_value
from azul_desktop.bots.wall.novice import novice_value
from azul_desktop.bots.wall.search_settings import LEVEL_SETTINGS, PERSONALITY_TASTES
from azul_desktop.bots.wall.wall_tables import SearchTables
from azul_desktop.bots.wall.weights import load_network
from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.core.wall.tables import WallTables


class WallBotFamily(BotFamily):
    """Takes to lines or to the floor, and tiles on a wall."""

    def greedy_values(self, rules: Rules, state: State, moves: Sequence[Move]) -> list[float]:
        """Points of cells and begun lines, less what falls."""
        tables = _tables_of(rules)
        return [greedy_value(tables, state, move) for move in moves]

    def novice_values(self, rules: Rules, state: State, moves: Sequence[Move]) -> list[float]:
        """Points along the row of a line that gets full, less what falls."""
        tables = _tables_of(rules)
        return [novice_value(tables, state, move) for move in moves]

    def search_bot(self, level: str, personality: str) -> Bot:
        """An alpha-beta search of the draft, as deep as the level looks."""
        taste = PERSONALITY_TASTES[personality]
        return WallSearch(replace(LEVEL_SETTINGS[level], taste=taste))

    def has_learnt(self, rules: Rules) -> bool:
        """Whether there is a network for such boards; that of two players serves any number."""
        return load_network(SearchTables(_tables_of(rules)), 2) is not None


def _tables_of(rules: Rules) -> WallTables:
    assert isinstance(rules, WallRules)
    return rules.tables
