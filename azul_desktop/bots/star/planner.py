"""The plan of a build phase: which spaces to cover with a hand, which tiles to win, which to keep.

A beam of the most promising boards is carried on action by action. Rewards are taken from the
supply as it lies; what the others take from it and what refills it is not foreseen.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from azul_desktop.bots.star.shape import Shape, bits_in
from azul_desktop.bots.star.worth import POINT, Worth
from azul_desktop.core.edition import STAR_SPACES
from azul_desktop.core.rng import number

if TYPE_CHECKING:
    from mypy_extensions import i64

STOP: Final = -1
"""The action of a plan's first step: nothing was done yet."""
REWARD_BIT: Final = 1 << 13

_USED_CODES: Final = 64
_DUE_CODES: Final = 128
_HAND_CODES: Final = 256
_CODES: Final = [number(20170, n) >> 4 for n in range(_HAND_CODES + 6 * 64)]
"""Random codes: cells, colours used in stars, tiles due, then every count of a colour in hand."""
_NEVER: Final = -(1 << 50)
_DUE_VALUE: Final = 150


class Step:
    """A board on the way of a plan, and the action that led to it."""

    __slots__ = (
        "action",
        "cells",
        "code",
        "due",
        "hand",
        "parent",
        "rank",
        "score",
        "supply",
        "used",
    )

    def __init__(
        self, parent: Step | None, action: i64, cells: i64, used: i64, hand: i64, supply: i64
    ) -> None:
        self.parent: Step | None = parent
        self.action: i64 = action  # a space with colour and jokers, a reward, or STOP
        self.cells: i64 = cells
        self.used: i64 = used
        self.hand: i64 = hand
        self.supply: i64 = supply
        self.due: i64 = 0  # tiles still to be taken from the supply
        self.score: i64 = 0  # cents scored and promised since the plan began
        self.rank: i64 = 0  # the same with what the hand may still bring
        self.code: i64 = 0  # equal for equal boards and hands


