"""The stage repaints little, and what it shows is what a full repaint would show."""

import itertools
import random

import pygame
import pytest

from azul_desktop.ui.render.stage import Group, Sprite, Stage, flattened
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


def test_very_many_places_become_few() -> None:
    stage = Stage(pygame.Surface(SIZE))
    stage.show([])
    many = [block(x, y, 2) for x in range(0, 200, 4) for y in range(0, 20, 4)]
    assert stage.show(many) == [pygame.Rect(0, 0, 200, 20)]


@pytest.mark.parametrize("seed", range(20))
def test_many_places_are_covered_without_overlapping_and_what_is_between_is_left(seed: int) -> None:
    chance = random.Random(seed)
    stage = Stage(pygame.Surface(SIZE))
    stage.show([])
    corners = (0, 0), (120, 0), (0, 100), (120, 100)
    many = [
        block(x + chance.randrange(40), y + chance.randrange(30), 2)
        for x, y in corners
        for _ in range(40)
    ]
    dirty = stage.show(many)
    for group in many:
        parts = [rect.clip(group.box) for rect in dirty]
        assert sum(part.w * part.h for part in parts) == group.box.w * group.box.h
    assert not any(one.colliderect(other) for one, other in itertools.combinations(dirty, 2))
    assert all(stage.screen.get_rect().contains(rect) for rect in dirty)
    assert pygame.Rect(60, 40, 50, 50).collidelist(dirty) < 0


@pytest.mark.parametrize("seed", range(20))
def test_what_lies_under_something_solid_is_left_out_and_nobody_sees_it(seed: int) -> None:
    chance = random.Random(seed)
    size = (900, 600)
    surfaces = [pygame.Surface((chance.randint(150, 600), chance.randint(150, 500))) for _ in "abc"]
    surfaces += pictures(chance)
    for surface in surfaces[:3]:
        surface.fill([chance.randint(0, 255) for _ in range(3)])
    surfaces[2].set_alpha(100)

    def some() -> list[Group]:
        return [
            Group(
                Sprite(chance.choice(surfaces), chance.randint(-90, 700), chance.randint(-90, 500))
                for _ in range(chance.randint(1, 4))
            )
            for _ in range(6)
        ]

    ground = pygame.Surface(size)
    backdrop = Group([Sprite(ground, 0, 0)])
    stage = Stage(pygame.Surface(size))
    for _ in range(15):
        groups = [backdrop, *some()]
        stage.show(groups)
        plain = pygame.Surface(size)
        for group in groups:
            for sprite in group.sprites:
                plain.blit(sprite.surface, (sprite.x, sprite.y))
        assert pygame.image.tobytes(stage.screen, "RGB") == pygame.image.tobytes(plain, "RGB")


def test_a_flattened_picture_looks_the_same_and_has_a_solid_middle() -> None:
    open_display()
    soft = pygame.Surface((320, 260), pygame.SRCALPHA)
    soft.fill((10, 20, 30, 90))
    board = pygame.Surface((300, 240), pygame.SRCALPHA)
    pygame.draw.rect(board, (200, 180, 150, 255), board.get_rect(), border_radius=20)
    sprites = [Sprite(soft, 20, 30), Sprite(board, 30, 40)]
    flat = flattened(sprites)
    assert len(Group(flat).solids) == 1
    pictures_of = []
    for shown in (sprites, flat):
        screen = pygame.Surface((400, 320))
        screen.fill((90, 60, 30))
        for sprite in shown:
            screen.blit(sprite.surface, (sprite.x, sprite.y))
        pictures_of.append(screen)
    one, other = (pygame.image.tobytes(picture, "RGB") for picture in pictures_of)
    assert max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 1


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


def test_a_window_over_a_group_shows_only_what_lies_in_it() -> None:
    near, far = (pygame.Surface((10, 20)) for _ in range(2))
    group = Group([Sprite(near, 5, 205), Sprite(far, 5, 500)])
    seen = group.seen(pygame.Rect(0, 100, *SIZE))
    assert [(sprite.surface, sprite.y) for sprite in seen.sprites] == [(near, 105)]


def test_a_group_knows_the_box_around_its_sprites() -> None:
    surface = pygame.Surface((10, 20))
    group = Group([Sprite(surface, 5, 5), Sprite(surface, -5, 40)])
    assert group.box == pygame.Rect(-5, 5, 20, 55)
    assert group.moved(3, -2).box == pygame.Rect(-2, 3, 20, 55)
    assert Group([]).box.size == (0, 0)
