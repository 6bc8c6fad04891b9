"""The movement from one layout of the table to another: its parts glide and grow to their places.

A part is shown as in the layout where it is larger, reduced in a few steps. Each step is made when
it is first seen, and all of them leave with the movement.
"""

from collections.abc import Hashable, Sequence

import pygame

from azul_desktop.ui.anim.easing import ease_in_out
from azul_desktop.ui.render.stage import Group, Sprite

_STEPS = 12
"""So many sizes a picture has from one layout to the other."""
_THERE, _BACK = 0.9, 0.6
"""The seconds of the movement to the second half of a round, and of that back."""
_BEAT = 1 / 30
"""The seconds from one picture to the next in a large window."""
_PARTS = {"ring": (0.0, 0.62), "board": (0.0, 0.59), "scoring": (0.42, 1.0), "over": (0.78, 1.0)}
"""When each part moves, in parts of the whole."""
_PLACE = 12
"""Sprites whose middles are no further apart belong together."""


class Rearranging:
    """One movement; it knows how far each part is, and shows it there."""

    def __init__(self, pace: float, *, back: bool, large: bool = False) -> None:
        """In a `large` window most of its pixels move: then every other frame is enough."""
        self._length = (_BACK if back else _THERE) * pace
        self._back = back
        self._beat = _BEAT if large else 0.0
        self._gone = 0.0
        self._whole: dict[str, pygame.Surface] = {}
        """Parts as one picture by their name."""
        self._reduced: dict[Hashable, pygame.Surface] = {}
        """Each picture in the size of now: none comes back, and all of them are large."""

    @property
    def is_over(self) -> bool:
        """Whether all parts have arrived."""
        return self._gone >= self._length

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._gone += seconds

    def far(self, part: str) -> float:
        """How far a part is on its way, from 0 to 1."""
        begin, end = _PARTS[part]
        if self._back:  # what came last goes first
            begin, end = 1 - end, 1 - begin
        gone = self._gone - self._gone % self._beat if self._beat else self._gone
        now = gone / self._length if self._length else 1.0
        return ease_in_out(min(max((now - begin) / (end - begin), 0.0), 1.0))

    def in_pieces(self, part: str, old: Sequence[Group], new: Sequence[Group]) -> list[Group]:
        """A part whose pieces go each their own way, where both layouts have the same ones."""
        far = self.far(part)
        before, after = _sprites(old), _sprites(new)
        if not 0.0 < far < 1.0 or len(before) != len(after):
            return list(new) if far else list(old)
        moving = []
        for a, b in zip(before, after, strict=True):
            larger = max(a.surface, b.surface, key=pygame.Surface.get_width)
            # Groups of both layouts live longer than the movement: so do their surfaces.
            moving.append(self._between(larger, id(larger), _rect(a), _rect(b), far))
        return [Group(moving)]

    def whole(
        self, part: str, name: str, old: Sequence[Group], new: Sequence[Group]
    ) -> list[Group]:
        """A part that moves as one picture, such as a board with all that lies on it."""
        far = self.far(part)
        if not 0.0 < far < 1.0:
            return list(new) if far else list(old)
        before, after = _around(old), _around(new)
        picture = self._whole.get(name)
        if picture is None:
            larger, box = (new, after) if after.w > before.w else (old, before)
            larger, box = (new, after) if after.h > before.h else (larger, box)
            picture = self._whole[name] = _flat(larger, box)
        return [Group([self._between(picture, name, before, after, far)])]

    def coming(self, group: Group) -> Group:
        """What appears at the end, one place after the other with all that lies there."""
        far = 1.0 if self._back else self.far("over")
        if far == 1.0:
            return group
        places = [(rect.centerx // _PLACE, rect.centery // _PLACE) for rect in group.rects]
        order = list(dict.fromkeys(places))
        there = set(order[: round(len(order) * far)])
        return Group(
            sprite for sprite, place in zip(group.sprites, places, strict=True) if place in there
        )

    def _between(
        self,
        picture: pygame.Surface,
        key: Hashable,
        old: pygame.Rect,
        new: pygame.Rect,
        far: float,
    ) -> Sprite:
        step = round(far * _STEPS) / _STEPS
        size = round(old.w + (new.w - old.w) * step), round(old.h + (new.h - old.h) * step)
        shown = picture
        if picture.get_size() != size:
            last = self._reduced.get(key)
            if last is None or last.get_size() != size:
                last = self._reduced[key] = pygame.transform.smoothscale(picture, size)
            shown = last
        x, y = (a + (b - a) * far for a, b in zip(old.center, new.center, strict=True))
        return Sprite(shown, round(x - size[0] / 2), round(y - size[1] / 2))


def _sprites(groups: Sequence[Group]) -> list[Sprite]:
    return [sprite for group in groups for sprite in group.sprites]


def _rect(sprite: Sprite) -> pygame.Rect:
    return sprite.surface.get_rect(topleft=(sprite.x, sprite.y))


def _around(groups: Sequence[Group]) -> pygame.Rect:
    seen = [group.box for group in groups if group.sprites]
    return seen[0].unionall(seen[1:]) if seen else pygame.Rect(0, 0, 1, 1)


def _flat(groups: Sequence[Group], box: pygame.Rect) -> pygame.Surface:
    """Groups as one picture; where nothing is painted the colour below does not matter."""
    surface = pygame.Surface(box.size, pygame.SRCALPHA)
    for sprite in _sprites(groups):
        surface.blit(sprite.surface, (sprite.x - box.x, sprite.y - box.y), None, sprite.flags)
    return surface
