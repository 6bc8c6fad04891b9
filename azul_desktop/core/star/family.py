"""The star family as the core knows it: Summer Pavilion."""

from azul_desktop.core.edition import Board, Edition, Options
from azul_desktop.core.facts import Facts, PositionError
from azul_desktop.core.family import Data, Family
from azul_desktop.core.rules import Rules
from azul_desktop.core.star.board import StarBoard
from azul_desktop.core.star.packed import PASSED
from azul_desktop.core.star.position import read_star_board
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import BUILD, DRAFT, EMPTY, KEEP, REWARD, State
from azul_desktop.core.supply import Chance
from azul_desktop.core.view import BoardView


class StarFamily(Family):
    """A hand, stars and a supply."""

    drafts_to_hand = True
    phases = (DRAFT, BUILD, REWARD, KEEP)

    def rules(
        self, edition: Edition, options: Options, board: Board, chance: Chance | None
    ) -> Rules:
        """The rules of an edition with stars."""
        assert isinstance(board, StarBoard)
        return StarRules(edition, options, board, chance)

    def board_facts(self, rules: Rules, view: BoardView) -> Data:
        """Covered spaces, hand and kept tiles, and whether the player has passed."""
        colours = rules.edition.colours

        def counts(tiles: tuple[int, ...]) -> dict[str, int]:
            return {name: n for name, n in zip(colours, tiles, strict=True) if n}

        return {
            "board": {
                f"{cell // view.width}:{cell % view.width + 1}": colours[tile]
                for cell, tile in enumerate(view.cells)
                if tile != EMPTY
            },
            "hand": counts(view.hand),
            "kept": counts(view.kept),
            "passed": view.passed,
        }

    def read_course(self, rules: Rules, facts: Facts, state: State) -> None:
        """The joker of the round, and the tiles that are due from the supply."""
        assert isinstance(rules, StarRules)
        jokers = rules.tables.jokers
        if state.round > len(jokers):
            raise facts.wrong("round")
        state.joker = facts.colour("joker", rules.edition)
        if state.joker != jokers[state.round - 1]:
            raise facts.wrong("joker")
        state.due = facts.number("due", rules.tables.supply)
        if (state.due > 0) != (state.phase == REWARD):
            raise facts.wrong("due")

    def read_table(self, rules: Rules, facts: Facts, state: State) -> None:
        """The supply, no more than it has spaces."""
        assert isinstance(rules, StarRules)
        for colour, count in enumerate(facts.counts("supply", rules.edition)):
            state.supply += [colour] * count
        if len(state.supply) > rules.tables.supply:
            raise facts.wrong("supply")
        state.supply += [EMPTY] * (rules.tables.supply - len(state.supply))

    def read_board(self, rules: Rules, facts: Facts) -> list[int]:
        """A board with stars, hand and kept tiles."""
        assert isinstance(rules, StarRules)
        return read_star_board(rules.tables, rules.edition, facts)

    def check(self, rules: Rules, state: State) -> None:
        """Who has passed decides nothing but what to keep."""
        if state.boards[state.turn][PASSED] and state.phase != KEEP:
            raise PositionError("{what} is wrong", what="state.turn")
