"""What the window must know of a family of games: its table, its boards, its words."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from azul_desktop.coach.coach import Coach
from azul_desktop.coach.log import LogEntry
from azul_desktop.coach.prompts import Intent
from azul_desktop.core.address import Address
from azul_desktop.core.edition import Board, Edition
from azul_desktop.core.events import Reason
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State
from azul_desktop.geometry import Box
from azul_desktop.ui.families.explained import Explained
from azul_desktop.ui.families.rules_page import Keys, Page, Passage
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.layout.screen import Screen
from azul_desktop.ui.table.layout.table_layout import Arrangement
from azul_desktop.ui.table.paint.board_painter import BoardPainter
from azul_desktop.ui.table.paint.decision_painter import DecisionPainter
from azul_desktop.ui.table.paint.easel import Easel
from azul_desktop.ui.table.paint.shared_painter import SharedPainter
from azul_desktop.ui.table.pieces.pieces import Pieces
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from azul_desktop.ui.table.shown.shown_board import ShownBoard
from azul_desktop.ui.table.shown.shown_table import ShownTable
from azul_desktop.ui.table.table_button import TableButton


class TableFamily(ABC):
    """One family in the window; `ui/families/register.py` lists them all."""

    rhombic: bool
    """Whether tiles are rhombi; else they are square."""
    lays_out_anew: bool
    """Whether the table changes when the draft ends, to make room for what is done then."""
    round_letters: int
    """How many letters the top bar needs for the round."""
    lid_icon: str
    """The icon of the thing that used tiles go into."""

    # The table.

    @abstractmethod
    def arrange(self, screen: Screen, board: Board, drafting: bool) -> Arrangement:
        """How the window is divided."""

    @abstractmethod
    def board_painter(self, easel: Easel) -> BoardPainter[Any]:
        """What paints the player boards."""

    def shared_painter(self, easel: Easel) -> SharedPainter | None:
        """What paints a board for all and the hand, where there are such things."""
        return None

    @abstractmethod
    def decision_painter(
        self, easel: Easel, where: SeatedLayout, coach: Coach, state: State, hand: Hand
    ) -> DecisionPainter:
        """What shows the choices of the player in front."""

    def paint_ahead(self, easel: Easel, *, drafting: bool) -> Iterator[None]:
        """Paint what decisions will need, a little with each step, while nothing happens."""
        return iter(())

    def buttons(self, easel: Easel, use: Callable[[Address], None]) -> list[TableButton]:
        """The buttons that only this family has; `use` does what one stands for."""
        return []

    def about_players(
        self,
        easel: Easel,
        where: SeatedLayout,
        shown: ShownTable,
        names: Sequence[str],
    ) -> list[Explained]:
        """Things that tell about the players to whoever points at them."""
        return []

    @abstractmethod
    def about_places(self, easel: Easel) -> list[Explained]:
        """Places of the board in front, and of one for all, that explain themselves."""

    @abstractmethod
    def bonuses(self, easel: Easel) -> Box | None:
        """Where it is printed what complete rows, stars and the like bring at the end."""

    def log_sign(
        self, brush: Brush, pieces: Pieces, board: Board, entry: LogEntry, place: Box
    ) -> tuple[list[Sprite], float]:
        """The picture for a gap in the sentence of an entry, from a place on, and where it ends.

        Only families whose sentences have such gaps are asked.
        """
        raise NotImplementedError

    # Pictures of what a player has built.

    @abstractmethod
    def board_picture(
        self, brush: Brush, pieces: Pieces, board: Board, covered: Sequence[int], room: Box
    ) -> tuple[list[Sprite], Box]:
        """What is built, as large as the room allows and in its middle, and the box it takes.

        `covered` has the colour on each cell, or EMPTY.
        """

    @abstractmethod
    def poster(
        self, brush: Brush, pieces: Pieces, board: Board, covered: Sequence[int], room: Box
    ) -> tuple[list[Sprite], Box, Box]:
        """The same on its cream board: sprites, the box of the board, and that of what is built."""

    @abstractmethod
    def panel(
        self, brush: Brush, pieces: Pieces, board: Board, covered: Sequence[int], room: Box
    ) -> tuple[list[Sprite], Box]:
        """The same as a panel that somebody else puts into a frame."""

    @abstractmethod
    def still(
        self,
        brush: Brush,
        pieces: Pieces,
        board: Board,
        shown: ShownBoard,
        lit: Sequence[Address],
        room: Box,
    ) -> tuple[list[Sprite], Box]:
        """The part of a player's board on which something happened, with light around its places.

        As large as the room allows and in its middle, and the box it takes.
        """

    # Words for the screens around the table.

    @abstractmethod
    def rules_pages(self, edition: Edition, pictures: HelpPictures) -> list[Page]:
        """The rules of an edition."""

    @abstractmethod
    def passage(
        self, rules: Rules, state: State, address: Address | None, intent: Intent | None
    ) -> Passage:
        """Where the rules tell about what somebody points at, else about what is decided now."""

    @abstractmethod
    def passage_about(self, reason: Reason | None) -> Passage:
        """Where the rules tell about a source of points, or without one about the sum of all."""

    @abstractmethod
    def keys(self, edition: Edition) -> list[Keys]:
        """Keys that only games of this family have."""

    @abstractmethod
    def what_is_in_it(self, edition: Edition) -> str:
        """What an edition is about, in two or three words for its card."""

    @abstractmethod
    def side_title(self) -> str:
        """What differs between the sides of a board."""

    @abstractmethod
    def about_side(self, board: Board) -> str:
        """What a side of the board means for the players."""

    @abstractmethod
    def save_words(self) -> str:
        """The button that saves a picture of what was built."""
