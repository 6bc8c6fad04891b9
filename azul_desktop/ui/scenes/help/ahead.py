"""Pictures of the pages that are not open: they are painted while nothing happens."""

from collections.abc import Iterable

from azul_desktop.ui.families.rules_page import Page


class Ahead:
    """What is still to be painted."""

    def __init__(self) -> None:
        self._of: object = None
        self._left: list[tuple[Page, int]] = []

    def look(self, of: object, pages: Iterable[Page]) -> None:
        """There are other pages, or pictures of another size; of the same nothing is repeated."""
        if of != self._of:
            self._of = of
            self._left = [(page, at) for page in pages for at in range(len(page.points))]

    def take(self) -> tuple[Page, int] | None:
        """The page and the number of the next picture, if one is left."""
        return self._left.pop(0) if self._left else None

    @property
    def is_done(self) -> bool:
        """Whether everything is painted."""
        return not self._left
