"""Changes an edition by chance, in ways that are often nearly right."""

import random
from copy import deepcopy
from typing import Any

from tests.catalog.files import Data, Keys, places, value_at

_NUMBERS = (0, 1, 3, 7, 8, 15, 60)
_LENGTHS = (-100, -1, 0, 0.001, 0.5, 1, 5, 12, 25, 30, 65, 90, 100)


class Spoiler:
    """Changes that a seed decides; `layout` has rather more of them if it is free."""

    def __init__(self, seed: int, *, free_layout: bool = False) -> None:
        self._random = random.Random(seed)
        self._free_layout = free_layout

    def spoil(self, data: Data) -> Data:
        """A copy with one to three changes."""
        result = deepcopy(data)
        fixed = ("theme", "name") if self._free_layout else ("theme", "name", "layout")
        for _ in range(self._random.choice((1, 1, 2, 3))):
            free = [keys for keys in places(result) if keys[0] not in fixed]
            layout = [keys for keys in free if keys[0] == "layout"]
            if layout and self._random.random() < 0.6:
                self._change_layout(result, self._random.choice(layout))
            else:
                self._change(result, self._random.choice(free))
        return result

    def _change_layout(self, data: Data, keys: Keys) -> None:
        """Move something a little, or far."""
        pick = self._random.choice
        around, key = value_at(data, keys[:-1]), keys[-1]
        value = around[key]
        if not isinstance(value, int | float):
            self._change(data, keys)
        elif self._random.random() < 0.7:
            moved = value * self._random.gauss(1, 0.15) + self._random.gauss(0, 0.3)
            around[key] = round(moved) if isinstance(value, int) else round(moved, 2)
        else:
            around[key] = pick((*_LENGTHS, -value, value + 60, value / 2, value * 2))

    def _change(self, data: Data, keys: Keys) -> None:
        pick = self._random.choice
        around, key = value_at(data, keys[:-1]), keys[-1]
        value = around[key]
        way = self._random.random()
        if way < 0.5 and isinstance(value, int):
            around[key] = pick((value + 1, value - 1, 2 * value, value + 0.5, *_NUMBERS))
        elif way < 0.6:
            del around[key]
        elif way < 0.7:
            around[key] = deepcopy(value_at(data, pick(list(places(data)))))
        elif way < 0.8 and isinstance(around, list):
            around.insert(self._random.randrange(len(around) + 1), deepcopy(pick(around)))
        elif way < 0.85 and isinstance(around, list):
            self._random.shuffle(around)
        elif way < 0.9 and isinstance(value, list):
            around[key] = value[: self._random.randrange(len(value) + 1)]
        elif way < 0.95 and isinstance(around, dict):
            around[pick((1, 2, 3, 4, 9, "free", "mixed", "none", "red"))] = around.pop(key)
        else:
            around[key] = self._nonsense()

    def _nonsense(self) -> Any:
        return self._random.choice((None, True, "x", "red", "free", [], {}, 1e9, -5, "", 4, 5))
