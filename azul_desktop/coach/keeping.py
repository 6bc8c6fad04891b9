"""Choosing what a player who passed keeps for the next round."""

from collections.abc import Sequence

from azul_desktop.core.moves import Move, pack_keep
from azul_desktop.i18n import translate


class Keeping:
    """The tiles that are kept, chosen tile by tile; at first as many as can be."""

    def __init__(
        self, hand: Sequence[int], most: int, to_lose: int, preferred: Sequence[int]
    ) -> None:
        """Up to `most` tiles of a hand; colours that are `preferred` are chosen first.

        `to_lose` is how many points a score can fall at most.
        """
        self.hand: tuple[int, ...] = tuple(hand)
        self.most = most
        self.chosen: list[int] = [0] * len(self.hand)
        self._to_lose = to_lose
        for colour in preferred:
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

    def why_not_add(self, colour: int) -> str:
        """Why no further tile of a colour can be kept; empty if one can."""
        if self.can_add(colour):
            return ""
        if sum(self.chosen) == self.most:
            return translate("Every corner space holds a tile")
        return translate("You have no more tiles of this colour")

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
