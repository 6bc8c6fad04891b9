"""The stage: shows a list of groups of sprites, and repaints only where something changed."""

from collections.abc import Iterable
from typing import NamedTuple

import pygame

_MOST_RECTS = 24
"""Beyond so many changed places it is quicker to repaint what surrounds them."""


class Sprite(NamedTuple):
    """A surface at a place of the window; surfaces are never changed once shown."""

    surface: pygame.Surface
    x: int
    y: int
    flags: int = 0


class Group:
    """Sprites that change together, from back to front; a group is never changed once shown."""

    __slots__ = ("__weakref__", "box", "rects", "sprites")

    def __init__(self, sprites: Iterable[Sprite]) -> None:
        self.sprites = tuple(sprites)
        self.rects = [
            pygame.Rect(sprite.x, sprite.y, *sprite.surface.get_size()) for sprite in self.sprites
        ]
        self.box = self.rects[0].unionall(self.rects[1:]) if self.rects else pygame.Rect(0, 0, 0, 0)

    def moved(self, dx: int, dy: int) -> "Group":
        """The same sprites elsewhere."""
        return Group([Sprite(s.surface, s.x + dx, s.y + dy, s.flags) for s in self.sprites])


def flattened(sprites: list[Sprite]) -> list[Sprite]:
    """Sprites painted into one: quicker to show again and again than each by itself."""
    group = Group(sprites)
    surface = pygame.Surface(group.box.size, pygame.SRCALPHA)
    left, top = group.box.topleft
    for sprite in sprites:
        surface.blit(sprite.surface, (sprite.x - left, sprite.y - top), None, sprite.flags)
    return [Sprite(surface, left, top)]


class Stage:
    """A window surface and what it shows at the moment."""

    def __init__(self, screen: pygame.Surface) -> None:
        self.screen = screen
        self._shown: list[Group] = []
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
            dirty = _merged([rect.clip(window) for rect in _changes(self._shown, groups)])
        self._shown = groups
        self._all = False
        for rect in dirty:
            self._repaint(rect, groups)
        self.screen.set_clip(None)
        return dirty

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
    kept = {id(group) for group in old} & {id(group) for group in new}
    before, after = _parts(old, kept), _parts(new, kept)
    changed = before.keys() ^ after.keys()
    places = [before[part] if part in before else after[part] for part in changed]
    stayed = [part for part in before if part in after]
    order = [part for part in after if part in before]
    places += [after[one] for one, other in zip(order, stayed, strict=True) if one != other]
    return places


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


def _merged(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles that cover the same places, none of which overlap."""
    left = [rect for rect in rects if rect.w and rect.h]
    if len(left) > _MOST_RECTS * 4:
        return [left[0].unionall(left[1:])]
    done: list[pygame.Rect] = []
    while left:
        rect = left.pop()
        hit = rect.collidelist(done)
        if hit < 0:
            done.append(rect)
        else:
            left.append(rect.union(done.pop(hit)))
    if len(done) > _MOST_RECTS:
        return [done[0].unionall(done[1:])]
    return done
