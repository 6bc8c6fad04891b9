"""Test positions laid out by hand and read back in rulebook words.

Tiles are written `"2 black, 1 red"`. Walls and stars are pictures: a letter is a tile of that
colour, `#` one of the colour printed there, `.` an empty cell. Moves are written in the notation
of the records. Discs and seats count from 0; lines, rows, columns and spaces from 1.
"""

from collections.abc import Iterable
from typing import Any

from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.events import FeatureWon, Poured, Reason, Scored, Sink
from azul_desktop.core.families import build
from azul_desktop.core.notation import format_move, parse_move
from azul_desktop.core.protocol import view_state
from azul_desktop.core.rules import Rules
from azul_desktop.core.star.board import STAR_SPACES, StarBoard
from azul_desktop.core.star.packed import HAND
from azul_desktop.core.state import BUILD, CELLS, EMPTY, SCORE, TILES, State
from azul_desktop.core.supply import Chance, SeededChance
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.core.wall.packed import (
    FLOOR,
    FLOOR_COUNT,
    LINES,
    MARKER_PIECE,
    NO_PIECE,
    SHIELD,
    TARGETS,
    WANTED,
)
from tests.games import ALL_EDITIONS

Tiles = dict[str, int]

LETTERS = {
    "B": "blue",
    "Y": "yellow",
    "R": "red",
    "K": "black",
    "W": "white",
    "N": "brown",
    "P": "purple",
    "G": "green",
    "O": "orange",
}


def tiles(text: str) -> Tiles:
    """The tiles of a text: how many of each colour."""
    counts: Tiles = {}
    for part in text.split(", ") if text else ():
        count, colour = part.split(" ")
        counts[colour] = int(count)
    return counts


class ScriptedChance:
    """Chance that hands out written tiles and special sides first, then those of the seed."""

    def __init__(self) -> None:
        self.seeded = SeededChance()
        self.script: list[int] = []
        self.sides: list[int] = []

    def tiles(self, state: State, count: int) -> list[int]:
        """Take the next tiles of the script out of the bag, then random ones."""
        drawn = self.script[:count]
        del self.script[:count]
        for colour in drawn:
            assert state.bag[colour], "the script draws a tile that is not in the bag"
            state.bag[colour] -= 1
        return drawn + self.seeded.tiles(state, count - len(drawn))

    def specials(self, state: State, pool: int, count: int) -> list[int]:
        """The special sides of the script, which serve once, or random ones."""
        sides = self.sides or self.seeded.specials(state, pool, count)
        self.sides = []
        return sides


def rules_of(edition: str, variant: str, special: bool, chance: Chance) -> Rules:
    """The rules of an edition; seat 0 starts."""
    return build(ALL_EDITIONS[edition], Options(variant, special, first_player=0), chance)


