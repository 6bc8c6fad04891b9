"""What every screen is checked for: nothing leaves the window, nothing overlaps, no text is cut."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

import pygame

from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.text import Type
from azul_desktop.ui.scenes.page import PageScene
from tests.ui.pilot import Pilot, overlapping

SIZES = [(1024, 768), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)]
NAMES = ("Olena", "Greedy", "Taras", "Maximilian")


class Written:
    """All texts that were laid out, and those that were too long for their place."""

    def __init__(self) -> None:
        self.sprites: list[Sprite] = []
        self.cut: list[str] = []

    def rects(self) -> list[pygame.Rect]:
        """Where texts stand; what was only measured lies in the corner."""
        return [
            pygame.Rect(sprite.x, sprite.y, *sprite.surface.get_size())
            for sprite in self.sprites
            if (sprite.x, sprite.y) != (0, 0)
        ]


@contextmanager
def watching() -> Iterator[Written]:
    """Watch what is written meanwhile."""
    written = Written()

    def keep(method: str) -> Any:
        real = getattr(Brush, method)

        def painted(self: Brush, *args: Any, **values: Any) -> Sprite:
            sprite: Sprite = real(self, *args, **values)
            written.sprites.append(sprite)
            return sprite

        return mock.patch.object(Brush, method, painted)

    fit = Type.fit

    def fitted(self: Type, text: str, *args: Any) -> tuple[int, str]:
        size, shown = fit(self, text, *args)
        if shown != text:
            written.cut.append(text)
        return size, shown

    with keep("label"), keep("paragraph"), mock.patch.object(Type, "fit", fitted):
        yield written


def check_looks(pilot: Pilot) -> None:
    """Lay the scene out anew and look at it."""
    with watching() as written:
        pilot.scene.arrange()
        pilot.scene.groups()
    window = pygame.Rect(0, 0, *pilot.app.desk.size)
    targets = pilot.scene.targets()
    assert not overlapping(targets)
    for target in targets:
        assert window.contains(pygame.Rect(*target.box.rounded())), target.name
    assert not written.cut, written.cut
    rects = written.rects()
    page = window
    if isinstance(pilot.scene, PageScene):
        page = page.union((0, 0, *(round(side) for side in pilot.scene.scroll.extent.whole)))
    for at, rect in enumerate(rects):
        assert page.contains(rect)
        slim = rect.inflate(0, -rect.h // 4)  # letters are lower than their line
        for other in rects[at + 1 :]:
            assert not slim.colliderect(other.inflate(0, -other.h // 4)), (rect, other)
