"""Which game the panel is about: it follows to the chosen one when the keys rest."""

import math
from collections.abc import Callable
from typing import Final

import pygame

from azul_desktop.ui.input import Input, KeyPressed, PointerPressed, PointerReleased, TextTyped

REST: Final = 0.13
"""Seconds without a key of the list after which the panel follows."""
_WALKS: Final = frozenset(
    (
        *(pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
        *(pygame.K_HOME, pygame.K_END, pygame.K_LCTRL, pygame.K_RCTRL),
    )
)
"""Keys with which one walks through the list."""


class Following:
    """Painting the panel takes longer than a frame has while somebody holds a key down."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.about: int | None = None
        """Where in the list the game is that the panel shows."""
        self.due = math.inf
        """When the panel is to follow, if nothing is done before."""

    @property
    def waits(self) -> bool:
        """Whether another game is chosen than the panel shows."""
        return self.due < math.inf

    def wait(self) -> None:
        """Another game is chosen."""
        self.due = self._clock() + REST

    def arrive(self, index: int | None) -> None:
        """The panel shows the game at a place of the list."""
        self.about, self.due = index, math.inf


def acts(event: Input) -> bool:
    """Whether something may be done with the chosen game: not while one walks on in the list."""
    if isinstance(event, KeyPressed):
        return event.key not in _WALKS
    return isinstance(event, PointerPressed | PointerReleased | TextTyped)
