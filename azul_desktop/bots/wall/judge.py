"""What boards are worth, worked out once for each word that a search meets."""

from typing import Final

from azul_desktop.bots.wall.draft_table import DraftTable, mix
from azul_desktop.bots.wall.native import i64, vec
from azul_desktop.bots.wall.network import Network
from azul_desktop.bots.wall.tiling import Tiling
from azul_desktop.bots.wall.wall_tables import SearchTables, zeros

BOOK_BITS: Final = 15
POINT: Final = 100
WIN: Final = 100_000
INFINITE: Final = 1 << 24


class Judge:
    """Values boards as if the round ended now, in hundredths of points.

    They are remembered in the *book*, a hash table: the lists `words` to `tastes` have one place
    for each slot of it.
    """

    def __init__(
        self, tables: SearchTables, draft: DraftTable, network: Network | None = None
    ) -> None:
        self.tables = tables
        self.network = network
        width: i64 = network.width if network is not None else 0
        self.width: i64 = width
        self.vectors: vec[float] = vec[float]([0.0] * (width << BOOK_BITS))
        self.seat: i64 = 0
        self.facts: list[i64] = []
        """What the book depends on besides words: seat, scores and walls."""
        self.draft = draft
        self.tiling = Tiling(tables, draft)
        size = 1 << BOOK_BITS
        self.words: vec[i64] = zeros(size)
        """The name of the board that a slot is used for: generation, word and player."""
        self.values: vec[i64] = zeros(size)
        self.finals: vec[i64] = zeros(size)
        """Points with all bonuses, if the game ended with this round."""
        self.rows: vec[i64] = zeros(size)
        """Complete rows: one ends the game."""
        self.embedded: vec[i64] = zeros(size)
        """Whether the network's vector of the board is in `vectors`."""
        self.tastes: vec[i64] = zeros(size)
        """What a personality adds to the value for liking it."""
        self.sees_bonuses: bool = True
        self.sees_rivals: bool = True
        self.wall_taste: i64 = 0
        self.lines_taste: i64 = 0
        self.spite: i64 = 0
        self.generation: i64 = 0
        """Part of every name in the book: a new one makes all that was written before unknown."""

    def open_book(self, seat: i64) -> None:
        """Begin to judge for a seat; what was written for other walls or seats is forgotten."""
        facts = [seat, self.draft.players]
        for player in range(4):
            facts += [self.draft.scores[player], self.draft.cells[player]]
            facts += [self.draft.tiles[6 * player + colour] for colour in range(6)]
        if facts != self.facts:
            self.facts = facts
            self.seat = seat
            self.generation = (self.generation + 1) & 0xFFFF

    def slot(self, player: i64, word: i64) -> i64:
        """Where the book keeps what is known of a player's board with this word."""
        name = ((self.generation << 44) | (word << 2) | player) + 1
        at = (mix(name) & ((1 << BOOK_BITS) - 4)) | player  # boards that are compared never clash
        if self.words[at] != name:
            self.words[at] = name
            self._write(at, player, word)
        return at

    def vector(self, network: Network, player: i64, word: i64) -> i64:
        """Where the network's vector of a board begins; made when it is first asked for."""
        at = self.slot(player, word)
        if not self.embedded[at]:
            self.embedded[at] = 1
            self.tiling.settle(player, word)
            network.features.read(self.tiling)
            network.embed(self.vectors, at * self.width, player == self.seat)
        return at * self.width

    def _write(self, at: i64, player: i64, word: i64) -> None:
        tiling = self.tiling
        tiling.settle(player, word)
        self.rows[at] = tiling.rows_done()
        self.finals[at] = tiling.score + tiling.bonuses()
        self.values[at] = self.settled_value()
        self.embedded[at] = 0
        self.tastes[at] = self._taste(player)

    def settled_value(self) -> i64:
        """What the board that was just tiled is worth."""
        wall = self._wall_promise() if self.sees_bonuses else 0
        return self.tiling.score * POINT + wall + self._lines_promise()

    def _taste(self, player: i64) -> i64:
        """What the personality adds to its own board's value, or takes off for a rival's."""
        if player != self.seat:
            return -(self.spite * self.settled_value() // 1000)
        if not self.wall_taste and not self.lines_taste:
            return 0
        return (
            self.wall_taste * self._wall_promise() + self.lines_taste * self._lines_promise()
        ) // 1000

    def _wall_promise(self) -> i64:
        """What the wall promises: bonuses by the square of how far they are."""
        tables = self.tables
        tiling = self.tiling
        total: i64 = 0
        summed: i64 = 0
        row: i64 = 0
        while row < tables.rows:
            across = (tiling.cells >> (row * tables.columns)) & tables.row_mask
            summed += tables.wide[across]
            many = tables.bits[across]
            total += tables.row_bonus * POINT * many * many // (tables.columns * tables.columns)
            row += 1
        column: i64 = 0
        size = tables.rows * tables.rows
        while column < tables.columns:
            many = (summed >> (4 * column)) & 15
            total += tables.column_bonus * POINT * many * many // size
            column += 1
        colour: i64 = 0
        while colour < tables.colours:
            many = (tiling.counts >> (4 * colour)) & 15
            total += tables.colour_bonus * POINT * many * many // size
            colour += 1
        return total

    def _lines_promise(self) -> i64:
        """What lines that are not full promise."""
        tables = self.tables
        tiling = self.tiling
        total: i64 = 0
        row: i64 = 0
        while row < tables.rows:
            held = (tiling.word >> (6 * row)) & 63
            if held >> 3:
                column = tiling.best_column(row, held & 7)
                if column >= 0:
                    points = tiling.points(row, column) * POINT + 150
                    total += points * (held >> 3) * 55 // (100 * tables.capacity[row])
            row += 1
        return total
