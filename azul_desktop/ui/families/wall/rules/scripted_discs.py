"""Special discs in the pictures of the rules: the rules say how many tiles lie where in the end."""

from collections.abc import Sequence
from itertools import pairwise

from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.families import build
from azul_desktop.core.moves import FLOOR, pack_take
from azul_desktop.core.state import EMPTY, State
from azul_desktop.core.wall.discs import act_after_deal
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.core.wall.wall_draft import take

_DISC = 1
"""The special disc; the others are plain."""


class ScriptedDiscs:
    """Three discs of a game: the one in the middle lies with a special side up."""

    def __init__(self, edition: Edition, side: int) -> None:
        rules = build(edition, Options(edition.variant_names[0], True, first_player=0))
        assert isinstance(rules, WallRules)
        self._rules = rules
        self.state: State = rules.initial(min(edition.player_counts), 1)
        self.state.specials = [EMPTY] * len(self.state.specials)
        self.state.specials[_DISC] = side
        self.state.sources = [0] * len(self.state.sources)
        self.state.left = 0

    def lay(self, *discs: Sequence[int]) -> None:
        """What lies on the disc to the left, in the middle, to the right."""
        for disc, tiles in enumerate(discs):
            for colour in tiles:
                self.state.sources[self._at(disc, colour)] += 1
                self.state.left += 1

    def _at(self, disc: int, colour: int) -> int:
        return (disc + 1) * self._rules.tables.colours + colour % self._rules.tables.colours

    def lying(self) -> list[int]:
        """How many tiles lie in the centre and on each of the three discs."""
        colours = self._rules.tables.colours
        ends = range(0, (_DISC + 3) * colours + 1, colours)
        return [sum(self.state.sources[start:end]) for start, end in pairwise(ends)]

    def act(self) -> None:
        """What the disc does after the deal."""
        act_after_deal(self._rules.tables, self.state, None)

    def take(self, colour: int, right: Sequence[int] = ()) -> int:
        """What it costs to take a colour to the floor; `right` are colours spread to the right."""
        real = colour % self._rules.tables.colours
        mask = sum({1 << one % self._rules.tables.colours for one in right})
        take(self._rules.tables, self.state, pack_take(_DISC + 1, real, FLOOR, mask), None)
        floor = self._rules.view(self.state.boards[0]).floor
        return self._rules.tables.penalty[len(floor)]
