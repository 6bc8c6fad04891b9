"""What the core knows of a family of games: its rules, and how its boards are told and read."""

from abc import ABC, abstractmethod

from azul_desktop.core.edition import Board, Edition, Options
from azul_desktop.core.facts import Facts
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State
from azul_desktop.core.supply import Chance
from azul_desktop.core.view import BoardView

Data = dict[str, object]


class Family(ABC):
    """One family; `core/families.py` lists them all."""

    drafts_to_hand: bool
    """Whether drafted tiles go to a hand; else a take says to which line, or to the floor."""
    phases: tuple[int, ...]
    """The decisions that players make."""

    @abstractmethod
    def rules(
        self, edition: Edition, options: Options, board: Board, chance: Chance | None
    ) -> Rules:
        """The rules of an edition of this family."""

    # The open facts of a position, as the engine protocol tells them.

    @abstractmethod
    def board_facts(self, rules: Rules, view: BoardView) -> Data:
        """A board as JSON-ready data, without its score."""

    @abstractmethod
    def read_course(self, rules: Rules, facts: Facts, state: State) -> None:
        """What the family knows of a round beside phase and turn, and nothing that it lacks."""

    @abstractmethod
    def read_table(self, rules: Rules, facts: Facts, state: State) -> None:
        """What lies on the table beside bag, lid, discs and centre."""

    @abstractmethod
    def read_board(self, rules: Rules, facts: Facts) -> list[int]:
        """A board from outside, checked against what an edition's boards can hold."""

    @abstractmethod
    def check(self, rules: Rules, state: State) -> None:
        """Raise a `PositionError` where boards and turn do not go together; settle the rest."""
