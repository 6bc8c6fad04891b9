"""Light that falls in from the upper left, added to a picture; it can swell and fade."""

from typing import Final

import pygame

from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.stage import Group, Sprite

_PICTURE = "images/shared/light/beam.png"
_BANDS = 15
"""The light changes band by band: neighbours differ by less than is seen, and no frame by more
than one of them."""
_STRENGTH = 0.59
"""How much of the picture's light is added at the most."""
STEPS: Final = 7
"""So many steps lie between the weakest light and the strongest."""
_WEAKEST = 0.85


class Beam:
    """Light over a window of one size; empty where its picture is missing."""

    def __init__(self, images: Images, size: tuple[int, int], step: int = STEPS) -> None:
        self._master = images.master(_PICTURE)
        self._size = size
        rows = 0 if self._master is None else self._master.get_height()
        self._edges = [round(rows * n / _BANDS) for n in range(_BANDS + 1)] if rows else [0]
        self._steps = [step] * (len(self._edges) - 1)
        self.bands = [self._band(n) for n in range(len(self._steps))]
        """The light from top to bottom, each band a group of its own."""

    def approach(self, step: int) -> bool:
        """Bring the first band that is not as strong there; whether there was one."""
        late = next((n for n, now in enumerate(self._steps) if now != step), None)
        if late is None:
            return False
        self._steps[late] = step
        self.bands[late] = self._band(late)
        return True

    def _band(self, number: int) -> Group:
        """A strip of the picture as bright as its step, enlarged: it is all soft.

        It is enlarged with a row of its neighbours, so that no seam is seen.
        """
        if self._master is None:
            return Group([])
        (wide, rows), high = self._master.get_size(), self._size[1]
        first, end = self._edges[number], self._edges[number + 1]
        above, below = max(0, first - 1), min(rows, end + 1)
        strip = pygame.Surface((wide, below - above))
        strip.blit(self._master, (0, 0), (0, above, wide, below - above))
        light = round(255 * _STRENGTH * level(self._steps[number]))
        strip.fill((light, light, light), None, pygame.BLEND_RGB_MULT)
        top, bottom = round(first * high / rows), round(end * high / rows)
        start, stop = round(above * high / rows), round(below * high / rows)
        large = pygame.transform.smoothscale(strip, (self._size[0], max(1, stop - start)))
        part = large.subsurface((0, top - start, self._size[0], bottom - top))
        return Group([Sprite(part, 0, top, pygame.BLEND_RGB_ADD)])


def level(step: int) -> float:
    """How strong the light is at a step, from the weakest to 1."""
    return _WEAKEST + (1 - _WEAKEST) * step / STEPS
