"""Choosing what a player who passed keeps for the next round."""

from azul_desktop.core.moves import Move, pack_keep
from azul_desktop.core.rules import Rules
from azul_desktop.core.star.board import STAR_SPACES, StarBoard
from azul_desktop.core.star.build import colours_for
from azul_desktop.core.star.packed import HAND
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import CELLS, SCORE, State

_FULL = (1 << STAR_SPACES) - 1


class Keeping:
    """The tiles that are kept, chosen tile by tile; at first as many as can be."""

    def __init__(self, rules: Rules, state: State) -> None:
        side = rules.edition.board(rules.options.variant)
        assert isinstance(side, StarBoard)
        board = state.boards[state.turn]
        colours = len(rules.edition.colours)
        self.hand: tuple[int, ...] = tuple(board[HAND : HAND + colours])
        self.most: int = side.keep
        self.chosen: list[int] = [0] * colours
        self._to_lose = board[SCORE] - side.lowest_score
        for colour in most_useful(rules, state):
            while self.can_add(colour):
                self.add(colour)

    @property
    def tiles(self) -> list[int]:
        """The kept tiles in the order of the corner spaces they lie on."""
        return [colour for colour, count in enumerate(self.chosen) for _ in range(count)]

    @property
    def lost(self) -> list[int]:
        """The tiles that would be discarded."""
        counts = zip(self.hand, self.chosen, strict=True)
        return [colour for colour, (held, kept) in enumerate(counts) for _ in range(held - kept)]

    def can_add(self, colour: int) -> bool:
        """Whether a corner space is free and another tile of the colour is in hand."""
        return sum(self.chosen) < self.most and self.chosen[colour] < self.hand[colour]

    def add(self, colour: int) -> None:
        """Keep one more tile of a colour, if that is possible."""
        if self.can_add(colour):
            self.chosen[colour] += 1

    def remove(self, colour: int) -> None:
        """Keep one tile of a colour less, if one was chosen."""
        if self.chosen[colour]:
            self.chosen[colour] -= 1

    @property
    def discarded(self) -> int:
        """How many tiles would be discarded."""
        return sum(self.hand) - sum(self.chosen)

    @property
    def cost(self) -> int:
        """How many points that would really cost; no score falls off the track."""
        return min(self.discarded, self._to_lose)

    @property
    def could_keep(self) -> int:
        """How many more tiles could be kept than are chosen."""
        return min(self.most, sum(self.hand)) - sum(self.chosen)

    def move(self) -> Move:
        """The move that keeps what is chosen."""
        return pack_keep(self.chosen)


def most_useful(rules: Rules, state: State) -> list[int]:
    """All colours as most people would keep them.

    The joker of the next round comes first, then what an open star still takes, and of that the
    colour of which most tiles are in hand.
    """
    assert isinstance(rules, StarRules)
    tables, board = rules.tables, state.boards[state.turn]
    # The number of a round is the index of the next one's joker.
    joker = tables.jokers[state.round]
    wanted = 0
    for star in range(tables.stars):
        if board[CELLS] >> star * STAR_SPACES & _FULL != _FULL:
            wanted |= colours_for(tables, board, star)
    return sorted(
        range(tables.colours),
        key=lambda colour: (colour != joker, not wanted >> colour & 1, -board[HAND + colour]),
    )
