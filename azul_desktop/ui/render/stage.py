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

    __slots__ = ("box", "rects", "sprites")

    def __init__(self, sprites: Iterable[Sprite]) -> None:
        self.sprites = tuple(sprites)
        self.rects = [
            pygame.Rect(sprite.x, sprite.y, *sprite.surface.get_size()) for sprite in self.sprites
        ]
        self.box = self.rects[0].unionall(self.rects[1:]) if self.rects else pygame.Rect(0, 0, 0, 0)

    def moved(self, dx: int, dy: int) -> "Group":
        """The same sprites elsewhere."""
        return Group([Sprite(s.surface, s.x + dx, s.y + dy, s.flags) for s in self.sprites])


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


def _changes(old: list[Group], new: list[Group]) -> list[pygame.Rect]:
    """The places of all sprites that came, went or moved."""
    kept = {id(group) for group in old} & {id(group) for group in new}
    before = _parts(group for group in old if id(group) not in kept)
    after = _parts(group for group in new if id(group) not in kept)
    changed = before.keys() ^ after.keys()
    return [before.get(part) or after[part] for part in changed]


def _parts(groups: Iterable[Group]) -> dict[tuple[int, int, int, int, int], pygame.Rect]:
    """The sprites of groups by what they show and where; the same one twice counts twice."""
    parts: dict[tuple[int, int, int, int, int], pygame.Rect] = {}
    for group in groups:
        for sprite, rect in zip(group.sprites, group.rects, strict=True):
            part = (id(sprite.surface), sprite.x, sprite.y, sprite.flags, 0)
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
