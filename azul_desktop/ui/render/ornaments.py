"""Medallions of people: the ornament of a tile, round in a rim of gold or of a seat's colour."""

from typing import Final
from zlib import crc32

import pygame

from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.portraits import inside, ringed
from azul_desktop.ui.render.shelf import SHELF
from azul_desktop.ui.render.tokens import Colour, colour

ORNAMENTS: Final = (
    "azul-blue",
    "azul-yellow",
    "azul-red",
    "azul-black",
    "azul-white",
    "chocolatier-blue",
    "chocolatier-brown",
    "chocolatier-white",
    "chocolatier-black",
    "chocolatier-red",
    "pavilion-purple",
    "pavilion-green",
    "pavilion-orange",
    "pavilion-yellow",
    "pavilion-blue",
    "pavilion-red",
)
"""What people can choose from, by the ids that are stored."""
RIM: Final = colour("#8f6f2c")
"""The gold around a medallion that stands for nobody's seat."""
_GLAZE = colour("#a9c4ea")


def ornament_of(avatar: str, uid: str) -> str:
    """The ornament that a person chose; without a choice the one that goes with the id."""
    if avatar in ORNAMENTS:
        return avatar
    return ORNAMENTS[crc32(uid.encode("utf-8", "replace")) % len(ORNAMENTS)]


def ornament(brush: Brush, name: str, size: int, rim: Colour = RIM) -> pygame.Surface:
    """A medallion so many real pixels wide, over its shadow; as large around as faces are.

    Where the file is missing it is a plain disc of glaze.
    """
    key = "ornament", name, size, rim
    return SHELF.once(key, lambda: ringed(_bare(brush, name, inside(size)), size, rim))


def _bare(brush: Brush, name: str, size: int) -> pygame.Surface:
    """The round piece alone, never enlarged: on a larger window it keeps its size."""
    file = f"images/shared/people/{name}.png"
    master = brush.images.master(file)
    if master is None:
        return _plain(size)
    side = min(size, master.get_width())
    piece = brush.images.sized(file, (side, side)) or master
    if side == size:
        return piece
    whole = _plain(size)
    whole.blit(piece, piece.get_rect(center=whole.get_rect().center))
    return whole


def _plain(size: int) -> pygame.Surface:
    return shapes.disc.fresh(size, _GLAZE)
