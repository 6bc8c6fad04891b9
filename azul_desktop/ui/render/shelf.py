"""Pictures that are painted once: those used last are kept, all others as long as someone has them.

A scene that is gone thus takes its panels with it, and one that comes back finds small things.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import update_wrapper
from typing import Generic, ParamSpec
from weakref import WeakValueDictionary

import pygame

_P = ParamSpec("_P")
_MOST = 60_000_000


class Shelf:
    """Pictures by what they show, up to a weight in bytes; the longest unused leave first."""

    def __init__(self, most: int = _MOST) -> None:
        self.weight = 0
        self._most = most
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._known: WeakValueDictionary[Hashable, pygame.Surface] = WeakValueDictionary()

    def once(self, key: Hashable, paint: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture with a key, painted if nobody has it."""
        surface = self._kept.get(key)
        if surface is not None:
            self._kept.move_to_end(key)
            return surface
        surface = self._known.get(key)
        if surface is None:
            surface = self._known[key] = paint()
        self._kept[key] = surface
        self.weight += weight_of(surface)
        while self.weight > self._most:
            self.weight -= weight_of(self._kept.popitem(last=False)[1])
        return surface

    def clear(self) -> None:
        """Forget everything: the window has another size."""
        self.weight = 0
        self._kept.clear()
        self._known.clear()


def weight_of(surface: pygame.Surface) -> int:
    """The bytes of a picture."""
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


SHELF = Shelf()
"""The one for everything that depends on the size of the window."""


class Kept(Generic[_P]):
    """A function whose pictures are kept on the shelf; `fresh` ones may be painted on."""

    def __init__(self, paint: Callable[_P, pygame.Surface]) -> None:
        self.fresh = paint
        update_wrapper(self, paint)

    def __call__(self, *args: _P.args, **values: _P.kwargs) -> pygame.Surface:
        """A picture that nobody may paint on."""
        key = self, args, tuple(values.items())
        return SHELF.once(key, lambda: self.fresh(*args, **values))
