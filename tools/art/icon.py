"""The icon of the program: one blue tile with its flower, at every size that systems ask for."""

import struct
from pathlib import Path

import numpy as np
from PIL import Image

from tools.art.azulejo_motifs import INKS
from tools.art.craft.colours import vec
from tools.art.craft.fields import Field, box, circle, cover, fold, grid, leaf
from tools.art.craft.pictures import grounded, rgba, shrink
from tools.art.craft.relief import Relief
from tools.art.square_tiles import SMALL, tile

SIZES = (16, 32, 48, 64, 128, 256, 512)
_BUD, _FEW_STROKES = 32, 64
"""Up to these sizes the flower has four petals, or the strokes of a small tile."""
_FINE = 8
_ICNS = {"icp4": 16, "icp5": 32, "ic11": 32, "ic12": 64, "ic07": 128, "ic08": 256, "ic13": 256}
_ICNS |= {"ic09": 512, "ic14": 512}
"""The names that macOS has for sizes; some stand for the double of a smaller one."""


def icon(ground: str, size: int) -> Field:
    """The tile, with the margin that its shadow needs; a small one fills the picture."""
    if size <= _BUD:
        return _bud(ground, size)
    if size <= _FEW_STROKES:
        return shrink(tile("blue", ground, 0, SMALL), (size, size))
    margin, unit = size // 16, size // 128
    before, after = margin // 2 - unit, margin // 2 + unit
    picture = tile("blue", ground, 0, size - margin)
    picture = np.pad(picture, ((before, after), (before, after), (0, 0)))
    return grounded(picture, (round(1.5 * unit), round(2.5 * unit)), 1.5 * unit, 0.5)


def _bud(ground: str, size: int) -> Field:
    """A flower of four petals with a golden eye, which fills the picture."""
    u, v = grid(size * _FINE)
    body = box(u, v, (0.97, 0.97), 0.24)
    piece = Relief(body, vec(ground) * 0.9, 11, 0.1)
    piece.pillow(0.1, 0.2)
    x, y = fold(u, v, 4)
    inks = INKS["blue"]
    piece.brush(leaf(x - 0.02, y, 0.84, 0.25), inks.first)
    piece.brush(circle(u, v, 0, 0, 0.21), inks.accent)
    return shrink(rgba(piece.lit(), cover(body, piece.px)), (size, size))


def bundle(folder: Path, out: Path) -> None:
    """The icons of a folder in one file for Windows, `icon.ico`, and one for macOS, `icon.icns`."""
    files = {size: folder / f"icon-{size}.png" for size in SIZES}
    pictures = [Image.open(files[size]).convert("RGBA") for size in SIZES if size <= 256]
    sizes = [picture.size for picture in pictures]
    pictures[-1].save(out / "icon.ico", sizes=sizes, append_images=pictures[:-1])
    parts = b""
    for name, size in _ICNS.items():
        data = files[size].read_bytes()
        parts += name.encode() + struct.pack(">I", len(data) + 8) + data
    (out / "icon.icns").write_bytes(b"icns" + struct.pack(">I", len(parts) + 8) + parts)
