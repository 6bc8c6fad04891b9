"""The stage: shows a list of groups of sprites, and repaints only where something changed."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import pygame

_MOST_RECTS = 24
"""Beyond so many changed places they are repainted by the squares of a grid."""
_WORTHWHILE = 40_000
"""Pixels that must be hidden behind something before leaving them out saves time."""
_INSET = 3
"""By so many pixels the solid middle of a picture is searched further inside."""
_GRID = 48
"""So many squares are as wide as the window."""
_STRIP = 120
"""A veil is made of strips that are so many pixels high."""


class Sprite(NamedTuple):
    """A surface at a place of the window; surfaces are never changed once shown."""

    surface: pygame.Surface
    x: int
    y: int
    flags: int = 0


class Group:
    """Sprites that change together, from back to front; a group is never changed once shown."""

    __slots__ = ("__weakref__", "box", "rects", "solids", "sprites")

    def __init__(self, sprites: Iterable[Sprite]) -> None:
        self.sprites = tuple(sprites)
        self.rects = [
            pygame.Rect(sprite.x, sprite.y, *sprite.surface.get_size()) for sprite in self.sprites
        ]
        self.box = self.rects[0].unionall(self.rects[1:]) if self.rects else pygame.Rect(0, 0, 0, 0)
        self.solids = [
            rect
            for (surface, _, _, flags), rect in zip(self.sprites, self.rects, strict=True)
            if rect.w * rect.h >= _WORTHWHILE and not flags and not _translucent(surface)
        ]

    def moved(self, dx: int, dy: int) -> "Group":
        """The same sprites elsewhere."""
        return Group([Sprite(s.surface, s.x + dx, s.y + dy, s.flags) for s in self.sprites])

    def seen(self, window: pygame.Rect) -> "Group":
        """The sprites that a window shows which stands over them, as they lie in it."""
        found = [self.sprites[index] for index in window.collidelistall(self.rects)]
        return Group(found).moved(-window.x, -window.y)


def _translucent(surface: pygame.Surface) -> bool:
    """Whether something below may shine through."""
    return bool(surface.get_flags() & (pygame.SRCALPHA | pygame.SRCCOLORKEY)) or (
        surface.get_alpha() not in (None, 255)
    )


def flattened(sprites: list[Sprite]) -> list[Sprite]:
    """Sprites painted into few: quicker to show again and again than each by itself.

    The middle, where nothing shines through, has a surface of its own: it is copied, not mixed,
    and what lies below need not be painted at all.
    """
    box = Group(sprites).box
    surface = pygame.Surface(box.size, pygame.SRCALPHA)
    for sprite in sprites:
        surface.blit(sprite.surface, (sprite.x - box.x, sprite.y - box.y), None, sprite.flags)
    whole = surface.get_rect()
    solid = _solid_middle(surface)
    if solid.w == 0:
        return [Sprite(surface, *box.topleft)]
    middle = pygame.Surface(solid.size)
    middle.blit(surface, (0, 0), solid)
    parts = [(surface.subsurface(edge).copy(), edge) for edge in around(solid, whole)]
    return [Sprite(part, box.x + at.x, box.y + at.y) for part, at in [*parts, (middle, solid)]]


def _solid_middle(surface: pygame.Surface) -> pygame.Rect:
    """The part of a surface with no translucent pixel, without the corners and the shadow."""
    opaque = pygame.mask.from_surface(surface, 254)
    found = surface.get_bounding_rect(255)
    while found.w > 0 and found.h > 0:
        ground = pygame.Mask(found.size, fill=True)
        if opaque.overlap_area(ground, found.topleft) == found.w * found.h:
            return found
        found = found.inflate(-2 * _INSET, -2 * _INSET)
    return pygame.Rect(0, 0, 0, 0)


def veil(size: tuple[int, int], tint: tuple[int, ...], flags: int = 0) -> Group:
    """What lies over all of a window and changes its colours.

    The same strip again and again: a surface as large as the window would weigh too much.
    """
    wide, high = size
    strip = pygame.Surface((wide, min(_STRIP, high)), pygame.SRCALPHA if len(tint) > 3 else 0)
    strip.fill(tint)
    last = strip.subsurface((0, 0, wide, (high - 1) % _STRIP + 1))
    strips = [Sprite(strip, 0, y, flags) for y in range(0, high - _STRIP, _STRIP)]
    return Group([*strips, Sprite(last, 0, len(strips) * _STRIP, flags)])


def around(inner: pygame.Rect, outer: pygame.Rect) -> list[pygame.Rect]:
    """What is left of a rectangle around a smaller one in it."""
    left, top, right, bottom = inner.left, inner.top, inner.right, inner.bottom
    parts = [
        pygame.Rect(outer.x, outer.y, outer.w, top - outer.y),
        pygame.Rect(outer.x, bottom, outer.w, outer.bottom - bottom),
        pygame.Rect(outer.x, top, left - outer.x, inner.h),
        pygame.Rect(right, top, outer.right - right, inner.h),
    ]
    return [part for part in parts if part.w and part.h]


class Stage:
    """A window surface and what it shows at the moment."""

    def __init__(self, screen: pygame.Surface) -> None:
        self.screen = screen
        self.shown: list[Group] = []
        self._all = True

    def forget(self) -> None:
        """Repaint everything next time: the surface changed its size or was covered."""
        self._all = True

    def show(self, groups: list[Group]) -> list[pygame.Rect]:
        """Make the window show these groups; the places that were repainted."""
        window = self.screen.get_rect()
        if self._all:
            dirty = [window]
        else:
            dirty = _merged([rect.clip(window) for rect in _changes(self.shown, groups)], window)
        self.shown = groups
        self._all = False
        for rect in dirty:
            self._repaint_visible(rect, groups)
        self.screen.set_clip(None)
        return dirty

    def _repaint_visible(self, rect: pygame.Rect, groups: list[Group]) -> None:
        """Repaint a place; what lies wholly under something large and solid is left out."""
        for index in range(len(groups) - 1, 0, -1):
            for solid in groups[index].solids:
                hidden = solid.clip(rect)
                if hidden.w * hidden.h >= _WORTHWHILE:
                    self._repaint(hidden, groups[index:])
                    for rest in around(hidden, rect):
                        self._repaint_visible(rest, groups)
                    return
        self._repaint(rect, groups)

    def _repaint(self, rect: pygame.Rect, groups: list[Group]) -> None:
        screen = self.screen
        screen.set_clip(rect)
        for group in groups:
            if group.box.colliderect(rect):
                sprites = group.sprites
                for index in rect.collidelistall(group.rects):
                    surface, x, y, flags = sprites[index]
                    screen.blit(surface, (x, y), None, flags)


_Part = tuple[int, ...]
"""What a group or a sprite shows and where; sprites that show the same in one place differ."""


def _changes(old: list[Group], new: list[Group]) -> list[pygame.Rect]:
    """The places of all sprites that came, went, moved, or lie above others than before."""
    old, new = _different(old, new)
    kept = {id(group) for group in old} & {id(group) for group in new}
    before, after = _parts(old, kept), _parts(new, kept)
    changed = before.keys() ^ after.keys()
    places = [before[part] if part in before else after[part] for part in changed]
    stayed = [part for part in before if part in after]
    order = [part for part in after if part in before]
    places += [after[one] for one, other in zip(order, stayed, strict=True) if one != other]
    return places


def _different(old: list[Group], new: list[Group]) -> tuple[list[Group], list[Group]]:
    """Both without the groups at the back and in front that are the same in both."""
    first, most = 0, min(len(old), len(new))
    while first < most and old[first] is new[first]:
        first += 1
    last = 0
    while last < most - first and old[-1 - last] is new[-1 - last]:
        last += 1
    return old[first : len(old) - last], new[first : len(new) - last]


def _parts(groups: list[Group], kept: set[int]) -> dict[_Part, pygame.Rect]:
    """From back to front: groups that were kept as a whole, the sprites of all others."""
    parts: dict[_Part, pygame.Rect] = {}
    for group in groups:
        if id(group) in kept:
            parts[(id(group),)] = group.box
            continue
        for sprite, rect in zip(group.sprites, group.rects, strict=True):
            part: _Part = (id(sprite.surface), sprite.x, sprite.y, sprite.flags, 0)
            while part in parts:
                part = (*part[:4], part[4] + 1)
            parts[part] = rect
    return parts


def apart(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles that cover the same places, none of which overlap."""
    left, done = [rect for rect in rects if rect.w and rect.h], list[pygame.Rect]()
    while left:
        rect = left.pop()
        hit = rect.collidelist(done)
        if hit < 0:
            done.append(rect)
        else:
            left.append(rect.union(done.pop(hit)))
    return done


