"""The mean ground of the rendered tiles: the colour of the glaze, without ornament and glints.

An ornament covers half of a tile and is meant to differ from its ground, so the mean of all pixels
would measure no colour that is there. The ground is found by mean shift: from the colour which the
edition names, the mean of all pixels that look alike, and again from that mean, until it rests. It
rests on what was rendered, wherever that is; what the edition names only says where to begin.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import cast

import numpy as np
import numpy.typing as npt
from PIL import Image

from azul_desktop.core.edition import Edition
from azul_desktop.paths import bundled
from tools.art.craft.colours import vec
from tools.palette.difference import difference
from tools.palette.vision import Array, to_lab, to_light

ALIKE = 10.0
"""So far from its mean a glaze still reaches in light and shade; gaps and frames are farther."""
_RESTS = 0.01
_PATIENCE = 100
_OPAQUE = 250


def tiles(edition: Edition, colour: str) -> list[Path]:
    """The pictures of a colour in full size: every take, and every turn where tiles have turns."""
    return sorted((bundled("assets") / "images" / edition.theme).glob(f"tile-{colour}-*.png"))


def small_tiles(edition: Edition, colour: str) -> list[Path]:
    """The pictures of a colour for boards of opponents."""
    return sorted((bundled("assets") / "images" / edition.theme).glob(f"tile-small-{colour}*.png"))


def named_ground(edition: Edition, colour: str) -> Array:
    """The ground that the edition's file names, as linear light."""
    looks = cast(Mapping[str, Mapping[str, str]], edition.looks["colours"])
    return to_light(vec(looks[colour]["ground"]) * 255)


def mean_ground(pictures: Iterable[Path], start: Array) -> Array:
    """The mean ground of some pictures as linear light, sought from a colour on."""
    opaque = np.concatenate([_opaque(picture) for picture in pictures])
    codes, counts = np.unique(opaque, axis=0, return_counts=True)
    light = to_light(codes)
    lab = to_lab(light)
    ground: Array = start
    for _ in range(_PATIENCE):
        alike = difference(lab, to_lab(ground)) <= ALIKE
        if not alike.any():
            break
        before, ground = ground, np.average(light[alike], axis=0, weights=counts[alike])
        if difference(to_lab(before), to_lab(ground)) < _RESTS:
            return ground
    raise ValueError("these pictures have no ground like the one that was named")


def _opaque(path: Path) -> npt.NDArray[np.uint8]:
    with Image.open(path) as picture:
        pixels = np.asarray(picture.convert("RGBA")).reshape(-1, 4)
    return pixels[pixels[:, 3] >= _OPAQUE, :3]
