"""The legal moves of a turn as a table: what can be picked up, where it may go, what a click does.

Each entry leads to the moves that the hand has then chosen, sorted; more than one where a further
choice is needed (how a disc's rest is spread, how many jokers pay, which tiles are kept).
"""

from collections.abc import Iterable
from dataclasses import dataclass

from azul_desktop.core.address import Address, Zone
from azul_desktop.core.draft import source_place
from azul_desktop.core.moves import (
    BUILD,
    FLOOR,
    HAND,
    KEEP,
    PASS,
    REWARD,
    TAKE,
    TILE,
    Move,
    kind_of,
    unpack_build,
    unpack_keep,
    unpack_reward,
    unpack_take,
    unpack_tile,
)
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State

PASS_BUTTON = Address(Zone.PASS)
DONE_BUTTON = Address(Zone.DONE)
"""Be done with choosing what to keep."""


class LegalTargets:
    """The legal moves of a state by what is touched."""

    def __init__(self, rules: Rules, state: State) -> None:
        self.picks: dict[Address, dict[Address, list[Move]]] = {}
        """What can be picked up, where it may go, and the moves that this makes."""
        self.presses: dict[Address, list[Move]] = {}
        """What a single click does."""
        self._colours = len(rules.edition.colours)
        self._width = rules.edition.board(rules.options.variant).width
        self._player = state.turn
        self._supply = state.supply
        add = {
            TAKE: self._add_take,
            TILE: self._add_tile,
            BUILD: self._add_build,
            PASS: self._add_pass,
            REWARD: self._add_reward,
            KEEP: self._add_keep,
        }
        for move in rules.legal_moves(state):
            add[kind_of(move)](move)

    def _pick(self, pick: Address, target: Address, move: Move) -> None:
        self.picks.setdefault(pick, {}).setdefault(target, []).append(move)

    def _press(self, address: Address, move: Move) -> None:
        self.presses.setdefault(address, []).append(move)

    def _own(self, zone: Zone, index: int) -> Address:
        return Address(zone, self._player, index)

    def _add_take(self, move: Move) -> None:
        source, colour, line, _ = unpack_take(move)
        pick = source_tiles(source, colour)
        if line == HAND:
            self._pick(pick, Address(Zone.HAND, self._player), move)
            self._press(pick, move)
        elif line == FLOOR:
            self._pick(pick, Address(Zone.FLOOR, self._player), move)
        else:
            self._pick(pick, self._own(Zone.LINE, line), move)

    def _add_tile(self, move: Move) -> None:
        row, column = unpack_tile(move)
        cell = self._own(Zone.WALL, row * self._width + column)
        self._pick(self._own(Zone.LINE, row), cell, move)
        self._press(cell, move)

    def _add_build(self, move: Move) -> None:
        star, space, colour, _ = unpack_build(move)
        target = self._own(Zone.SPACE, star * self._width + space)
        self._pick(Address(Zone.HAND, self._player, colour=colour), target, move)
        self._press(target, move)

    def _add_pass(self, move: Move) -> None:
        self._press(PASS_BUTTON, move)

    def _add_reward(self, move: Move) -> None:
        for space, colour in enumerate(self._supply):
            if colour == unpack_reward(move):
                tile = Address(Zone.SUPPLY, index=space)
                self._pick(tile, Address(Zone.HAND, self._player), move)
                self._press(tile, move)

    def _add_keep(self, move: Move) -> None:
        """Which tiles are kept is chosen with `Keeping`; a button then makes the move."""
        for colour, kept in enumerate(unpack_keep(move, self._colours)):
            if kept:
                self._press(Address(Zone.KEEP, self._player, colour=colour), move)
        self._press(DONE_BUTTON, move)


def source_tiles(source: int, colour: int) -> Address:
    """All tiles of a colour on a source of a take."""
    place = source_place(source)
    return Address(place.zone, index=place.index, colour=colour)


@dataclass(frozen=True)
class RestChoices:
    """The ways to spread the rest of a disc: each colour goes to the left or the right one."""

    colours: tuple[int, ...]
    left: int
    right: int
    moves: tuple[Move, ...]

    @property
    def matters(self) -> bool:
        """Whether the choice makes a difference; not where both neighbours are one disc."""
        return self.left != self.right

    def move_for(self, right_colours: Iterable[int]) -> Move:
        """The move that sends these colours to the right disc and the others to the left."""
        mask = sum(1 << colour for colour in set(right_colours))
        (move,) = [move for move in self.moves if unpack_take(move)[3] == mask]
        return move


def rest_choices(rules: Rules, state: State, moves: list[Move]) -> RestChoices | None:
    """How the moves of one pick and target spread the rest of a disc; None where none is spread."""
    if len(moves) < 2 or kind_of(moves[0]) != TAKE:
        return None
    source, _, _, every = unpack_take(moves[-1])
    discs = rules.spread_discs(state, source)
    assert discs is not None, "only a spread disc leaves several takes"
    colours = tuple(colour for colour in range(len(rules.edition.colours)) if every >> colour & 1)
    return RestChoices(colours, *discs, tuple(moves))
