"""The stage repaints little, and what it shows is what a full repaint would show."""

import random

import pygame
import pytest

from azul_desktop.ui.render.stage import Group, Sprite, Stage
from tests.ui.studio import open_display

SIZE = (200, 150)
BACKDROP = pygame.Surface(SIZE)
BACKDROP.fill((70, 40, 20))


def pictures(chance: random.Random) -> list[pygame.Surface]:
    """Opaque and translucent surfaces of many sizes."""
    open_display()
    found = []
    for _ in range(8):
        surface = pygame.Surface((chance.randint(1, 60), chance.randint(1, 60)), pygame.SRCALPHA)
        surface.fill([chance.randint(0, 255) for _ in range(4)])
        found.append(surface)
    return found


def some_group(chance: random.Random, surfaces: list[pygame.Surface]) -> Group:
    """Sprites anywhere, some of them outside the window, some adding light."""
    return Group(
        Sprite(
            chance.choice(surfaces),
            chance.randint(-40, SIZE[0]),
            chance.randint(-40, SIZE[1]),
            chance.choice((0, 0, pygame.BLEND_RGB_ADD)),
        )
        for _ in range(chance.randint(0, 5))
    )


def changed(
    chance: random.Random, groups: list[Group], surfaces: list[pygame.Surface]
) -> list[Group]:
    """One step of a scene: groups come, go, move, change places or are painted anew."""
    groups = groups[:]
    at = chance.randrange(len(groups)) if groups else 0
    kind = chance.randrange(7)
    if kind == 0 or not groups:
        groups.insert(at, some_group(chance, surfaces))
    elif kind == 1:
        groups.pop(at)
    elif kind == 2:
        groups[at] = groups[at].moved(chance.randint(-9, 9), chance.randint(-9, 9))
    elif kind == 3:
        groups[at] = Group(groups[at].sprites)  # the same picture in another group
    elif kind == 4:
        chance.shuffle(groups)
    elif kind == 5:
        groups[at] = Group(chance.sample(groups[at].sprites, len(groups[at].sprites)))
    else:
        groups.append(Group(groups.pop(at).sprites))
    return groups


def whole(groups: list[Group]) -> bytes:
    """The picture of groups, painted at once."""
    screen = pygame.Surface(SIZE)
    Stage(screen).show(groups)
    return pygame.image.tobytes(screen, "RGB")


@pytest.mark.parametrize("seed", range(20))
def test_the_picture_is_the_one_of_a_full_repaint(seed: int) -> None:
    chance = random.Random(seed)
    surfaces = pictures(chance)
    screen = pygame.Surface(SIZE)
    stage = Stage(screen)
    backdrop = Group([Sprite(BACKDROP, 0, 0)])
    groups = [some_group(chance, surfaces) for _ in range(5)]
    for _ in range(60):
        for _ in range(chance.randint(1, 3)):
            groups = changed(chance, groups, surfaces)
        stage.show([backdrop, *groups])
        assert pygame.image.tobytes(screen, "RGB") == whole([backdrop, *groups])


def block(x: int, y: int, side: int = 10) -> Group:
    return Group([Sprite(pygame.Surface((side, side)), x, y)])


def test_the_first_picture_is_painted_whole() -> None:
    assert Stage(pygame.Surface(SIZE)).show([block(5, 5)]) == [pygame.Rect(0, 0, *SIZE)]


def test_nothing_is_painted_when_nothing_changed() -> None:
    stage = Stage(pygame.Surface(SIZE))
    groups = [block(5, 5), block(50, 50)]
    stage.show(groups)
    assert stage.show(groups[:]) == []
    assert stage.show([Group(group.sprites) for group in groups]) == []


def test_only_the_sprites_that_changed_are_repainted() -> None:
    stage = Stage(pygame.Surface(SIZE))
    still = [Sprite(pygame.Surface((20, 20)), 150, 100) for _ in range(3)]
    mover = pygame.Surface((10, 10))
    stage.show([Group([*still, Sprite(mover, 5, 5)])])
    dirty = stage.show([Group([*still, Sprite(mover, 40, 5)])])
    assert sorted(map(tuple, dirty)) == [(5, 5, 10, 10), (40, 5, 10, 10)]


def test_a_small_change_repaints_few_pixels() -> None:
    chance = random.Random(1)
    surfaces = pictures(chance)
    stage = Stage(pygame.Surface(SIZE))
    groups = [some_group(chance, surfaces) for _ in range(20)]
    stage.show([*groups, block(100, 100)])
    for step in range(1, 20):
        dirty = stage.show([*groups, block(100 + step, 100)])
        assert sum(rect.w * rect.h for rect in dirty) <= 2 * 10 * 11


def test_places_are_repainted_once_even_where_they_overlap() -> None:
    stage = Stage(pygame.Surface(SIZE))
    stage.show([])
    dirty = stage.show([block(5, 5), block(10, 10), block(60, 60)])
    assert len(dirty) == 2
    assert not dirty[0].colliderect(dirty[1])


def test_very_many_places_become_one() -> None:
    stage = Stage(pygame.Surface(SIZE))
    stage.show([])
    many = [block(x, y, 2) for x in range(0, 200, 4) for y in range(0, 20, 4)]
    assert stage.show(many) == [pygame.Rect(0, 0, 198, 18)]


def test_what_lies_outside_the_window_costs_nothing() -> None:
    stage = Stage(pygame.Surface(SIZE))
    stage.show([])
    assert stage.show([block(-30, 10), block(10, 500)]) == []
    assert stage.show([block(-5, -5)]) == [pygame.Rect(0, 0, 5, 5)]


def test_an_empty_text_may_come_and_go() -> None:
    stage = Stage(pygame.Surface(SIZE))
    nothing = Group([Sprite(pygame.Surface((0, 20)), 5, 5)])
    stage.show([])
    assert stage.show([nothing]) == []
    assert stage.show([]) == []


def test_a_forgotten_picture_is_painted_whole() -> None:
    stage = Stage(pygame.Surface(SIZE))
    groups = [block(5, 5)]
    stage.show(groups)
    stage.forget()
    assert stage.show(groups) == [pygame.Rect(0, 0, *SIZE)]


def test_a_group_knows_the_box_around_its_sprites() -> None:
    surface = pygame.Surface((10, 20))
    group = Group([Sprite(surface, 5, 5), Sprite(surface, -5, 40)])
    assert group.box == pygame.Rect(-5, 5, 20, 55)
    assert group.moved(3, -2).box == pygame.Rect(-2, 3, 20, 55)
    assert Group([]).box.size == (0, 0)
