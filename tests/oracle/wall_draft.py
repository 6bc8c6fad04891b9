"""The draft of the wall family, with the special factories of chocolatier."""

from __future__ import annotations

from itertools import product

from . import facts, fields, wall
from .table import Move, Table, take_out
from .wrong import Line, need, same


class WallDraft(Table):
    """Dealing the discs, letting the special ones act, taking and placing."""

    def __init__(self, start: Line) -> None:
        super().__init__(start)
        self.players = [wall.WallPlayer() for _ in self.names]
        self.setups: list[int] = []  # extra and magnet discs that have not acted yet
        self.in_hand: list[str] = []  # drafted tiles between `take` and `place`

    def fields(self, line: Line) -> dict[str, str]:
        """The fields of trace.md, those in brackets where they apply."""
        kinds = dict(fields.WALL[line["type"]])
        if line["type"] == "round" and self.special_factories:
            kinds["specials"] = "specials"
        if line["type"] == "disc_setup" and line.get("effect") == "magnet":
            kinds["from"] = "discs"
        if line["type"] == "take" and "spread" in line:
            kinds["spread"] = "spread"  # whether it applies is checked with the move
        return kinds

    # Setting up a round.

    def on_round(self, line: Line) -> None:
        """Discs are dealt; with special factories some are turned to their special side."""
        self.begin_round(line)
        self.deal(line["discs"])
        self.setups = []
        if self.special_factories:
            specials: list[str | None] = line["specials"]
            turned = [special for special in specials if special is not None]
            same("the number of specials given", len(specials), len(self.discs))
            same("the number of special discs", len(turned), self.seats)
            need(len(set(turned)) == len(turned), "two special discs are the same")
            for name in turned:
                need(name in facts.SPECIALS, f"there is no special {name!r}")
            self.specials = list(specials)
            for disc, special in enumerate(specials):
                if special is not None and special.split(":")[0] in ("extra", "magnet"):
                    self.setups.append(disc)
        self.expects = ("disc_setup",) if self.setups else ("take",)

    def on_disc_setup(self, line: Line) -> None:
        """After the deal, in disc order: extra draws a tile, a magnet takes from its neighbours."""
        disc = self.setups.pop(0)
        same("the disc", line["disc"], disc)
        special = str(self.specials[disc])
        same("the effect", line["effect"], special.split(":")[0])
        if special == "extra":
            size = min(1, len(self.bag) + len(self.lid))
            same("the number of tiles", len(line["tiles"]), size)
            self.draw(line["tiles"])
        else:
            colour = special.split(":")[1]
            donors = [other for other in self.neighbours(disc) if colour in self.discs[other]]
            same("the list of discs it takes from", sorted(line["from"]), sorted(donors))
            same("the list of tiles", line["tiles"], [colour] * len(donors))
            for other in donors:
                take_out(self.discs[other], [colour], f"disc {other}")
        self.discs[disc] += line["tiles"]
        self.expects = ("disc_setup",) if self.setups else ("take",)

    def off_the_table(self, disc: int) -> bool:
        """A shield disc is off the table while a player keeps it."""
        kept = any(player.shield is not None for player in self.players)
        return kept and self.specials[disc] == "shield"

    def neighbours(self, disc: int) -> list[int]:
        """The left and the right neighbour among the discs on the table, emptied ones too."""
        found = []
        for step in (-1, 1):
            other = (disc + step) % len(self.discs)
            while self.off_the_table(other):
                other = (other + step) % len(self.discs)
            found.append(other)
        return found

    # The draft.

    def spreads(self, disc: int, colour: str) -> list[dict[str, int]]:
        """Every way to move the rest of a spread disc: each colour to one of two neighbours."""
        others = sorted(set(self.discs[disc]) - {colour})
        ways = product(self.neighbours(disc), repeat=len(others))
        return [dict(zip(others, targets, strict=True)) for targets in ways]

    def draft_moves(self) -> list[Move]:
        """Every source, colour and row or floor, times the ways to spread."""
        assert self.player is not None
        moves: list[Move] = []
        for source in self.sources():
            for colour in sorted(set(self.source_tiles(source))):
                for row in self.players[self.player].rows_for(colour):
                    move: Move = {"type": "take", "source": source, "colour": colour, "row": row}
                    if isinstance(source, int) and self.specials[source] == "spread":
                        for spread in self.spreads(source, colour):
                            moves.append({**move, "spread": spread})
                    else:
                        moves.append(move)
        return moves

    def on_take(self, line: Line) -> None:
        """All tiles of one colour from one disc or the centre; the marker is laid down first."""
        self.check_turn(line)
        source, colour = line["source"], line["colour"]
        player = self.players[line["player"]]
        tiles = self.source_tiles(source)
        self.in_hand = [tile for tile in tiles if tile == colour]
        rest = [tile for tile in tiles if tile != colour]
        need(self.in_hand != [], f"there is no {colour} to take")
        same("the count", line["count"], len(self.in_hand))
        same("legal", line["legal"], len(self.draft_moves()))
        takes_marker = source == "centre" and self.marker is None
        same("marker", line["marker"], takes_marker)
        special = None if source == "centre" else self.specials[source]
        if special == "spread":
            spread = line.get("spread", {})  # may be left out if nothing is left to spread
            need(spread in self.spreads(source, colour), "the rest cannot be spread like that")
        else:
            need("spread" not in line, "there is nothing to spread here")

        if source == "centre":
            self.centre = rest
            if takes_marker:
                self.marker = line["player"]
                self.lay_down(player, "marker")
        elif special == "keep":
            self.discs[source] = rest
        elif special == "spread":
            self.discs[source] = []
            for tile in rest:
                self.discs[spread[tile]].append(tile)
        else:
            self.discs[source] = []
            self.centre += rest
        if special == "shield":
            player.shield = "empty"
        self.expects = ("place",)

    def lay_down(self, player: wall.WallPlayer, piece: str) -> str:
        """A piece for the floor: a shield disc catches one, a full floor sends tiles to the lid."""
        if player.shield == "empty":
            player.shield = piece
            return "shielded"
        if len(player.floor) < len(facts.FLOOR):
            player.floor.append(piece)
            return "floored"
        if piece != "marker":
            self.lid.append(piece)
        return "boxed"

    def on_place(self, line: Line) -> None:
        """The tiles go to one line; what does not fit goes to the floor."""
        self.check_turn(line)
        player, row = self.players[line["player"]], line["row"]
        need(row in player.rows_for(self.in_hand[0]), f"row {row} does not take these tiles")
        went = []
        for tile in self.in_hand:
            if row != "floor" and len(player.lines[row - 1]) < row:
                player.lines[row - 1].append(tile)
                went.append("placed")
            else:
                went.append(self.lay_down(player, tile))
        for where in ("placed", "floored", "boxed", "shielded"):
            same(where, line[where], went.count(where))
        self.in_hand = []
        self.player = self.next_seat(line["player"])
        self.expects = ("take",)
        if self.draft_is_over():
            self.begin_tiling()

    def begin_tiling(self) -> None:
        """What follows the draft."""
        raise NotImplementedError
