"""The light on the table of the results: the table in the dusk, and a beam from the upper left.

The beam comes in a few steps, each of which adds the same faint one: nothing is made for them. When
it is there, table and light are one picture.
"""

import pygame

from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.scenes.results.outcome import Tone

_BEAM = "images/shared/light/beam.png"
_FAINTEST = 10
"""What is darker than this in the beam is left out: less has to be repainted."""
_DUSK = {Tone.VICTORY: 186, Tone.KIND: 160}
"""What is left of the table's own light, of 255."""
_STRENGTH = {Tone.VICTORY: 1.0, Tone.KIND: 0.45}
STEPS = 4


class TableLight:
    """The table of an edition under the light of a tone, for one size of the window."""

    def __init__(self, desk: Desk, theme: str, tone: Tone, *, comes: bool) -> None:
        """With `comes` it is dusk at first."""
        table = desk.backdrop(f"{theme}/table").sprites[0].surface.copy()
        self._dusk: Group | None = None
        self._faint: Sprite | None = None
        self._step = Group([]), 0
        beam = None if desk.brush.contrast else _beam(desk.images, desk.size, _STRENGTH[tone])
        if beam is not None:
            table.fill((_DUSK[tone],) * 3, None, pygame.BLEND_RGB_MULT)
            if comes:
                self._dusk = Group([Sprite(table.copy(), 0, 0)])
            table.blit(beam.surface, (beam.x, beam.y), None, beam.flags)
        if beam is not None and comes:
            # Each is as large as the window: the same surface serves for the steps.
            beam.surface.fill((255 // STEPS,) * 3, None, pygame.BLEND_RGB_MULT)
            self._faint = beam
        self._full = Group([Sprite(table, 0, 0)])

    def groups(self, part: float) -> list[Group]:
        """The table when so much of the light is there; what is over is forgotten."""
        if part >= 1 or self._dusk is None or self._faint is None:
            self._dusk = self._faint = None
            return [self._full]
        step = int(part * STEPS)
        if self._step[1] != step:
            self._step = Group([self._faint] * step), step
        return [self._dusk, self._step[0]]


def _beam(images: Images, size: tuple[int, int], strength: float) -> Sprite | None:
    """The part of the beam that can be seen, at a size of the window, to be added."""
    master = images.master(_BEAM)
    if master is None:
        return None
    dark = pygame.mask.from_threshold(master, (0, 0, 0), (_FAINTEST, _FAINTEST, _FAINTEST, 255))
    dark.invert()
    seen = pygame.Rect(0, 0, 0, 0).unionall(dark.get_bounding_rects())
    across, down = size[0] / master.get_width(), size[1] / master.get_height()
    at = round(seen.x * across), round(seen.y * down)
    wide, high = min(round(seen.w * across), size[0]), min(round(seen.h * down), size[1])
    light = pygame.transform.smoothscale(master.subsurface(seen), (wide, high)).convert()
    light.fill((round(255 * strength),) * 3, None, pygame.BLEND_RGB_MULT)
    return Sprite(light, *at, pygame.BLEND_RGB_ADD)
