"""What the catalog knows of a family of games: the keys of its files, and the boards in them."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from azul_desktop.catalog.merge import Data, Side
from azul_desktop.catalog.problems import Report
from azul_desktop.core.edition import Board, Special

Keys = type[Mapping[str, Any]]
"""A `TypedDict` whose types say what is right; `catalog/derive.py` makes checks of them."""


class FamilyFiles(ABC):
    """One family; `catalog/families.py` lists them all."""

    side_keys: Keys
    """What describes a side of the player board; a variant may change all of it."""
    other_keys: Keys
    """What only the edition as a whole says."""
    words: tuple[str, ...]
    """Words that may stand where a colour could, and are no colours."""

    def check_edition(self, report: Report, data: Data) -> None:  # noqa: B027 - most need none
        """Note what does not fit together in what the edition as a whole says."""

    @abstractmethod
    def check_side(self, report: Report, data: Data, side: Side) -> None:
        """Note what does not fit together on a side, looking only at what was found fine."""

    @abstractmethod
    def board(self, data: Data, colours: tuple[str, ...]) -> Board:
        """The board of a side whose data passed every check."""

    def specials(self, data: Data, colours: tuple[str, ...]) -> tuple[Special, ...]:  # noqa: ARG002
        """The special sides of the discs."""
        return ()
