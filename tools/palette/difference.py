"""CIEDE2000: how different two colours look; 1 can just be seen, 100 is black beside white."""

import numpy as np

from tools.palette.vision import Array


def difference(first: Array, second: Array) -> Array:
    """The distance of CIELAB colours, in the steps and letters of Sharma, Wu and Dalal 2005."""
    lightness1, a1, b1 = np.moveaxis(first, -1, 0)
    lightness2, a2, b2 = np.moveaxis(second, -1, 0)
    stretch = 1.5 - 0.5 * _saturation((np.hypot(a1, b1) + np.hypot(a2, b2)) / 2)
    chroma1, chroma2 = np.hypot(a1 * stretch, b1), np.hypot(a2 * stretch, b2)
    hue1, hue2 = _hue(a1 * stretch, b1), _hue(a2 * stretch, b2)

    grey = chroma1 * chroma2 == 0
    turn = np.where(grey, 0, (hue2 - hue1 + 180) % 360 - 180)
    mean_hue = np.where(grey, hue1 + hue2, hue1 + turn / 2) % 360
    mean_chroma = (chroma1 + chroma2) / 2
    away = ((lightness1 + lightness2) / 2 - 50) ** 2

    d_lightness = (lightness2 - lightness1) / (1 + 0.015 * away / np.sqrt(20 + away))
    d_chroma = (chroma2 - chroma1) / (1 + 0.045 * mean_chroma)
    d_hue = 2 * np.sqrt(chroma1 * chroma2) * _sin(turn / 2)
    d_hue = d_hue / (1 + 0.015 * mean_chroma * _hue_weight(mean_hue))
    twist = -2 * _saturation(mean_chroma) * _sin(60 * np.exp(-(((mean_hue - 275) / 25) ** 2)))
    squares = d_lightness**2 + d_chroma**2 + d_hue**2 + twist * d_chroma * d_hue
    result: Array = np.sqrt(squares)
    return result


def _saturation(chroma: Array) -> Array:
    result: Array = np.sqrt(chroma**7 / (chroma**7 + 25.0**7))
    return result


def _hue(a: Array, b: Array) -> Array:
    result: Array = np.degrees(np.arctan2(b, a)) % 360
    return result


def _hue_weight(hue: Array) -> Array:
    return (
        1
        - 0.17 * _cos(hue - 30)
        + 0.24 * _cos(2 * hue)
        + 0.32 * _cos(3 * hue + 6)
        - 0.20 * _cos(4 * hue - 63)
    )


def _sin(degrees: Array) -> Array:
    result: Array = np.sin(np.radians(degrees))
    return result


def _cos(degrees: Array) -> Array:
    result: Array = np.cos(np.radians(degrees))
    return result
