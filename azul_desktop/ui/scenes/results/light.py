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
_COARSE = 4
"""How many times smaller the picture is on which its dark parts are found."""
STEPS = 4


class TableLight:
    """The table of an edition under the light of a tone, for one size of the window."""

    def __init__(self, desk: Desk, theme: str, tone: Tone, *, comes: bool) -> None:
        """With `comes` it is dusk at first, and the beam is made by `prepare` or when it comes."""
        table = desk.backdrop(f"{theme}/table").sprites[0].surface.copy()
        self._desk, self._strength = desk, _STRENGTH[tone]
        has_beam = not desk.brush.contrast and desk.images.master(_BEAM) is not None
        if has_beam:
            table.fill((_DUSK[tone],) * 3, None, pygame.BLEND_RGB_MULT)
        self._dusk = Group([Sprite(table, 0, 0)])
        self._full = None if has_beam else self._dusk
        self._faint: Sprite | None = None
        self._step = Group([]), 0
        if not comes:
            self._finish()

    def prepare(self) -> bool:
        """Make the beam, then the table in it; whether there was anything to do."""
        if self._full is not None:
            return False
        if self._faint is None:
            self._faint = _beam(self._desk.images, self._desk.size, self._strength)
            return True
        table, beam = self._dusk.sprites[0].surface.copy(), self._faint
        table.blit(beam.surface, (beam.x, beam.y), None, beam.flags)
        # Each is as large as the window: the same surface serves for the steps.
        beam.surface.fill((255 // STEPS,) * 3, None, pygame.BLEND_RGB_MULT)
        self._full = Group([Sprite(table, 0, 0)])
        return True

    def _finish(self) -> None:
        while self.prepare():
            pass

    def groups(self, part: float) -> list[Group]:
        """The table when so much of the light is there; what is over is forgotten."""
        step = int(part * STEPS)
        if step:
            self._finish()
        if step >= STEPS and self._full is not None:
            self._dusk, self._faint = self._full, None
            return [self._full]
        if self._faint is None or not step:
            return [self._dusk]
        if self._step[1] != step:
            self._step = Group([self._faint] * step), step
        return [self._dusk, self._step[0]]


def _beam(images: Images, size: tuple[int, int], strength: float) -> Sprite:
    """The part of the beam that can be seen, at a size of the window, to be added."""
    master = images.master(_BEAM)
    assert master is not None
    few = master.get_width() // _COARSE, master.get_height() // _COARSE
    small = pygame.transform.smoothscale(master, few)
    dark = pygame.mask.from_threshold(small, (0, 0, 0), (_FAINTEST, _FAINTEST, _FAINTEST, 255))
    dark.invert()
    found = pygame.Rect(0, 0, 0, 0).unionall(dark.get_bounding_rects()).inflate(2, 2)
    seen = pygame.Rect(*(_COARSE * n for n in found)).clip(master.get_rect())
    across, down = size[0] / master.get_width(), size[1] / master.get_height()
    at = round(seen.x * across), round(seen.y * down)
    wide, high = min(round(seen.w * across), size[0]), min(round(seen.h * down), size[1])
    light = pygame.transform.smoothscale(master.subsurface(seen), (wide, high)).convert()
    light.fill((round(255 * strength),) * 3, None, pygame.BLEND_RGB_MULT)
    return Sprite(light, *at, pygame.BLEND_RGB_ADD)
