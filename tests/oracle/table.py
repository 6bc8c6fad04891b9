"""What every edition shares: bag, lid or tower, discs, centre, marker, scores and the end."""

from __future__ import annotations

from . import facts
from .fields import check_fields
from .wrong import Line, Wrong, need, same

Move = dict[str, object]


def counts(tiles: list[str]) -> dict[str, int]:
    """How many tiles of each colour, colours that are not there left out."""
    return {colour: tiles.count(colour) for colour in sorted(set(tiles))}


def take_out(tiles: list[str], taken: list[str], where: str) -> None:
    """Take the tiles out of a heap, which must hold them."""
    for tile in taken:
        need(tile in tiles, f"{where} holds no {tile} (any more)")
        tiles.remove(tile)


class Table:
    """The table of one game; `expects` names the types of line that may come next."""

    def __init__(self, start: Line) -> None:
        self.edition: str = start["edition"]
        self.variant: str = start["variant"]
        self.special_factories: bool = start["special_factories"]
        self.names: list[str] = list(start["players"])
        self.family = facts.FAMILY[self.edition]
        self.colours = facts.COLOURS[self.edition]
        self.seats = len(self.names)
        self.scores = [facts.FIRST_SCORE[self.family]] * self.seats
        self.bag = self.colours * facts.TILES_OF_EACH_COLOUR[self.family]
        self.lid: list[str] = []
        self.discs: list[list[str]] = [[] for _ in range(facts.DISCS[self.seats])]
        self.specials: list[str | None] = [None] * len(self.discs)
        self.centre: list[str] = []
        self.marker: int | None = None  # None while it lies in the centre
        self.round = 0
        self.first_player = 0
        self.phase = "draft"
        self.player: int | None = None
        self.expects: tuple[str, ...] = ("round",)
        self.bonuses: list[Line] = []

    # What each family does in its own way.

    def fields(self, line: Line) -> dict[str, str]:
        """The fields a line of this type must have."""
        raise NotImplementedError

    def handle(self, line: Line) -> None:
        """Play one line whose type and fields are in order."""
        raise NotImplementedError

    def legal(self) -> list[Move]:
        """Every legal move of the next decision."""
        raise NotImplementedError

    def tie_breakers(self) -> list[int]:
        """For each seat, what decides between equal scores."""
        raise NotImplementedError

    # One line.

    def play(self, line: Line) -> None:
        """Check one line after `start` and change the table by it."""
        due = " or ".join(self.expects)
        need(line["type"] in self.expects, f"a {line['type']!r} line, but {due} is due")
        check_fields(line, self.fields(line), self.colours, self.seats, len(self.discs))
        if line["type"] == "bonus":
            self.on_bonus(line)
        elif line["type"] == "end":
            self.on_end(line)
        else:
            self.handle(line)

    def check_turn(self, line: Line) -> None:
        """The line must be of the player whose turn it is."""
        same("the player", line["player"], self.player)

    def lose(self, seat: int, points: int) -> None:
        """Lose points, but never fall below the lowest score."""
        self.scores[seat] = max(facts.LOWEST_SCORE[self.family], self.scores[seat] - points)

    # Tiles.

    def draw(self, tiles: list[str]) -> None:
        """Draw from the bag; only when it is empty and a tile is needed, the lid goes into it."""
        rest = list(tiles)
        if len(rest) > len(self.bag):
            for tile in self.bag:
                need(tile in rest, f"the bag still held {tile}, which had to be drawn first")
                rest.remove(tile)
            self.bag = self.lid
            self.lid = []
        take_out(self.bag, rest, "the bag")

    def deal(self, discs: list[list[str]]) -> None:
        """Disc 0, 1, 2 ... get 4 tiles each, as far as there are tiles."""
        same("the number of discs", len(discs), len(self.discs))
        for number, tiles in enumerate(discs):
            size = min(facts.TILES_ON_A_DISC, len(self.bag) + len(self.lid))
            same(f"the number of tiles on disc {number}", len(tiles), size)
            self.draw(tiles)
            self.discs[number] = list(tiles)

    def begin_round(self, line: Line) -> None:
        """The round's number and first player; the marker goes back to the centre."""
        same("the round", line["round"], self.round + 1)
        if self.round > 0:
            same("the first player", line["first_player"], self.next_first_player())
        self.round = line["round"]
        self.first_player = line["first_player"]
        self.player = self.first_player
        self.marker = None
        self.phase = "draft"

    def next_first_player(self) -> int:
        """The owner of the marker; if nobody took it, the first player stays the same."""
        return self.first_player if self.marker is None else self.marker

    def source_tiles(self, source: int | str) -> list[str]:
        """The tiles that lie on a disc or in the centre."""
        return self.centre if isinstance(source, str) else self.discs[source]

    def sources(self) -> list[int | str]:
        """All discs, then the centre."""
        return [*range(len(self.discs)), "centre"]

    def draft_is_over(self) -> bool:
        """No disc and no centre holds a tile; a marker in the centre does not count."""
        return not self.centre and not any(self.discs)

    def next_seat(self, seat: int) -> int:
        """Clockwise."""
        return (seat + 1) % self.seats

    # The end.

    def finish_with(self, bonuses: list[Line]) -> None:
        """The final scoring: the bonuses that are due, in seat order."""
        self.player = None
        self.bonuses = bonuses
        self.expects = ("bonus",) if bonuses else ("end",)

    def on_bonus(self, line: Line) -> None:
        """Each bonus exactly once, players in seat order, in any order within a player."""
        seat = line["player"]
        same("the player", seat, self.bonuses[0]["player"])
        for bonus in self.bonuses:
            if all(line[field] == bonus[field] for field in ("player", "kind", "which")):
                same("points", line["points"], bonus["points"])
                self.bonuses.remove(bonus)
                self.scores[seat] += bonus["points"]
                same("the score", line["score"], self.scores[seat])
                self.expects = ("bonus",) if self.bonuses else ("end",)
                return
        raise Wrong("no such bonus is due")

    def on_end(self, line: Line) -> None:
        """Most points win, then the family's tie-breaker; a tie that remains is shared."""
        same("the list of scores", line["scores"], self.scores)
        results = list(zip(self.scores, self.tie_breakers(), strict=True))
        winners = [seat for seat in range(self.seats) if results[seat] == max(results)]
        same("the list of winners", sorted(line["winners"]), winners)
        self.phase = "over"
        self.expects = ()

    # The table in the format of protocol.md.

    def player_view(self, seat: int) -> dict[str, object]:
        """What only one family has of a player."""
        raise NotImplementedError

    def view(self) -> dict[str, object]:
        """The `state` of protocol.md, as far as both families have it."""
        return {
            "edition": self.edition,
            "variant": self.variant,
            "special_factories": self.special_factories,
            "phase": self.phase,
            "turn": self.player,
            "round": self.round,
            "first_player": self.first_player,
            "marker": "centre" if self.marker is None else self.marker,
            "joker": None,
            "supply": None,
            "due": 0,
            "discs": [
                {"tiles": counts(tiles), "special": special}
                for tiles, special in zip(self.discs, self.specials, strict=True)
            ],
            "centre": counts(self.centre),
            "bag": counts(self.bag),
            "lid": counts(self.lid),
            "players": [
                {"name": self.names[seat], "score": self.scores[seat], **self.player_view(seat)}
                for seat in range(self.seats)
            ],
        }
