"""What was made once for the window: what was used last is kept, the rest while someone has it.

A scene that is gone thus takes its panels with it, and one that comes back finds small things.
Everything that depends on the size of the window lies on one shelf: it leaves with that size.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import update_wrapper
from itertools import count
from typing import Generic, ParamSpec, TypeVar
from weakref import WeakValueDictionary, finalize

import pygame

Thing = pygame.Surface | pygame.font.Font
_P = ParamSpec("_P")
_T = TypeVar("_T", pygame.Surface, pygame.font.Font)
_ALWAYS, _EACH_PIXEL = 40_000_000, 10
"""The bytes that are kept for a window: some for all, and some for each of its pixels."""
_MOST = _ALWAYS + _EACH_PIXEL * 1920 * 1080
_FONT = 1_000_000
"""What a font weighs in the end, with the letters that it has set (measured)."""


class Shelf(Generic[_T]):
    """Things by what they show, up to a weight in bytes; the longest unused leave first."""

    def __init__(self, most: int = _MOST) -> None:
        self.weight = 0
        self._most = most
        self._kept: OrderedDict[Hashable, _T] = OrderedDict()
        self._known: WeakValueDictionary[Hashable, _T] = WeakValueDictionary()

    def once(self, key: Hashable, make: Callable[[], _T]) -> _T:
        """The thing with a key, made if nobody has it."""
        found = self.get(key)
        return self.put(key, make()) if found is None else found

    def get(self, key: Hashable) -> _T | None:
        """The thing with a key, if somebody has it."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        found = self._known.get(key)
        return None if found is None else self.put(key, found)

    def put(self, key: Hashable, thing: _T) -> _T:
        """Keep a thing, and as many of the others as are not too heavy with it."""
        before = self._kept.pop(key, None)
        self.weight += weight_of(thing) - (0 if before is None else weight_of(before))
        self._kept[key] = self._known[key] = thing
        while self.weight > self._most and len(self._kept) > 1:
            self.weight -= weight_of(self._kept.popitem(last=False)[1])
        return thing

    def drop(self, owner: int) -> None:
        """Forget what lay in a drawer that is gone."""
        for key in [key for key in list(self._kept) if isinstance(key, tuple) and key[0] == owner]:
            gone = self._kept.pop(key, None)
            self.weight -= 0 if gone is None else weight_of(gone)

    def fit(self, window: tuple[int, int]) -> None:
        """Forget everything: the window has another size, for which more or less is kept."""
        self._most = _ALWAYS + _EACH_PIXEL * window[0] * window[1]
        self.clear()

    def clear(self) -> None:
        """Forget everything."""
        self.weight = 0
        self._kept.clear()
        self._known.clear()


def weight_of(thing: Thing) -> int:
    """The bytes of a picture or a font."""
    if isinstance(thing, pygame.font.Font):
        return _FONT
    return thing.get_width() * thing.get_height() * thing.get_bytesize()


SHELF: Shelf[pygame.Surface] = Shelf()
"""The one for every picture that depends on the size of the window."""


class Drawer:
    """The pictures of one owner on the shelf, used like a table; they leave with their owner."""

    _numbers = count()

    def __init__(self) -> None:
        self._number = next(self._numbers)
        finalize(self, SHELF.drop, self._number)

    def __contains__(self, key: Hashable) -> bool:
        return self.get(key) is not None

    def __getitem__(self, key: Hashable) -> pygame.Surface:
        found = self.get(key)
        if found is None:
            raise KeyError(key)
        return found

    def __setitem__(self, key: Hashable, surface: pygame.Surface) -> None:
        SHELF.put((self._number, key), surface)

    def get(self, key: Hashable) -> pygame.Surface | None:
        """The picture with a key, if it is there."""
        return SHELF.get((self._number, key))


class Kept(Generic[_P]):
    """A function whose pictures are kept on the shelf; `fresh` ones may be painted on."""

    def __init__(self, paint: Callable[_P, pygame.Surface]) -> None:
        self.fresh = paint
        update_wrapper(self, paint)

    def __call__(self, *args: _P.args, **values: _P.kwargs) -> pygame.Surface:
        """A picture that nobody may paint on."""
        key = self, args, tuple(values.items())
        return SHELF.once(key, lambda: self.fresh(*args, **values))
