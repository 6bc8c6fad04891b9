"""The search with three or four at the table: the round is played on, again and again.

Nobody knows what three others will take before it is one's turn again, and who reckons with one
take of each is wrong most of the time. Here all of them take what is plausible: what looks best at
first sight after chance has had its say. A take is as good as the chances to win after such rounds.
"""

from math import exp, log
from typing import Final

from azul_desktop.bots.wall.draft_table import MASK, mix
from azul_desktop.bots.wall.judge import INFINITE
from azul_desktop.bots.wall.native import i64, vec
from azul_desktop.bots.wall.search import Search
from azul_desktop.bots.wall.thinking import Thinking
from azul_desktop.bots.wall.wall_tables import numbers, zeros
from azul_desktop.core.state import State

USUAL_NODES: Final = 10_000
"""Takes that are tried where there is no budget."""
ENOUGH: Final = 2000
"""Rounds after one take beyond which more of them tell nothing."""
NOISES: Final = 4096
ODDS: Final = 0.001
"""Odds are in thousandths."""
BY_A_POINT: Final = 0.002
"""How much of a won game a point more is worth, so that decided games are played on well."""


class Sampling(Thinking):
    """Plays on with the table and the judge of a `Search`; the less promising half drops out."""

    def __init__(self, search: Search, most: i64, heat: i64, own_heat: i64) -> None:
        """At first `most` takes are looked at.

        The heats are how far chance carries the others, and the seat that thinks, from what looks
        best: in hundredths of points.
        """
        super().__init__(search.takes)
        self.search = search
        self.draft = search.draft
        self.judge = search.judge
        self.most: i64 = most
        self.random: i64 = 1
        self.noises: vec[i64] = numbers(_noises(int(heat)))
        self.own_noises: vec[i64] = numbers(_noises(int(own_heat)))
        self.sums: vec[float] = vec[float]([0.0] * int(most))
        self.visits: vec[i64] = zeros(int(most))

    def begin(self, state: State) -> None:
        """Lay a state out on the table of the search."""
        self.search.begin(state)

    def best_take(self, state: State, most_nodes: i64, deadline: float, most_depth: i64) -> int:
        """The take to make; rounds are played to their end, so that no depth limits them."""
        self.begin(state)
        if most_nodes == 0 and deadline <= 0.0:
            most_nodes = USUAL_NODES
        self.start_clock(most_nodes, deadline)
        end = self.takes.list_takes(0)
        alive = end if end < self.most else self.most
        at: i64 = 0
        while at < alive:
            self.takes.pick(at, end)
            self.sums[at] = 0.0
            self.visits[at] = 0
            at += 1
        self._halve(alive, end)
        return int(self.takes.moves[0])

    def _halve(self, alive: i64, room: i64) -> None:
        """Give each stage an equal share of the budget, and half of the takes of the one before."""
        stages = _halvings(alive)
        stage: i64 = 1
        turn: i64 = 0
        while stage <= stages:
            while not self.stopped and turn < ENOUGH * stage:
                at: i64 = 0
                while at < alive and not self.stopped:
                    self._play_on(at, turn, room)
                    at += 1
                turn += 1
                if self.share_used() * float(stages) >= float(stage):
                    break
            self._sort(alive)
            alive = (alive + 1) >> 1
            stage += 1

    def _sort(self, many: i64) -> None:
        """Bring the takes into order, the best first."""
        at: i64 = 0
        while at < many:
            best = at
            other = at + 1
            while other < many:
                if self._mean(other) > self._mean(best):
                    best = other
                other += 1
            moves, sums, visits = self.takes.moves, self.sums, self.visits
            move, total, often = moves[at], sums[at], visits[at]
            moves[at], sums[at], visits[at] = moves[best], sums[best], visits[best]
            moves[best], sums[best], visits[best] = move, total, often
            at += 1

    def _mean(self, at: i64) -> float:
        return self.sums[at] / float(self.visits[at]) if self.visits[at] else -1.0

    def _play_on(self, at: i64, turn: i64, room: i64) -> None:
        """One round to its end after a take; the same turn has the same chances for all takes."""
        draft = self.draft
        self.random = mix(turn + 1)
        move = self.takes.moves[at]
        plies: i64 = 0
        while True:
            self.nodes += 1
            if self.nodes & 15 == 0:
                self.check_budget()
            draft.make(move)
            plies += 1
            if not draft.left:
                break
            move = self._plausible_take(room)
        self.sums[at] += self._chance()
        self.visits[at] += 1
        while plies:
            draft.take_back()
            plies -= 1

    def _plausible_take(self, room: i64) -> i64:
        """What looks best to the player to move, after chance has had its say."""
        takes = self.takes
        end = takes.list_takes(room)
        noises = self.own_noises if self.draft.turn == self.search.seat else self.noises
        best = takes.moves[room]
        best_rank: i64 = -INFINITE
        chance = self.random
        at = room
        while at < end:
            chance = (chance * 0x5851F42D4C95 + 0x14057B7EF767) & MASK
            rank = takes.ranks[at] + noises[(chance >> 30) & (NOISES - 1)]
            if rank > best_rank:
                best_rank = rank
                best = takes.moves[at]
            at += 1
        self.random = mix(chance)
        return best

    def _chance(self) -> float:
        """The chance to win of the seat that thinks, when the round is over."""
        draft = self.draft
        judge = self.judge
        seat = self.search.seat
        over = False
        mine: i64 = 0
        others: i64 = -INFINITE
        player: i64 = 0
        while player < draft.players:
            at = judge.slot(player, draft.words[player])
            over = over or judge.rows[at] > 0
            final = judge.finals[at] * 8 + judge.rows[at]
            if player == seat:
                mine = final
            elif final > others:
                others = final
            player += 1
        if not over:
            return self._chance_later()
        won = 1.0 if mine > others else 0.5 if mine == others else 0.0
        return won + BY_A_POINT * float(mine - others) / 8.0

    def _chance_later(self) -> float:
        """Everybody wins as often as the odds against the thinking seat say."""
        draft = self.draft
        search = self.search
        all_odds = 1.0
        player: i64 = 0
        while player < draft.players:
            if player != search.seat:
                all_odds += exp(-ODDS * search.odds(player))
            player += 1
        return 1.0 / all_odds


def _halvings(many: i64) -> i64:
    found: i64 = 0
    while many > 1:
        many = (many + 1) >> 1
        found += 1
    return found


def _noises(heat: int) -> list[int]:
    """Chances of Gumbel's: the best sum of these and of ranks is drawn as by a softmax of ranks."""
    return [round(-heat * log(-log((at + 0.5) / NOISES))) for at in range(NOISES)]
