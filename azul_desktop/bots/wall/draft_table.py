"""The table during a draft, as the search plays on it: takes are made and taken back in place."""

from typing import Final

from azul_desktop.bots.wall.native import i64, vec
from azul_desktop.bots.wall.wall_tables import (
    EFFECTS,
    EMPTY_SHIELD,
    FLOOR_AT,
    KEEP,
    NO_SHIELD,
    PLAIN,
    SHIELD,
    SHIELD_AT,
    SPREAD,
    USED_SHIELD,
    SearchTables,
    drop,
    lay,
    zeros,
)
from azul_desktop.core import state as core
from azul_desktop.core.state import State
from azul_desktop.core.wall import packed

MASK: Final = (1 << 60) - 1
MIX: Final = 0x9E3779B97F4A7C1
REMIX: Final = 0x4D049BB133111EB
MOST_SOURCES: Final = 16
MOST_PLIES: Final = 130
STRIDE: Final = MOST_SOURCES + 4
FLOOR_LINE: Final = 7


def mix(value: i64) -> i64:
    """A hash: numbers that differ little get values of 60 bits that differ much."""
    value = (value ^ (value >> 31)) * MIX & MASK
    value = (value ^ (value >> 27)) * REMIX & MASK
    return value ^ (value >> 30)


class DraftTable:
    """Sources, boards, marker and turn of one round; source 0 is the centre.

    `wall_tables` explains words and contents.
    """

    def __init__(self, tables: SearchTables) -> None:
        self.tables = tables
        self.players: i64 = 0
        self.sources: i64 = 0
        self.turn: i64 = 0
        self.marker: i64 = 0
        """Who took the first-player marker; below 0 while it lies in the centre."""
        self.first: i64 = 0
        """Who started the round."""
        self.left: i64 = 0
        """Tiles on all sources together; the round's draft is over at 0."""
        self.contents: vec[i64] = zeros(MOST_SOURCES)
        self.effects: vec[i64] = zeros(MOST_SOURCES)
        self.words: vec[i64] = zeros(4)
        self.targets: vec[i64] = zeros(4)
        """By player, six bits for each colour: the lines that take it."""
        self.scores: vec[i64] = zeros(4)
        self.cells: vec[i64] = zeros(4)
        """By player, the mask of the covered cells of the wall."""
        self.tiles: vec[i64] = zeros(24)
        """The same for each colour alone, six of them a player."""
        self.shield_source: i64 = 0
        """The disc that gives the shield away; 0 for none."""
        self.spreads: bool = False
        """Whether some disc spreads what is left to its neighbours, so that places matter."""
        self.undo: vec[i64] = zeros(MOST_PLIES * STRIDE)
        """For each take that was made: what it changed, as it was before."""
        self.ply: i64 = 0

    def load(self, state: State) -> None:
        """Lay everything out as it is in a state of the core."""
        self.players = len(state.boards)
        self.sources = len(state.specials) + 1
        self.turn = state.turn
        self.marker = state.marker
        self.first = state.first
        self.left = state.left
        self.ply = 0
        self._read_sources(state)
        for player in range(len(state.boards)):
            self._read_board(player, state.boards[player])

    def _read_sources(self, state: State) -> None:
        colours = self.tables.rules_tables.colours
        for source in range(len(state.specials) + 1):
            content = 0
            for colour in range(colours):
                content |= state.sources[source * colours + colour] << 8 * colour
            self.contents[source] = content
            self.effects[source] = PLAIN
        self.shield_source = 0
        self.spreads = False
        for disc, side in enumerate(state.specials):
            if side != core.EMPTY:
                effect = EFFECTS.get(self.tables.rules_tables.effects[side], PLAIN)
                self.effects[disc + 1] = effect
                if effect == SHIELD:
                    self.shield_source = disc + 1
                elif effect == SPREAD:
                    self.spreads = True

    def _read_board(self, player: int, board: list[int]) -> None:
        word = 0
        for row in range(self.tables.rules_tables.rows):
            word |= board[packed.LINES + row] << 6 * row
        word |= board[packed.FLOOR_COUNT] << FLOOR_AT
        shield = board[packed.SHIELD]
        if shield:
            word |= (EMPTY_SHIELD if shield == packed.NO_PIECE else USED_SHIELD) << SHIELD_AT
        self.words[player] = word
        self.targets[player] = board[packed.TARGETS]
        self.scores[player] = board[core.SCORE]
        self.cells[player] = board[core.CELLS]
        for colour in range(self.tables.rules_tables.colours):
            self.tiles[6 * player + colour] = board[core.TILES + colour]

    def key(self) -> i64:
        """A hash of all that matters from here on; it is the same if plain discs change places."""
        contents = self.contents
        key = mix(contents[0] + 1) + (self.marker + 1) * 0x5851F42D4C95 + self.turn * 0x2545F4914F6D
        place: i64 = 1
        while place < self.sources:
            if contents[place]:
                salt = (place if self.spreads else self.effects[place]) << 50
                key += mix(contents[place] ^ 0x3C6EF372FE94F8 ^ salt)
            place += 1
        place = 0
        while place < self.players:
            key += mix(self.words[place] ^ ((place + 1) << 44))
            place += 1
        return key & MASK

    def after(self, source: i64, colour: i64, count: i64, line: i64) -> i64:
        """The word of the player to move after a take."""
        tables = self.tables
        word = self.words[self.turn]
        if source == 0:
            if self.marker < 0:
                word = drop(tables, word, 1)
        elif self.effects[source] == SHIELD:
            word += EMPTY_SHIELD << SHIELD_AT
        return lay(tables, word, line, colour, count)

    def make(self, move: i64) -> None:
        """Make a take of the core's packing; `take_back` undoes it."""
        self._remember()
        source = (move >> 12) & 15
        colour = (move >> 9) & 7
        line = (move >> 6) & 7
        contents = self.contents
        content = contents[source]
        count = (content >> (8 * colour)) & 255
        rest = content - (count << (8 * colour))
        turn = self.turn
        self.words[turn] = self.after(source, colour, count, line)
        if line < FLOOR_LINE:
            self._narrow(turn, line, colour)
        self.left -= count
        if source == 0:
            contents[0] = rest
            if self.marker < 0:
                self.marker = turn
        else:
            effect = self.effects[source]
            if effect == KEEP:
                contents[source] = rest
            elif effect == SPREAD:
                contents[source] = 0
                self._spread(source, rest, move & 63)
            else:
                contents[source] = 0
                contents[0] += rest
        turn += 1
        self.turn = turn if turn < self.players else 0

    def _narrow(self, player: i64, line: i64, colour: i64) -> None:
        """A line that holds tiles takes only their colour, and nothing more when it is full."""
        bits = self.tables.line_bits[line]
        self.targets[player] &= ~bits | self.tables.bit[line + 6 * colour]
        held = (self.words[player] >> (6 * line)) & 63
        if held >> 3 >= self.tables.capacity[line]:
            self.targets[player] &= ~bits

    def _spread(self, source: i64, rest: i64, right: i64) -> None:
        off: i64 = 0
        player: i64 = 0
        while player < self.players:
            if (self.words[player] >> SHIELD_AT) & 3 != NO_SHIELD:
                off = self.shield_source
            player += 1
        left_disc = self._beside(source, -1, off)
        right_disc = self._beside(source, 1, off)
        colour: i64 = 0
        while colour < self.tables.colours:
            part = ((rest >> (8 * colour)) & 255) << (8 * colour)
            if (right >> colour) & 1:
                self.contents[right_disc] += part
            else:
                self.contents[left_disc] += part
            colour += 1

    def _beside(self, source: i64, step: i64, off: i64) -> i64:
        discs = self.sources - 1
        found = (source - 1 + step + discs) % discs + 1
        if found == off:
            found = (found - 1 + step + discs) % discs + 1
        return found

    def _remember(self) -> None:
        at = self.ply * STRIDE
        undo = self.undo
        undo[at] = self.words[self.turn]
        undo[at + 1] = self.targets[self.turn]
        undo[at + 2] = self.marker
        undo[at + 3] = self.left
        at += 4
        place: i64 = 0
        while place < self.sources:
            undo[at + place] = self.contents[place]
            place += 1
        self.ply += 1

    def take_back(self) -> None:
        """Undo the last take."""
        self.ply -= 1
        at = self.ply * STRIDE
        undo = self.undo
        turn = self.turn - 1
        if turn < 0:
            turn = self.players - 1
        self.turn = turn
        self.words[turn] = undo[at]
        self.targets[turn] = undo[at + 1]
        self.marker = undo[at + 2]
        self.left = undo[at + 3]
        at += 4
        place: i64 = 0
        while place < self.sources:
            self.contents[place] = undo[at + place]
            place += 1
