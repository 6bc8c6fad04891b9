"""A bust on its piece of faience: on round plates for every size, and on a square tile."""

from dataclasses import dataclass

import numpy as np

from tools.art.craft.faience import (
    COBALT,
    Panel,
    Point,
    View,
    Wash,
    round_plate,
    square,
)
from tools.art.craft.fields import Field, circle, fold, leaf, line, union
from tools.art.craft.pictures import rgba, shrink
from tools.art.portraits import ines, manu, nino, noe, paco, pilar
from tools.art.portraits.face import Bust, State


@dataclass(frozen=True)
class Sitter:
    """Who paints the bust, and how it is seen: the head alone, or with its shoulders."""

    paint: Bust
    close: tuple[float, Point]
    wide: tuple[float, Point]


SITTERS = {
    "nino": Sitter(nino.paint, (1.28, (0, -0.10)), (0.97, (0, 0.06))),
    "ines": Sitter(ines.paint, (1.16, (0, -0.16)), (0.92, (0, -0.01))),
    "manu": Sitter(manu.paint, (1.16, (0, -0.02)), (0.93, (0, 0.06))),
    "pilar": Sitter(pilar.paint, (1.14, (0, -0.17)), (0.92, (0, 0.0))),
    "paco": Sitter(paco.paint, (1.16, (0, -0.16)), (0.83, (0, 0.0))),
    "noe": Sitter(noe.paint, (1.20, (0, -0.02)), (0.93, (0, 0.12))),
}
_SEED = 700
_FRAME = Wash(wobble=0.006, pool=0.0)


@dataclass(frozen=True)
class Plate:
    """A round portrait: its size in pixels, how close and how bold it is drawn."""

    size: int
    zoom: float
    bold: float
    sky: str
    fade: float
    rim: float


PLATES = {
    "small": Plate(96, 1.0, 2.1, "#7fabdf", 1.3, 0.028),
    "medium": Plate(176, 1.0, 1.7, "#7fabdf", 1.3, 0.022),
    "large": Plate(304, 0.92, 1.0, "#8fb6e6", 0.9, 0.012),
}
TILE = 288
"""The side of the square one."""


def round_portrait(name: str, state: State, plate: Plate) -> Field:
    """A head on a round plate."""
    zoom, middle = SITTERS[name].close
    p = _panel(name, View(zoom * plate.zoom, middle, plate.bold), is_round=True)
    x, y = p.page
    ground = circle(x, y, 0, 0, 0.90)
    p.sky(ground, plate.sky, -0.9, plate.fade)
    _sit(p, name, state, ground)
    p.fill(line(circle(x, y, 0, 0, 0.945), plate.rim), COBALT, _FRAME)
    return shrink(rgba(*p.lit()), (plate.size, plate.size))


def tile_portrait(name: str, state: State) -> Field:
    """Head and shoulders under an arch on a square tile."""
    zoom, middle = SITTERS[name].wide
    p = _panel(name, View(zoom, middle), is_round=False)
    x, y = p.page
    round_top, straight = np.hypot(x, y * 0.98) - 0.86, np.maximum(np.abs(x) - 0.86, y - 0.90)
    arch: Field = np.where(y < 0, round_top, straight)
    p.sky(arch, "#86afe2", -0.9, 0.75)
    p.fill(line(arch, 0.011), COBALT, _FRAME)
    for side in (-1, 1):
        p.fill(np.maximum(_spandrel(x - side * 0.93, y + 0.93), 0.03 - arch), COBALT, _FRAME)
    _sit(p, name, state, arch)
    p.fill(line(np.maximum(np.abs(x), np.abs(y)) - 0.935, 0.012), COBALT, _FRAME)
    return shrink(rgba(*p.lit()), (TILE, TILE))


def _panel(name: str, view: View, *, is_round: bool) -> Panel:
    seed = _SEED + list(SITTERS).index(name)
    return Panel(round_plate if is_round else square, seed, view)


def _sit(p: Panel, name: str, state: State, ground: Field) -> None:
    """Paint the bust, nothing of it beyond its ground."""
    whole = p.clip
    p.clip = whole * np.clip(0.5 - p.enlarged(ground) / 0.02, 0, 1)
    SITTERS[name].paint(p, state)
    p.clip = whole
    p.upright()


def _spandrel(x: Field, y: Field) -> Field:
    """The flower in an upper corner."""
    a, b = fold(x, y, 8)
    c, d = fold(x, y, 8, np.pi / 8)
    return union(
        leaf(a - 0.05, b, 0.21, 0.038), circle(c, d, 0.20, 0, 0.016), circle(x, y, 0, 0, 0.035)
    )
