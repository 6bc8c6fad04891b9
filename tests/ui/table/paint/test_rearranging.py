"""From one layout to another: parts glide and grow, and arrive exactly where they belong."""

import pygame

from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.table.paint.rearranging import Rearranging


def square(size: int, x: int, y: int) -> Group:
    surface = pygame.Surface((size, size), pygame.SRCALPHA)
    surface.fill((200, 10, 10, 255))
    return Group([Sprite(surface, x, y)])


OLD, NEW = square(40, 0, 0), square(80, 300, 100)


def moving(seconds: float, pace: float = 1.0, *, back: bool = False) -> Rearranging:
    found = Rearranging(pace, back=back)
    found.update(seconds)
    return found


def test_parts_begin_and_end_as_they_are_in_their_layouts() -> None:
    for seconds, group in ((0.0, OLD), (0.9, NEW)):
        move = moving(seconds)
        assert move.in_pieces("ring", [OLD], [NEW]) == [group]
        assert move.whole("board", "board 1", [OLD], [NEW]) == [group]


def test_between_them_they_grow_on_their_way() -> None:
    move, last = Rearranging(1.0, back=False), (20.0, 40)
    for _ in range(30):
        move.update(0.015)
        (group,) = move.whole("board", "board 1", [OLD], [NEW])
        centre, size = group.box.centerx, group.box.w
        assert centre >= last[0] - 2
        assert size >= last[1]
        assert 40 <= size <= 80
        last = centre, size
    assert last[0] > 300


def test_parts_have_times_of_their_own() -> None:
    move = moving(0.3)
    assert 0 < move.far("ring") < 1
    assert move.far("scoring") == 0
    move = moving(0.7)
    assert move.far("board") == 1
    assert 0 < move.far("scoring") < 1
    assert move.far("over") == 0


def test_it_takes_less_time_back_and_all_of_it_follows_the_pace() -> None:
    for pace, back, length in ((1.0, False, 0.9), (1.0, True, 0.6), (0.45, False, 0.405)):
        assert not moving(length - 0.02, pace, back=back).is_over
        assert moving(length, pace, back=back).is_over
    assert moving(0.0, 0.0).is_over
    assert moving(0.0, 0.0).far("scoring") == 1


def test_a_size_is_made_once_and_shared() -> None:
    shared = OLD.sprites[0].surface
    olds = [Group([Sprite(shared, x, 0) for x in (0, 50, 90)])]
    large = NEW.sprites[0].surface
    news = [Group([Sprite(large, x, 200) for x in (0, 100, 220)])]
    move = moving(0.25)
    (first,) = move.in_pieces("ring", olds, news)
    assert len({id(sprite.surface) for sprite in first.sprites}) == 1
    (again,) = move.in_pieces("ring", olds, news)
    assert again.sprites[0].surface is first.sprites[0].surface


def test_pieces_that_do_not_match_are_there_at_once() -> None:
    assert moving(0.2).in_pieces("ring", [OLD, OLD], [NEW]) == [NEW]


def test_what_comes_last_comes_place_by_place_with_all_that_lies_there() -> None:
    below = [square(40, 50 * n, 0).sprites[0] for n in range(10)]
    above = [square(20, 50 * n + 10, 10).sprites[0] for n in range(10)]
    group = Group([*below, *above])
    assert not moving(0.5).coming(group).sprites
    some = moving(0.8).coming(group).sprites
    assert 0 < len(some) < 20
    half = len(some) // 2
    assert some == (*below[:half], *above[:half])
    assert moving(0.9).coming(group) is group
    assert moving(0.1, back=True).coming(group) is group


def test_on_the_way_back_what_came_last_goes_first() -> None:
    move = moving(0.2, back=True)
    assert 0 < move.far("scoring") < 1
    assert move.far("ring") == 0
