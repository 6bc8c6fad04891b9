"""The gold sweep over a complete row, column, colour or star: a band of light, and sparkles.

The band is cut from pictures of one cell with the band at a few offsets, each drawn once: a frame
only adds those of the cells that the band is on.
"""

import math
from collections.abc import Sequence

import pygame

from azul_desktop.geometry import Point, Shape
from azul_desktop.ui.anim.easing import ease_in_out, pulse
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import Colour, colour
from azul_desktop.ui.table.paint.lights import ADDED, FADES, Form, filled, form_of, halo, rim
from azul_desktop.ui.table.show.shows import Lit

GOLD = colour("#ffb420")
_CORE, _SIDES = (255, 226, 150), (255, 160, 30)
_ANGLE = 28
"""The band goes this much below the horizontal, in degrees."""
_PASSING = 0.72
"""The part of the show in which the band passes; then the rim fades."""
_FRAMES = 12
"""So many pictures of a cell there are before the band is in its middle."""
_WIDTH, _WIDTH_GRAND = 0.9, 1.2
"""How far the light of the band reaches, in parts of a cell's width."""
_SPARKLES, _SPARKLES_GRAND = 4, 9
_SPARKLE, _SPARKLE_GRAND = 26, 40
"""Their sizes in logical pixels."""
_LIFE = 0.34
"""The part of the show in which a sparkle comes and goes."""
_SIZES = 6


def sweep(brush: Brush, lit: Lit, part: float) -> list[Sprite]:
    """A sweep at a part of its time; one that may not move is a gold rim that fades."""
    fade = 1 - part if lit.still else min(1.0, part / 0.2, (1 - part) / (1 - _PASSING))
    step = max(1, math.ceil(fade * FADES))
    if lit.round:
        sprites = [halo(brush, cell, GOLD, step) for cell in lit.cells]
    else:
        sprites = rim(brush, lit.cells, GOLD, step, GOLD)
    if not lit.still:
        sprites += _band(lit, part) + _sparkles(brush, lit, part)
    return sprites


_SPREAD = 0.618034
"""Steps of the golden section spread things evenly, however many there are."""


def _along(point: Point) -> float:
    """How far along the way of the band a point is."""
    angle = math.radians(_ANGLE)
    return point[0] * math.cos(angle) + point[1] * math.sin(angle)


def _half(form: Form) -> float:
    """From the middle of a cell to where it ends along the way of the band."""
    return _along((form[0], form[1])) / 2


def _reach(form: Form, *, grand: bool) -> float:
    """So far from the middle of a cell the band no longer touches it."""
    return _half(form) + min(form[:2]) * (_WIDTH_GRAND if grand else _WIDTH)


def _passing(lit: Lit) -> tuple[float, float]:
    """Where the band begins and where it ends."""
    ends = [(_along(cell.centre), _reach(form_of(cell), grand=lit.grand)) for cell in lit.cells]
    return min(at - reach for at, reach in ends), max(at + reach for at, reach in ends)


def _band(lit: Lit, part: float) -> list[Sprite]:
    """The cells that the band is on, brighter there."""
    if part >= _PASSING:
        return []
    begin, end = _passing(lit)
    at = begin + (end - begin) * ease_in_out(part / _PASSING)
    sprites = []
    for cell in lit.cells:
        form = form_of(cell, 2)
        frame = round((at - _along(cell.centre)) / _reach(form, grand=lit.grand) * _FRAMES)
        if abs(frame) < _FRAMES:
            picture = _lit_cell(form, frame, grand=lit.grand, round_=lit.round)
            sprites.append(centred(picture, cell.centre, ADDED))
    return sprites


@Kept
def _lit_cell(form: Form, frame: int, *, grand: bool, round_: bool) -> pygame.Surface:
    """What the band adds to a cell from where it is."""
    w, h, _ = form
    surface = pygame.Surface((w, h))
    reach = round(min(w, h) * (_WIDTH_GRAND if grand else _WIDTH))
    band = _light(round(1.1 * math.hypot(w, h)), reach)
    way = pygame.Vector2(1, 0).rotate(_ANGLE) * (_reach(form, grand=grand) * frame / _FRAMES)
    surface.blit(band, band.get_rect(center=(w / 2 + way.x, h / 2 + way.y)))
    mask = pygame.Surface((w, h))
    mask.blit(filled(form, (255, 255, 255), h // 2 if round_ else None), (0, 0))
    surface.blit(mask, (0, 0), None, pygame.BLEND_RGB_MULT)
    return surface


@Kept
def _light(length: int, reach: int) -> pygame.Surface:
    """The band by itself, across its way: pale gold in the middle, amber at its sides."""
    strip = pygame.Surface((2 * reach + 1, 1))
    for x in range(-reach, reach + 1):
        far = abs(x) / reach
        core, side = max(0.0, 1 - far / 0.45) ** 2, (1 - far) ** 2
        strip.set_at((x + reach, 0), _mixed(core, side))
    band = pygame.transform.scale(strip, (2 * reach + 1, length))
    return pygame.transform.rotozoom(band, -_ANGLE, 1)


def _mixed(core: float, side: float) -> Colour:
    r, g, b = (
        min(255, round(0.5 * core * c + 0.5 * side * s)) for c, s in zip(_CORE, _SIDES, strict=True)
    )
    return r, g, b


def _sparkles(brush: Brush, lit: Lit, part: float) -> list[Sprite]:
    """A few sparkles, each where the band has just passed."""
    begin, end = _passing(lit)
    most = 0.75 * min(form_of(lit.cells[0])[:2])  # on a small board they are small
    size = round(min(brush.px(_SPARKLE_GRAND if lit.grand else _SPARKLE), most))
    sprites = []
    places = _sparkling(lit.cells, _SPARKLES_GRAND if lit.grand else _SPARKLES)
    for n, place in enumerate(places):
        passed = (_along(place) - begin) / (end - begin) * _PASSING
        age = (part - passed * (1 - _LIFE)) / _LIFE
        if 0 < age < 1:
            step = math.ceil(pulse(age) * _SIZES * (1 if n % 2 else 0.7))
            sprites.append(centred(_sparkle(max(5, size * step // _SIZES)), place, ADDED))
    return sprites


def _sparkling(cells: Sequence[Shape], count: int) -> list[Point]:
    """Where sparkles are: always the same, spread over the cells, off their middles."""
    places = []
    for n in range(count):
        cell = cells[round(n * _SPREAD * len(cells)) % len(cells)]
        w, h, _ = form_of(cell)
        way = pygame.Vector2(0.34 * min(w, h), 0).rotate(n * 137.5 + 40)
        places.append((cell.centre[0] + way.x, cell.centre[1] + way.y))
    return places


@Kept
def _sparkle(size: int) -> pygame.Surface:
    """A star of four thin rays with a soft middle, to be added."""
    fine = 3
    side = size * fine
    surface = pygame.Surface((side, side))
    middle, thin = side / 2, side / 26
    for radius, tint in ((side * 0.17, (70, 54, 22)), (side * 0.1, (150, 122, 70))):
        pygame.draw.circle(surface, tint, (middle, middle), radius)
    for wide, high in ((middle, thin), (thin, middle)):
        rays = ((-wide, 0), (0, -high), (wide, 0), (0, high))
        points = [(middle + x, middle + y) for x, y in rays]
        pygame.draw.polygon(surface, (255, 244, 205), points)
    return pygame.transform.smoothscale(surface, (size, size))
