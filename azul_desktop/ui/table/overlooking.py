"""A closer look: another player's board grows over the table, a place explains itself."""

from collections.abc import Sequence

from azul_desktop.core.rules import Rules
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.table.heads import Sitter
from azul_desktop.ui.table.reach import Reach
from azul_desktop.ui.table.table_picture import TablePicture
from azul_desktop.ui.table.tableau import Tableau

_AFTER = 0.6
"""So long the pointer rests on a board before it grows."""


class Overlooking:
    """What the player looks at more closely."""

    def __init__(self, picture: TablePicture, rules: Rules) -> None:
        self._picture = picture
        self._rules = rules
        self._player: int | None = None

    def arrange(self) -> None:
        """The window is another one."""
        self._player = None

    def look_at(self, player: int | None) -> None:
        """Look at a board, or at none."""
        self._player = player

    def update(self, now: float, reach: Reach, shown: Tableau) -> bool:
        """Whether something appears or goes."""
        return False

    def groups(self, shown: Tableau, sitters: Sequence[Sitter]) -> list[Group]:
        """What lies over everything."""
        return []
