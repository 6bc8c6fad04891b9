"""Sprites and shapes as text: one file for each module that paints or places things.

`python -m tests.ui.table.sprites` writes them anew after a change that was meant.

A line of a sprite has its place, its size, how it is blended if not as usual, and after `~` its
look: mean red, green, blue and opacity, then packed how light and solid each cell of a grid is.
Sprites in a row that look the same share a line; `=3` looks like line 3 below the same title. Looks
may differ by a little, since pictures are scaled by whatever instructions a processor has; whole
numbers may not.
"""

import dataclasses
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import groupby
from pathlib import Path
from weakref import WeakKeyDictionary

import pygame

from azul_desktop.geometry import Box, Circle, Rhombus
from azul_desktop.ui.render.stage import Group, Sprite
from tests.ui.studio import open_display

FOLDER = Path(__file__).parent
_GRIDS = ((8000, 4), (900, 3), (300, 2), (0, 1))
"""From so many pixels on, a look has a grid of so many cells each way."""
_LOOSE, _FINE = 1, 0.015
"""How far apart parts of a look may be, and numbers that are not whole."""
_SHAPES = Box | Circle | Rhombus
_looks: WeakKeyDictionary[pygame.Surface, str] = WeakKeyDictionary()


def sprite_lines(title: str, sprites: Iterable[Sprite]) -> Iterator[str]:
    """Sprites in their order below a title; those in a row that look the same share a line."""
    yield f"# {title}"
    seen: dict[str, int] = {}
    for number, (look, alike) in enumerate(groupby(sprites, _sprite_look)):
        places = ", ".join(f"{sprite.x} {sprite.y}" for sprite in alike)
        yield f"{places} {f'={seen[look]}' if look in seen else look}"
        seen.setdefault(look, number)


def _sprite_look(sprite: Sprite) -> str:
    return surface_text(sprite.surface) + (f" +{sprite.flags}" if sprite.flags else "")


def group_lines(title: str, groups: Iterable[Group]) -> Iterator[str]:
    """The sprites of some groups, each with its number."""
    for number, group in enumerate(groups):
        yield from sprite_lines(f"{title}, group {number}", group.sprites)


def surface_text(surface: pygame.Surface) -> str:
    """The size and the look of a surface."""
    if surface not in _looks:
        _looks[surface] = f"{surface.width} {surface.height} ~{_look(surface)}"
    return _looks[surface]


def _look(surface: pygame.Surface) -> str:
    clear = surface.convert_alpha().premul_alpha()
    grid = next(n for pixels, n in _GRIDS if surface.width * surface.height >= pixels)
    across, down = min(grid, surface.width), min(grid, surface.height)
    if not across or not down:
        return ""
    small = pygame.transform.smoothscale(clear, (across, down))
    cells = [small.get_at((x, y)) for y in range(down) for x in range(across)]
    means = [round(sum(part) / len(cells)) for part in zip(*cells, strict=True)]
    light = [round((c.r + c.g + c.b + 3 * c.a) / 6) for c in cells] if len(cells) > 1 else []
    return bytes(means).hex() + b64encode(bytes(light)).decode()


def shape_lines(title: str, thing: object) -> Iterator[str]:
    """Boxes, circles, rhombi and numbers, however deep they lie in other things."""
    yield f"# {title}"
    yield from _shapes("", thing)


def _shapes(name: str, thing: object) -> Iterator[str]:
    if isinstance(thing, _SHAPES):
        yield f"{name} {' '.join(map(_number, thing))}".strip()
    elif isinstance(thing, pygame.Surface):
        yield f"{name} {surface_text(thing)}".strip()
    elif isinstance(thing, float):
        yield f"{name} {_number(thing)}".strip()
    elif thing is None or isinstance(thing, str | int | Enum):
        yield f"{name} {thing}".strip()
    elif dataclasses.is_dataclass(thing):
        for field in dataclasses.fields(thing):
            yield from _shapes(f"{name} {field.name}", getattr(thing, field.name))
    elif isinstance(thing, Mapping):
        for key, value in thing.items():
            yield from _shapes(f"{name} {key}", value)
    elif isinstance(thing, tuple) and hasattr(thing, "_fields"):
        for key, value in zip(thing._fields, thing, strict=True):
            yield from _shapes(f"{name} {key}", value)
    elif isinstance(thing, Sequence) and thing and all(isinstance(n, int | float) for n in thing):
        yield f"{name} {' '.join(map(_number, thing))}".strip()
    elif isinstance(thing, Sequence) and thing and all(isinstance(n, _SHAPES) for n in thing):
        numbers = [" ".join(map(_number, shape)) for shape in thing]
        yield f"{name} {', '.join(numbers)}".strip()
    else:
        assert isinstance(thing, Sequence | set | frozenset), thing
        for number, value in enumerate(thing):
            yield from _shapes(f"{name} {number}", value)


def _number(value: float) -> str:
    return str(round(value)) if abs(value - round(value)) < 0.005 else f"{value:.2f}"


def differences(kept: Sequence[str], found: Sequence[str]) -> list[str]:
    """The lines that differ by more than may be, before and after."""
    wrong = []
    if len(kept) != len(found):
        wrong.append(f"{len(kept)} lines are {len(found)} now")
    title = ""
    for number, (old, new) in enumerate(zip(kept, found, strict=False), 1):
        title = old if old.startswith("#") else title
        if old != new and not _alike(old, new):
            wrong += [f"{title} (line {number})", f"- {old}", f"+ {new}"]
    return wrong[:30]


def _alike(old: str, new: str) -> bool:
    one, two = old.split(), new.split()
    return len(one) == len(two) and all(map(_same, one, two))


def _same(old: str, new: str) -> bool:
    old, new = old.rstrip(","), new.rstrip(",")
    if old == new:
        return True
    if old.startswith("~") and new.startswith("~") and len(old) == len(new):
        pairs = zip(_parts(old), _parts(new), strict=True)
        return all(abs(a - b) <= _LOOSE for a, b in pairs)
    try:
        return ("." in old or "." in new) and abs(float(old) - float(new)) < _FINE
    except ValueError:
        return False


def _parts(look: str) -> bytes:
    return bytes.fromhex(look[1:9]) + b64decode(look[9:])


def kept_file(test: str) -> Path:
    """Where the lines of a file of tests are kept: beside it, by the module it is about."""
    path = Path(test)
    return path.with_name(path.stem.removeprefix("test_").removesuffix("_sprites") + ".txt")


def assert_kept(test: str, lines: Iterable[str]) -> None:
    """Whether all that a file of tests tells is as it was kept."""
    open_display()  # another test may have closed it
    kept = kept_file(test).read_text(encoding="utf-8").splitlines()
    wrong = differences(kept, list(lines))
    assert not wrong, "\n".join(["python -m tests.ui.table.sprites writes them anew", *wrong])
