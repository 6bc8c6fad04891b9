"""The star family as the bots know it."""

from collections.abc import Sequence
from dataclasses import replace

from azul_desktop.bots.base import Bot
from azul_desktop.bots.family import BotFamily
from azul_desktop.bots.star.greedy import greedy_value
from azul_desktop.bots.star.learnt import is_learnt
from azul_desktop.bots.star.novice import novice_value
from azul_desktop.bots.star.packed_board import PackedTables
from azul_desktop.bots.star.search import StarSearch
from azul_desktop.bots.star.search_settings import LEVEL_SETTINGS, PERSONALITY_STYLES
from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Rules
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.star.tables import StarTables
from azul_desktop.core.state import State


class StarBotFamily(BotFamily):
    """Takes to a hand, tiles of the hand on stars, and tiles won from the supply."""

    def greedy_values(self, rules: Rules, state: State, moves: Sequence[Move]) -> list[float]:
        """Points of builds, and what the tiles that are won or kept are good for."""
        tables = _tables_of(rules)
        return [greedy_value(tables, state, move) for move in moves]

    def novice_values(self, rules: Rules, state: State, moves: Sequence[Move]) -> list[float]:
        """Many tiles in the draft, points for few of them in the build."""
        tables = _tables_of(rules)
        return [novice_value(tables, state, move) for move in moves]

    def search_bot(self, level: str, personality: str) -> Bot:
        """A planner of builds and a tree of takes, as wide and as large as the level has them."""
        style = PERSONALITY_STYLES[personality]
        return StarSearch(replace(LEVEL_SETTINGS[level], style=style))

    def has_learnt(self, rules: Rules) -> bool:
        """Whether there are weights for boards with the same prices, features and bonuses."""
        return is_learnt(PackedTables(_tables_of(rules)))


def _tables_of(rules: Rules) -> StarTables:
    assert isinstance(rules, StarRules)
    return rules.tables
