"""Gifts: tiles that one player left in the centre, and with which another one filled a line.

A gift is proved by the events: without the tiles that the giver pushed to the centre in this round
the line would not be full. What it was worth is what the line's tile scores on the wall.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from typing import NamedTuple

from azul_desktop.core.address import CENTRE, Address, Zone
from azul_desktop.core.events import MARKER, Moved, PhaseBegan, Reason, RoundEnded, Scored
from azul_desktop.core.moves import TAKE, kind_of
from azul_desktop.core.rules import Rules, Step
from azul_desktop.core.state import SCORE


class Gift(NamedTuple):
    """A line that was filled with tiles that somebody else left, and what it scored later."""

    giver: int
    line: Address
    step: int
    """The number of the step in which the line was filled."""
    events: int
    """After so many events of that step the line is full."""
    points: int = 0


class Giving:
    """Follows the steps of a game, one after the other, and collects the gifts in it."""

    def __init__(self, rules: Rules) -> None:
        self.found: list[Gift] = []
        self._rules = rules
        self._left: Counter[tuple[int, int]] = Counter()
        """How many tiles in the centre came there by whose takes, by colour and player."""
        self._filled: dict[Address, Gift] = {}
        """Lines that a gift has filled in this round."""

    def follow(self, number: int, step: Step) -> None:
        """The next step of the game."""
        if kind_of(step.move) == TAKE:
            self._take(number, step)
        scores = [board[SCORE] for board in step.before.boards]
        src = CENTRE
        for event in step.events:
            if isinstance(event, Moved):
                src = event.src
            elif isinstance(event, Scored):
                gift = self._filled.pop(src, None) if event.reason == Reason.TILE else None
                if gift is not None:
                    self.found.append(gift._replace(points=event.score - scores[event.player]))
                scores[event.player] = event.score
            elif isinstance(event, RoundEnded):
                self._left.clear()
                self._filled.clear()

    def _take(self, number: int, step: Step) -> None:
        """Tiles are pushed to the centre, or come from it to a line."""
        player = step.before.turn
        for at, event in _of_the_take(step):
            if event.dst == CENTRE:
                self._left[event.colour, player] += event.count
            elif event.src == CENTRE:
                if event.dst.zone == Zone.LINE:
                    self._fill(Gift(-1, event.dst, number, at + 1), step, event)
                for key in [key for key in self._left if key[0] == event.colour]:
                    del self._left[key]

    def _fill(self, gift: Gift, step: Step, event: Moved) -> None:
        """It is a gift if the line is full now, and would not be without what another one left."""
        player, colour = step.before.turn, event.colour
        line = self._rules.view(step.before.boards[player]).lines[event.dst.index]
        if line.count + event.count < line.capacity:
            return
        taken = step.before.sources[colour]  # those of the centre come first
        for (one, giver), count in self._left.items():
            if one == colour and giver != player and line.count + taken - count < line.capacity:
                self._filled[event.dst] = gift._replace(giver=giver)


def _of_the_take(step: Step) -> Iterator[tuple[int, Moved]]:
    """The tiles that a take itself moves, not those of the tiling and the deal that may follow."""
    own = takewhile(lambda event: not isinstance(event, PhaseBegan | RoundEnded), step.events)
    for at, event in enumerate(own):
        if isinstance(event, Moved) and event.colour != MARKER:
            yield at, event
