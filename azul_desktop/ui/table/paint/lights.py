"""Light on the pieces that score: it brightens what is inside and colours only the rim."""

from collections.abc import Sequence

import pygame

from azul_desktop.geometry import Point, Rhombus, Shape, box_of, surrounding
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import Colour, colour
from azul_desktop.ui.table.layout.tile_slots import LONG

FADES = 5
"""Light comes and goes in so many steps, each drawn once."""
ADDED = pygame.BLEND_RGB_ADD
_GROW, _WIDTH = 4, 4
"""How far light reaches beyond a piece, and the width of its rim, in logical pixels."""
_INSIDE = (32, 32, 34)
"""White: a coloured light would turn blue to grey and black to brown."""
_INWARDS = 0.22
"""How much of the rim's colour falls on the edge of the piece."""
GLOW = colour("#ff9d00")
"""The light around what is meant in a picture that does not move."""
_RIM = colour("#ffe3a0")
_UPRIGHT = 180
_TOGETHER = 3.0
"""Cells lie together if the box around them is at most so many times as large as they are."""

Form = tuple[int, int, int | None]
"""The outline of a piece without its place: width, height, and the turn of a rhombus."""


def rhombus_corners(rhombus: Rhombus) -> list[Point]:
    """The four corners, from the end of the long diagonal clockwise."""
    unit = pygame.Vector2(0, -1).rotate(rhombus.turn)
    across = unit.rotate(90)
    long, short = unit * (rhombus.side * LONG / 2), across * (rhombus.side / 2)
    centre = pygame.Vector2(rhombus.x, rhombus.y)
    return [(p.x, p.y) for p in (centre + long, centre + short, centre - long, centre - short)]


def form_of(place: Shape, grow: int = 0) -> Form:
    """The outline of a place, a few pixels larger on each side."""
    if isinstance(place, Rhombus):
        larger = place._replace(side=place.side + grow * 4 / LONG)
        return round(larger.box.w), round(larger.box.h), place.turn % _UPRIGHT
    return round(place.w) + 2 * grow, round(place.h) + 2 * grow, None