class Planner:
    """Plans for one round: the joker, and the values at the round's end."""

    def __init__(self, shape: Shape, worth: Worth, joker: int) -> None:
        self.shape: Shape = shape
        self.worth: Worth = worth
        self.joker: int = joker
        self.width: int = 8
        self.potential: list[int] = [120] * 6
        self.beam: list[Step] = []
        self.worst: int = _NEVER
        self.best: Step | None = None
        self.best_value: int = _NEVER
        self.deadline: float = 0.0

    def plan(self, cells: i64, used: i64, hand: i64, supply: i64, due: i64) -> Step:
        """The last step of the best plan; `best_value` is what it brings and promises, in cents."""
        root = Step(None, STOP, cells, used, hand, supply)
        root.due = due
        self._set_potential(cells, used)
        self.best = root
        self.best_value = _NEVER
        layer = [root]
        while layer:
            self.beam = []
            self.worst = _NEVER
            for step in layer:
                self._expand(step)
            layer = self.beam
            if self.deadline and perf_counter() > self.deadline:
                break
        best = self.best
        assert best is not None
        return best

    def _set_potential(self, cells: i64, used: i64) -> None:
        """What a tile in hand may still bring, by the stars that take its colour."""
        shape = self.shape
        wanted: i64 = 0
        star: i64 = 0
        for star in range(shape.stars):
            mask: i64 = cells >> star * STAR_SPACES & 63
            if mask != 63:
                wanted |= shape.takes(star, mask, used >> star * STAR_SPACES & 63)
        for colour in range(shape.colours):
            self.potential[colour] = 120 if wanted >> colour & 1 else 0
        self.potential[self.joker] = 170

    def _expand(self, step: Step) -> None:
        """Offer everything that can follow a step to the beam."""
        if step.due > 0:
            self._expand_reward(step)
            return
        worth = self.worth
        value: i64 = step.score + worth.hand_value(step.hand, step.cells, step.used)
        if value > self.best_value:
            self.best_value = value
            self.best = step
        shape = self.shape
        star: i64 = 0
        stars: i64 = shape.stars
        while star < stars:
            mask: i64 = step.cells >> star * STAR_SPACES & 63
            if mask != 63:
                self._expand_star(step, star, mask)
            star += 1

    def _expand_star(self, step: Step, star: i64, mask: i64) -> None:
        shape = self.shape
        joker: i64 = self.joker
        hand = step.hand
        jokers: i64 = hand >> 8 * joker & 255
        inside: i64 = step.used >> star * STAR_SPACES & 63
        allowed: i64 = shape.takes(star, mask, inside)
        colour: i64 = 0
        while allowed:
            held: i64 = hand >> 8 * colour & 255
            if allowed & 1 and held:
                reach: i64 = held
                if colour != joker:
                    reach += jokers
                space: i64 = 0
                while space < STAR_SPACES:
                    if not mask >> space & 1:
                        price: i64 = shape.prices[star * STAR_SPACES + space]
                        if price <= reach:
                            self._offer_build(step, star, space, colour, price, held)
                    space += 1
            allowed >>= 1
            colour += 1

    def _offer_build(
        self, step: Step, star: i64, space: i64, colour: i64, price: i64, held: i64
    ) -> None:
        """Offer one build, paid with as few jokers as will do."""
        shape = self.shape
        joker: i64 = self.joker
        spent: i64 = price - held if price > held else 0
        paid: i64 = price - spent
        shift: i64 = star * STAR_SPACES
        mask: i64 = step.cells >> shift & 63
        inside: i64 = step.used >> shift & 63
        one: i64 = self.shape.one
        row = self.worth.star_value[star]
        gain: i64 = shape.ring_points[mask << 3 | space]
        gain *= POINT
        before: i64 = row[shape.kind(star, inside) << 6 | mask]
        after: i64 = row[shape.kind(star, inside | one << colour) << 6 | mask | one << space]
        gain += after - before
        cell: i64 = shift + space
        cells: i64 = step.cells | one << cell
        due: i64 = 0
        for feature in shape.features_at[cell]:
            feature_mask: i64 = shape.feature_masks[feature]
            values = self.worth.feature_value[feature]
            count: i64 = bits_in(cells & feature_mask)
            gain += values[count] - values[count - 1]
            if cells & feature_mask == feature_mask:
                due += shape.feature_tiles[feature]
        for numbered in shape.numbers_at[cell]:
            feature_mask = shape.number_masks[numbered]
            values = self.worth.number_value[numbered]
            count = bits_in(cells & feature_mask)
            gain += values[count] - values[count - 1]
        score: i64 = step.score + gain
        of_colour: i64 = self.potential[colour]
        of_joker: i64 = self.potential[joker]
        rank: i64 = step.rank + gain - paid * of_colour - spent * of_joker + due * _DUE_VALUE
        if rank <= self.worst:
            return
        hand: i64 = step.hand - (paid << 8 * colour) - (spent << 8 * joker)
        used: i64 = step.used | one << shift + colour
        code: i64 = step.code ^ _CODES[cell] ^ _hand_code(step.hand, hand, colour)
        if spent:
            code ^= _hand_code(step.hand, hand, joker)
        if not inside >> colour & 1:
            code ^= _CODES[_USED_CODES + shift + colour]
        code ^= _CODES[_DUE_CODES + due]
        action: i64 = cell << 7 | colour << 4 | spent
        self._insert(step, action, cells, used, hand, step.supply, due, score, rank, code)

    def _expand_reward(self, step: Step) -> None:
        """Offer each colour of the supply."""
        colour: i64 = 0
        one: i64 = self.shape.one
        if step.supply == 0:
            step.due = 0
            self._expand(step)
            return
        while colour < self.shape.colours:
            if step.supply >> 8 * colour & 255:
                value: i64 = self.potential[colour]
                rank: i64 = step.rank + value - _DUE_VALUE
                if rank > self.worst:
                    hand: i64 = step.hand + (one << 8 * colour)
                    supply: i64 = step.supply - (one << 8 * colour)
                    code: i64 = step.code ^ _hand_code(step.hand, hand, colour)
                    code ^= _CODES[_DUE_CODES + step.due] ^ _CODES[_DUE_CODES + step.due - 1]
                    action: i64 = REWARD_BIT | colour
                    self._insert(
                        step, action, step.cells, step.used, hand, supply, step.due - 1,
                        step.score, rank, code,
                    )  # fmt: skip
            colour += 1

    def _insert(
        self, parent: Step, action: i64, cells: i64, used: i64, hand: i64, supply: i64,
        due: i64, score: i64, rank: i64, code: i64,
    ) -> None:  # fmt: skip
        """Put a step into the beam, in the place of an equal or of the worst one."""
        beam = self.beam
        place: i64 = -1
        lowest: i64 = rank
        size: i64 = len(beam)
        at: i64 = 0
        while at < size:
            other = beam[at]
            if other.code == code:
                if other.score >= score:
                    return
                place = at
                break
            if other.rank < lowest:
                lowest = other.rank
                place = at
            at += 1
        step = Step(parent, action, cells, used, hand, supply)
        step.due = due
        step.score = score
        step.rank = rank
        step.code = code
        if size < self.width and (place < 0 or beam[place].code != code):
            beam.append(step)
            size += 1
        elif place >= 0:
            beam[place] = step
        if size == self.width:
            self.worst = min([other.rank for other in beam])


def _hand_code(before: i64, after: i64, colour: i64) -> i64:
    """What changes in a code when the count of a colour in hand changes."""
    shift: i64 = 8 * colour
    row: i64 = _HAND_CODES + colour * 64
    old: i64 = _CODES[row + (before >> shift & 63)]
    new: i64 = _CODES[row + (after >> shift & 63)]
    return old ^ new


def actions_of(step: Step) -> list[int]:
    """The actions of a plan in order."""
    actions: list[int] = []
    while step.parent is not None:
        actions.append(step.action)
        step = step.parent
    return actions[::-1]
