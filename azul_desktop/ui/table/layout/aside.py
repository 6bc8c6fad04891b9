"""Where the start marker and the tokens of a player lie: on a free part of their board."""

from collections.abc import Sequence

from azul_desktop.geometry import Box, box_around, surrounding

_SIZES = (1.0, 0.85, 0.7, 0.55)
"""The sizes that are tried, in parts of the largest."""
_STEP = 0.1
"""So far apart, in parts of the largest, are the places that are tried beside stars."""
_MOST_STEPS = 200


def around(score: int, first: int, last: int) -> tuple[int, int]:
    """How often a cube has gone round a track, and the number on which it stands now."""
    rounds = max(0, score - first) // (last - first + 1)
    return rounds, score - rounds * (last - first + 1)


def beside_lines(
    lines: Sequence[Box], others: Sequence[Box], left: float, largest: float, token: Box
) -> Box:
    """From `left` on above the longer pattern lines; without room on a corner of the token."""
    air = 0.1 * largest
    taken = [*(line.grown(air) for line in lines), *others]
    for part in _SIZES:
        size = round(part * largest)
        place = Box(round(left), lines[0].y, size, size)
        if not any(place.overlaps(other) for other in taken):
            return place
    return _on_corner(token)


def beside_stars(box: Box, taken: Sequence[Box], largest: float, *, left: bool) -> Box:
    """On the left or right of a star board, as high up as what is printed there leaves room."""
    field = surrounding(taken)
    top, bottom = max(field.y, box.y), min(field.bottom, box.bottom)
    steps = min(int((bottom - top) / (_STEP * largest)), _MOST_STEPS)
    for part in _SIZES:
        wide = round(part * largest)
        x = round(max(field.x, box.x) if left else min(field.right, box.right) - wide)
        near = [other for other in taken if other.x < x + wide and x < other.right]
        for step in range(steps):
            place = Box(x, round(top + step * _STEP * largest), wide, wide)
            if _within(place, box) and not any(place.overlaps(other) for other in near):
                return place
    corner = Box(box.x if left else box.right - largest, box.y, largest, largest)
    return _on_corner(corner)


def _on_corner(box: Box) -> Box:
    """Where there is no free place: on the lower right corner of something."""
    size = 0.6 * min(box.w, box.h)
    return box_around((box.right - size / 2, box.bottom - size / 2), size).rounded()


def _within(inner: Box, outer: Box) -> bool:
    """Whether a box lies in another one."""
    across = outer.x <= inner.x and inner.right <= outer.right
    return across and outer.y <= inner.y and inner.bottom <= outer.bottom