class Table:
    """A game in its first draft: no tile on the discs, all tiles in the bag, seat 0 to take."""

    def __init__(self, edition: str, variant: str, players: int, special: bool = False) -> None:
        self.chance = ScriptedChance()
        self.rules = rules_of(edition, variant, special, self.chance)
        self.edition: Edition = self.rules.edition
        self.state = self.rules.initial(players, seed=1)
        self.clear_discs()
        self.state.bag = [self.edition.tiles_of_each] * len(self.edition.colours)
        self.events: Sink = []

    # Laying out

    def clear_discs(self) -> None:
        """No tile on any disc or in the centre."""
        self.state.sources = [0] * len(self.state.sources)
        self.state.left = 0

    def lay_disc(self, disc: int, text: str) -> None:
        self._lay_source(disc + 1, text)

    def lay_discs(self, *texts: str) -> None:
        """The first discs, in their order."""
        for disc, text in enumerate(texts):
            self.lay_disc(disc, text)

    def lay_centre(self, text: str) -> None:
        self._lay_source(0, text)

    def fill_bag(self, text: str) -> None:
        self.state.bag = self._counts(text)

    def fill_lid(self, text: str) -> None:
        self.state.lid = self._counts(text)

    def give_marker(self, seat: int) -> None:
        self.state.marker = seat

    def give_turn(self, seat: int) -> None:
        self.state.turn = seat

    def set_score(self, seat: int, score: int) -> None:
        self.state.boards[seat][SCORE] = score

    def will_draw(self, *texts: str) -> None:
        """The tiles to be drawn next, in the order of the texts."""
        for text in texts:
            for colour, count in tiles(text).items():
                self.chance.script += [self._colour(colour)] * count

    # Playing

    def play(self, *moves: str) -> None:
        """Make moves, each of which must be legal; `events` tells what they did."""
        self.events = []
        for move in moves:
            assert move in self.choices(), f"{move} is not legal"
            packed = parse_move(self.edition, move)
            self.state = self.rules.apply(self.state, packed, self.events)

    def choices(self, start: str = "") -> list[str]:
        """The legal moves that start with a text."""
        moves = self.rules.legal_moves(self.state)
        texts = [format_move(self.edition, move) for move in moves]
        return [text for text in texts if text.startswith(start)]

    # Reading

    @property
    def phase(self) -> str:
        return str(self._view()["phase"])

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def bag(self) -> Tiles:
        return dict(self._view()["bag"])

    @property
    def lid(self) -> Tiles:
        """What lies in the lid; in the star family, in the tower."""
        return dict(self._view()["lid"])

    @property
    def centre(self) -> Tiles:
        return dict(self._view()["centre"])

    @property
    def discs(self) -> list[Tiles]:
        return [disc["tiles"] for disc in self._view()["discs"]]

    def disc(self, disc: int) -> Tiles:
        return self.discs[disc]

    def score(self, seat: int) -> int:
        return self.state.boards[seat][SCORE]

    def winners(self) -> list[int]:
        return [place.player for place in self.rules.standings(self.state) if place.rank == 1]

    def points(self, reason: Reason) -> list[int]:
        """What the last moves scored for a reason, in their order."""
        scored = [event for event in self.events if isinstance(event, Scored)]
        return [event.points for event in scored if event.reason == reason]

    def poured(self) -> list[int]:
        """How many tiles were poured into the bag, each time that the last moves did."""
        return [event.count for event in self.events if isinstance(event, Poured)]

    # Inside

    def _view(self) -> Any:
        return view_state(self.rules, self.state, ["A", "B", "C", "D"][: len(self.state.boards)])

    def _player(self, seat: int) -> Any:
        return self._view()["players"][seat]

    def _colour(self, name: str) -> int:
        return self.edition.colours.index(name)

    def _counts(self, text: str) -> list[int]:
        assert set(tiles(text)) <= set(self.edition.colours), text
        return [tiles(text).get(colour, 0) for colour in self.edition.colours]

    def _lay_source(self, source: int, text: str) -> None:
        first = source * len(self.edition.colours)
        self.state.sources[first : first + len(self.edition.colours)] = self._counts(text)
        self.state.left = sum(self.state.sources)

    def _cover(self, seat: int, first: int, picture: str, printed: Iterable[int]) -> None:
        """Cover cells from `first` on as in a picture; `printed` are the colours under it."""
        board = self.state.boards[seat]
        for cell, (letter, colour) in enumerate(zip(picture, printed, strict=True), first):
            if letter != ".":
                tile = colour if letter == "#" else self._colour(LETTERS[letter])
                assert tile >= 0, "no colour is printed there"
                board[CELLS] |= 1 << cell
                board[TILES + tile] |= 1 << cell


