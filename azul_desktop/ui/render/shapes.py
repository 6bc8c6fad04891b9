"""Smooth shapes, gradients, shadows and glows, drawn once for each size."""

import pygame

from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.tokens import WHITE, Colour

_FINE = 4
"""How much larger edges are drawn before they are reduced to smooth ones."""
Stops = tuple[Colour, ...]


@Kept
def disc(diameter: int, colour: Colour, alpha: int = 255) -> pygame.Surface:
    """A smooth filled circle."""
    size = max(1, diameter)
    fine = pygame.Surface((size * _FINE, size * _FINE), pygame.SRCALPHA)
    fine.fill((*colour, 0))
    middle = size * _FINE / 2
    pygame.draw.circle(fine, (*colour, alpha), (middle, middle), middle)
    return pygame.transform.smoothscale(fine, (size, size))


@Kept
def polygon(
    size: tuple[int, int],
    points: tuple[tuple[float, float], ...],
    colour: Colour,
    alpha: int = 255,
    times: int = _FINE,
) -> pygame.Surface:
    """A filled polygon; its points are in parts of the size.

    It is drawn so many times larger for smooth edges; 1 is enough for what will be blurred.
    """
    w, h = max(1, size[0]), max(1, size[1])
    fine = pygame.Surface((w * times, h * times), pygame.SRCALPHA)
    fine.fill((*colour, 0))
    corners = [(x * w * times, y * h * times) for x, y in points]
    pygame.draw.polygon(fine, (*colour, alpha), corners)
    return fine if times == 1 else pygame.transform.smoothscale(fine, (w, h))


