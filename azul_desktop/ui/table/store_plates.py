"""What is in the bag and in the lid by colour, on plates: where the top bar shows totals only."""

from collections.abc import Sequence

import pygame

from azul_desktop.core.edition import StarBoard
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.table.picture import Canvas
from azul_desktop.ui.table.table_picture import TablePicture
from azul_desktop.ui.table.tableau import Tableau
from azul_desktop.ui.table.tips import LOOKED_AT, Hidden, Tip, hidden_things, paint_tip


class StorePlates:
    """The plates of bag and lid that a key shows, below the top bar."""

    def __init__(self, picture: TablePicture) -> None:
        self._picture = picture
        self._canvas = Canvas()

    def forget(self) -> None:
        """The table was laid out anew."""
        self._canvas.clear()

    def groups(self, shown: Tableau, free: Box) -> list[Group]:
        """Both plates, if the top bar shows no colours; off what is looked at if that can be."""
        bag, lid = tuple(shown.bag), tuple(shown.lid)
        if self._picture.layout.top_bar.bag.colours:
            return []
        return [self._canvas.group("stores", (bag, lid, free), lambda: self._paint(shown, free))]

    def _paint(self, shown: Tableau, free: Box) -> list[Sprite]:
        picture = self._picture
        layout, sprites = picture.layout, list[Sprite]()
        taken = [Hidden(free, LOOKED_AT)]
        for text, beside, counts in (
            (translate("In the bag"), layout.top_bar.bag.box, shown.bag),
            (_lid_words(picture), layout.top_bar.lid.box, shown.lid),
        ):
            tip = Tip(text, beside, counts=counted(picture, counts))
            hidden = taken + hidden_things(layout, shown, beside)
            plate, place = paint_tip(picture.brush, tip, layout, hidden)
            sprites += plate
            taken.append(Hidden(place, LOOKED_AT))
        return sprites


def _lid_words(picture: TablePicture) -> str:
    if isinstance(picture.board, StarBoard):
        return translate("In the tower")
    return translate("In the lid")


def counted(picture: TablePicture, counts: Sequence[int]) -> tuple[tuple[pygame.Surface, int], ...]:
    """A tile of each colour with its number, where the top bar shows totals only."""
    if picture.layout.top_bar.bag.colours:
        return ()
    rhombic = picture.layout.ring.rhombic
    size, turn = picture.brush.px(20 if rhombic else 26), 0 if rhombic else None
    return tuple(
        (picture.pieces.tile(tile, size, turn, ground="none"), count)
        for tile, count in enumerate(counts)
    )