class WallTable(Table):
    """A table of the wall family; with `specials`, such as `"shield spread - - -"`, those discs."""

    def __init__(
        self,
        edition: str = "azul",
        variant: str = "coloured",
        players: int = 2,
        specials: str = "",
    ) -> None:
        super().__init__(edition, variant, players, bool(specials))
        if specials:
            self.state.specials = self._sides(specials)

    def lay_wall(self, seat: int, *rows: str) -> None:
        for row, picture in enumerate(rows):
            printed = self.side.pattern[row]
            self._cover(seat, row * len(printed), picture, printed)
        self._open_lines(seat)

    def lay_line(self, seat: int, line: int, text: str) -> None:
        ((colour, count),) = tiles(text).items()
        self.state.boards[seat][LINES + line - 1] = count << 3 | self._colour(colour)
        self._open_lines(seat)

    def lay_floor(self, seat: int, pieces: str) -> None:
        """The pieces from left to right, such as `"marker red red"`."""
        board = self.state.boards[seat]
        for piece in pieces.split():
            board[FLOOR] |= self._piece(piece) << 3 * board[FLOOR_COUNT]
            board[FLOOR_COUNT] += 1
        if "marker" in pieces:
            self.give_marker(seat)

    def give_shield(self, seat: int, piece: str = "empty") -> None:
        self.state.boards[seat][SHIELD] = NO_PIECE if piece == "empty" else self._piece(piece)

    def will_turn(self, specials: str) -> None:
        """The special sides of the next round."""
        self.chance.sides = self._sides(specials)

    def end_draft(self) -> None:
        """The last player takes the last tile to line 5, and the tiling begins."""
        self.give_turn(len(self.state.boards) - 1)
        last, colour = len(self.state.specials) - 1, self.edition.colours[0]
        self.lay_disc(last, f"1 {colour}")
        self.play(f"{last}:{colour}>5")

    def wall(self, seat: int) -> list[str]:
        """The rows of a wall as pictures."""
        letters = {name: letter for letter, name in LETTERS.items()}
        rows = self._player(seat)["wall"]
        return ["".join(letters[name] if name else "." for name in row) for row in rows]

    def line(self, seat: int, line: int) -> str:
        held = self._player(seat)["lines"][line - 1]
        return f"{held['count']} {held['colour']}" if held else ""

    def floor(self, seat: int) -> str:
        return " ".join(self._player(seat)["floor"])

    def shield(self, seat: int) -> str | None:
        """What the shield disc of a player caught, `empty`, or None without the disc."""
        caught: str | None = self._player(seat)["shield"]
        return caught

    @property
    def side(self) -> WallBoard:
        board = self.edition.board(self.rules.options.variant)
        assert isinstance(board, WallBoard)
        return board

    def _piece(self, name: str) -> int:
        return MARKER_PIECE if name == "marker" else self._colour(name) + 1

    def _sides(self, text: str) -> list[int]:
        names = [self.edition.special_name(side) for side in range(len(self.edition.specials))]
        return [EMPTY if name == "-" else names.index(name) for name in text.split()]

    def _open_lines(self, seat: int) -> None:
        """Bring up to date which lines want a colour, and which take it now."""
        board = self.state.boards[seat]
        board[WANTED] = board[TARGETS] = 0
        columns = len(self.side.pattern[0])
        for line, size in enumerate(self.side.lines):
            row = (1 << columns) - 1 << line * columns
            held, begun = board[LINES + line] >> 3, board[LINES + line] & 7
            for colour in range(len(self.edition.colours)):
                if not board[TILES + colour] & row:
                    board[WANTED] |= 1 << line + 6 * colour
                    if held == 0 or (held < size and begun == colour):
                        board[TARGETS] |= 1 << line + 6 * colour


class StarTable(Table):
    """A table of the star family."""

    def __init__(self, variant: str = "coloured", players: int = 2, round_number: int = 1) -> None:
        super().__init__("summer-pavilion", variant, players)
        self.state.round = round_number
        self.state.joker = self.side.jokers[round_number - 1]

    def begin_building(self, seat: int = 0) -> None:
        """Building begins with a seat; nobody else has passed."""
        self.state.phase = BUILD
        self.give_turn(seat)

    def lay_star(self, seat: int, star: int, picture: str) -> None:
        printed = self.side.stars[star].colour
        self._cover(seat, star * STAR_SPACES, picture, [printed] * STAR_SPACES)

    def lay_stars(self, seat: int, *pictures: str) -> None:
        """All stars, the one in the centre first."""
        for star, picture in enumerate(pictures):
            self.lay_star(seat, star, picture)

    def give_hand(self, seat: int, text: str) -> None:
        self.state.boards[seat][HAND : HAND + len(self.edition.colours)] = self._counts(text)

    def lay_supply(self, text: str) -> None:
        lying = [self._colour(name) for name, count in tiles(text).items() for _ in range(count)]
        self.state.supply = lying + [EMPTY] * (self.side.supply - len(lying))

    @property
    def joker(self) -> str:
        return str(self._view()["joker"])

    @property
    def supply(self) -> Tiles:
        return dict(self._view()["supply"])

    def star(self, seat: int, star: int) -> str:
        """The six spaces of a star as a picture."""
        letters = {name: letter for letter, name in LETTERS.items()}
        board = self._player(seat)["board"]
        covered = [board.get(f"{star}:{space}") for space in range(1, STAR_SPACES + 1)]
        return "".join(letters[name] if name else "." for name in covered)

    def hand(self, seat: int) -> Tiles:
        return dict(self._player(seat)["hand"])

    def kept(self, seat: int) -> Tiles:
        return dict(self._player(seat)["kept"])

    def features(self) -> list[str]:
        """The features that the last moves surrounded, such as `"pillar 1"`."""
        won = [event.feature for event in self.events if isinstance(event, FeatureWon)]
        features = [self.side.features[index] for index in won]
        return [f"{feature.kind} {feature.number}" for feature in features]

    @property
    def side(self) -> StarBoard:
        board = self.edition.board(self.rules.options.variant)
        assert isinstance(board, StarBoard)
        return board
