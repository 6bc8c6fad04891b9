"""The search of a draft: a tree of takes to the end of the round, for any number of players.

Each simulation follows the tree to a new leaf, lets everybody take what looks best until nothing
is left, and asks what the hands are worth then. Nothing hidden is drawn before that.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from azul_desktop.bots.star.hands import Hands, hands_of
from azul_desktop.bots.star.packed_board import pack_tiles, tiles_in
from azul_desktop.bots.star.worth import POINT
from azul_desktop.core.state import IN_CENTRE, SCORE, State

if TYPE_CHECKING:
    from mypy_extensions import i64

_TEMPERATURE: Final = 250.0
"""Cents by which one take must look better than another to be tried e times as often."""
_TILE: Final = 120
"""What a tile is worth, in cents, where there is no time to find out."""


class Node:
    """A position of the draft: its takes, and how they have done for the player to move."""

    __slots__ = ("children", "moves", "priors", "totals", "visits")

    def __init__(self, moves: list[int], priors: list[float]) -> None:
        self.moves: list[int] = moves
        self.priors: list[float] = priors
        self.visits: list[int] = [0] * len(moves)
        self.totals: list[float] = [0.0] * len(moves)
        self.children: list[Node | None] = [None] * len(moves)


class DraftTree:
    """The search from one state in the draft."""

    def __init__(self, hands: Hands, state: State, spread: float, explore: float) -> None:
        self.hands: Hands = hands
        self.players: int = len(state.boards)
        self.colours: int = hands.tables.colours
        self.joker: int = state.joker
        self.spread: float = spread
        self.explore: float = explore
        self.rivals: float = 1.0
        self.expected: list[float] = [0.0] * self.players
        """What each player would end with if nobody took another tile, in cents."""
        self.judged: bool = False
        self.margins: list[float] = [0.0] * self.players
        """What each player leads by at the end of the first simulation: others are compared."""
        self.first: int = state.first
        colours = self.colours
        self.root_sources: list[int] = [
            pack_tiles(state.sources[at : at + colours])
            for at in range(0, len(state.sources), colours)
        ]
        self.root_hands: list[int] = hands_of(state)
        self.root_marker: int = state.marker
        self.root_turn: int = state.turn
        self.standings: list[int] = [hands.standing(state, seat) for seat in range(self.players)]
        lowest = hands.tables.rules_tables.lowest_score
        self.can_lose: list[int] = [board[SCORE] - lowest for board in state.boards]
        # The position of the simulation that is running.
        self.sources: list[int] = []
        self.held: list[int] = []
        self.marker: int = IN_CENTRE
        self.lost: int = 0
        self.tile_values: list[int] = []
        self.values: list[float] = [0.0] * self.players
        self._set_tile_values()
        self._reset()
        self.root: Node = self._node(self.root_turn)

    def _set_tile_values(self) -> None:
        """What a further tile of each colour is worth to each player: half of what two add.

        The player to move comes first, in case that time is up before all is planned.
        """
        hands = self.hands
        one: i64 = self.hands.tables.one
        self.tile_values = [_TILE] * (self.players * self.colours)
        for place in range(self.players):
            player: i64 = (self.root_turn + place) % self.players
            hand: i64 = self.root_hands[player]
            now: i64 = hands.value(player, hand)
            self.expected[player] = float(self.standings[player] + now)
            colour: i64 = 0
            for colour in range(self.colours):
                more: i64 = hands.value(player, hand + (one << 8 * colour + 1))
                if hands.cut:
                    return
                self.tile_values[player * self.colours + colour] = (more - now) // 2

    def _reset(self) -> None:
        self.sources = self.root_sources[:]
        self.held = self.root_hands[:]
        self.marker = self.root_marker
        self.lost = 0

    def _takes(self) -> list[int]:
        """Every take there is, source × 8 + colour; of discs that are alike only the first."""
        joker: i64 = self.joker
        moves: list[int] = []
        seen: list[int] = []
        source: i64 = 0
        for tiles in self.sources:
            here: i64 = tiles
            if here and (source == 0 or tiles not in seen):
                if source:
                    seen.append(tiles)
                found = False
                colour: i64 = 0
                while colour < self.colours:
                    if colour != joker and here >> 8 * colour & 255:
                        moves.append(source << 3 | colour)
                        found = True
                    colour += 1
                if not found:
                    moves.append(source << 3 | joker)
            source += 1
        return moves

    def gain(self, player: i64, move: i64) -> i64:
        """What a take brings at first sight, in cents."""
        source: i64 = move >> 3
        colour: i64 = move & 7
        joker: i64 = self.joker
        tiles: i64 = self.sources[source]
        taken: i64 = 0
        row: i64 = player * self.colours
        value: i64 = 0
        if colour != joker:
            taken = tiles >> 8 * colour & 255
            each: i64 = self.tile_values[row + colour]
            value = taken * each
        if tiles >> 8 * joker & 255:
            taken += 1
            value += self.tile_values[row + joker]
        if source == 0 and self.marker == IN_CENTRE:
            value += self.hands.worth.first - taken * POINT
        return value

    def take(self, player: i64, move: i64) -> None:
        """Make a take in the running simulation."""
        source: i64 = move >> 3
        colour: i64 = move & 7
        joker: i64 = self.joker
        tiles: i64 = self.sources[source]
        one: i64 = self.hands.tables.one
        got: i64 = 0
        if colour != joker:
            got = (tiles >> 8 * colour & 255) << 8 * colour
        if tiles >> 8 * joker & 255:
            got += one << 8 * joker
        self.held[player] += got
        if source:
            self.sources[source] = 0
            self.sources[0] += tiles - got
            return
        self.sources[0] = tiles - got
        if self.marker == IN_CENTRE:
            self.marker = player
            self.lost = min(tiles_in(got), self.can_lose[player])

    def _node(self, player: i64) -> Node:
        moves = self._takes()
        gains: list[int] = []
        rival: i64 = (player + 1) % self.players
        for move in moves:
            gain: i64 = self.gain(player, move) + self.gain(rival, move) // 4
            gains.append(gain)
        best = max(gains) if gains else 0
        priors = [exp((gain - best) / _TEMPERATURE) for gain in gains]
        total = sum(priors)
        return Node(moves, [prior / total for prior in priors])

    def simulate(self) -> None:
        """One way down the tree, to the end of the draft, and back."""
        self._reset()
        player: i64 = self.root_turn
        players: i64 = self.players
        node = self.root
        path: list[Node] = []
        choices: list[int] = []
        movers: list[int] = []
        while node.moves:
            choice = self._select(node)
            path.append(node)
            choices.append(choice)
            movers.append(player)
            self.take(player, node.moves[choice])
            player = (player + 1) % players
            child = node.children[choice]
            if child is None:
                node.children[choice] = self._node(player)
                break
            node = child
        self._play_out(player)
        self._judge()
        if self.hands.cut:
            return
        for at in range(len(path)):
            node = path[at]
            choice = choices[at]
            node.visits[choice] += 1
            node.totals[choice] += self.values[movers[at]]

    def _select(self, node: Node) -> int:
        visited = 1
        total = 0.0
        for at in range(len(node.moves)):
            visited += node.visits[at]
            total += node.totals[at]
        mean = total / visited
        scale = self.explore * sqrt(float(visited))
        best = 0
        best_score = -1e9
        for at in range(len(node.moves)):
            visits = node.visits[at]
            score = node.totals[at] / visits if visits else mean - 0.05
            score += scale * node.priors[at] / (1 + visits)
            if score > best_score:
                best_score = score
                best = at
        return best

    def _play_out(self, player: i64) -> None:
        """Everybody takes what looks best until nothing is left."""
        players: i64 = self.players
        while True:
            best: i64 = -1
            best_gain: i64 = -(1 << 40)
            source: i64 = 0
            joker: i64 = self.joker
            for tiles in self.sources:
                here: i64 = tiles
                colour: i64 = 0
                lone = here == (here >> 8 * joker & 255) << 8 * joker
                while here >> 8 * colour:
                    if here >> 8 * colour & 255 and (colour != joker or lone):
                        gain = self.gain(player, source << 3 | colour)
                        if gain > best_gain:
                            best_gain = gain
                            best = source << 3 | colour
                    colour += 1
                source += 1
            if best < 0:
                return
            self.take(player, best)
            player = (player + 1) % players

    def _judge(self) -> None:
        """How good the end of the draft is for each player, from -1 to 1."""
        players = self.players
        ends: list[float] = []
        first = self.first if self.marker == IN_CENTRE else self.marker
        for player in range(players):
            total: i64 = self.standings[player]
            total += self.hands.value(player, self.held[player])
            if player == self.marker:
                total -= self.lost * POINT
            if player == first:
                total += self.hands.worth.first
            ends.append(float(total))
        for player in range(players):
            best = -1
            for rival in range(players):
                if rival != player and (best < 0 or ends[rival] > ends[best]):
                    best = rival
            margin = ends[player] - ends[best]
            margin += (1.0 - self.rivals) * (ends[best] - self.expected[best])
            if not self.judged:
                self.margins[player] = margin
            margin -= self.margins[player]
            self.values[player] = margin / (self.spread + abs(margin))
        self.judged = True

    def best(self) -> int:
        """The take that was tried most; where none was, the one that looks best."""
        root = self.root
        best = 0
        for at in range(1, len(root.moves)):
            found = (root.visits[at], root.totals[at], root.priors[at])
            if found > (root.visits[best], root.totals[best], root.priors[best]):
                best = at
        return root.moves[best]
