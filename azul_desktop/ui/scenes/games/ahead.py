"""What the list of games does while nothing happens: it paints what may be seen next."""

from collections.abc import Iterator
from itertools import chain

from azul_desktop.catalog.loader import Catalogue
from azul_desktop.core.errors import UserError
from azul_desktop.library.rows import GameRow
from azul_desktop.ui.boardpicture import BoardPictures
from azul_desktop.ui.scenes.games.game_list import GameList
from azul_desktop.ui.scenes.games.panel import GamePanel


class Ahead:
    """Each call does one thing, which takes some milliseconds at most."""

    def __init__(self, catalogue: Catalogue, pictures: BoardPictures, panel: GamePanel) -> None:
        self._catalogue = catalogue
        self._pictures = pictures
        self._panel = panel

    def look_up(self, games: GameList, chosen: GameRow | None) -> GameRow | None:
        """Look up where a game in sight stands, the chosen one first; which one it was."""
        seen = (self._row(games, index) for index in games.in_sight())
        for row in chain((chosen,), seen):
            if row is not None and self._pictures.known(row) is None:
                self._pictures.look_up(row)
                return row
        return None

    def paint(self, games: GameList, waits: GameRow | None) -> bool:
        """Paint something that is not in sight, if any of that is left.

        First what the panel will show of a game that waits for it, then what one may scroll to.
        """
        if waits is not None and self._panel.paint_ahead(waits):
            return True
        return any(self._near(games)) or any(self._blank(games))

    def _near(self, games: GameList) -> Iterator[bool]:
        """Whether a game near those in sight was looked up or painted, one after the other."""
        for index in games.near():
            row = self._row(games, index)
            if row is not None and self._pictures.known(row) is None:
                self._pictures.look_up(row)
                yield True
            yield games.paint_ahead(index)

    def _blank(self, games: GameList) -> Iterator[bool]:
        """The same for the empty boards, which stand for those that nobody has looked up."""
        for edition in self._catalogue.editions.values():
            for variant in edition.variant_names:
                yield games.painter.paint_blank(edition, variant)

    def _row(self, games: GameList, index: int) -> GameRow | None:
        try:
            return games.listing.row(index)
        except UserError:  # told of where it is to be seen
            return None
