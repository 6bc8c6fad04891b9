"""A whole game of the wall family: azul, azul-mini, chocolatier."""

from __future__ import annotations

from . import wall
from .table import Move
from .wall_draft import WallDraft
from .wrong import Line, need, same


class WallTable(WallDraft):
    """The tiling, the floor and the end, after the draft."""

    def handle(self, line: Line) -> None:
        """One line."""
        if line["type"] == "round":
            self.on_round(line)
        if line["type"] == "disc_setup":
            self.on_disc_setup(line)
        if line["type"] == "take":
            self.on_take(line)
        if line["type"] == "place":
            self.on_place(line)
        if line["type"] == "tile":
            self.on_tile(line)
        if line["type"] == "stuck":
            self.on_stuck(line)
        if line["type"] == "floor":
            self.on_floor(line)

    # The tiling.

    def columns_due(self) -> list[int]:
        """The cells for the topmost full line of the player whose tiling is going on."""
        assert self.player is not None
        player = self.players[self.player]
        row = player.full_row()
        if row is None:
            return []
        colour = player.lines[row - 1][0]
        return wall.cells(self.edition, self.variant, player.wall, row, colour)

    def begin_tiling(self) -> None:
        """Each player on their own, seats in order."""
        self.phase = "tiling"
        self.player = 0
        self.expect_tiling()

    def expect_tiling(self) -> None:
        """A full line is tiled, or stuck if it has no cell; without full lines the floor is due."""
        assert self.player is not None
        if self.players[self.player].full_row() is None:
            self.expects = ("floor",)
        elif self.columns_due():
            self.expects = ("tile",)
        else:
            self.expects = ("stuck",)

    def on_tile(self, line: Line) -> None:
        """One tile goes to the wall and is scored at once, the line's others go to the lid."""
        self.check_turn(line)
        seat, row, column = line["player"], line["row"], line["column"]
        player = self.players[seat]
        same("the row", row, player.full_row())
        colour = player.lines[row - 1][0]
        same("the colour", line["colour"], colour)
        columns = self.columns_due()
        same("legal", line["legal"], len(columns))
        need(column in columns, f"the tile may not go to column {column}")
        player.wall[row - 1][column - 1] = colour
        self.lid += player.lines[row - 1][1:]
        player.lines[row - 1] = []
        won = wall.points(player.wall, row, column)
        self.scores[seat] += won
        same("points", line["points"], won)
        same("the score", line["score"], self.scores[seat])
        self.expect_tiling()

    def on_stuck(self, line: Line) -> None:
        """Grey wall: a full line without a cell goes to the floor, all its tiles."""
        self.check_turn(line)
        player = self.players[line["player"]]
        same("the row", line["row"], player.full_row())
        went = [self.lay_down(player, tile) for tile in player.lines[line["row"] - 1]]
        player.lines[line["row"] - 1] = []
        for where in ("floored", "boxed", "shielded"):
            same(where, line[where], went.count(where))
        self.expect_tiling()

    def on_floor(self, line: Line) -> None:
        """The floor's penalty; its tiles go to the lid, the marker stays with its owner."""
        self.check_turn(line)
        seat = line["player"]
        player = self.players[seat]
        same("the penalty", line["penalty"], player.penalty())
        self.lose(seat, -player.penalty())
        same("the score", line["score"], self.scores[seat])
        self.lid += [piece for piece in player.floor if piece != "marker"]
        player.floor = []
        if seat + 1 < self.seats:
            self.player = seat + 1
            self.expect_tiling()
        else:
            self.end_round()

    def end_round(self) -> None:
        """Shields go back; the game ends with a complete row, or when it cannot go on."""
        for player in self.players:
            if player.shield not in (None, "empty", "marker"):
                self.lid.append(str(player.shield))
            player.shield = None
        self.player = self.next_first_player()
        self.expects = ("round",)
        row_complete = any(wall.complete_rows(player.wall) for player in self.players)
        if row_complete or self.is_stalemate():
            due: list[Line] = []
            for seat, player in enumerate(self.players):
                due += wall.bonuses(player.wall, self.colours, seat)
            self.finish_with(due)

    def is_stalemate(self) -> bool:
        """Our own ruling: the game ends when no tile can be laid on any wall, whatever is drawn."""
        left = self.bag + self.lid
        loose = {colour: left.count(colour) for colour in self.colours}
        # Tiles that lie on one disc and are taken at once always fall to the same first player.
        one_take = len(set(left)) <= 1 and len(left) <= (1 if self.special_factories else 4)
        starter = self.first_player if self.marker is None else self.marker
        seats = [starter] if one_take else list(range(self.seats))
        loose = wall.most_loose(self.players, loose)
        return not any(self.can_lay(seat, row, loose) for seat in seats for row in range(1, 6))

    def can_lay(self, seat: int, row: int, loose: dict[str, int]) -> bool:
        """Some colour that the row lacks has tiles to fill the line, and a cell."""
        player = self.players[seat]
        line = player.lines[row - 1]
        if line and loose[line[0]] < row:
            return False
        return any(
            loose[colour] >= row
            and colour not in player.wall[row - 1]
            and wall.cells(self.edition, self.variant, player.wall, row, colour)
            for colour in self.colours
        )

    def tie_breakers(self) -> list[int]:
        """A tie goes to more complete rows."""
        return [len(wall.complete_rows(player.wall)) for player in self.players]

    # For comparing.

    def legal(self) -> list[Move]:
        """Every legal move of the next decision; none while no decision is due."""
        if self.expects == ("take",):
            return self.draft_moves()
        if self.expects == ("tile",):
            assert self.player is not None
            row = self.players[self.player].full_row()
            return [{"type": "tile", "row": row, "column": col} for col in self.columns_due()]
        return []

    def player_view(self, seat: int) -> dict[str, object]:
        """Lines, wall, floor and shield."""
        player = self.players[seat]
        lines = [{"colour": line[0], "count": len(line)} if line else None for line in player.lines]
        return {
            "lines": lines,
            "wall": [list(row) for row in player.wall],
            "floor": list(player.floor),
            "shield": player.shield,
        }
