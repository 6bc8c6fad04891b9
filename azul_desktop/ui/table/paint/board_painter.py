"""What paints a player board, whatever family it belongs to."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Generic, TypeVar

from azul_desktop.geometry import Box
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.table.layout.mat import Mat
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.heads import Sitter
from azul_desktop.ui.table.shown.shown_board import ShownBoard

M = TypeVar("M", bound=Mat)
"""The kind of board that a family has."""


class BoardPainter(ABC, Generic[M]):
    """Paints the boards of one edition and side at one scale."""

    @abstractmethod
    def head(self, mat: M, sitter: Sitter) -> list[Sprite]:
        """Who plays the board."""

    @abstractmethod
    def base(self, mat: M) -> list[Sprite]:
        """All that never moves: the board and its empty cells."""

    @abstractmethod
    def score(self, mat: M, sitter: Sitter, score: int) -> list[Sprite]:
        """The score as it stands on the board."""

    @abstractmethod
    def look(self, board: ShownBoard) -> Hashable:
        """All that the picture of the tiles depends on."""

    @abstractmethod
    def tiles(self, mat: M, board: ShownBoard) -> list[Sprite]:
        """The pieces that lie on the board."""

    def laps(self, score: int) -> int:
        """How often a score has gone round the track that all share."""
        return 0

    def tokens(self, mat: M, laps: int) -> list[Sprite]:
        """What tells on a board how often a score has gone round."""
        return []

    @abstractmethod
    def large_mat(self, layout: TableLayout, room: Box) -> M:
        """Another player's board as large as a room of the table allows."""

    @abstractmethod
    def large(
        self, canvas: Canvas, mat: M, player: int, board: ShownBoard, sitter: Sitter
    ) -> list[Group]:
        """A large board with all that lies on it, from back to front."""