def _merged(rects: list[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """What lies apart, and is not more than can be handled quickly."""
    left = [rect for rect in rects if rect.w and rect.h]
    if len(left) > _MOST_RECTS * 4:
        return _on_grid(left, window)
    done = apart(left)
    return done if len(done) <= _MOST_RECTS else _on_grid(done, window)


def _on_grid(rects: list[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """The squares of a coarse grid that many rectangles touch, neighbours in one piece."""
    step = -(-window.w // _GRID)
    rows = [0] * (window.h // step + 1)
    for x, y, w, h in rects:
        first, last = x // step, (x + w - 1) // step
        squares = (2 << last) - (1 << first)
        for row in range(y // step, (y + h - 1) // step + 1):
            rows[row] |= squares
    pieces: dict[tuple[int, int], pygame.Rect] = {}
    """The pieces that reach down to the row above, by their columns."""
    done: list[pygame.Rect] = []
    for row, squares in enumerate(rows):
        reaching = pieces
        pieces = {}
        for run in _runs(squares):
            piece = reaching.pop(run, None)
            if piece is None:
                piece = pygame.Rect(run[0] * step, row * step, (run[1] - run[0]) * step, 0)
                done.append(piece)
            piece.h += step
            pieces[run] = piece
    return [piece.clip(window) for piece in done]


def _runs(squares: int) -> Iterator[tuple[int, int]]:
    """The beginning and end of each run of ones."""
    at = 0
    while squares:
        zeros = (squares & -squares).bit_length() - 1
        squares >>= zeros
        ones = (~squares & squares + 1).bit_length() - 1
        squares >>= ones
        yield at + zeros, at + zeros + ones
        at += zeros + ones
