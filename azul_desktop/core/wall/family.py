"""The wall family as the core knows it: Azul, Azul Mini, Master Chocolatier."""

from azul_desktop.core.edition import Board, Edition, Options
from azul_desktop.core.events import MARKER
from azul_desktop.core.facts import Facts, PositionError
from azul_desktop.core.family import Data, Family
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import DRAFT, EMPTY, TILING, State
from azul_desktop.core.supply import Chance
from azul_desktop.core.view import BoardView
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.core.wall.packed import LINES, SHIELD
from azul_desktop.core.wall.position import read_wall_board
from azul_desktop.core.wall.rules import WallRules


class WallFamily(Family):
    """Pattern lines, a wall and a floor."""

    drafts_to_hand = False
    phases = (DRAFT, TILING)

    def rules(
        self, edition: Edition, options: Options, board: Board, chance: Chance | None
    ) -> Rules:
        """The rules of an edition with walls."""
        assert isinstance(board, WallBoard)
        return WallRules(edition, options, board, chance)

    def board_facts(self, rules: Rules, view: BoardView) -> Data:
        """Lines, wall, floor and shield."""
        colours = rules.edition.colours

        def name(piece: int) -> str:
            return "marker" if piece == MARKER else colours[piece]

        caught = "empty" if view.caught is None else name(view.caught)
        return {
            "lines": [
                {"colour": colours[line.colour], "count": line.count} if line.count else None
                for line in view.lines
            ],
            "wall": [
                [None if tile == EMPTY else colours[tile] for tile in row] for row in view.rows
            ],
            "floor": [name(piece) for piece in view.floor],
            "shield": caught if view.shield else None,
        }

    def read_course(self, rules: Rules, facts: Facts, state: State) -> None:
        """There is no joker."""
        if facts.get("joker") is not None:
            raise facts.wrong("joker")

    def read_table(self, rules: Rules, facts: Facts, state: State) -> None:
        """There is no supply."""
        if facts.get("supply") is not None:
            raise facts.wrong("supply")

    def read_board(self, rules: Rules, facts: Facts) -> list[int]:
        """A board with lines, wall, floor and shield."""
        assert isinstance(rules, WallRules)
        return read_wall_board(rules.tables, rules.edition, facts)

    def check(self, rules: Rules, state: State) -> None:
        """One shield disc at most; while tiling, the first full line of who decides is tiled."""
        assert isinstance(rules, WallRules)
        if sum(board[SHIELD] != 0 for board in state.boards) > 1:
            raise PositionError("{what} is wrong", what="state.players.shield")
        if state.phase != TILING:
            return
        board = state.boards[state.turn]
        for row, capacity in enumerate(rules.tables.capacity):
            if board[LINES + row] >> 3 == capacity:
                state.line = row
                return
        raise PositionError("{what} is wrong", what="state.phase")
