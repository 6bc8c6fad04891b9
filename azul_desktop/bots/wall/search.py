"""Alpha-beta on the draft of one round: deeper and deeper until it is solved or time is up."""

from typing import Final

from azul_desktop.bots.wall.deepening import Deepening
from azul_desktop.bots.wall.draft_table import MASK, DraftTable, mix
from azul_desktop.bots.wall.judge import INFINITE, POINT, WIN, Judge
from azul_desktop.bots.wall.native import i64, vec
from azul_desktop.bots.wall.network import Network
from azul_desktop.bots.wall.outlook import Outlook
from azul_desktop.bots.wall.takes import Takes
from azul_desktop.bots.wall.wall_tables import SearchTables, zeros
from azul_desktop.core.state import State

MEMORY_BITS: Final = 20
SOLVED: Final = 255
EXACT: Final = 0
LOWER: Final = 1
UPPER: Final = 2
OFFSET: Final = 1 << 26
MOVE_BITS: Final = (1 << 18) - 1
NO_MOVE: Final = MOVE_BITS
FIRST_RANK: Final = 1 << 40


class Search(Deepening):
    """The seat that thinks plays against all others, who are taken to play against it."""

    def __init__(
        self, tables: SearchTables, network: Network | None = None, late: i64 = 1000
    ) -> None:
        self.draft = DraftTable(tables)
        self.judge = Judge(tables, self.draft, network)
        super().__init__(Takes(tables, self.draft, self.judge))
        # What is known of positions: a hash of each, and value, depth, bound and best move packed.
        self.keys: vec[i64] = zeros(1 << MEMORY_BITS)
        self.facts: vec[i64] = zeros(1 << MEMORY_BITS)
        self.salt: i64 = 0
        """Part of every hash: a new one makes all that was known unknown."""
        self.seat: i64 = 0
        self.outlook: Outlook | None = None
        self.late: i64 = late
        """From this place in the order on, takes are looked at less deeply first."""
        self.value: i64 = 0
        """What the best take of the last search is worth to the player who makes it."""

    def begin(self, state: State) -> None:
        """Lay a state out and forget what was known of other positions."""
        self.draft.load(state)
        self.judge.open_book(self.draft.turn)
        self.takes.forget_praise()
        self.salt = mix(self.salt + 1)
        self.seat = self.draft.turn

    def prospects(self) -> i64:
        """What the boards promise the seat that thinks."""
        value = self._at_first_sight() if self.draft.left else self._at_end()
        return value if self.draft.turn == self.seat else -value

    def deepen(self, depth: i64, end: i64, best: i64) -> i64:
        """Look at all takes at the root to a depth; the best found until time is up."""
        takes = self.takes
        alpha: i64 = -INFINITE
        at: i64 = 0
        while at < end:
            if takes.moves[at] == best:
                takes.ranks[at] = FIRST_RANK
            at += 1
        at = 0
        while at < end:
            move = takes.pick(at, end)
            value = self._after(move, depth - 1, alpha, INFINITE, end, at == 0)
            if self.stopped:
                break
            takes.ranks[at] = value - OFFSET if at == 0 or value > alpha else takes.ranks[at]
            if value > alpha:
                alpha = value
                best = move
                self.value = value
            at += 1
        return best

    def _after(self, move: i64, depth: i64, alpha: i64, beta: i64, room: i64, full: bool) -> i64:
        """The value of a take for the player who makes it, by a narrow window unless `full`."""
        draft = self.draft
        mine = draft.turn == self.seat
        draft.make(move)
        if (draft.turn == self.seat) == mine:  # two others in a row
            if full:
                value = self.look(depth, alpha, beta, room)
            else:
                value = self.look(depth, alpha, alpha + 1, room)
                if alpha < value < beta:
                    value = self.look(depth, alpha, beta, room)
        elif full:
            value = -self.look(depth, -beta, -alpha, room)
        else:
            value = -self.look(depth, -alpha - 1, -alpha, room)
            if alpha < value < beta:
                value = -self.look(depth, -beta, -alpha, room)
        draft.take_back()
        return value

    def look(self, depth: i64, alpha: i64, beta: i64, room: i64) -> i64:
        """The value for the side to move, exact if it lies between alpha and beta."""
        draft = self.draft
        self.nodes += 1
        if self.nodes & 15 == 0:
            self.check_budget()
        if self.stopped:
            return 0
        if not draft.left:
            return self._at_end()
        if depth <= 0:
            self.guessed = True
            return self._at_first_sight()
        key = (draft.key() ^ self.salt) & MASK
        at = key & ((1 << MEMORY_BITS) - 1)
        first_move: i64 = NO_MOVE
        if self.keys[at] == key:
            fact = self.facts[at]
            known = (fact >> 20) & 255
            if known >= depth:
                value = (fact >> 28) - OFFSET
                flag = (fact >> 18) & 3
                if (
                    flag == EXACT
                    or (flag == LOWER and value >= beta)
                    or (flag == UPPER and value <= alpha)
                ):
                    if known != SOLVED:
                        self.guessed = True
                    return value
            first_move = fact & MOVE_BITS
        return self._look_deeper(depth, alpha, beta, room, key, first_move)

    def _look_deeper(
        self, depth: i64, alpha: i64, beta: i64, room: i64, key: i64, first_move: i64
    ) -> i64:
        takes = self.takes
        end = takes.list_takes(room)
        guessed_before = self.guessed
        self.guessed = False
        at = room
        while at < end:
            if takes.moves[at] == first_move:
                takes.ranks[at] = FIRST_RANK
            at += 1
        low = alpha
        best: i64 = -INFINITE
        best_move: i64 = NO_MOVE
        at = room
        while at < end:
            move = takes.pick(at, end)
            value = low + 1
            if at - room >= self.late and depth > 2:
                value = self._after(move, depth - 2, low, low + 1, end, False)
            if value > low:
                value = self._after(move, depth - 1, low, beta, end, at == room)
            if self.stopped:
                return 0
            if value > best:
                best = value
                best_move = move
                if value > low:
                    low = value
                    if value >= beta:
                        takes.praise_take(move, depth)
                        break
            at += 1
        self._remember(key, depth, alpha, beta, best, best_move)
        self.guessed = self.guessed or guessed_before
        return best

    def _remember(self, key: i64, depth: i64, alpha: i64, beta: i64, value: i64, move: i64) -> None:
        flag: i64 = EXACT
        if value <= alpha:
            flag = UPPER
        elif value >= beta:
            flag = LOWER
        known: i64 = depth if self.guessed else SOLVED
        at = key & ((1 << MEMORY_BITS) - 1)
        self.keys[at] = key
        self.facts[at] = ((value + OFFSET) << 28) | (known << 20) | (flag << 18) | move

    def _at_first_sight(self) -> i64:
        """What the boards say before the game is over."""
        draft = self.draft
        judge = self.judge
        seat = self.seat
        mine = judge.slot(seat, draft.words[seat])
        value = judge.tastes[mine]
        best: i64 = -INFINITE
        player: i64 = 0
        while player < draft.players:
            if player != seat:
                at = judge.slot(player, draft.words[player])
                value += judge.tastes[at]
                worth = judge.values[at] + (150 if player == draft.marker else 0)
                if worth > best:
                    best = worth
            player += 1
        if judge.network is not None:
            value += self._by_network(judge.network)
            if self.outlook is not None and draft.left:
                seen = self.outlook.see(draft)
                value += seen if draft.turn == seat else -seen
        else:
            value += judge.values[mine] + (150 if seat == draft.marker else 0)
            if judge.sees_rivals:
                value -= best
        return value if draft.turn == seat else -value

    def _by_network(self, network: Network) -> i64:
        """The worst of the comparisons with the others."""
        worst = 100000.0
        player: i64 = 0
        while player < self.draft.players:
            if player != self.seat:
                odds = self._compared(network, player)
                if odds < worst:
                    worst = odds
            player += 1
        return i64(worst)

    def _compared(self, network: Network, player: i64) -> float:
        """What the network says of the seat that thinks against another."""
        draft = self.draft
        judge = self.judge
        seat = self.seat
        starter = draft.marker
        if starter < 0 and not draft.left:
            starter = draft.first
        mine = judge.vector(network, seat, draft.words[seat])
        other = judge.vector(network, player, draft.words[player])
        starts = 0.0
        if starter == seat:
            starts = 1.0
        elif starter == player:
            starts = -1.0
        return network.compare(judge.vectors, mine, other, starts)

    def odds(self, player: i64) -> float:
        """The odds of the seat that thinks against another in thousandths, as it likes boards.

        Without a network ten points are as much as a unit of it.
        """
        draft = self.draft
        judge = self.judge
        mine = judge.slot(self.seat, draft.words[self.seat])
        other = judge.slot(player, draft.words[player])
        liked = judge.tastes[mine] + judge.tastes[other]
        if judge.network is not None:
            return self._compared(judge.network, player) + float(liked)
        ahead = judge.values[mine] - judge.values[other]
        if draft.marker == self.seat:
            ahead += 150
        elif draft.marker == player:
            ahead -= 150
        return float(ahead + liked)

    def _at_end(self) -> i64:
        """What the boards say when the round is over, and the game perhaps."""
        draft = self.draft
        judge = self.judge
        player: i64 = 0
        over = False
        mine: i64 = 0
        others: i64 = -INFINITE
        while player < draft.players:
            at = judge.slot(player, draft.words[player])
            over = over or judge.rows[at] > 0
            final = judge.finals[at] * 8 + judge.rows[at]
            if player == self.seat:
                mine = final
            elif final > others:
                others = final
            player += 1
        if not over:
            return self._at_first_sight()
        value = (mine - others) * POINT // 8
        if mine > others:
            value += WIN
        elif mine < others:
            value -= WIN
        return value if draft.turn == self.seat else -value
