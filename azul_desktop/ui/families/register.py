"""The register of families in the window, and what is made from it for an edition."""

from typing import Final

from azul_desktop.core.edition import Edition
from azul_desktop.ui.families.family import TableFamily
from azul_desktop.ui.families.star.family import StarFamily
from azul_desktop.ui.families.wall.family import WallFamily
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.looks import USUAL, TileLooks
from azul_desktop.ui.render.text import Type
from azul_desktop.ui.table.pieces.pieces import Pieces

FAMILIES: Final[dict[str, TableFamily]] = {"wall": WallFamily(), "star": StarFamily()}


def table_family(edition: Edition) -> TableFamily:
    """The family that an edition belongs to."""
    return FAMILIES[edition.family]


def pieces_of(edition: Edition, images: Images, type_: Type, looks: TileLooks = USUAL) -> Pieces:
    """The pieces of an edition, in the shape that its family has."""
    return Pieces(edition, images, type_, looks, rhombic=table_family(edition).rhombic)
