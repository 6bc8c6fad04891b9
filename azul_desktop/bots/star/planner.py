"""The plan of a build phase: which spaces to cover with a hand, which tiles to win, which to keep.

A beam of the most promising boards is carried on action by action. Rewards are taken from the
supply as it lies; what the others take from it and what refills it is not foreseen.
"""

from __future__ import annotations

from time import perf_counter, sleep
from typing import TYPE_CHECKING, Final

from azul_desktop.bots.star.packed_board import SPACES, PackedTables, bits_in
from azul_desktop.bots.star.worth import POINT, Worth
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
_PAUSE: Final = 0.05
_NEVER: Final = -(1 << 50)
_TILE: Final = 120
_JOKER: Final = 170


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
        "spent",
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
        self.spent: i64 = 0  # tiles paid since the plan began
        self.score: i64 = 0  # cents scored and promised since the plan began
        self.rank: i64 = 0  # the same with what the hand may still bring
        self.code: i64 = 0  # equal for equal boards and hands


class Planner:
    """Plans for one round: the joker, and the values at the round's end."""

    def __init__(self, tables: PackedTables, worth: Worth, joker: int) -> None:
        self.tables: PackedTables = tables
        self.worth: Worth = worth
        self.joker: i64 = joker
        self.saved: i64 = worth.next_joker if worth.next_joker != joker else -1
        self.width: i64 = 8
        self.potential: list[int] = [120] * 6
        self.star_hope: list[list[int]] = worth.star_hope()
        self.number_hope: list[list[int]] = worth.number_hope()
        self.feature_hope: list[list[int]] = worth.feature_hope()
        self.beams: list[list[Step]] = []  # by tiles spent, then by fewer tiles due
        self.worst: list[int] = []  # the rank that must be beaten to get into a full beam
        self.best: Step | None = None
        self.best_value: i64 = _NEVER
        self.deadline: float = 0.0
        self.pause: float = 0.0
        self.stopped: bool = False  # whether the deadline cut the last plan short
        self.codes: list[int] = _CODES
        self.due: i64 = 0  # tiles that the space looked at would win
        self.hope: i64 = 0  # what it adds to the hopes
        self.gain: i64 = 0  # what it scores and promises, the star's own value apart

    def plan(self, cells: i64, used: i64, hand: i64, supply: i64, due: i64) -> Step:
        """The last step of the best plan; `best_value` is what it brings and promises, in cents."""
        root = Step(None, STOP, cells, used, hand, supply)
        root.due = due
        self._set_potential(cells, used)
        self.best = root
        self.best_value = _NEVER
        self.stopped = False
        self.beams = []
        self.worst = []
        self._grow(_stage(0, due))
        self.beams[_stage(0, due)].append(root)
        stage = 0
        while stage < len(self.beams) and not self.stopped:
            beam = self.beams[stage]
            at = 0
            while at < len(beam) and not self.stopped:  # it may grow while it is looked through
                self._expand(beam[at])
                at += 1
                if self.deadline > 0:
                    self._look_at_the_clock()
            stage += 1
        best = self.best
        assert best is not None
        return best

    def _look_at_the_clock(self) -> None:
        """Stop if time is up; now and then let other threads run, which compiled code never does.

        One of them may have to end us.
        """
        now = perf_counter()
        self.stopped = now > self.deadline
        if now > self.pause:
            self.pause = now + _PAUSE
            sleep(0.0)

    def _grow(self, stage: i64) -> None:
        while len(self.beams) <= stage:
            self.beams.append([])
            self.worst.append(_NEVER)

    def _set_potential(self, cells: i64, used: i64) -> None:
        """What a tile in hand may still bring, by the stars that take its colour."""
        tables = self.tables
        wanted: i64 = 0
        star: i64 = 0
        for star in range(tables.stars):
            mask: i64 = cells >> star * SPACES & 63
            if mask != 63:
                wanted |= tables.takes(star, mask, used >> star * SPACES & 63)
        for colour in range(tables.colours):
            self.potential[colour] = _TILE if wanted >> colour & 1 else 0
        self.potential[self.joker] = _JOKER

    def _expand(self, step: Step) -> None:
        """Offer everything that can follow a step to the beam."""
        if step.due > 0:
            if step.supply:
                self._expand_reward(step)
                return
            step.due = 0
        worth = self.worth
        value: i64 = step.score + worth.hand_value(step.hand, step.cells, step.used)
        if value > self.best_value:
            self.best_value = value
            self.best = step
        tables = self.tables
        star: i64 = 0
        stars: i64 = tables.stars
        while star < stars:
            mask: i64 = step.cells >> star * SPACES & 63
            if mask != 63:
                self._expand_star(step, star, mask)
            star += 1

    def _expand_star(self, step: Step, star: i64, mask: i64) -> None:
        """Offer the spaces of a star that the hand can pay."""
        tables = self.tables
        hand = step.hand
        joker: i64 = self.joker
        jokers: i64 = hand >> 8 * joker & 255
        allowed: i64 = tables.takes(star, mask, step.used >> star * SPACES & 63)
        reach: i64 = 0
        colour: i64 = 0
        while allowed >> colour:
            held: i64 = hand >> 8 * colour & 255
            if allowed >> colour & 1 and held:
                if colour != joker:
                    held += jokers
                if held > reach:
                    reach = held
            colour += 1
        space: i64 = 0
        while space < SPACES:
            if not mask >> space & 1:
                price: i64 = tables.prices[star * SPACES + space]
                if price <= reach:
                    self._expand_space(step, star * SPACES + space, price, allowed)
            space += 1

    def _expand_space(self, step: Step, cell: i64, price: i64, allowed: i64) -> None:
        """Offer every colour on a space that the hand can pay."""
        joker: i64 = self.joker
        jokers: i64 = step.hand >> 8 * joker & 255
        self._look_at(step.cells, cell)
        self._grow(_stage(step.spent + price, self.due))
        colour: i64 = 0
        while allowed:
            held: i64 = step.hand >> 8 * colour & 255
            if allowed & 1 and held:
                spent: i64 = price - held if price > held else 0
                if spent == 0 or (colour != joker and spent <= jokers):
                    self._offer(step, cell, colour, price, spent)
            allowed >>= 1
            colour += 1

    def _offer(self, step: Step, cell: i64, colour: i64, price: i64, spent: i64) -> None:
        """Offer a colour on a space, paid with few jokers, or with many to save the next joker."""
        tables = self.tables
        joker: i64 = self.joker
        jokers: i64 = step.hand >> 8 * joker & 255
        star: i64 = cell // SPACES
        mask: i64 = step.cells >> star * SPACES & 63
        inside: i64 = step.used >> star * SPACES & 63
        covered: i64 = mask | tables.one << cell - star * SPACES
        before: i64 = tables.kind(star, inside) << 6 | mask
        after: i64 = tables.kind(star, inside | tables.one << colour) << 6 | covered
        values = self.worth.star_value[star]
        gain: i64 = self.gain
        gain += values[after] - values[before]
        paid: i64 = (price - spent) * self.potential[colour]
        paid += spent * self.potential[joker]
        rank: i64 = step.rank + gain + self.hope - paid
        left: i64 = (step.hand >> 8 * colour & 255) - price
        if colour != joker:
            left += jokers
        if tables.rest_prices[star << 6 | covered] <= left:
            hopes = self.star_hope[star]
            rank += hopes[after] - hopes[before]
        if rank <= self.worst[_stage(step.spent + price, self.due)]:
            return
        score: i64 = step.score + gain
        self._build(step, cell, colour, price, spent, score, rank)
        if colour == self.saved and jokers > spent and price > spent + 1:
            spent = price - 1 if price <= jokers else jokers
            self._build(step, cell, colour, price, spent, score, rank)

    def _look_at(self, before: i64, cell: i64) -> None:
        """Note what covering a space brings, whatever its colour: `gain`, `hope` and `due`."""
        tables = self.tables
        star: i64 = cell // SPACES
        mask: i64 = before >> star * SPACES & 63
        gain: i64 = tables.ring_points[mask << 3 | cell - star * SPACES]
        gain *= POINT
        cells: i64 = before | tables.one << cell
        due: i64 = 0
        hope: i64 = 0
        for feature in tables.features_at[cell]:
            around: i64 = tables.feature_masks[feature]
            values = self.worth.feature_value[feature]
            count: i64 = bits_in(cells & around)
            gain += values[count] - values[count - 1]
            values = self.feature_hope[feature]
            hope += values[count] - values[count - 1]
            if cells & around == around:
                due += tables.feature_tiles[feature]
        for numbered in tables.numbers_at[cell]:
            around = tables.number_masks[numbered]
            values = self.worth.number_value[numbered]
            count = bits_in(cells & around)
            gain += values[count] - values[count - 1]
            values = self.number_hope[numbered]
            hope += values[count] - values[count - 1]
        self.due = due
        self.hope = hope
        self.gain = gain

    def _build(
        self, step: Step, cell: i64, colour: i64, price: i64, spent: i64, score: i64, rank: i64
    ) -> None:
        """Offer one build to its beam."""
        joker: i64 = self.joker
        one: i64 = self.tables.one
        due: i64 = self.due
        hand: i64 = step.hand - ((price - spent) << 8 * colour) - (spent << 8 * joker)
        bit: i64 = cell // SPACES * SPACES + colour
        cells: i64 = step.cells | one << cell
        used: i64 = step.used | one << bit
        code: i64 = step.code ^ self.codes[cell] ^ self._hand_code(step.hand, hand, colour)
        if spent:
            code ^= self._hand_code(step.hand, hand, joker)
        if not step.used >> bit & 1:
            code ^= self.codes[_USED_CODES + bit]
        code ^= self.codes[_DUE_CODES + due]
        new = Step(step, cell << 7 | colour << 4 | spent, cells, used, hand, step.supply)
        new.due = due
        new.spent = step.spent + price
        new.score = score
        new.rank = rank
        new.code = code
        self._insert(new)

    def _expand_reward(self, step: Step) -> None:
        """Offer each colour of the supply."""
        one: i64 = self.tables.one
        due: i64 = step.due - 1
        self._grow(_stage(step.spent, due))
        colour: i64 = 0
        while step.supply >> 8 * colour:
            if step.supply >> 8 * colour & 255:
                tile: i64 = one << 8 * colour
                hand: i64 = step.hand + tile
                action: i64 = REWARD_BIT | colour
                new = Step(step, action, step.cells, step.used, hand, step.supply - tile)
                new.due = due
                new.spent = step.spent
                new.score = step.score
                new.rank = step.rank + self.potential[colour]
                new.code = step.code ^ self._hand_code(step.hand, hand, colour)
                new.code ^= self.codes[_DUE_CODES + due] ^ self.codes[_DUE_CODES + due + 1]
                self._insert(new)
            colour += 1

    def _hand_code(self, before: i64, after: i64, colour: i64) -> i64:
        """What changes in a code when the count of a colour in hand changes."""
        shift: i64 = 8 * colour
        row: i64 = _HAND_CODES + colour * 64
        old: i64 = self.codes[row + (before >> shift & 63)]
        new: i64 = self.codes[row + (after >> shift & 63)]
        return old ^ new

    def _insert(self, step: Step) -> None:
        """Put a step into its beam, in the place of an equal or of the worst one."""
        stage = _stage(step.spent, step.due)
        beam = self.beams[stage]
        size: i64 = len(beam)
        lowest: i64 = step.rank
        place: i64 = -1
        at: i64 = 0
        while at < size:
            other = beam[at]
            if other.code == step.code:
                if other.score < step.score:
                    beam[at] = step
                return
            if other.rank < lowest:
                lowest = other.rank
                place = at
            at += 1
        if size < self.width:
            beam.append(step)
        elif place >= 0:
            beam[place] = step
            lowest = step.rank
            at = 0
            while at < size:
                if beam[at].rank < lowest:
                    lowest = beam[at].rank
                at += 1
            self.worst[stage] = lowest


def _stage(spent: i64, due: i64) -> i64:
    """Where a step waits: those that spent more tiles later, those with tiles due earlier."""
    return spent * 8 + 7 - (due if due < 7 else 7)


def actions_of(step: Step) -> list[int]:
    """The actions of a plan in order."""
    actions: list[int] = []
    while step.parent is not None:
        actions.append(step.action)
        step = step.parent
    return actions[::-1]
