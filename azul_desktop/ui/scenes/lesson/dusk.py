"""The veil of a lesson: all is dimmed but what a step asks for, and half of it what it names."""

from typing import NamedTuple

import pygame

from azul_desktop.geometry import Box, Circle, Rhombus
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Group, Sprite, apart, around
from azul_desktop.ui.render.tokens import BLACK, VEIL
from azul_desktop.ui.table.paint.lights import FADES, GLOW, filled, form_of, frame

_DARK = 0.56
"""How much of the light the veil takes."""
_RADIUS, _BEYOND = 10, 4
"""The corners of what is lit, and how far light reaches beyond it."""
_WIDTH = 4
_HALF = 2
"""How strong the light along the edge of what is only named is, of `FADES`."""
_STRIP = 120
"""The veil is made of strips so many pixels high: one as large as a window would weigh much."""

Form = Box | Circle | Rhombus


class Lit(NamedTuple):
    """A place in the light; one that is only named has half of it."""

    form: Form
    half: bool = False


def dusk(brush: Brush, size: tuple[int, int], lit: tuple[Lit, ...]) -> Group:
    """The veil over a window, with the light of what lies in none."""
    window = pygame.Rect(0, 0, *size)
    forms = [(one, _grown(brush, one.form)) for one in lit]
    open_ = apart([_rect(form).clip(window) for _, form in forms])
    sprites = _closed(window, open_)
    for rect in open_:
        here = [(one.half, form) for one, form in forms if _rect(form).colliderect(rect)]
        sprites.append(Sprite(_holed(brush, rect, here), rect.x, rect.y))
    sprites += [_ring(brush, form, _HALF if one.half else FADES) for one, form in forms]
    return Group(sprites)


def _grown(brush: Brush, form: Form) -> Form:
    by = brush.px(_BEYOND)
    if isinstance(form, Box):
        return form.grown(by).rounded()
    if isinstance(form, Circle):
        return form._replace(radius=form.radius + by)
    return form._replace(side=form.side + 2 * by)


def _rect(form: Form) -> pygame.Rect:
    box = (form if isinstance(form, Box) else form.box).rounded()
    return pygame.Rect(*box)


def _closed(window: pygame.Rect, open_: list[pygame.Rect]) -> list[Sprite]:
    """The veil wherever it has no hole."""
    parts = [window]
    for hole in open_:
        parts = [
            rest
            for part in parts
            for rest in (around(hole.clip(part), part) if hole.colliderect(part) else [part])
        ]
    strip = pygame.Surface((window.w, _STRIP), pygame.SRCALPHA)
    strip.fill((*VEIL, _alpha(_DARK)))
    return [
        Sprite(strip.subsurface((0, 0, part.w, min(_STRIP, part.bottom - y))), part.x, y)
        for part in parts
        for y in range(part.y, part.bottom, _STRIP)
    ]


def _holed(brush: Brush, rect: pygame.Rect, forms: list[tuple[bool, Form]]) -> pygame.Surface:
    """A piece of the veil with its holes; what is asked for is opened last."""
    surface = pygame.Surface(rect.size, pygame.SRCALPHA)
    surface.fill((*VEIL, _alpha(_DARK)))
    for half, form in sorted(forms, key=lambda found: not found[0]):
        hole = _picture(brush, form)
        if half:
            hole = shapes.faded(hole, _DARK / 2)
        at = centred(hole, form.centre)
        surface.blit(hole, (at.x - rect.x, at.y - rect.y), None, pygame.BLEND_RGBA_SUB)
    return surface


def _picture(brush: Brush, form: Form) -> pygame.Surface:
    """The form in black."""
    if isinstance(form, Circle):
        return shapes.disc(round(2 * form.radius), BLACK)
    return filled(form_of(form), BLACK, brush.px(_RADIUS))


def _ring(brush: Brush, form: Form, step: int) -> Sprite:
    """The light along the edge of what is asked for, or a part of it."""
    width = brush.px(_WIDTH)
    if isinstance(form, Circle):
        side = round(2 * form.radius)
        return centred(frame((side, side, None), side // 2, GLOW, step, width), form.centre)
    radius = None if isinstance(form, Rhombus) else brush.px(_RADIUS)
    return centred(frame(form_of(form), radius, GLOW, step, width), form.centre)


def _alpha(part: float) -> int:
    return round(255 * part)
