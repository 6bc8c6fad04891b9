"""Distance fields and noise: the geometry everything is drawn from.

A field is an array of one number for each pixel. Pictures span −1…1 in both directions; a distance
is negative inside a shape.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image

Field = npt.NDArray[Any]


def grid(size: int) -> tuple[Field, Field]:
    """The coordinates (right, down) of the pixels' centres."""
    line: Field = (np.arange(size, dtype=np.float32) + 0.5) / size * 2 - 1
    u, v = np.meshgrid(line, line)
    return u, v


def noise(
    shape: tuple[int, int],
    seed: int,
    octaves: int = 5,
    base: float = 4,
    stretch: tuple[float, float] = (1, 1),
) -> Field:
    """Fractal noise of 0…1, `base` lumps wide; `stretch` makes more of them along x and y."""
    height, width = shape
    random = np.random.default_rng(seed)
    total: Field = np.zeros(shape, np.float32)
    weight, weights = 1.0, 0.0
    for octave in range(octaves):
        across = min(max(2, int(base * 2**octave * stretch[0])), width)
        down = min(max(2, int(base * 2**octave * stretch[1])), height)
        lumps = random.random((down + 2, across + 2), np.float32)
        big = Image.fromarray(lumps).resize((width, height), Image.Resampling.BICUBIC)
        total += weight * np.asarray(big)
        weights += weight
        weight /= 2
    return total / weights


def speckle(shape: tuple[int, int], seed: int, across: float, down: float) -> Field:
    """Noise of mean 0 and deviation 1 that wraps around, with grains so wide and so high."""
    white = np.random.default_rng(seed).normal(size=shape)
    rows, columns = (np.fft.fftfreq(length) for length in shape)
    waves = (columns[None, :] * across) ** 2 + (rows[:, None] * down) ** 2
    soften = np.exp(-2 * np.pi**2 * waves)
    soften[0, 0] = 0
    grains: Field = np.fft.ifft2(np.fft.fft2(white) * soften).real
    result: Field = (grains / grains.std()).astype(np.float32)
    return result


def cover(distance: Field, width: float) -> Field:
    """How much of a pixel is inside, with an edge as soft as `width`."""
    covered: Field = np.clip(0.5 - distance / (2 * width), 0, 1)
    return covered


def ramp(start: float, end: float, x: Field) -> Field:
    """0 before `start`, 1 after `end`, smooth between."""
    t = np.clip((x - start) / (end - start), 0, 1)
    smooth: Field = t * t * (3 - 2 * t)
    return smooth


def bell(x: Field, width: float) -> Field:
    """1 at zero, falling on both sides."""
    value: Field = np.exp(-((x / width) ** 2))
    return value


def blur(field: Field, radius: float) -> Field:
    """Gaussian blur of that standard deviation in pixels; the border repeats."""
    reach = max(1, int(radius * 3 + 0.5))
    steps = np.arange(-reach, reach + 1)
    kernel = np.exp(-0.5 * (steps / radius) ** 2).astype(np.float32)
    kernel /= kernel.sum()
    for axis in (0, 1):
        edges = [(0, 0)] * field.ndim
        edges[axis] = (reach, reach)
        padded = np.pad(field, edges, mode="edge")
        length = field.shape[axis]
        total: Field = np.zeros(field.shape, np.float32)
        for i, weight in enumerate(kernel):
            total += weight * padded.take(range(i, i + length), axis)
        field = total
    return field


def circle(u: Field, v: Field, x: float, y: float, radius: float) -> Field:
    """A disc around (x, y)."""
    distance: Field = np.hypot(u - x, v - y) - radius
    return distance


def leaf(u: Field, v: Field, length: float, width: float) -> Field:
    """A pointed leaf from the origin along u; `width` is half of its breadth."""
    radius = (length * length / 4 + width * width) / (2 * width)
    offset = radius - width
    distance: Field = np.maximum(
        np.hypot(u - length / 2, v - offset), np.hypot(u - length / 2, v + offset)
    )
    return distance - radius


def box(u: Field, v: Field, half: tuple[float, float], radius: float) -> Field:
    """A rectangle with rounded corners around the origin."""
    x: Field = np.abs(u) - half[0] + radius
    y: Field = np.abs(v) - half[1] + radius
    outside: Field = np.hypot(np.maximum(x, 0), np.maximum(y, 0))
    return outside + np.minimum(np.maximum(x, y), 0) - radius


def octagon(u: Field, v: Field, radius: float) -> Field:
    """A regular octagon that stands on a side."""
    flat = np.maximum(np.abs(u), np.abs(v))
    distance: Field = np.maximum(flat, (np.abs(u) + np.abs(v)) * 0.70711) - radius
    return distance


def star(u: Field, v: Field, rays: int, outer: float, inner: float, turn: float = 0.0) -> Field:
    """A star; the number is only close to a distance."""
    step = np.pi / rays
    angle = np.arctan2(v, u) + turn
    t = np.abs((angle + step) % (2 * step) - step) / step
    distance: Field = np.hypot(u, v) - (outer + (inner - outer) * t)
    return distance


def fold(u: Field, v: Field, times: int, turn: float = 0.0) -> tuple[Field, Field]:
    """Coordinates that repeat so often around the origin."""
    step = 2 * np.pi / times
    radius = np.hypot(u, v)
    angle = (np.arctan2(v, u) + turn + step / 2) % step - step / 2
    return radius * np.cos(angle), radius * np.sin(angle)


def heart(u: Field, v: Field) -> Field:
    """A heart as wide as the picture, its tip below."""
    scale = 1.6563  # the heart with lobes around (0.25, 0.75) is 1.2071 wide
    x: Field = np.abs(u) / scale
    y: Field = 0.552 - v / scale
    lobe = np.hypot(x - 0.25, y - 0.75) - 0.35355
    foot = 0.5 * np.maximum(x + y, 0)
    near = np.minimum(np.hypot(x, y - 1), np.hypot(x - foot, y - foot))
    distance: Field = np.where(x + y > 1, lobe, near * np.sign(x - y))
    return distance * scale


def polygon(u: Field, v: Field, corners: Sequence[tuple[float, float]]) -> Field:
    """Any closed polygon."""
    nearest: Field = np.full(u.shape, 1e9, np.float32)
    inside = np.zeros(u.shape, bool)
    for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]], strict=True):
        ex, ey = x1 - x0, y1 - y0
        t = np.clip(((u - x0) * ex + (v - y0) * ey) / (ex * ex + ey * ey), 0, 1)
        nearest = np.minimum(nearest, (u - x0 - ex * t) ** 2 + (v - y0 - ey * t) ** 2)
        if ey:
            crosses = (v < y0) != (v < y1)
            inside ^= crosses & (u < x0 + (v - y0) / ey * ex)
    distance: Field = np.sqrt(nearest)
    return np.where(inside, -distance, distance)


def union(*shapes: Field) -> Field:
    """Everything that is in one of the shapes."""
    distance: Field = np.minimum.reduce(shapes)
    return distance


def line(shape: Field, half_width: float) -> Field:
    """The outline of a shape."""
    distance: Field = np.abs(shape) - half_width
    return distance
