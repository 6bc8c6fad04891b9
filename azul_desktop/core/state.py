"""The state of a game: plain numbers and flat lists, cheap to copy.

Boards are lists of integers with named indices. Sets of cells, lines and rows are bit masks.
"""

from typing import Final

DRAFT: Final = 0
TILING: Final = 1
BUILD: Final = 2
REWARD: Final = 3
KEEP: Final = 4
OVER: Final = 5
PHASES: Final = ("draft", "tiling", "build", "reward", "keep", "over")

IN_CENTRE: Final = -1
"""The marker's owner while it lies in the centre."""
EMPTY: Final = -1
"""A supply space without a tile, a disc without a special side, no joker."""

# What every family keeps on a board; what else it keeps stands in its `packed` module.
SCORE: Final = 0
CELLS: Final = 1
"""Mask of the covered cells."""
TILES: Final = 2
"""First of six masks: the cells covered with each colour."""


class State:
    """Everything that is true at one moment of a game, the future draws included."""

    __slots__ = (
        "bag",
        "boards",
        "draws",
        "due",
        "first",
        "joker",
        "left",
        "lid",
        "line",
        "marker",
        "phase",
        "round",
        "seed",
        "sources",
        "specials",
        "supply",
        "turn",
    )

    def __init__(self) -> None:
        self.phase: int = DRAFT
        self.turn: int = 0
        self.round: int = 0
        self.first: int = 0  # who starts this round
        self.marker: int = IN_CENTRE  # who took the marker this round
        self.left: int = 0  # tiles on discs and in the centre
        self.line: int = 0  # tiling: the line that is looked at
        self.due: int = 0  # reward: tiles still to be taken from the supply
        self.joker: int = EMPTY
        self.seed: int = 0
        self.draws: int = 0  # numbers of the seed used so far
        self.bag: list[int] = []  # tiles of each colour
        self.lid: list[int] = []  # likewise; the tower in the star family
        self.supply: list[int] = []  # the colour on each supply space, or EMPTY
        self.sources: list[int] = []  # tiles of each colour in the centre, on disc 0, on disc 1, …
        self.specials: list[int] = []  # the special side of each disc, or EMPTY
        self.boards: list[list[int]] = []

    def clone(self) -> "State":
        """A copy that shares nothing with this state."""
        other = State.__new__(State)
        other.phase = self.phase
        other.turn = self.turn
        other.round = self.round
        other.first = self.first
        other.marker = self.marker
        other.left = self.left
        other.line = self.line
        other.due = self.due
        other.joker = self.joker
        other.seed = self.seed
        other.draws = self.draws
        other.bag = self.bag[:]
        other.lid = self.lid[:]
        other.supply = self.supply[:]
        other.sources = self.sources[:]
        other.specials = self.specials[:]
        other.boards = [board[:] for board in self.boards]
        return other

    def key(self) -> tuple[int, ...]:
        """All public facts as one hashable value: equal for positions that play alike."""
        facts = [
            self.phase, self.turn, self.round, self.first, self.marker, self.line, self.due,
        ]  # fmt: skip
        facts += self.bag
        facts += self.lid
        facts += self.supply
        facts += self.sources
        facts += self.specials
        for board in self.boards:
            facts += board
        return tuple(facts)

    def __str__(self) -> str:
        """Where the game stands, colours as numbers; boards are told by `rules.view`."""
        discs = len(self.specials)
        colours = len(self.bag)
        piles = []
        for source in range(discs + 1):
            counts = self.sources[source * colours : (source + 1) * colours]
            tiles = "".join([str(colour) * count for colour, count in enumerate(counts)])
            piles.append(("centre " if source == 0 else "") + (tiles or "–"))
        scores = ", ".join([str(board[SCORE]) for board in self.boards])
        marker = "centre" if self.marker == IN_CENTRE else f"seat {self.marker}"
        lines = [
            f"round {self.round}, {PHASES[self.phase]}, seat {self.turn} decides",
            f"discs {' '.join(piles[1:])}; {piles[0]}; marker {marker}",
            f"bag {sum(self.bag)}, lid {sum(self.lid)}; scores {scores}",
        ]
        if self.supply:
            supply = "".join(["–" if tile == EMPTY else str(tile) for tile in self.supply])
            lines.insert(2, f"joker {self.joker}, supply {supply}, due {self.due}")
        return "\n".join(lines)