def filled(form: Form, tint: Colour, radius: int | None = None) -> pygame.Surface:
    """A form in one colour, with smooth edges; nobody may paint on it."""
    w, h, turn = form
    if turn is None:
        return shapes.rounded((w, h), max(3, h // 8) if radius is None else radius, (tint,))
    box = Rhombus(0, 0, 1, turn).box
    corners = rhombus_corners(Rhombus(0, 0, 1, turn))
    points = tuple((x / box.w + 0.5, y / box.h + 0.5) for x, y in corners)
    return shapes.polygon((w, h), points, tint, times=2)


def light(brush: Brush, place: Shape, tint: Colour, step: int) -> list[Sprite]:
    """Light on a place, of one of five strengths: it shines, and a frame of light surrounds it."""
    form = form_of(place, brush.px(_GROW))
    edge = frame(form, None, tint, step, brush.px(_WIDTH))
    return [shine(brush, place, tint, step), centred(edge, place.centre)]


def shine(brush: Brush, place: Shape, tint: Colour, step: int) -> Sprite:
    """A place made brighter, with some colour only along its edge."""
    form = form_of(place, 1)  # the rim around it keeps its own colour
    return centred(_shine(form, tint, step, brush.px(_WIDTH)), place.centre, ADDED)


def halo(brush: Brush, place: Shape, tint: Colour, step: int) -> Sprite:
    """A round frame of light."""
    size, width = round(box_of(place).w) + 2 * brush.px(_GROW), brush.px(_WIDTH)
    return centred(frame((size, size, None), size // 2, tint, step, width), place.centre)


@Kept
def _shine(form: Form, tint: Colour, step: int, width: int) -> pygame.Surface:
    """What is added to a piece: a little white, and at its edge some of the rim's colour."""
    size, soft = form[:2], max(2, width)
    surface = pygame.Surface(size)
    surface.blit(_ring(form, _dimmed(tint, _INWARDS), soft), (0, 0))
    surface = shapes.blurred(surface, soft)
    surface.fill(_INSIDE, None, pygame.BLEND_RGB_ADD)
    mask = pygame.Surface(size)
    mask.blit(filled(form, _dimmed((255, 255, 255), step / FADES)), (0, 0))
    surface.blit(mask, (0, 0), None, pygame.BLEND_RGB_MULT)
    return surface


@Kept
def frame(form: Form, radius: int | None, tint: Colour, step: int, width: int) -> pygame.Surface:
    """A soft light outside a form, and a bright line along its edge."""
    if step < FADES:
        return shapes.faded(frame(form, radius, tint, FADES, width), step / FADES)
    soft = max(2, width * 2)
    w, h = form[0] + 4 * soft, form[1] + 4 * soft
    surface = pygame.Surface((w, h), pygame.SRCALPHA)
    surface.fill((*tint, 0))
    at = 2 * soft, 2 * soft
    surface.blit(filled(form, tint, radius), at)
    surface = shapes.blurred(surface, soft)
    surface.blit(filled(form, (0, 0, 0), radius), at, None, pygame.BLEND_RGBA_SUB)
    surface.blit(_ring(form, _RIM, width, radius), at)
    return surface


def _ring(form: Form, tint: Colour, width: int, radius: int | None = None) -> pygame.Surface:
    """A line of a width along the inner edge of a form."""
    surface = filled(form, tint, radius).copy()
    inner = _shrunk(form, width)
    if min(inner[:2]) > 0:
        hole = filled(inner, (0, 0, 0), None if radius is None else radius - width)
        at = (form[0] - inner[0]) // 2, (form[1] - inner[1]) // 2
        surface.blit(hole, at, None, pygame.BLEND_RGBA_SUB)
    return surface


def _shrunk(form: Form, by: int) -> Form:
    w, h, turn = form
    if turn is None:
        return w - 2 * by, h - 2 * by, None
    box = Rhombus(0, 0, 1, turn).box
    side = w / box.w - by * 4 / LONG
    return round(box.w * side), round(box.h * side), turn


def _dimmed(tint: Colour, part: float) -> Colour:
    r, g, b = (round(c * part) for c in tint)
    return r, g, b


def rim(
    brush: Brush, cells: Sequence[Shape], tint: Colour, step: int, line: Colour = _RIM
) -> list[Sprite]:
    """One line of light around cells that lie together, or one around each that does not."""
    whole = surrounding([box_of(cell) for cell in cells])
    covered = sum(box_of(cell).w * box_of(cell).h for cell in cells)
    if whole.w * whole.h > _TOGETHER * covered:
        return [sprite for cell in cells for sprite in rim(brush, [cell], tint, step, line)]
    middle = whole.centre
    forms = tuple(
        (form_of(cell), round(cell.centre[0] - middle[0]), round(cell.centre[1] - middle[1]))
        for cell in cells
    )
    size = round(whole.w), round(whole.h)
    return [centred(_joint(size, forms, (tint, line), step, brush.px(3)), middle)]


@Kept
def _joint(
    size: tuple[int, int],
    forms: tuple[tuple[Form, int, int], ...],
    tints: tuple[Colour, Colour],
    step: int,
    width: int,
) -> pygame.Surface:
    """A glow and a line around several forms, none between them."""
    if step < FADES:
        return shapes.faded(_joint(size, forms, tints, FADES, width), step / FADES)
    tint, bright = tints
    soft = 3 * width
    whole = size[0] + 4 * soft + 4 * width, size[1] + 4 * soft + 4 * width
    line = _union(whole, forms, bright, 2 * width)
    hole = line.copy()
    hole.fill((0, 0, 0, 255), None, pygame.BLEND_RGBA_MULT)
    glow = hole.copy()
    glow.fill((*tint, 0), None, pygame.BLEND_RGBA_ADD)
    surface = shapes.blurred(glow, soft)
    surface.blit(surface.copy(), (0, 0))  # half of its strength is lost at the edge
    surface.blit(hole, (0, 0), None, pygame.BLEND_RGBA_SUB)
    line.blit(_union(whole, forms, (0, 0, 0), width), (0, 0), None, pygame.BLEND_RGBA_SUB)
    surface.blit(line, (0, 0))
    return surface


def _union(
    size: tuple[int, int], forms: tuple[tuple[Form, int, int], ...], tint: Colour, grow: int
) -> pygame.Surface:
    """All forms in one picture, each grown."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((*tint, 0))
    for form, x, y in forms:
        picture = filled(_shrunk(form, -grow), tint)
        left, top = (size[0] - picture.get_width()) // 2, (size[1] - picture.get_height()) // 2
        surface.blit(picture, (left + x, top + y))
    return surface
