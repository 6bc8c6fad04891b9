"""The legal moves of a turn as a table: what can be picked up, where it may go, what a click does.

Each entry leads to the moves that the hand has then chosen, sorted; more than one where a further
choice is needed (how a disc's rest is spread, how many jokers pay, which tiles are kept).
"""

from collections.abc import Iterable
from dataclasses import dataclass

from azul_desktop.coach import names
from azul_desktop.core.moves import (
    BUILD,
    CENTRE,
    FLOOR,
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
from azul_desktop.core.wall.discs import neighbours
from azul_desktop.core.wall.rules import WallRules


class LegalTargets:
    """The legal moves of a state by the names of what is touched."""

    def __init__(self, rules: Rules, state: State) -> None:
        self.picks: dict[str, dict[str, list[Move]]] = {}
        """What can be picked up, where it may go, and the moves that this makes."""
        self.presses: dict[str, list[Move]] = {}
        """What a single click does."""
        self._colours = rules.edition.colours
        self._supply = state.supply
        self._to_hand = not isinstance(rules, WallRules)
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

    def _pick(self, pick: str, target: str, move: Move) -> None:
        self.picks.setdefault(pick, {}).setdefault(target, []).append(move)

    def _press(self, name: str, move: Move) -> None:
        self.presses.setdefault(name, []).append(move)

    def _add_take(self, move: Move) -> None:
        source, colour, line, _ = unpack_take(move)
        pick = source_tiles(source, self._colours[colour])
        if self._to_hand:
            self._pick(pick, names.HAND, move)
            self._press(pick, move)
        else:
            self._pick(pick, names.FLOOR if line == FLOOR else names.line(line), move)

    def _add_tile(self, move: Move) -> None:
        row, column = unpack_tile(move)
        cell = names.wall(row, column)
        self._pick(names.line(row), cell, move)
        self._press(cell, move)

    def _add_build(self, move: Move) -> None:
        star, space, colour, _ = unpack_build(move)
        target = names.space(star, space)
        self._pick(names.hand_tiles(self._colours[colour]), target, move)
        self._press(target, move)

    def _add_pass(self, move: Move) -> None:
        self._press(names.PASS, move)

    def _add_reward(self, move: Move) -> None:
        for space, colour in enumerate(self._supply):
            if colour == unpack_reward(move):
                self._pick(names.supply(space), names.HAND, move)
                self._press(names.supply(space), move)

    def _add_keep(self, move: Move) -> None:
        """Which tiles are kept is chosen with `Keeping`; a button then makes the move."""
        counts = unpack_keep(move, len(self._colours))
        for name, kept in zip(self._colours, counts, strict=True):
            if kept:
                self._press(names.keep(name), move)
        self._press(names.KEEP, move)


def source_tiles(source: int, colour: str) -> str:
    """The name of all tiles of a colour on a source of a take."""
    return names.centre_tiles(colour) if source == CENTRE else names.disc_tiles(source - 1, colour)


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
    """How the moves of one pick and target spread the rest of a disc; None for a single move."""
    if len(moves) < 2 or not isinstance(rules, WallRules):
        return None
    source, _, _, every = unpack_take(moves[-1])
    colours = tuple(colour for colour in range(len(rules.edition.colours)) if every >> colour & 1)
    left, right = neighbours(rules.tables, state, source - 1)
    return RestChoices(colours, left, right, tuple(moves))
