"""Colours as light, and as people with one kind of cone missing see them."""

from enum import StrEnum

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

_XYZ = np.array(
    [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]], np.float64
)
_WHITE = np.array([0.95047, 1.0, 1.08883], np.float64)


class Vision(StrEnum):
    """What an eye can tell apart; the last sees light and dark only."""

    NORMAL = "normal"
    PROTANOPIA = "protanopia"
    DEUTERANOPIA = "deuteranopia"
    TRITANOPIA = "tritanopia"
    GREYSCALE = "greyscale"


SIMULATIONS = (Vision.PROTANOPIA, Vision.DEUTERANOPIA, Vision.TRITANOPIA)

# Machado, Oliveira and Fernandes 2009, severity 1.0; they work on linear light.
_MATRICES = {
    Vision.NORMAL: np.eye(3),
    Vision.PROTANOPIA: np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    Vision.DEUTERANOPIA: np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    Vision.TRITANOPIA: np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
    Vision.GREYSCALE: np.tile(_XYZ[1], (3, 1)),
}


def to_light(codes: npt.ArrayLike) -> Array:
    """Linear light of sRGB codes of 0…255."""
    share = np.asarray(codes, np.float64) / 255
    light: Array = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return light


def to_codes(light: Array) -> npt.NDArray[np.uint8]:
    """The sRGB codes of linear light."""
    share = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    codes: npt.NDArray[np.uint8] = np.rint(share * 255).astype(np.uint8)
    return codes


def seen(light: Array, vision: Vision) -> Array:
    """Linear light as this vision sees it, within what a screen can show."""
    result: Array = np.clip(light @ _MATRICES[vision].T, 0, 1)
    return result


def to_lab(light: Array) -> Array:
    """CIELAB of linear light, under the white of the screen (D65)."""
    share = light @ _XYZ.T / _WHITE
    root = np.where(share > (6 / 29) ** 3, np.cbrt(share), share * (29 / 6) ** 2 / 3 + 4 / 29)
    x, y, z = np.moveaxis(root, -1, 0)
    lab: Array = np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)
    return lab
