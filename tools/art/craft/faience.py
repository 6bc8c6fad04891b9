"""Painting on white glaze: blobs, tapering strokes and washes from distance fields.

Distances are smooth, so they are reckoned on a coarse grid, and enlarged only where the brush goes.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import gcd

import numpy as np
from PIL import Image

from tools.art.craft.colours import vec
from tools.art.craft.fields import Field, bell, box, circle, cover, grid, noise, polygon
from tools.art.craft.relief import Finish, Relief

DARK, COBALT, MID = "#0f2f72", "#1d4c9f", "#4f86cf"
LIGHT, PALE, WHITE = "#9dc0ea", "#d3e2f5", "#fbfaf4"
"""One blue, thinned step by step to the bare glaze."""

Point = tuple[float, float]
Dab = tuple[float, float, float]
"""Where a stroke passes, and its half width there."""
Window = tuple[slice, slice]

_GLAZE = Finish(gloss=0.42, ambient=0.50, diffuse=0.52, soft=1.6, power=40, box=0.30)
_NEAR = 0.05
"""Beyond this distance no brush leaves pigment, however its edge trembles."""
_REACH = 0.20
"""So far around a shape its distance is known; beyond, it is far."""
_FAR = 0.3
"""Little more than is known, so that enlarging leaves no echo of the step between."""
_BOLD = 1.3
"""From here on contours are so bold that thin strokes are left out."""


@dataclass(frozen=True)
class View:
    """How a figure is seen: enlarged around its `middle`, with contours so many times as bold."""

    zoom: float = 1.0
    middle: Point = (0.0, 0.0)
    bold: float = 1.0


@dataclass(frozen=True)
class Wash:
    """How pigment lies: its edge trembles, it may be thin, and it pools at the rim."""

    wobble: float = 0.010
    strength: float = 1.0
    pool: float = 0.30


BRUSHED = Wash()
EVEN = Wash(wobble=0.0, pool=0.0)
_CONTOUR = Wash(wobble=0.008, pool=0.0)


def thin(strength: float) -> Wash:
    """Brushed, but the glaze shows through."""
    return Wash(strength=strength)


def square(u: Field, v: Field) -> Field:
    """A square tile."""
    return box(u, v, (0.985, 0.985), 0.075)


def round_plate(u: Field, v: Field) -> Field:
    """A round one."""
    return circle(u, v, 0, 0, 0.982)


class Panel:
    """A piece of glazed faience that is painted on."""

    def __init__(
        self,
        body: Callable[[Field, Field], Field],
        seed: int,
        view: View = View(),
        sizes: tuple[int, int] = (896, 320),
    ) -> None:
        self.size, self._coarse = sizes
        self.piece = Relief(body(*grid(self.size)), WHITE, seed, 0.05)
        self.piece.pillow(0.07, 0.10)
        self.bold, self.fine = view.bold, view.bold < _BOLD
        self.page = grid(self._coarse)
        x, y = self.page
        self._still = x / view.zoom + view.middle[0], y / view.zoom + view.middle[1]
        self._away: Field = 0.75 + 0.5 * np.clip((x + y) * 0.5 + 0.5, 0, 1)
        self.clip: Field = np.clip((self.piece.edge - 0.015) / 0.03, 0, 1)
        shape = self.size, self.size
        long, short = noise(shape, seed + 40, 4, 14, (0.35, 2.6)), noise(shape, seed + 41, 4, 21)
        self._bristles: Field = long * 0.6 + short * 0.4
        self.tremble = 0.015 if self.fine else 0.009
        self._shiver: Field = noise(shape, seed + 42, 3, 26) - 0.5
        self.upright()

    def tilt(self, angle: float, about: Point = (0.0, 0.35)) -> None:
        """Turn what is drawn from now on."""
        x, y = self._still[0] - about[0], self._still[1] - about[1]
        c, s = np.cos(angle), np.sin(angle)
        self.u: Field = x * c + y * s + about[0]
        self.v: Field = -x * s + y * c + about[1]

    def upright(self) -> None:
        """Draw without a turn from now on."""
        self.tilt(0)

    # Shapes

    def blob(self, points: Sequence[Point]) -> Field:
        """A round shape through points."""
        path = _smooth(np.array(points, np.float32), closed=True, steps=6)
        corners = [(float(x), float(y)) for x, y in path]
        return self._known(path, lambda u, v: polygon(u, v, corners))

    def both(self, half: Sequence[Point]) -> Field:
        """A blob that is the same on both sides; `half` runs down its right side."""
        return self.blob([*half, *[(-x, y) for x, y in reversed(half) if x > 1e-3]])

    def disc(self, x: float, y: float, across: float, down: float = 0.0) -> Field:
        """A disc, or an ellipse."""
        down = down or across
        away: Field = np.hypot((self.u - x) / across, (self.v - y) / down) - 1
        return away * min(across, down)

    def stroke(self, *dabs: Dab, grow: bool = True) -> Field:
        """A brush stroke that swells and tapers; bolder with the contours if it may `grow`."""
        path = _smooth(np.array(dabs, np.float32), closed=False, steps=5)
        more = (self.bold - 1) * 0.0075 * grow

        def distance(u: Field, v: Field) -> Field:
            best: Field = np.full(u.shape, _FAR, np.float32)
            for (x0, y0, r0), (x1, y1, r1) in pairwise(path):
                ex, ey = x1 - x0, y1 - y0
                along = ((u - x0) * ex + (v - y0) * ey) / max(ex * ex + ey * ey, 1e-9)
                t = np.clip(along, 0, 1)
                away = np.hypot(u - x0 - ex * t, v - y0 - ey * t)
                best = np.minimum(best, away - (r0 + (r1 - r0) * t))
            return best - more

        return self._known(path, distance)

    def _known(self, path: Field, distance: Callable[[Field, Field], Field]) -> Field:
        """A distance that is reckoned around a path and far elsewhere."""
        (left, top), (right, bottom) = path[:, :2].min(axis=0), path[:, :2].max(axis=0)
        beside = np.maximum(np.maximum(left - self.u, self.u - right), 0)
        beyond = np.maximum(np.maximum(top - self.v, self.v - bottom), 0)
        result: Field = np.full(self.u.shape, _FAR, np.float32)
        around = _around(np.maximum(beside, beyond) < _REACH)
        if around:
            result[around] = distance(self.u[around], self.v[around])
        return result

    # Paint

    def fill(
        self, shape: Field, ink: str, wash: Wash = BRUSHED, within: Field | None = None
    ) -> None:
        """A wash: streaks of the brush, darker where it pools at the rim."""
        windows = self._windows(shape)
        if windows is None:
            return
        window = windows[1]
        s, piece = self._enlarged(shape, windows), self.piece
        lumps = piece.lumps[window] - 0.5
        edge = lumps * wash.wobble + self._shiver[window] * (
            self.tremble * min(1.0, wash.wobble / 0.01)
        )
        share = cover(s + edge, piece.px) * self.clip[window] * wash.strength
        if within is not None:
            share = share * cover(self._enlarged(within, windows), piece.px)
        density = (self._bristles[window] - 0.5) * 0.75 + lumps * 0.45
        deep = vec(ink) * (1 - wash.pool * 0.60 * bell(np.maximum(-s, 0), 0.022))[..., None]
        bare = np.clip(-density - 0.015, 0, 0.24)[..., None] * (1.5 if wash.pool else 0.7)
        thick = np.clip(density, 0, 0.25)[..., None] * 0.35
        self._tint(window, share, (deep * (1 - bare) + vec(WHITE) * bare) * (1 - thick))
        piece.height[window] += share * 0.004

    def coat(self, shape: Field, ink: str = WHITE) -> None:
        """An even coat with a clean edge."""
        self.fill(shape, ink, EVEN)

    def outline(
        self, shape: Field, width: float = 0.011, ink: str = DARK, within: Field | None = None
    ) -> None:
        """A contour that swells on the side away from the light."""
        half = (width + (self.bold - 1) * 0.008) * self._away
        self.fill(np.abs(shape) - half, ink, _CONTOUR, within)

    def shade(self, shape: Field, shift: Point, ink: str = LIGHT, strength: float = 0.75) -> None:
        """A wash inside a shape where a shifted copy of it does not reach: the side in shadow."""
        across, down = (round(part * self._coarse / 2) for part in shift)
        moved = np.roll(shape, (down, across), (0, 1))
        self.fill(np.maximum(shape + 0.004, -moved), ink, Wash(0.03, strength, 0.15))

    def blush(self, x: float, y: float, radius: float, ink: str, strength: float) -> None:
        """A soft spot."""
        away: Field = np.hypot(self.u - x, (self.v - y) * 1.35) / radius
        windows = self._windows(away - 3)
        if windows:
            spot = bell(self._enlarged(away, windows), 1.0) * strength
            streaks = 0.75 + 0.5 * self._bristles[windows[1]]
            self._tint(windows[1], spot * streaks, vec(ink))

    def sky(self, shape: Field, ink: str, top: float, bottom: float) -> None:
        """The ground behind a figure: broad level strokes, deep above, running out below."""
        windows = self._windows(shape)
        if windows is None:
            return
        window = windows[1]
        s, piece = self._enlarged(shape, windows), self.piece
        _, v = grid(self.size)
        fade = np.clip((bottom - v[window]) / (bottom - top), 0, 1) ** 0.9
        lumps = (piece.lumps[window] - 0.5) * 0.8
        bands = np.clip(0.62 + (self._bristles[window] - 0.5) * 1.5 + lumps, 0.15, 1)
        rim = 1 + 0.35 * bell(np.maximum(-s, 0), 0.03)
        depth = np.clip((0.20 + 0.80 * fade) * bands * rim, 0, 1)
        self._tint(window, cover(s, piece.px) * self.clip[window] * depth, vec(ink))

    def enlarged(self, shape: Field) -> Field:
        """A shape at the size of the picture."""
        everything = slice(0, self._coarse), slice(0, self._coarse)
        return self._enlarged(shape, (everything, (slice(0, self.size), slice(0, self.size))))

    def _windows(self, shape: Field) -> tuple[Window, Window] | None:
        """Where a shape is seen: a part of the coarse grid, and the same part of the picture."""
        seen = _around(shape < _NEAR)
        if seen is None:
            return None
        common = gcd(self.size, self._coarse)
        coarse, fine = self._coarse // common, self.size // common
        blocks = [(part.start // coarse, -(-part.stop // coarse)) for part in seen]
        rows, columns = (slice(first * coarse, last * coarse) for first, last in blocks)
        below, beside = (slice(first * fine, last * fine) for first, last in blocks)
        return (rows, columns), (below, beside)

    def _enlarged(self, shape: Field, windows: tuple[Window, Window]) -> Field:
        (rows, columns), (below, beside) = windows
        image = Image.fromarray(np.ascontiguousarray(shape, np.float32))
        size = beside.stop - beside.start, below.stop - below.start
        part = float(columns.start), float(rows.start), float(columns.stop), float(rows.stop)
        return np.asarray(image.resize(size, Image.Resampling.BICUBIC, part))

    def _tint(self, window: Window, share: Field, ink: Field) -> None:
        part = self.piece.colour[window]
        part += share[..., None] * (ink - part)

    def lit(self) -> tuple[Field, Field]:
        """Colour under the light, with a sheen on the glaze; and how much of a pixel it covers."""
        piece = self.piece
        u, v = grid(self.size)
        piece.height = piece.height + (piece.streaks - 0.5) * 0.004 + (piece.lumps - 0.5) * 0.014
        sheen = bell(u * 0.8 + v + 0.98, 0.40) * 0.06 * np.clip(piece.edge / 0.1, 0, 1)
        lit = piece.lit(_GLAZE) + sheen[..., None]
        rim = 0.80 + 0.20 * np.clip(piece.edge / 0.04, 0, 1)
        return lit * rim[..., None], cover(piece.body, piece.px)


def _smooth(points: Field, *, closed: bool, steps: int) -> Field:
    """A Catmull-Rom curve through points of any dimension."""
    if closed:
        p = np.vstack([points[-1:], points, points[:2]])
    else:
        p = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    t = np.linspace(0, 1, steps, endpoint=False, dtype=np.float32)[:, None]
    curve = [
        b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * b - a - 3 * c + d)))
        for a, b, c, d in zip(p, p[1:], p[2:], p[3:], strict=False)
    ]
    return np.vstack(curve if closed else [*curve, p[-2][None]])


def _around(mask: Field) -> Window | None:
    """The rows and columns where something is."""
    rows, columns = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
    if not len(rows):
        return None
    return slice(int(rows[0]), int(rows[-1]) + 1), slice(int(columns[0]), int(columns[-1]) + 1)