def _masked(surface: pygame.Surface, radius: int) -> pygame.Surface:
    """Round the corners of a surface in place."""
    w, h = surface.get_size()
    radius = max(0, min(radius, w // 2, h // 2))
    if radius:
        mask = disc(2 * radius, (255, 255, 255))
        for x, y, left, top in (
            (0, 0, 0, 0),
            (w - radius, 0, radius, 0),
            (0, h - radius, 0, radius),
            (w - radius, h - radius, radius, radius),
        ):
            corner = pygame.Rect(left, top, radius, radius)
            surface.blit(mask, (x, y), corner, pygame.BLEND_RGBA_MULT)
    return surface


@Kept
def rounded(size: tuple[int, int], radius: int, stops: Stops, alpha: int = 255) -> pygame.Surface:
    """A rectangle with round corners, filled from the first stop above to the last below."""
    w, h = max(1, size[0]), max(1, size[1])
    if len(stops) == 1:
        surface = pygame.Surface((w, h), pygame.SRCALPHA)
        surface.fill((*stops[0], alpha))
    else:
        strip = pygame.Surface((1, len(stops)), pygame.SRCALPHA)
        for y, stop in enumerate(stops):
            strip.set_at((0, y), (*stop, alpha))
        column = pygame.transform.smoothscale(strip, (1, h))
        surface = pygame.transform.scale(column, (w, h))
    return _masked(surface, radius)


@Kept
def framed(
    size: tuple[int, int], radius: int, stops: Stops, edge: Colour, width: int = 1, alpha: int = 255
) -> pygame.Surface:
    """A filled rectangle with round corners and an edge."""
    surface = ring.fresh(size, radius, edge, width, alpha)
    inner = surface.get_width() - 2 * width, surface.get_height() - 2 * width
    if min(inner) > 0:
        surface.blit(rounded.fresh(inner, radius - width, stops, alpha), (width, width))
    return surface


@Kept
def ring(
    size: tuple[int, int], radius: int, colour: Colour, width: int, alpha: int = 255
) -> pygame.Surface:
    """The outline of a rectangle with round corners."""
    outer = rounded.fresh(size, radius, (colour,), alpha)
    inner = outer.get_width() - 2 * width, outer.get_height() - 2 * width
    if min(inner) > 0:
        # Black takes away opacity only: what is left keeps its colour.
        hole = rounded.fresh(inner, radius - width, ((0, 0, 0),))
        outer.blit(hole, (width, width), None, pygame.BLEND_RGBA_SUB)
    return outer


@Kept
def shadow(
    size: tuple[int, int], radius: int, blur: int, colour: Colour, alpha: int
) -> pygame.Surface:
    """A soft rectangle; it is `2 * blur` larger than the size on each side.

    Only its corners are blurred; the edges between them are stretched, as they are all alike.
    """
    w, h = size
    blur = max(1, blur)
    corner = radius + 4 * blur
    small = min(w + 4 * blur, 2 * corner + 2), min(h + 4 * blur, 2 * corner + 2)
    tile = pygame.Surface(small, pygame.SRCALPHA)
    tile.fill((*colour, 0))
    body = small[0] - 4 * blur, small[1] - 4 * blur
    tile.blit(
        rounded.fresh((max(1, body[0]), max(1, body[1])), radius, (colour,), alpha),
        (2 * blur,) * 2,
    )
    tile = blurred(tile, blur)
    return stretched(tile, (w + 4 * blur, h + 4 * blur))


def blurred(surface: pygame.Surface, radius: int) -> pygame.Surface:
    """A picture out of focus; a wide blur is made on a reduced copy, which looks the same."""
    part = 4 if radius >= 8 else 2 if radius >= 4 else 1
    if part == 1:
        return pygame.transform.gaussian_blur(surface, radius)
    w, h = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(1, w // part), max(1, h // part)))
    soft = pygame.transform.gaussian_blur(small, max(1, round(radius / part)))
    return pygame.transform.smoothscale(soft, (w, h))


def stretched(tile: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A picture made larger by repeating its middle row and column; never smaller."""
    w, h = tile.get_size()
    if (w, h) == size:
        return tile
    wide = pygame.Surface((size[0], h), pygame.SRCALPHA)
    left = w // 2
    right = w - left - 1
    wide.blit(tile, (0, 0), (0, 0, left, h))
    middle = tile.subsurface((left, 0, 1, h))
    wide.blit(pygame.transform.scale(middle, (size[0] - left - right, h)), (left, 0))
    wide.blit(tile, (size[0] - right, 0), (w - right, 0, right, h))
    tall = pygame.Surface(size, pygame.SRCALPHA)
    top = h // 2
    bottom = h - top - 1
    tall.blit(wide, (0, 0), (0, 0, size[0], top))
    line = wide.subsurface((0, top, size[0], 1))
    tall.blit(pygame.transform.scale(line, (size[0], size[1] - top - bottom)), (0, top))
    tall.blit(wide, (0, size[1] - bottom), (0, h - bottom, size[0], bottom))
    return tall


def turned(large: pygame.Surface, angle: int, times: int, edge: Colour) -> pygame.Surface:
    """A picture turned by a few degrees while it is so many times larger, then reduced.

    What cannot be seen around it has the colour of its edge, so that no dark line mixes in.
    """
    w, h = large.get_size()
    margin = 2 * times
    whole = pygame.Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
    whole.fill((*edge, 0))
    whole.blit(large, (margin, margin))
    whole = pygame.transform.rotozoom(whole, angle, 1)
    w, h = whole.get_size()
    return pygame.transform.smoothscale(whole, (round(w / times), round(h / times)))


def tinted(mask: pygame.Surface, colour: Colour) -> pygame.Surface:
    """A white picture in a colour."""
    surface = mask.copy()
    surface.fill((*colour, 255), None, pygame.BLEND_RGBA_MULT)
    return surface


def faded(surface: pygame.Surface, part: float) -> pygame.Surface:
    """A picture with only a part of its opacity, baked in."""
    other = surface.copy()
    other.fill((255, 255, 255, round(255 * part)), None, pygame.BLEND_RGBA_MULT)
    return other


def greyed(surface: pygame.Surface, towards: Colour, part: float) -> pygame.Surface:
    """A picture mixed with a colour, its shape kept."""
    other = surface.copy()
    keep = round(255 * (1 - part))
    other.fill((keep, keep, keep, 255), None, pygame.BLEND_RGBA_MULT)
    add = (*(round(c * part) for c in towards), 0)
    other.fill(add, None, pygame.BLEND_RGBA_ADD)
    return other


def mixed(tint: Colour, other: Colour, part: float) -> Colour:
    """A colour with a part of another one."""
    r, g, b = (round(a + (c - a) * part) for a, c in zip(tint, other, strict=True))
    return r, g, b


def piece_of(
    picture: pygame.Surface, at: tuple[float, float], size: tuple[int, int]
) -> pygame.Surface:
    """What a large picture shows at a place; a page that scrolls may reach beyond it."""
    wide, high = picture.get_size()
    if size[0] > wide or size[1] > high:
        return pygame.transform.smoothscale(picture, size).convert_alpha()
    corner = (min(max(round(at[n]), 0), (wide, high)[n] - size[n]) for n in (0, 1))
    return picture.subsurface((*corner, *size)).convert_alpha()


def round_off(picture: pygame.Surface, radius: int) -> None:
    """Take away the corners of a picture."""
    mask = rounded(picture.get_size(), radius, (WHITE,))
    picture.blit(mask, (0, 0), None, pygame.BLEND_RGBA_MULT)
