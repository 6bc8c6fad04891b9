"""Pictures of the draft: tiles leave a disc or the centre, and the rest slides to the middle."""

from collections.abc import Sequence

from azul_desktop.core.events import MARKER
from azul_desktop.geometry import Box, Circle, Point, box_around
from azul_desktop.ui.families.rules_pictures import LIFT, HelpPictures, inside
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.table.layout.tile_slots import centre_places

_DISC = 0.34
"""The radius of a disc in parts of the picture's height."""
_SLANT = 0.18
_MANY = 3
"""So many tiles that slide would hide each other with all their pale pictures."""
_MARKER_ABOVE, _MARKER = 0.86, 0.3
"""How far above the middle of the centre the marker begins, and its size, in its radii."""


def from_disc(
    draw: HelpPictures, box: Box, tiles: Sequence[int], chosen: Sequence[int]
) -> list[Sprite]:
    """Some tiles of a disc are lifted and counted, the others slide to the centre."""
    high = min(box.h, box.w * 0.9)
    disc = Circle(*inside(box, 0.34, 0.44), high * _DISC)
    tray = Circle(box.right - high * 0.1, box.bottom - high * 0.02, high * 0.46)
    size, places = draw.places(disc, len(tiles))
    rest = [n for n in range(len(tiles)) if n not in chosen]
    sprites = [*draw.tray(tray), *draw.disc(disc)]
    sprites += draw.lying(disc, tiles, lifted=chosen, left=rest)
    step = size * (1.05 if draw.pieces.rhombic else 1.15)
    # The last one ends inside the picture.
    first = min(tray.x - tray.radius * 0.42, box.right - size * 0.75 - step * (len(rest) - 1))
    for at, n in enumerate(rest):
        x, y, turn = places[n]
        end = first + step * at, tray.y - tray.radius * (0.44 + _SLANT * at)
        ways = (turn, 0) if draw.pieces.rhombic else (None, None)
        ghosts = 3 if len(rest) < _MANY else 1
        sprites += draw.flight(tiles[n], size, ((x, y), end), turns=ways, ghosts=ghosts)
    taken = [places[n][:2] for n in chosen]
    lifted = [(x - size * LIFT * 0.4, y - size * LIFT) for x, y in taken]
    return sprites + draw.counted(lifted, size)


def from_centre(
    draw: HelpPictures,
    tray: Circle,
    counts: Sequence[int],
    chosen: int,
    joker: int | None = None,
    marker_to: Point | None = None,
) -> list[Sprite]:
    """All tiles of a colour leave the centre with the marker, and one joker where there is one.

    The marker is lifted too, or flies to where it goes.
    """
    mark = round(tray.radius * _MARKER)
    top = tray.y - tray.radius * _MARKER_ABOVE
    marker = box_around((tray.x, top + mark / 2), mark).rounded()
    rhombic = draw.pieces.rhombic
    groups = centre_places(tray, marker, counts, round(tray.radius * 0.3), rhombic)
    lying, raised, numbers = [], [], []
    for colour, (size, at, below) in enumerate(groups):
        taken = []
        for n, place in enumerate(at[: counts[colour]]):
            if colour == chosen or (colour == joker and n == counts[colour] - 1):
                taken.append((place[0] - size * 0.1, place[1] - size * 0.26))
                raised.append(draw.piece(colour, taken[-1], size * 1.1, ground="air"))
            else:
                lying.append(draw.piece(colour, place, size, ground="plate", dim=True))
        if rhombic and taken:  # they lie in a pile, which hides the numbers
            numbers += draw.number(len(taken), below.centre, below.h)
        elif taken:
            numbers += draw.counted(taken, size)
    start = marker.centre[0] - mark * 0.1, marker.centre[1] - mark * 0.06
    if marker_to is None:
        raised.append(draw.piece(MARKER, start, mark * 1.1, ground="air"))
    else:
        raised += draw.flight(MARKER, mark, (start, marker_to))
    return [*draw.tray(tray), *lying, *raised, *numbers]
