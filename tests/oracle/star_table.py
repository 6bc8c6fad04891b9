"""A whole game of the star family: summer-pavilion. The tower is kept in `lid`."""

from __future__ import annotations

from . import facts, fields, star
from .table import Move, Table, counts, take_out
from .wrong import Line, need, same


class StarTable(Table):
    """Draft, building with rewards and supply, passing, six rounds."""

    def __init__(self, start: Line) -> None:
        super().__init__(start)
        self.joker = facts.JOKERS[1]
        self.supply: list[str] = []
        self.hands: list[list[str]] = [[] for _ in self.names]
        self.kept: list[list[str]] = [[] for _ in self.names]
        self.boards: list[star.Board] = [{} for _ in self.names]
        self.passed = [False for _ in self.names]
        self.features: list[str] = []  # what the last build completed

    def fields(self, line: Line) -> dict[str, str]:
        """The fields of trace.md."""
        return fields.STAR[line["type"]]

    def handle(self, line: Line) -> None:
        """One line."""
        if line["type"] == "round":
            self.on_round(line)
        if line["type"] == "take":
            self.on_take(line)
        if line["type"] == "build":
            self.on_build(line)
        if line["type"] == "reward":
            self.on_reward(line)
        if line["type"] == "supply":
            self.on_supply(line)
        if line["type"] == "pass":
            self.on_pass(line)

    def on_round(self, line: Line) -> None:
        """The supply is drawn before the discs of round 1; kept tiles come back to the hand."""
        self.begin_round(line)
        self.joker = facts.JOKERS[self.round]
        same("the joker", line["joker"], self.joker)
        if self.round == 1:
            same("the size of the supply", len(line["supply"]), facts.SUPPLY)
            self.draw(line["supply"])
            self.supply = list(line["supply"])
        same("the supply", counts(line["supply"]), counts(self.supply))
        self.deal(line["discs"])
        for seat in range(self.seats):
            self.hands[seat] += self.kept[seat]
            self.kept[seat] = []
            self.passed[seat] = False
        self.expects = ("take",)
        if self.draft_is_over():
            self.begin_building()

    # The draft.

    def draft_moves(self) -> list[Move]:
        """Every source and colour but the joker; the joker where only jokers lie."""
        moves: list[Move] = []
        for source in self.sources():
            there = sorted(set(self.source_tiles(source)))
            if there != [self.joker]:
                there = [colour for colour in there if colour != self.joker]
            moves += [{"type": "take", "source": source, "colour": colour} for colour in there]
        return moves

    def on_take(self, line: Line) -> None:
        """All tiles of a colour and exactly one joker with them; the marker costs points."""
        self.check_turn(line)
        seat, source, colour = line["player"], line["source"], line["colour"]
        same("legal", line["legal"], len(self.draft_moves()))
        move = {"type": "take", "source": source, "colour": colour}
        need(move in self.draft_moves(), f"{colour} cannot be taken there")
        tiles = self.source_tiles(source)
        taken = [tile for tile in tiles if tile == colour and tile != self.joker]
        jokers = [self.joker] if self.joker in tiles else []
        same("the count", line["count"], len(taken))
        same("the number of jokers", line["jokers"], len(jokers))
        rest = list(tiles)
        take_out(rest, taken + jokers, "the source")
        self.hands[seat] += taken + jokers

        takes_marker = source == "centre" and self.marker is None
        same("marker", line["marker"], takes_marker)
        if source == "centre":
            self.centre = rest
        else:
            self.discs[source] = []
            self.centre += rest
        if takes_marker:
            self.marker = seat
            self.lose(seat, len(taken + jokers))
        same("the score", line["score"], self.scores[seat])
        self.player = self.next_seat(seat)
        if self.draft_is_over():
            self.begin_building()

    # The building.

    def begin_building(self) -> None:
        """It starts with the marker's owner; if nobody took it, with the first player."""
        self.phase = "build"
        self.player = self.next_first_player()
        self.expects = ("build", "pass")

    def on_build(self, line: Line) -> None:
        """A space numbered n costs n tiles: one is placed, the others go to the tower."""
        self.check_turn(line)
        seat, spot, colour = line["player"], (line["star"], line["space"]), line["colour"]
        board, hand = self.boards[seat], self.hands[seat]
        moves = star.builds(self.variant, board, hand, self.joker)
        same("legal", line["legal"], len(moves))
        move = {field: line[field] for field in ("type", "star", "space", "colour", "jokers")}
        need(move in moves, "this cannot be built")
        price = star.number(self.variant, *spot)
        same("paid", line["paid"], price - line["jokers"])
        cost = [colour] * line["paid"] + [self.joker] * line["jokers"]
        take_out(hand, cost, "the hand")
        board[spot] = colour
        self.lid += cost[1:]
        won = star.group(board, *spot)
        self.scores[seat] += won
        same("points", line["points"], won)
        same("the score", line["score"], self.scores[seat])
        self.features = star.completed_features(board, *spot)
        if self.features and self.supply:
            self.expects = ("reward",)
        else:
            self.after_action()

    def on_reward(self, line: Line) -> None:
        """Tiles of the player's choice from the supply; if it has fewer, what is there."""
        self.check_turn(line)
        same("the list of features", sorted(line["features"]), sorted(self.features))
        size = min(star.reward_size(self.features), len(self.supply))
        same("the number of tiles", len(line["tiles"]), size)
        take_out(self.supply, line["tiles"], "the supply")
        self.hands[line["player"]] += line["tiles"]
        self.after_action()

    def after_action(self) -> None:
        """The supply is filled up again, as far as tiles are there."""
        if len(self.supply) < facts.SUPPLY and self.bag + self.lid:
            self.expects = ("supply",)
        else:
            self.next_builder()

    def on_supply(self, line: Line) -> None:
        """The new supply is the old one and what was drawn from the bag, then the tower."""
        drawn = list(line["supply"])
        take_out(drawn, self.supply, "the new supply")
        size = min(facts.SUPPLY, len(self.supply) + len(self.bag) + len(self.lid))
        same("the size of the supply", len(line["supply"]), size)
        self.draw(drawn)
        self.supply = list(line["supply"])
        self.next_builder()

    def on_pass(self, line: Line) -> None:
        """Keep up to 4 tiles, none in round 6; the others go to the tower at -1 each."""
        self.check_turn(line)
        seat, kept, discarded = line["player"], line["kept"], line["discarded"]
        most = 0 if self.round == facts.ROUNDS else facts.KEEP
        need(len(kept) <= most, f"only {most} tiles may be kept")
        same("kept and discarded", counts(kept + discarded), counts(self.hands[seat]))
        self.hands[seat] = []
        self.kept[seat] = list(kept)
        self.lid += discarded
        self.lose(seat, len(discarded))
        same("the score", line["score"], self.scores[seat])
        self.passed[seat] = True
        self.after_action()

    def next_builder(self) -> None:
        """Clockwise, skipping who passed; when all have passed, the round is over."""
        assert self.player is not None
        if all(self.passed):
            self.end_round()
            return
        self.player = self.next_seat(self.player)
        while self.passed[self.player]:
            self.player = self.next_seat(self.player)
        self.expects = ("build", "pass")

    def end_round(self) -> None:
        """The game ends after round 6."""
        self.player = self.next_first_player()
        self.expects = ("round",)
        if self.round == facts.ROUNDS:
            due: list[Line] = []
            for seat, board in enumerate(self.boards):
                due += star.bonuses(self.variant, board, seat)
            self.finish_with(due)

    def tie_breakers(self) -> list[int]:
        """None: ties are shared."""
        return [0 for _ in self.names]

    # For comparing.

    def legal(self) -> list[Move]:
        """Every legal move of the next decision; none while no decision is due."""
        if self.expects == ("take",):
            return self.draft_moves()
        if self.expects == ("build", "pass"):
            assert self.player is not None
            seat = self.player
            moves = star.builds(self.variant, self.boards[seat], self.hands[seat], self.joker)
            return [*moves, {"type": "pass"}]
        return []

    def view(self) -> dict[str, object]:
        """The state, with joker and supply."""
        return {**super().view(), "joker": self.joker, "supply": counts(self.supply)}

    def player_view(self, seat: int) -> dict[str, object]:
        """Hand, kept tiles, board and whether the player has passed."""
        board = {f"{on_star}:{space}": c for (on_star, space), c in self.boards[seat].items()}
        return {
            "hand": counts(self.hands[seat]),
            "kept": counts(self.kept[seat]),
            "board": board,
            "passed": self.passed[seat],
        }
