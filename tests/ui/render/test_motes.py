"""Dust: it drifts slowly along the beam, twinkles, and rises beside what is pointed at."""

import math
from pathlib import Path

import pytest

from azul_desktop.geometry import Box
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.motes import COUNT, LIFT, PARTS, Motes
from azul_desktop.ui.render.shelf import SHELF
from azul_desktop.ui.render.stage import Sprite

FULL_HD = (1920, 1080)


def seen(motes: Motes, time: float) -> list[Sprite]:
    """All motes as they are at a time."""
    for _ in range(PARTS):
        motes.drift(time)
    return [sprite for group in motes.groups for sprite in group.sprites]


def test_there_are_few_and_they_are_small(desk: Desk) -> None:
    sprites = seen(Motes(desk.images, FULL_HD), 0.0)
    assert COUNT * 0.7 < len(sprites) <= COUNT
    sizes = [sprite.surface.get_width() for sprite in sprites]
    assert 6 <= min(sizes) < 9 < max(sizes) <= 17
    covered = sum(size**2 for size in sizes)
    assert covered < 0.004 * FULL_HD[0] * FULL_HD[1]


def test_what_they_look_like_follows_from_the_time(desk: Desk) -> None:
    one, other = Motes(desk.images, FULL_HD), Motes(desk.images, FULL_HD)
    for time in (0.0, 3.3, 100.0, 3.3):
        assert seen(one, time) == seen(other, time)


def test_they_drift_along_the_beam_and_come_again(desk: Desk) -> None:
    motes = Motes(desk.images, FULL_HD)
    seconds = 10
    speeds = []
    for mote in motes._motes:
        (x0, y0), (x1, y1) = motes._place(mote, 0.0), motes._place(mote, seconds)
        if x1 > x0:  # the others came to the end and begin anew
            speeds.append(math.dist((x0, y0), (x1, y1)) / seconds)
    assert len(speeds) > 0.7 * COUNT
    assert min(speeds) > 4
    assert max(speeds) < 18
    for time in (1e3, 1e4, 1e5):
        assert len(seen(motes, time)) > COUNT / 2


def test_a_mote_twinkles_once_in_five_to_nine_seconds(desk: Desk) -> None:
    motes = Motes(desk.images, FULL_HD, count=1)
    pictures = {sprite.surface for n in range(180) for sprite in seen(motes, n / 20)}
    shades = {surface.get_at((surface.get_width() // 2,) * 2)[3] for surface in pictures}
    assert len(shades) >= 3


def test_those_beside_a_box_rise_and_sink_back(desk: Desk) -> None:
    motes = Motes(desk.images, FULL_HD)
    x, y = motes._places[0]
    box = Box(x - 20, y - 20, 40, 40)
    for _ in range(60):
        motes.stir(0.05, box)
    assert motes._risen[0] == pytest.approx(LIFT, abs=0.1)
    assert 0 < sum(risen > 1 for risen in motes._risen) < COUNT / 2
    for _ in range(60):
        motes.stir(0.05, None)
    assert max(motes._risen) < 0.1


def test_a_risen_mote_is_seen_higher(desk: Desk) -> None:
    motes = Motes(desk.images, FULL_HD)
    before = seen(motes, 0.0)
    motes._risen = [LIFT] * COUNT
    after = seen(motes, 0.0)
    assert [a.y - b.y for a, b in zip(before, after, strict=True)] == [LIFT] * len(before)


def test_few_pictures_are_made(desk: Desk) -> None:
    SHELF.clear()
    motes = Motes(desk.images, FULL_HD)
    for n in range(1200):
        seen(motes, n / 20)
    assert SHELF.weight < 1_500_000


def test_without_their_picture_there_are_none(tmp_path: Path) -> None:
    motes = Motes(Images(tmp_path), FULL_HD)
    assert seen(motes, 0.0) == []
    motes.stir(0.1, Box(0, 0, 100, 100))


def test_each_step_moves_one_part_of_them(desk: Desk) -> None:
    motes = Motes(desk.images, FULL_HD)
    for n in range(2 * PARTS):
        before = list(motes.groups)
        motes.drift(1.0 + n)
        same = [a is b for a, b in zip(before, motes.groups, strict=True)]
        assert same == [part != n % PARTS for part in range(PARTS)]
