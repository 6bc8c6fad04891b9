"""Flat pictures on planes in space."""

from collections.abc import Sequence

import numpy as np
from PIL import Image

from tools.art.craft.fields import Field

Corners = Sequence[tuple[float, float]]


def projection(source: Corners, target: Corners) -> Field:
    """The matrix that takes four corners to four others."""
    rows: list[list[float]] = []
    for (x, y), (u, v) in zip(source, target, strict=True):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y])
    solved = np.linalg.solve(np.array(rows), np.array(target, float).ravel())
    return np.append(solved, 1).reshape(3, 3)


def project(matrix: Field, x: float, y: float) -> tuple[float, float]:
    """Where a point comes to lie."""
    u, v, w = matrix @ np.array([x, y, 1.0])
    return float(u / w), float(v / w)


def warp(
    image: Image.Image, target: Corners, size: tuple[int, int], oversample: int = 2
) -> Image.Image:
    """The whole picture on a quadrilateral (clockwise from the upper left) of a new picture."""
    width, height = image.size
    source = [(0.0, 0.0), (float(width), 0.0), (float(width), float(height)), (0.0, float(height))]
    wide = [(x * oversample, y * oversample) for x, y in target]
    matrix = projection(wide, source)
    large = image.transform(
        (size[0] * oversample, size[1] * oversample),
        Image.Transform.PERSPECTIVE,
        tuple(float(value) for value in matrix.ravel()[:8]),
        Image.Resampling.BICUBIC,
    )
    return large.resize(size, Image.Resampling.LANCZOS) if oversample > 1 else large
