"""The plate of a person: a wreath around bare glaze, on which the window writes the initial."""

import numpy as np

from tools.art.craft.faience import COBALT, DARK, MID, Panel, View, Wash, round_plate
from tools.art.craft.fields import Field, circle, fold, leaf, line
from tools.art.craft.pictures import rgba, shrink
from tools.art.portraits.portrait import Plate

NAME = "person"
_SEED = 760
_FRAME = Wash(wobble=0.006, pool=0.0)
_INSIDE = 0.60
"""Where the wreath begins."""


def medallion(plate: Plate) -> Field:
    """A wreath on a round plate; the bolder the drawing is, the fewer leaves it has."""
    p = Panel(round_plate, _SEED, View(bold=plate.bold))
    x, y = p.page
    inside = circle(x, y, 0, 0, _INSIDE)
    p.sky(circle(x, y, 0, 0, 0.90), plate.sky, -0.9, plate.fade)
    p.coat(inside)
    _leaves(p, 16 if p.fine else 10)
    p.fill(line(inside, plate.rim * 0.8), COBALT, _FRAME)
    p.fill(line(circle(x, y, 0, 0, 0.945), plate.rim), COBALT, _FRAME)
    return shrink(rgba(*p.lit()), (plate.size, plate.size))


def _leaves(p: Panel, times: int) -> None:
    """Leaves that point outwards, a berry between two of them."""
    x, y = p.page
    a, b = fold(x, y, times)
    c, d = fold(x, y, times, np.pi / times)
    wide = 0.62 / times
    leaves = leaf(a - _INSIDE - 0.02, b, 0.25, wide * 1.25)
    p.fill(leaves, COBALT)
    if p.fine:
        p.fill(line(leaves, 0.006), DARK, _FRAME)
    p.fill(circle(c, d, 0.80, 0, wide * 0.75), MID, _FRAME)
