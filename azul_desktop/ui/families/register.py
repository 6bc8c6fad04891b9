"""The register of families in the window, and what is made from it for an edition.

A family is imported when it is first asked for, by its name here: a table waits for its own only.
"""

from functools import cache
from importlib import import_module
from typing import Final

from azul_desktop.core.edition import Edition
from azul_desktop.ui.families.family import TableFamily
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.looks import USUAL, TileLooks
from azul_desktop.ui.render.text import Type
from azul_desktop.ui.table.pieces.pieces import Pieces

_FAMILIES: Final = {"wall": "wall.family:WallFamily", "star": "star.family:StarFamily"}


@cache
def _find(name: str) -> TableFamily:
    """The family of a name; there is one object of each."""
    module, _, kind = _FAMILIES[name].partition(":")
    found = getattr(import_module(f"{__package__}.{module}"), kind)()
    assert isinstance(found, TableFamily)
    return found


def table_family(edition: Edition) -> TableFamily:
    """The family that an edition belongs to."""
    return _find(edition.family)


def pieces_of(edition: Edition, images: Images, type_: Type, looks: TileLooks = USUAL) -> Pieces:
    """The pieces of an edition, in the shape that its family has."""
    return Pieces(edition, images, type_, looks, rhombic=table_family(edition).rhombic)
